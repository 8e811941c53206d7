internal import BidiAlgorithm
internal import TextModel

/// Files: whatever the bytes, they come back as they were, and can be laid out and edited.
enum DecoderFuzzing {
  static func run(_ input: [UInt8]) {
    guard input.count > 4 else { return }
    let text = Array(input[4...])
    var document = Document(
      bytes: text, longFrom: Int(input[0]) * 4 + 1, piece: 4 + Int(input[1] & 31),
      window: 1 + Int(input[2]))
    check(document.encoded() == text, "other bytes")
    check(document.checkInvariants() == nil, "wrong sums")
    lay(document, input[3])
    let inverses = (0..<4).map { round -> Edit in
      let place = Int(text[round * 7 % text.count]) * (document.scalarCount + 1) / 256
      let end = min(document.scalarCount, place + Int(text[round * 5 % text.count] & 15))
      let put = document.storedText(
        in: ScalarOffset(0)..<ScalarOffset(Int(text[round * 3 % text.count] & 7)))
      return document.apply(.replace(ScalarOffset(place)..<ScalarOffset(end), with: put))
    }
    check(document.checkInvariants() == nil, "wrong sums after edits")
    lay(document, input[3])
    for inverse in inverses.reversed() { document.apply(inverse) }
    check(document.encoded() == text, "undoing does not bring the bytes back")
  }

  private static func lay(_ document: Document, _ choices: UInt8) {
    let layout = TextLayout(
      LayoutInputs(
        plain: document,
        settings: .ofReports(
          choices & 64 == 0 ? .hidden : .labelled, width: 1 + Int(choices & 63)),
        directions: .automatic), cache: LayoutCache())
    for line in layout.lines(from: LinePosition(paragraph: ParagraphIndex(0), line: 0), count: 50) {
      _ = layout.line(line)
      let position = layout.position(at: line, column: Column(Int(choices & 31)))
      _ = layout.places(of: position)
      _ = layout.moved(
        Selection(caret: position), .right, extending: true, policy: .visual, wraps: .oneStop)
    }
  }
}

/// Ends the process where something is not as it is promised.
func check(_ condition: Bool, _ complaint: String) {
  if !condition { fatalError(complaint) }
}
