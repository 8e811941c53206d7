internal import CICU
internal import UnicodeData
internal import Wording

/// A pattern of ICU's MessageFormat, with its places.
///
/// Source: ICU User Guide, Formatting Messages.
struct MessagePattern {
  /// What a place takes.
  enum Kind: Hashable { case text, number, date, plural, select, hash }

  /// A place where a value is written; in UTF-16 units.
  struct Place: Hashable {
    let kind: Kind
    let range: Range<Int>
    /// The argument's name; empty for `#`.
    @Exact private(set) var name: String
    /// The first selector of a choice among texts.
    @Exact private(set) var selector: String
  }

  /// How long a pattern may be, in UTF-16 units: ICU reads what is nested recursively.
  static let limit = 4096
  /// The pattern.
  let units: [UInt16]
  /// Its places in order, nested ones after those around them.
  let places: [Place]

  /// Reads a pattern.
  ///
  /// - Throws: what is wrong with it, and where.
  init(_ text: String) throws(FormatFailure) {
    units = Array(text.utf16)
    guard units.count <= Self.limit else {
      throw FormatFailure(
        """
        the message has \(number: units.count) UTF-16 units; it may have \(number: Self.limit) at most
        """)
    }
    guard !text.unicodeScalars.contains(where: MessageMarks.isMark) else {
      throw FormatFailure("the message or a value holds a noncharacter, U+FDD0 or U+FDD1")
    }
    var found = [cicu_message_place](repeating: cicu_message_place(), count: units.count / 2 + 1)
    var failure = cicu_message_failure()
    let count = unsafe Int(
      cicu_message_places(units, Int32(units.count), &found, Int32(found.count), &failure))
    guard count >= 0 else {
      let name = CICUMessage.name(of: failure)
      throw Self.failure(name, at: Int(failure.offset), units)
    }
    let pattern = units
    func part(_ start: Int32, _ limit: Int32) -> String {
      String(decoding: pattern[Int(start)..<Int(limit)], as: UTF16.self)
    }
    var places: [Place] = []
    for place in found.prefix(count) {
      let range = Int(place.start)..<Int(place.limit)
      let detail = part(place.detail_start, place.detail_limit)
      guard let kind = Self.kind(Int(place.kind)) else {
        throw FormatFailure(
          """
          MessageFormat has no type '\(verbatim: detail)' (\(Self.place(Int(place.detail_start), units))); \
          it has number, date, time, spellout, ordinal, duration, plural, selectordinal, select, choice
          """)
      }
      places.append(
        Place(
          kind: kind, range: range, name: part(place.name_start, place.name_limit),
          selector: kind == .select ? detail : ""))
      // ICU writes as many zeros as a skeleton's scale or increment says: billions, where it is
      // asked to.
      let body = part(place.start, place.limit).lowercased()
      guard kind == .number else { continue }
      if body.contains("scale/") {
        throw FormatFailure(
          "a number's scale is not taken (\(Self.place(range.lowerBound, units))): multiply the value"
        )
      }
      if body.contains(/precision-increment\/[^ ]*e/) {
        throw FormatFailure(
          "a number's increment is written without an exponent (\(Self.place(range.lowerBound, units)))"
        )
      }
    }
    self.places = places
  }

  private static func kind(_ number: Int) -> Kind? {
    switch number {
    case CICU_MESSAGE_TEXT: .text
    case CICU_MESSAGE_NUMBER: .number
    case CICU_MESSAGE_DATE: .date
    case CICU_MESSAGE_PLURAL: .plural
    case CICU_MESSAGE_SELECT: .select
    case CICU_MESSAGE_HASH: .hash
    default: nil
    }
  }

  /// The arguments by name in the order of their first places, each with what it has to be: a
  /// number or a date where any place wants one.
  ///
  /// - Throws: that two places want different kinds of one argument.
  func arguments() throws(FormatFailure) -> [(name: String, kind: Kind, selector: String)] {
    var arguments: [(name: String, kind: Kind, selector: String)] = []
    for place in places where place.kind != .hash {
      let kind = place.kind == .plural ? .number : place.kind
      guard let index = arguments.firstIndex(where: { Exact($0.name) == Exact(place.name) }) else {
        arguments.append((place.name, kind, place.selector))
        continue
      }
      let known = arguments[index].kind
      if known == .text {
        arguments[index].kind = kind
        arguments[index].selector = place.selector
      } else if kind != .text, kind != known {
        throw FormatFailure(
          """
          '\(verbatim: place.name)' is a text, a number or a date, and not several of them \
          (\(Self.place(place.range.lowerBound, units)))
          """)
      }
    }
    return arguments
  }

  private static func isWellFormed(_ units: some Collection<UInt16>) -> Bool {
    let units = Array(units)
    var failure = cicu_message_failure()
    return unsafe cicu_message_places(units, Int32(units.count), nil, 0, &failure) >= 0
  }

  /// The outermost brace that is not closed: the last one before which all are.
  private static func openBrace(_ units: [UInt16]) -> Int? {
    units.indices.last { units[$0] == 0x7B && isWellFormed(units[..<$0]) }
  }

  /// Where an offset in UTF-16 units is, in words: scalars are counted from 0.
  static func place(_ offset: Int, _ units: [UInt16]) -> Words {
    let before = String(decoding: units.prefix(offset), as: UTF16.self).unicodeScalars.count
    let after = String(decoding: units.dropFirst(offset).prefix(16), as: UTF16.self)
    return "at \(number: before), before '\(verbatim: after)'"
  }

  private static func failure(_ name: String, at offset: Int, _ units: [UInt16]) -> FormatFailure {
    // ICU says of a brace that is not closed where the message begins, or what it stands for; more
    // braces at the end tell.
    let closings = [UInt16](repeating: 0x7D, count: 8)
    let isOpen =
      name == "U_UNMATCHED_BRACES"
      || closings.indices.contains { isWellFormed(units + closings[...$0]) }
    let brace = isOpen ? openBrace(units) : nil
    let problem: Words =
      switch brace == nil ? name : "U_UNMATCHED_BRACES" {
      case "U_UNMATCHED_BRACES": "a brace is not closed"
      case "U_DEFAULT_KEYWORD_MISSING": "a plural or select has no 'other'"
      case "U_PATTERN_SYNTAX_ERROR": "this is not the form of an argument"
      default: "ICU says \(verbatim: name)"
      }
    return FormatFailure(
      "the message is not well formed: \(problem) (\(place(brace ?? max(0, offset), units)))")
  }
}
