internal import Wording

/// A value that a program may put in the place of a placeholder.
struct PlaceholderValue: Hashable, Sendable {
  /// What it is, in words.
  var words: Words
  /// The value.
  var scalars: [Unicode.Scalar]
  /// Whether it is a negative number.
  var isNegative = false

  /// Whether it is one name.
  var isName = false

  private init(
    _ words: Words, _ text: String, isNegative: Bool = false, isName: Bool = false
  ) {
    self.words = words
    scalars = Array(text.unicodeScalars)
    self.isNegative = isNegative
    self.isName = isName
  }

  /// A value that turns nothing.
  static let neutral = PlaceholderValue("a number", "3")

  /// The values that are tried in a phrase, the more usual first: a name in each direction, a
  /// negative number, a date of the readers, a list.
  ///
  /// - Parameters:
  ///   - language: the readers' language.
  ///   - holes: the placeholders of the phrase, with what may come for each.
  /// - Returns: the values.
  static func values(of language: String?, for holes: [Hole]) -> [PlaceholderValue] {
    let open = holes.filter { !$0.isIsolated }
    let hasAny = open.contains { $0.values == .any }
    // A name in quotation marks is no number, no date and no list.
    let hasOther = open.contains { $0.values == .any && !$0.isQuoted }
    let mayBeNegative = open.contains { $0.takesNegative }
    let readers =
      byLanguage[language.map { String($0.prefix { $0 != "_" && $0 != "-" }) } ?? ""]
      ?? hebrew
    var values: [PlaceholderValue] = []
    if hasAny { values += [latin, readers.name] }
    if mayBeNegative { values.append(readers.negative) }
    if hasOther { values += [readers.date, readers.list] }
    return values
  }

  private struct Readers {
    var name: PlaceholderValue
    var negative: PlaceholderValue
    var date: PlaceholderValue
    var list: PlaceholderValue
  }

  private static let latin = PlaceholderValue(
    "the name \(verbatim: "Alice")", "Alice", isName: true)

  private static func readers(
    _ name: String, negative: String = "-5", date: String, comma: String = ", "
  ) -> Readers {
    Readers(
      name: PlaceholderValue("the name \(verbatim: name)", name, isName: true),
      negative: PlaceholderValue("a negative number", negative, isNegative: true),
      date: PlaceholderValue("a date", date),
      // A list in the readers' language runs as their language does.
      list: PlaceholderValue("a list of names", name + comma + "Alice"))
  }

  // Dana, and 24 November 2026 as each writes it.
  private static let hebrew = readers("\u{5D3}\u{5E0}\u{5D4}", date: "24.11.2026")
  private static let arabic = readers(
    "\u{644}\u{64A}\u{644}\u{649}", negative: "\u{61C}-\u{665}",
    date: "\u{662}\u{664}\u{200F}/\u{661}\u{661}\u{200F}/\u{662}\u{660}\u{662}\u{666}",
    comma: "\u{60C} ")
  private static let persian = readers(
    "\u{633}\u{627}\u{631}\u{627}", negative: "\u{200E}\u{2212}\u{6F5}",
    date: "\u{6F1}\u{6F4}\u{6F0}\u{6F5}/\u{6F9}/\u{6F3}", comma: "\u{60C} ")
  private static let urdu = readers(
    "\u{646}\u{648}\u{631}", negative: "\u{200E}-5", date: "24/11/2026", comma: "\u{60C} ")

  private static let byLanguage: [String: Readers] = [
    "he": hebrew, "iw": hebrew, "yi": hebrew, "ar": arabic, "fa": persian, "ps": persian,
    "ckb": arabic, "ku": arabic, "sd": arabic, "ug": arabic, "ur": urdu,
  ]
}
