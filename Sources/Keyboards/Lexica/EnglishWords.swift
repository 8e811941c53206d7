/// The English words that are left alone between words of another language.
///
/// The list is lines of a beginning of two letters and what may follow it; `=` is nothing. A `*`
/// behind a word marks the commonest, a `+` the next, a `-` the rarest, a `^` a name; regular forms
/// in -s, -ed, -ing and -ly of words in the list are left out where rare. `Scripts/keyboards` makes
/// it from SCOWL.
enum EnglishWords {
  /// How common a word is.
  enum Commonness: Int, Comparable {
    case name, rarest, rare, common, commonest

    static func < (left: Commonness, right: Commonness) -> Bool { left.rawValue < right.rawValue }
  }

  /// How common a word of lower-case letters is; nil where it is not known. O(*n*) in the words
  /// that begin with the same two letters.
  static func commonness(of word: [UInt8]) -> Commonness? {
    if modern.contains(word) { return max(listed(word) ?? .common, .common) }
    if let found = listed(word), found != .name { return found }
    for ending in ["s", "ed", "ing", "ly"] where word.count >= ending.utf8.count + 3 {
      guard word.suffix(ending.utf8.count).elementsEqual(ending.utf8) else { continue }
      let stem = Array(word.dropLast(ending.utf8.count))
      if ending == "ed", stem.last == UInt8(ascii: "e") { continue }
      if let found = stemmed(stem) { return min(found, .rare) }
      if ending == "ed" || ending == "ing", let found = stemmed(stem + Array("e".utf8)) {
        return min(found, .rare)
      }
    }
    return listed(word)
  }

  /// Whether a word is newer than the list. Few other languages spell such a word.
  static func isModern(_ word: [UInt8]) -> Bool { modern.contains(word) }

  /// How common a word without its ending is; nil for names.
  private static func stemmed(_ stem: [UInt8]) -> Commonness? {
    if modern.contains(stem) { return .common }
    return listed(stem).flatMap { $0 == .name ? nil : $0 }
  }

  private static func listed(_ word: [UInt8]) -> Commonness? {
    guard let range = lines[Array(word.prefix(2))] else { return nil }
    let bytes = unsafe UnsafeBufferPointer(start: list.utf8Start, count: list.utf8CodeUnitCount)
    let rest = word.count > 2 ? word[2...] : Array("=".utf8)[...]
    var index = range.lowerBound
    while index < range.upperBound {
      var end = index
      while end < range.upperBound, unsafe bytes[end] != UInt8(ascii: " ") { end += 1 }
      let found = unsafe commonness(signed: bytes[end - 1])
      let letters = found == .rare ? end : end - 1
      if letters - index == rest.count, unsafe bytes[index..<letters].elementsEqual(rest) {
        return found
      }
      index = end + 1
    }
    return nil
  }

  private static func commonness(signed sign: UInt8) -> Commonness {
    switch sign {
    case UInt8(ascii: "*"): .commonest
    case UInt8(ascii: "+"): .common
    case UInt8(ascii: "-"): .rarest
    case UInt8(ascii: "^"): .name
    default: .rare
    }
  }

  /// Where the words of each beginning stand in the list.
  private static let lines: [[UInt8]: Range<Int>] = {
    let bytes = unsafe UnsafeBufferPointer(start: list.utf8Start, count: list.utf8CodeUnitCount)
    var lines: [[UInt8]: Range<Int>] = [:]
    var start = 0
    while start < bytes.count {
      let end = unsafe bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let space = unsafe bytes[start..<end].firstIndex(of: UInt8(ascii: " ")) ?? end
      unsafe lines[Array(bytes[start..<space])] = min(space + 1, end)..<end
      start = end + 1
    }
    return lines
  }()

