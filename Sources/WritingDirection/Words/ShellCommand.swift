/// A command for a shell at the start of a text, as in `docker compose up` and then a sentence
/// about it.
///
/// It is one name, however many words it has. It begins with the name of a program, in lower case,
/// and ends with a right-to-left word. A word of an English sentence before that shows that there
/// was none: `git is fast`, `make me a sandwich`. The lists are our own choice.
struct ShellCommand {
  /// Letters and digits of a word in lower case, a byte each, the last eight of them; nil with any
  /// other.
  struct Key: Hashable {
    private var bytes: UInt64 = 0
    private var isPlain = true

    init() {}

    init(_ word: Substring) { for scalar in word.unicodeScalars { add(scalar) } }

    /// Adds the next scalar. O(1).
    mutating func add(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "a"..."z", "0"..."9": bytes = bytes << 8 | UInt64(scalar.value)
      default: isPlain = false
      }
    }
  }

  /// What a word is.
  enum Part {
    /// A word of a command.
    case command
    /// The word of a sentence that shows that those before were no command.
    case refutation
    case other
  }

  private var isOpen = false
  private var hasBegun = false

  /// Takes the next word that votes.
  mutating func take(_ key: Key, isLeftToRight: Bool) -> Part {
    if !hasBegun {
      isOpen = isLeftToRight && Self.programs.contains(key)
      hasBegun = true
    } else if isOpen, isLeftToRight, Self.prose.contains(key) {
      isOpen = false
      return .refutation
    } else if !isLeftToRight {
      isOpen = false
    }
    return isOpen ? .command : .other
  }

  private static func keys(_ words: String) -> Set<Key> {
    Set(words.split(separator: " ").map(Key.init))
  }

  private static let programs = keys(
    "git docker npm npx yarn pnpm pip pip3 python python3 node cargo rustc gcc clang make cmake ninja kubectl helm "
      + "terraform ansible vagrant brew apt dnf yum pacman snap sudo ssh scp rsync curl wget systemctl journalctl "
      + "grep sed awk ls cd mkdir chmod chown tar gzip unzip mv cp rm vim nano emacs tmux bash zsh psql mysql redis "
      + "mongo nginx flask django gradle mvn adb ffmpeg swift xcodebuild dotnet composer php artisan ping nslookup "
      + "dig ifconfig podman bidiscope gh aws gcloud heroku firebase flutter ng vite jest pytest eslint tsc"
  )

  private static let prose = keys(
    "is are was were the a an and of for with that this has have had can could you we they he she my your our not "
      + "does did will would should but or because if to at by as sure "
      + "me him them says said say very so also like be been being am there here these those what who how than then"
  )
}
