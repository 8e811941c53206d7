/// Words in Latin letters for what numbers measure: `5 miles`, `3 GB`.
enum MeasureWords {
  /// Whether letters are one.
  static func isOne(_ letters: String) -> Bool { words.contains(letters) }

  private static let words: Set<String> = Set(
    [length, weight, time, data, screen, cooking, money, others].joined(separator: " ")
      .split(separator: " ").map(String.init))

  private static let length = """
    inch inches foot feet yard yards mile miles meter meters metre metres kilometer kilometers \
    kilometre kilometres centimeter centimeters centimetre centimetres millimeter millimeters \
    millimetre millimetres micron microns acre acres hectare hectares ha dunam dunams sqft sqm \
    degree degrees knot knots
    """

  private static let weight = """
    gram grams kilogram kilograms kilo kilos milligram milligrams microgram micrograms ton tons \
    tonne tonnes pound pounds ounce ounces carat carats
    """

  private static let time = """
    nanosecond nanoseconds microsecond microseconds millisecond milliseconds msec second seconds \
    minute minutes hour hours day days night nights week weeks wk wks month months mo mos quarter \
    quarters year years yr yrs decade decades century centuries
    """

  private static let data = """
    bit bits byte bytes kilobyte kilobytes megabyte megabytes gigabyte gigabytes terabyte \
    terabytes petabyte petabytes megabit megabits gigabit gigabits kbit mbit gbit
    """

  private static let screen = """
    pixel pixels megapixel megapixels dots frames hertz kilohertz megahertz gigahertz
    """

  private static let cooking = """
    cup cups tablespoon tablespoons tbsp teaspoon teaspoons tsp liter liters litre litres \
    milliliter milliliters millilitre millilitres gallon gallons pint pints quart quarts calorie \
    calories kilocalorie kilocalories
    """

  private static let money = """
    dollar dollars euro euros cent cents shekel shekels agorot penny pence quid riyal riyals rial \
    rials toman tomans dirham dirhams dinar dinars lira liras rupee rupees yen yuan franc francs \
    peso pesos ruble rubles krona kroner zloty bitcoin bitcoins bucks
    """

  private static let others = """
    percent joule joules watt watts kilowatt kilowatts volt volts amp amps ampere amperes ohm ohms \
    decibel decibels star stars point points pts pcs dozen
    """
}
