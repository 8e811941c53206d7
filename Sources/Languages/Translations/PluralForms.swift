/// Which of a language's plural forms a number takes.
enum PluralForms {
  /// The form of a number, as CLDR has it: one, two, other in Hebrew; zero, one, two, few, many,
  /// other in Arabic.
  static func form(of number: Int, in language: String) -> Int {
    switch language {
    case "he": return number == 1 ? 0 : number == 2 ? 1 : 2
    case "ar":
      if number < 3 { return max(0, number) }
      return (3...10).contains(number % 100) ? 3 : number % 100 >= 11 ? 4 : 5
    default: return number == 1 ? 0 : 1
    }
  }

  /// How many forms a language has.
  static func count(in language: String) -> Int {
    switch language {
    case "he": 3
    case "ar": 6
    default: 2
    }
  }
}
