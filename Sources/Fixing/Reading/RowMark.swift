internal import BidiAlgorithm
internal import UnicodeData

/// What a row of a list has before its name: a sign or a picture, the number of an item, a box to
/// tick, or how much there is of what it names. In a list of either direction it has a column of
/// its own, at the side where the rows begin.
struct RowMark {
  enum Sort {
    /// A bullet, a number with its sign, or `#1`.
    case item
    /// Signs that are no punctuation, and pictures: `\u{2605}`, `\u{25B6}`, `\u{2705}`.
    case sign
    /// An empty box, `[ ]`, with a bullet before it or not.
    case box
    /// A box with its tick, `[x]`.
    case tick
    /// The sign of rights, with a year or years behind it or not.
    case rights
    /// How many, how warm or how good: `12 \u{D7}`, `2x`, `28\u{B0}C`, `4.5\u{2605}`.
    case quantity
    /// The minute of a match, with a picture behind it or not: `45'`, `90+2'`.
    case minute
    /// A weight or a volume with its Latin unit: `500 g`.
    case weight
    /// A length, an energy or a size of data with its Latin unit: `12 km`.
    case measure
    /// A share: `45%`.
    case share
    /// A number or a rating and a dot or a bar between blanks, or a year and a slash between them:
    /// `2023 \u{B7}`, `8.1/10 |`, `1984 /`.
    case field
  }

  let sort: Sort
  /// Behind it, where a blank stands.
  let end: Int

  /// The most scalars of signs, and the most digits of an item.
  private static let mostSigns = 8
  private static let mostDigits = 3
  /// No unit has more letters behind its first one.
  private static let longestUnit = 3

  /// What a text begins with; nil where that is none of these, or no blank follows it. O(1).
  init?(_ text: Skeleton) {
    let start = text.endOfBlanks(0)
    guard
      let found = Self.box(start, text) ?? Self.rights(start, text) ?? Self.signs(start, text)
        ?? Self.item(start, text) ?? Self.amount(start, text),
      text.isSpace(ifThere: found.end)
    else { return nil }
    self = found
  }

  private init(_ sort: Sort, _ end: Int) { (self.sort, self.end) = (sort, end) }

  private static func box(_ start: Int, _ text: Skeleton) -> RowMark? {
    let isItem =
      LabelledStretch.bullets.contains(text.at(start)) && text.isSpace(ifThere: start + 1)
    let opening = isItem ? start + 2 : start
    return sortOfBox(opening, text).map { RowMark($0, opening + 3) }
  }

  /// Whether a box of three scalars that stands at a position is empty or has its tick; nil where
  /// none stands there. O(1).
  static func sortOfBox(_ opening: Int, _ text: Skeleton) -> Sort? {
    guard text.at(opening) == "[", text.at(opening + 2) == "]" else { return nil }
    return switch text.at(opening + 1) {
    case " ": .box
    case "x", "X": .tick
    default: nil
    }
  }

  private static func rights(_ start: Int, _ text: Skeleton) -> RowMark? {
    guard text.at(start) == "\u{A9}" else { return nil }
    let year = text.isSpace(ifThere: start + 1) ? start + 2 : start + 1
    var end = text.endOfDigits(year)
    guard end == year + 4 else { return RowMark(.rights, start + 1) }
    let last = text.endOfDigits(end + 1)
    if "-\u{2013}".unicodeScalars.contains(text.at(end)), last > end + 1 { end = last }
    return RowMark(.rights, end)
  }

  private static func signs(_ start: Int, _ text: Skeleton) -> RowMark? {
    var end = start
    while end < start + mostSigns, isSign(end, text) { end += 1 }
    guard end > start else { return nil }
    let isBullet = end == start + 1 && LabelledStretch.bullets.contains(text.at(start))
    return RowMark(isBullet ? .item : .sign, end)
  }

  /// Whether a sign that is no punctuation stands at a position, a picture or what goes with one.
  /// Boxes and blocks are drawn by programs. O(1).
  static func isSign(_ position: Int, _ text: Skeleton) -> Bool {
    let scalar = text.at(position)
    switch scalar.value {
    case 0xD7, 0x2190...0x21FF, 0x200D, 0xFE0F, 0x1F3FB...0x1F3FF: return true
    case ..<0x2200, 0x2500...0x259F, 0xFFFC...0xFFFD: return false
    default: return !text.isStrong(position) && ScalarFacts.category(of: scalar) == .so
    }
  }

