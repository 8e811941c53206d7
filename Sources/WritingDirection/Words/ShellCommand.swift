/// A command for a shell at the start of a text, as in `docker compose up` and then a sentence
/// about it.
///
/// It is one name, however many words it has. It begins with the name of a program, in lower case,
/// and ends with a right-to-left word. A program that is not known shows itself by what follows: a
/// flag, what programs are asked to do, as in `terraform plan`, or a pipe into a program that reads
/// what another writes, as in `ps aux | grep java`. A word of an English sentence before the
/// right-to-left one shows that there was none: `git is fast`, `make me a sandwich`. The lists are
/// our own choice.
struct ShellCommand {
  /// Letters and digits of a word in lower case, a byte each, the last eight of them; nil with any
  /// other.
  struct Key: Hashable {
    private var bytes: UInt64 = 0
    /// Whether there is nothing else in it.
    private(set) var isPlain = true

    init() {}

    init(_ word: some StringProtocol) { for scalar in word.unicodeScalars { add(scalar) } }

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
    /// A word of a command that shows that those before were one too.
    case confirmation
    /// The word of a sentence that shows that those before were no command.
    case refutation
    case other
  }

  /// How far the text has been read.
  private enum Progress {
    case atStart
    /// The number of words so far that may be a command.
    case maybe(Int)
    case inside
    case over
  }

  /// What the first word says of those that follow.
  private enum Beginning {
    /// A program that is piped into others.
    case source
    /// What a sentence asks to do with a command, or any word right before a program.
    case request
    /// `go`, which most sentences have as a verb.
    case go
    case other

    init(_ key: Key) {
      self =
        ShellCommand.sources.contains(key)
        ? .source : ShellCommand.requests.contains(key) ? .request : key == Key("go") ? .go : .other
    }
  }

  private var progress = Progress.atStart
  private var beginning = Beginning.other

  /// Whether the words so far may be a command, and nothing shows it yet.
  var mayHaveBegun: Bool {
    if case .maybe = progress { true } else { false }
  }

  /// Whether the words so far are a command: one of English may still show that they are not.
  var isInside: Bool {
    if case .inside = progress { true } else { false }
  }

  /// The most words before a flag.
  private static let mostWords = 4

  /// Takes the next word that votes; `isPiped` says whether a pipe stands before it.
  mutating func take(_ key: Key, isLeftToRight: Bool, isPiped: Bool) -> Part {
    guard isLeftToRight else {
      progress = .over
      return .other
    }
    switch progress {
    case .atStart:
      if Self.programs.contains(key) {
        progress = .inside
        return .command
      }
      let isWord = key.isPlain && !Self.prose.contains(key) && !Self.beginnings.contains(key)
      // A pipe before the first word is the border of a table.
      progress = isWord && !isPiped ? .maybe(1) : .over
      beginning = Beginning(key)
    case .maybe(let count):
      if (count == 1 && isTask(key)) || (isPiped && readsPipe(key)) {
        progress = .inside
        return .confirmation
      }
      if count == 1, !isPiped, beginning != .source, Self.isProgram(key) { beginning = .request }
      let goesOn = count < Self.mostWords && !Self.prose.contains(key)
      progress = goesOn ? .maybe(count + 1) : .over
    case .inside:
      if Self.prose.contains(key) {
        progress = .over
        return .refutation
      }
      return .command
    case .over: break
    }
    return .other
  }

  /// Takes a flag; true where it shows that the words before it were a command.
  mutating func takeFlag() -> Bool {
    guard case .maybe = progress else { return false }
    progress = .inside
    return true
  }

  private static func isProgram(_ key: Key) -> Bool {
    programs.contains(key) || sources.contains(key)
  }

  /// Whether the second word is what the first one is asked to do.
  private func isTask(_ key: Key) -> Bool {
    Self.tasks.contains(key) || (beginning == .go && Self.tasksOfGo.contains(key))
  }

  /// Whether a program reads what those before it write. Where its name is an English word, it is
  /// one only behind a known program.
  private func readsPipe(_ key: Key) -> Bool {
    switch beginning {
    case .source: Self.filters.contains(key) || Self.plainFilters.contains(key)
    case .request: false
    case .go, .other: Self.filters.contains(key)
    }
  }

  private static func keys(_ words: String) -> Set<Key> {
    Set(words.split(separator: " ").map { Key($0) })
  }

  private static let programs = Set(ShellPrograms.calledByName.map { Key($0) })

  /// What programs are asked to do.
  private static let tasks = keys(
    "activate apply build checkout clone commit compile config create delete deploy dev exec fetch fmt init install lint lock login logs "
      + "migrate plan publish pull push rebase restart run serve start stop sync test uninstall update upgrade"
  )

  private static let tasksOfGo = keys("generate mod tool vet")

  /// Programs that read what is piped into them.
  private static let filters = keys(
    "awk base64 bash egrep fgrep fzf gawk grep hexdump jq md5sum pbcopy rg sed sha1sum sha256sum tee "
      + "tr uniq wc xargs xclip xxd yq zcat zgrep"
  )

  /// Such programs whose names are words.
  private static let plainFilters = keys(
    "bc cat column head less nl node perl php python python3 rev ruby sh sort tac tail"
  )

  /// Programs that are piped into those.
  private static let sources = keys(
    "alias cat df dmesg du echo env head history jobs less ls lsblk lsof lspci lsusb mount netstat printenv "
      + "printf ps seq sort ss strings tail uname uptime xxd zcat"
  )

  /// What a sentence asks to do with a command.
  private static let requests = keys(
    "check enter execute type pipe read run see send use write"
  )

  /// Words that begin a sentence, and may stand before one of those.
  private static let beginnings = keys(
    "please never always just now then dont lets let need want try must cannot cant when after before still only "
      + "first also next why every no yes ok okay hi hey last old new good great some any more will wont"
  )

  private static let prose = keys(
    "is are was were the a an and of for with that this has have had can could you we they he she my your our not "
      + "does did will would should but or because if to at by as sure "
      + "me him them says said say very so also like be been being am there here these those what who how than then "
      + "on in it its into about when after before"
  )
}
