internal import Screen

/// The keyboard's bytes: they mean the same, however they come.
enum InputFuzzing {
  static func run(_ input: [UInt8]) {
    guard let cut = input.first else { return }
    let bytes = Array(input.dropFirst())
    var whole = InputParser()
    let once = whole.feed(bytes) + whole.timeOut()
    var split = InputParser()
    var events: [InputEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      events += split.feed(Array(rest.prefix(1 + Int(cut) % 5)))
      rest = rest.dropFirst(1 + Int(cut) % 5)
    }
    events += split.timeOut()
    check(once == events, "other events where the bytes come in pieces")
    check(whole.takeReplies() == split.takeReplies(), "other replies")
    // Time may pass anywhere.
    var slow = InputParser()
    slow.awaitsReply = cut & 1 == 1
    for byte in bytes {
      _ = slow.feed([byte])
      if slow.pendingTimeout != nil, byte & 3 == 0 { _ = slow.timeOut() }
    }
  }
}