  private static func item(_ start: Int, _ text: Skeleton) -> RowMark? {
    if LabelledStretch.bullets.contains(text.at(start)) { return RowMark(.item, start + 1) }
    let isSerial = text.at(start) == "#"
    let digits = isSerial ? start + 1 : start
    let end = text.endOfDigits(digits)
    guard (1...mostDigits).contains(end - digits) else { return nil }
    if isSerial { return RowMark(.item, end) }
    let isParted = ".)-".unicodeScalars.contains(text.at(end)) && text.isSpace(ifThere: end + 1)
    return isParted ? RowMark(.item, end + 1) : nil
  }

  /// An amount of European or Persian digits: Arabic-Indic ones stand right of their words in every
  /// line.
  private static func amount(_ start: Int, _ text: Skeleton) -> RowMark? {
    guard text.isDigit(start), text.classes[start] != .an else { return nil }
    if let minute = endOfMinute(start, text) {
      return RowMark(.minute, endOfPicture(behind: minute, text))
    }
    var end = text.endOfDigits(start)
    while ".,\u{66B}".unicodeScalars.contains(text.at(end)), text.isDigit(end + 1) {
      end = text.endOfDigits(end + 1)
    }
    if let found = field(start..<end, text) { return found }
    let sign = text.isSpace(ifThere: end) ? end + 1 : end
    switch text.at(sign) {
    case "\u{B0}":
      let hasScale =
        "CF".unicodeScalars.contains(text.at(sign + 1)) && !text.isCodeLetter(sign + 2)
      return RowMark(.quantity, hasScale ? sign + 2 : sign + 1)
    case "\u{D7}", "\u{2103}", "\u{2109}", "\u{2605}", "\u{2606}", "\u{2B50}":
      return RowMark(.quantity, text.at(sign + 1) == "\u{FE0F}" ? sign + 2 : sign + 1)
    case "x" where sign == end: return RowMark(.quantity, sign + 1)
    case "%", "\u{66A}": return RowMark(.share, sign + 1)
    default:
      var last = sign
      while text.isLatin(last), last <= sign + longestUnit { last += 1 }
      let unit = text.string(sign..<last)
      if weights.contains(unit) { return RowMark(.weight, last) }
      return measures.contains(unit) ? RowMark(.measure, last) : nil
    }
  }

  /// What stands behind the number of a minute.
  static let minuteSigns: Set<Unicode.Scalar> = ["'", "\u{2019}", "\u{2032}"]

  /// The end of a minute of a match, `45'` or `90+2'`, before a blank; nil where none begins. O(1).
  static func endOfMinute(_ start: Int, _ text: Skeleton) -> Int? {
    var end = text.endOfDigits(start)
    guard (1...mostDigits).contains(end - start) else { return nil }
    if text.at(end) == "+", text.isDigit(end + 1) { end = text.endOfDigits(end + 1) }
    guard minuteSigns.contains(text.at(end)), text.isSpace(ifThere: end + 1) else { return nil }
    return end + 1
  }

  /// The end of the picture of a goal or a card behind a minute; that of the minute without one.
  private static func endOfPicture(behind minute: Int, _ text: Skeleton) -> Int {
    var end = minute + 1
    while end <= minute + mostSigns, isSign(end, text) { end += 1 }
    return end > minute + 1 ? end : minute
  }

  /// A number, or one of so many, that a dot or a bar between blanks parts from what follows, or as
  /// many digits as a year has with a slash.
  private static func field(_ digits: Range<Int>, _ text: Skeleton) -> RowMark? {
    let number = digits.upperBound
    let whole = text.endOfDigits(number + 1)
    let end = text.at(number) == "/" && whole > number + 1 ? whole : number
    guard text.isSpace(ifThere: end) else { return nil }
    let isYear = digits.count == digitsOfYear && end == number
    let signs = isYear ? "\u{B7}\u{2022}|/" : "\u{B7}\u{2022}|"
    return signs.unicodeScalars.contains(text.at(end + 1)) ? RowMark(.field, end + 2) : nil
  }

  private static let digitsOfYear = 4

  private static let weights: Set<String> = [
    "KG", "L", "cl", "dl", "g", "kg", "l", "lb", "lbs", "mL", "mg", "ml", "oz", "pc", "pcs",
  ]

  private static let measures: Set<String> = [
    "CM", "GB", "KB", "KM", "MB", "MM", "TB", "cal", "cm", "ft", "kB", "kJ", "kcal", "km", "m",
    "mi", "mm",
  ]
}
