internal import BidiAlgorithm
internal import UnicodeData

/// A paragraph of a block while its text comes in: white space is collapsed, boxes open and close.
struct ParagraphBuilder {
  private(set) var paragraph: MarkupParagraph
  /// What the boxes put there by HTML's `dir=auto`: the place of the initiator, and the direction.
  private var automatics: [(index: Int, direction: TextDirection)] = []
  /// Whether anything of the source is in it.
  private(set) var hasText = false
  /// Whether a space would come at the start of the line, or behind another one.
  private var dropsSpace = true
  /// The collapsible space that goes if nothing follows it.
  private var lastSpace: Int?
  /// The boxes around the text, from the outside.
  private var boxes: [InlineBox]
  /// How many of them are written.
  private var opened = 0
  /// How many boxes stand in the innermost one and are passed over.
  private var deeper = 0

  /// No more boxes than this put anything there: 125 of them can raise a level (BD2), and each is
  /// written again behind every break.
  private static let maximumBoxes = 128

  init(direction: BaseDirection, boxes: [InlineBox]) {
    paragraph = MarkupParagraph(direction: direction)
    self.boxes = boxes
  }

  private mutating func openBoxes(at place: Int) {
    while opened < boxes.count {
      let box = boxes[opened]
      // What is opened again stands where its text goes on.
      if let direction = box.automatic {
        automatics.append((paragraph.scalars.count, direction))
      }
      for scalar in box.opening { insert(scalar, at: max(place, box.start)) }
      opened += 1
    }
  }

  private mutating func insert(_ scalar: Unicode.Scalar, at place: Int) {
    // A field's text stands in its tag, and the field ends where the tag begins.
    let place = max(place, paragraph.places.end)
    paragraph.scalars.append(scalar)
    paragraph.places.append(place..<place)
  }

  /// A box begins.
  mutating func open(_ box: InlineBox) {
    guard boxes.count < Self.maximumBoxes else {
      deeper += 1
      return
    }
    boxes.append(box)
    // What a break cut off is opened with the text that follows; a new box at once, or its place
    // would be lost.
    openBoxes(at: box.start)
  }

  /// A box ends; the source goes on at a place.
  mutating func close(at place: Int) {
    if deeper > 0 {
      deeper -= 1
      return
    }
    guard let box = boxes.popLast(), opened > boxes.count else { return }
    opened -= 1
    for scalar in box.closing { insert(scalar, at: place) }
  }

  /// Takes in a scalar of text.
  mutating func append(_ scalar: Unicode.Scalar, _ range: Range<Int>, _ style: BidiStyle) {
    let isSpace = HTMLTokenizer.isSpace(scalar) && scalar != "\u{C}"
    if isSpace, !style.keepsSpaces {
      if dropsSpace { return }
      openBoxes(at: range.lowerBound)
      lastSpace = paragraph.scalars.count
      dropsSpace = true
      add(" ", range)
      return
    }
    openBoxes(at: range.lowerBound)
    add(scalar, range)
    // CSS Text, section 4.1: bidi controls are passed over, as if they were not there.
    if !BidiProperties.isControl(scalar.value) {
      dropsSpace = false
      lastSpace = nil
    }
  }

  /// What stands in the line for a box: it has a place in the source, and no letters.
  mutating func appendObject(at range: Range<Int>, _ style: BidiStyle) {
    openBoxes(at: range.lowerBound)
    let isNeutral = style.unicodeBidi != .embed && style.unicodeBidi != .override
    let mark: Unicode.Scalar? =
      isNeutral ? nil : style.direction == .rightToLeft ? "\u{200F}" : "\u{200E}"
    if let mark { insert(mark, at: range.lowerBound) }
    insert("\u{FFFC}", at: range.lowerBound)
    if let mark { insert(mark, at: range.lowerBound) }
    hasText = true
    dropsSpace = false
    lastSpace = nil
  }

  private mutating func add(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    paragraph.scalars.append(scalar)
    // What stood in a table outside of its cells comes before it. Where a style sheet puts both
    // into one line, what goes back in the source has no place, as places ascend.
    let end = paragraph.places.end
    paragraph.places.append(range.lowerBound < end ? end..<end : range)
    hasText = true
  }

  /// The quotation mark of a box.
  mutating func appendMark(_ mark: Unicode.Scalar, at place: Int) {
    openBoxes(at: place)
    insert(mark, at: place)
    hasText = true
    dropsSpace = false
    lastSpace = nil
  }

  /// The paragraph at its end; the next one begins with the boxes that are open.
  mutating func finish(at place: Int) -> MarkupParagraph {
    while opened > 0 {
      opened -= 1
      for scalar in boxes[opened].closing { insert(scalar, at: place) }
    }
    settleAutomatics()
    if let lastSpace {
      paragraph.scalars.remove(at: lastSpace)
      paragraph.places.remove(at: lastSpace)
    }
    let result = paragraph
    paragraph = MarkupParagraph(direction: result.direction)
    automatics = []
    hasText = false
    dropsSpace = true
    lastSpace = nil
    return result
  }

  /// Makes FSIs of the isolates of which UAX #9 says what HTML said (X5c). O(*n*).
  private mutating func settleAutomatics() {
    guard !automatics.isEmpty else { return }
    var found: [Int: TextDirection] = [:]
    var open: [Int] = []
    for (index, scalar) in paragraph.scalars.enumerated() {
      switch BidiProperties.bidiClass(of: scalar) {
      case .lri, .rli, .fsi: open.append(index)
      case .pdi: _ = open.popLast()
      case .l: if let last = open.last, found[last] == nil { found[last] = .leftToRight }
      case .r, .al: if let last = open.last, found[last] == nil { found[last] = .rightToLeft }
      default: break
      }
    }
    for (index, direction) in automatics where found[index] ?? .leftToRight == direction {
      paragraph.scalars[index] = "\u{2068}"
    }
  }
}