  /// Words that are newer than the list, or more common now, and words of programmers.
  private static let modern: Set<[UInt8]> = Set(
    """
    app apps blog bluetooth bro chat chatgpt covid crypto dm emoji emojis facebook gmail google hashtag instagram \
    iphone ipad laptop laptops linkedin lol netflix ok okay omg online podcast pls plz playlist selfie smartphone \
    snapchat spotify startup telegram tiktok twitter uber upload username website whatsapp wifi wtf youtube zoom btw \
    asap fyi idk cv hr ceo pdf usb gps tv dvd vip fb insta login logout offline reboot screenshot scrolling streaming \
    vlog youtuber influencer android thx hi hey hmm cuz gonna wanna gotta yeah yep nope dude guys mom dad burger \
    internet mall download downloads pizza imo imho afaik iirc tbh nvm wdym lgtm ptal wip tldr eta brb ngl smh \
    multilingual bilingual trilingual monolingual bidi unicode locale locales timezone keycap \
    git github gitlab docker kubernetes json css html xml yaml toml csv sql sqlite mysql postgres postgresql mongodb \
    redis http https ssh ssl tls tcp udp dns url urls uri api apis sdk ide cli gui ui ux cpu gpu ram ssd os ios macos \
    linux ubuntu debian fedora unix posix bash zsh vim neovim emacs nginx apache npm yarn pnpm webpack vite react vue \
    svelte angular node nodejs deno javascript typescript python java kotlin swift swiftui uikit xcode rust golang \
    ruby php perl lua scala haskell clojure elixir erlang cpp async await init config configs repo repos commit \
    commits merge rebase refactor refactored linter lint linting debug debugger debugging deploy deployed deploys \
    devops backend frontend fullstack middleware webhook webhooks localhost regex regexp enum enums struct structs \
    bool boolean int string strings float tuple tuples dict args kwargs param params func impl const var std stdin \
    stdout stderr utf ascii ansi hotfix changelog readme todo fixme linted tmp usr etc bin lib src dev prod staging \
    qa ci pr prs mr env auth oauth jwt token tokens crud orm mvp saas aws azure gcp lambda terraform ansible jenkins \
    grep awk sed curl wget sudo chmod chown mkdir cmake makefile gcc clang llvm malloc nullptr null nil nan nasa \
    plugin plugins runtime compile compiler runtimes subprocess mutex semaphore goroutine callback \
    callbacks codebase changelogs upstream downstream namespace namespaces hostname hostnames filename filenames \
    dropdown tooltip checkbox textbox popup navbar layout layouts viewport px vm vms kernel daemon cron cronjob \
    timestamp timestamps metadata dataset datasets backup backups workaround workarounds subdirectory substring \
    whitespace newline newlines multithreaded codepoint codepoints emoji stacktrace traceback segfault \
    uh um uhm uhh umm er erm ehm ah ahh aha aw aww awww ew eww oh ooh oops ouch ow ugh uhoh duh heh hehe heheh haha hahaha huh \
    hmmm mm mmm mhm nah yah yay yea yup yum wow whoa woohoo phew psst shh tsk meh bah boo zzz muahaha rofl lmao teh im dont cant \
    wont didnt doesnt isnt arent wasnt ive ill youre theyre thats whats lets hadnt hasnt havent couldnt wouldnt shouldnt \
    aint yall bot bots irc bsd aix mac rc rtfm rfc libc glibc gdb vi diff diffs algo algos accessor accessors setter \
    getter getters setters def str cd ls mv cp rm ps cat ssd mb gb kb tb ms ns hz ghz ie eg etc aka vs misc qwerty \
    argv argc venv wdyt np ty lmk sgtm ttyl afk gg wp ur msg msgs cc bcc hbu ofc otoh fwiw tbd yolo \
    iam acl gid pid ppid vpc rds foo bar baz qux uuid guid ipc rpc ftp sftp dns dhcp nfs gtk gdk msg \
    xz zip gzip nic req res ctx ptr len idx iter impls fmt cfg ctl cmd cmds opt opts arg async mcp llm llms gpt ml ai nlp \
    fetch init kde gnome dbus udev grub initrd sshd httpd smtp imap ldap ntp vnc rdp wsl dll exe iso deb rpm dpkg \
    libtool autoconf vmware buildd bytearray chattr rust cyber cds jpeg jpg png gif svg mpeg ogg ascii lol utc gmt est \
    ppl tmrw tmr rn dunno prolly gotcha lemme gimme kinda sorta outta cya bc cuz coz cos til rly srsly jk gtg ttys hf \
    irl smth sth oof welp bruh thru nite tonite fwd repro repros nuke nuked postmortem triage triaged wontfix nits nit \
    nav cache caches cached caching min mins secs hrs grafana prometheus kafka kibana datadog sentry figma slack jira \
    kubectl pytest gym sec oo tis twas ca va casa corniche sry ikr ack tada ooo af kubelet mypy pylint eslint tsc \
    haproxy prisma supabase vercel jupyter pandas numpy scipy pycharm intellij webstorm airflow bitbucket trello \
    canva paypal revolut deliveroo pytorch tensorflow keras matplotlib laravel symfony nestjs nextjs nuxt gatsby \
    bitcoin ethereum airbnb ebay aliexpress ikea lidl gucci tesla bmw toyota honda nissan huawei xiaomi nokia lenovo \
    asus logitech xbox fortnite minecraft roblox reddit pinterest quora duolingo coursera udemy disney anghami \
    shazam deezer soundcloud viber webex \
    shawarma falafel standup standups mush latte lattes cappuccino espresso dir dirs email emails uid uids tue thu math vegan cafe bday bio rsa
    """.split(separator: " ").map { Array($0.utf8) })
}
