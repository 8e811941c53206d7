/// Words that stand behind a number and say what is counted.
enum CountedThings {
  /// Whether a word is one of them. O(its length).
  static func contains(_ word: Range<Int>, in text: Skeleton) -> Bool {
    guard word.count < 14 else { return false }
    return words.contains(text.string(word).lowercased())
  }

  /// Whether a word says what one of several is, and has another form for more. People leave
  /// measures, abbreviations and money, but for cents, in the singular. O(its length).
  static func isOneOfMany(_ word: Range<Int>, in text: Skeleton) -> Bool {
    guard (4..<14).contains(word.count) else { return false }
    let letters = text.string(word).lowercased()
    return words.contains(letters + "s") && (letters == "cent" || !measures.contains(letters))
  }

  /// Whether a word ends as Hebrew plurals do. O(1).
  static func endsAsPlural(_ word: Range<Int>, in text: Skeleton) -> Bool {
    ["\u{5D9}\u{5DD}", "\u{5D5}\u{5EA}"].contains(text.string(word.suffix(2)))
  }

  private static let measures = Set(
    [units, money].joined(separator: " ").split(separator: " ").map(String.init))

  private static let words: Set<String> = Set(
    [english, units, money, things, hebrew, arabic, hebrewThings, arabicThings, persian, urdu]
      .joined(separator: " ")
      .split(separator: " ").map(String.init))

  private static let english = """
    seconds minutes minute hours hour days day weeks week months month years year times items item files \
    file photos messages message comments comment reviews review results people friends followers members \
    users views likes points votes stars pages words lines unread new more others other of \
    min mins sec secs hr hrs km kg cm mm pt pts sp kcal
    """

  /// Units of CLDR by their English names, one and many, in both spellings.
  private static let units = """
    millisecond milliseconds decade decades century centuries night nights kilometer kilometers \
    kilometre kilometres meter meters metre metres centimeter centimeters centimetre centimetres \
    millimeter millimeters millimetre millimetres mile miles yard yards feet inch inches acre acres \
    hectare hectares dunam dunams degree degrees kilogram kilograms kilo kilos gram grams milligram \
    milligrams ton tons tonne tonnes pound pounds ounce ounces carat carats liter liters litre \
    litres milliliter milliliters millilitre millilitres gallon gallons pint pints quart quarts cup \
    cups tablespoon tablespoons teaspoon teaspoons tbsp tsp calorie calories kilocalories joule \
    joules watt watts kilowatt kilowatts volt volts amp amps ampere amperes ohm ohms hertz \
    megahertz gigahertz bit bits byte bytes kilobyte kilobytes megabyte megabytes gigabyte \
    gigabytes terabyte terabytes pixel pixels percent knots
    """

  /// What is paid, one and many.
  private static let money = """
    dollar dollars euro euros cent cents shekel shekels agora agorot pence penny quid riyal riyals \
    rial rials toman tomans dirham dirhams dinar dinars lira liras rupee rupees yen yuan franc \
    francs peso pesos ruble rubles krona kroner zloty bitcoin bitcoins bucks nis
    """

  /// Other things that are counted; one that is oftener a verb is none.
  private static let things = """
    adults apples articles babies bags bananas birthdays books bottles boxes boys cans cars cats \
    chairs chapters children classes coins copies countries customers dogs doses downloads dozen \
    eggs emails employees episodes errors events flights floors folders games gifts girls glasses \
    goals guests ideas images jobs kids lessons letters locations meals meetings men million \
    billion thousand hundred movies pairs participants passengers patients persons pieces \
    pills players points products rooms shirts slices songs stories students \
    subscribers tables tasks teams tickets towns units versions videos visitors volumes \
    warnings women workers
    """

  // Seconds, minutes, hours, days, weeks, months, years, times, files, messages, comments,
  // reviews, results, friends.
  private static let hebrew = """
    \u{5E9}\u{5E0}\u{5D9}\u{5D5}\u{5EA} \u{5D3}\u{5E7}\u{5D5}\u{5EA} \u{5D3}\u{5E7}\u{5D4} \
    \u{5E9}\u{5E2}\u{5D5}\u{5EA} \u{5D9}\u{5DE}\u{5D9}\u{5DD} \u{5E9}\u{5D1}\u{5D5}\u{5E2}\u{5D5}\u{5EA} \
    \u{5D7}\u{5D5}\u{5D3}\u{5E9}\u{5D9}\u{5DD} \u{5E9}\u{5E0}\u{5D9}\u{5DD} \u{5E4}\u{5E2}\u{5DE}\u{5D9}\u{5DD} \
    \u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD} \u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D5}\u{5EA} \
    \u{5EA}\u{5D2}\u{5D5}\u{5D1}\u{5D5}\u{5EA} \u{5D1}\u{5D9}\u{5E7}\u{5D5}\u{5E8}\u{5D5}\u{5EA} \
    \u{5EA}\u{5D5}\u{5E6}\u{5D0}\u{5D5}\u{5EA} \u{5D7}\u{5D1}\u{5E8}\u{5D9}\u{5DD}
    """

  // Seconds, minutes, hours, days, files, messages, comments, results, in Arabic and Persian.
  private static let arabic = """
    \u{62B}\u{648}\u{627}\u{646} \u{62F}\u{642}\u{627}\u{626}\u{642} \u{62F}\u{642}\u{64A}\u{642}\u{629} \
    \u{633}\u{627}\u{639}\u{627}\u{62A} \u{633}\u{627}\u{639}\u{629} \u{623}\u{64A}\u{627}\u{645} \
    \u{64A}\u{648}\u{645} \u{645}\u{644}\u{641}\u{627}\u{62A} \u{631}\u{633}\u{627}\u{626}\u{644} \
    \u{62A}\u{639}\u{644}\u{64A}\u{642}\u{627}\u{62A} \u{62A}\u{639}\u{644}\u{64A}\u{642} \
    \u{646}\u{62A}\u{627}\u{626}\u{62C} \u{62F}\u{642}\u{6CC}\u{642}\u{647} \u{633}\u{627}\u{639}\u{62A} \
    \u{631}\u{648}\u{632} \u{67E}\u{6CC}\u{627}\u{645} \u{641}\u{627}\u{6CC}\u{644} \u{646}\u{638}\u{631}
    """

  // Followers, subscribers, users, participants, likes, views, pictures, films, mails, notices,
  // orders, products, things, songs, posts, requests, calls, documents, pages, tabs, devices,
  // accounts, apps, series, people, money, a million.
  private static let hebrewThings = """
    \u{5E2}\u{5D5}\u{5E7}\u{5D1}\u{5D9}\u{5DD} \u{5DE}\u{5E0}\u{5D5}\u{5D9}\u{5D9}\u{5DD} \
    \u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9}\u{5D9}\u{5DD} \
    \u{5DE}\u{5E9}\u{5EA}\u{5EA}\u{5E4}\u{5D9}\u{5DD} \
    \u{5DC}\u{5D9}\u{5D9}\u{5E7}\u{5D9}\u{5DD} \u{5E6}\u{5E4}\u{5D9}\u{5D5}\u{5EA} \
    \u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA} \
    \u{5E1}\u{5E8}\u{5D8}\u{5D5}\u{5E0}\u{5D9}\u{5DD} \
    \u{5DE}\u{5D9}\u{5D9}\u{5DC}\u{5D9}\u{5DD} \
    \u{5D0}\u{5D9}\u{5DE}\u{5D9}\u{5D9}\u{5DC}\u{5D9}\u{5DD} \
    \u{5D4}\u{5EA}\u{5E8}\u{5D0}\u{5D5}\u{5EA} \u{5D4}\u{5D6}\u{5DE}\u{5E0}\u{5D5}\u{5EA} \
    \u{5DE}\u{5D5}\u{5E6}\u{5E8}\u{5D9}\u{5DD} \u{5E4}\u{5E8}\u{5D9}\u{5D8}\u{5D9}\u{5DD} \
    \u{5E9}\u{5D9}\u{5E8}\u{5D9}\u{5DD} \u{5E4}\u{5D5}\u{5E1}\u{5D8}\u{5D9}\u{5DD} \
    \u{5D1}\u{5E7}\u{5E9}\u{5D5}\u{5EA} \u{5E9}\u{5D9}\u{5D7}\u{5D5}\u{5EA} \
    \u{5DE}\u{5E1}\u{5DE}\u{5DB}\u{5D9}\u{5DD} \u{5E2}\u{5DE}\u{5D5}\u{5D3}\u{5D9}\u{5DD} \
    \u{5DB}\u{5E8}\u{5D8}\u{5D9}\u{5E1}\u{5D9}\u{5D5}\u{5EA} \
    \u{5DE}\u{5DB}\u{5E9}\u{5D9}\u{5E8}\u{5D9}\u{5DD} \
    \u{5D7}\u{5E9}\u{5D1}\u{5D5}\u{5E0}\u{5D5}\u{5EA} \
    \u{5D0}\u{5E4}\u{5DC}\u{5D9}\u{5E7}\u{5E6}\u{5D9}\u{5D5}\u{5EA} \
    \u{5E1}\u{5E8}\u{5D8}\u{5D9}\u{5DD} \u{5E1}\u{5D3}\u{5E8}\u{5D5}\u{5EA} \
    \u{5D0}\u{5E0}\u{5E9}\u{5D9}\u{5DD} \u{5E9}\u{5E7}\u{5DC} \
    \u{5E9}\u{5E7}\u{5DC}\u{5D9}\u{5DD} \u{5D3}\u{5D5}\u{5DC}\u{5E8} \
    \u{5D0}\u{5D9}\u{5E8}\u{5D5} \u{5DE}\u{5D9}\u{5DC}\u{5D9}\u{5D5}\u{5DF}
    """

  // Followers, subscribers, users, members, messages, pictures, films, notices, orders, products,
  // views, likes, posts, calls, documents, pages, accounts, apps, episodes, money, a million, in
  // Arabic. What may as well say what something is, as one film or one device does, is none.
  private static let arabicThings = """
    \u{645}\u{62A}\u{627}\u{628}\u{639} \u{645}\u{62A}\u{627}\u{628}\u{639}\u{627} \
    \u{645}\u{62A}\u{627}\u{628}\u{639}\u{64B}\u{627} \
    \u{645}\u{62A}\u{627}\u{628}\u{639}\u{64A}\u{646} \
    \u{645}\u{62A}\u{627}\u{628}\u{639}\u{648}\u{646} \
    \u{645}\u{634}\u{62A}\u{631}\u{643}\u{64A}\u{646} \
    \u{645}\u{633}\u{62A}\u{62E}\u{62F}\u{645}\u{64A}\u{646} \u{639}\u{636}\u{648}\u{627} \
    \u{623}\u{639}\u{636}\u{627}\u{621} \u{631}\u{633}\u{627}\u{644}\u{629} \
    \u{635}\u{648}\u{631} \u{641}\u{64A}\u{62F}\u{64A}\u{648}\u{647}\u{627}\u{62A} \
    \u{625}\u{634}\u{639}\u{627}\u{631}\u{627}\u{62A} \
    \u{625}\u{634}\u{639}\u{627}\u{631}\u{627} \u{637}\u{644}\u{628}\u{627}\u{62A} \
    \u{645}\u{646}\u{62A}\u{62C}\u{627}\u{62A} \u{645}\u{634}\u{627}\u{647}\u{62F}\u{629} \
    \u{645}\u{634}\u{627}\u{647}\u{62F}\u{627}\u{62A} \u{625}\u{639}\u{62C}\u{627}\u{628} \
    \u{625}\u{639}\u{62C}\u{627}\u{628}\u{627}\u{62A} \
    \u{645}\u{646}\u{634}\u{648}\u{631}\u{627}\u{62A} \
    \u{645}\u{643}\u{627}\u{644}\u{645}\u{627}\u{62A} \
    \u{645}\u{633}\u{62A}\u{646}\u{62F}\u{627}\u{62A} \u{635}\u{641}\u{62D}\u{627}\u{62A} \
    \u{62D}\u{633}\u{627}\u{628}\u{627}\u{62A} \
    \u{62A}\u{637}\u{628}\u{64A}\u{642}\u{627}\u{62A} \u{623}\u{641}\u{644}\u{627}\u{645} \
    \u{62D}\u{644}\u{642}\u{627}\u{62A} \u{631}\u{64A}\u{627}\u{644} \
    \u{62F}\u{648}\u{644}\u{627}\u{631} \u{62F}\u{631}\u{647}\u{645} \
    \u{62C}\u{646}\u{64A}\u{647} \u{645}\u{644}\u{64A}\u{648}\u{646} \
    \u{62F}\u{648}\u{644}\u{627}\u{631}\u{627} \u{62F}\u{648}\u{644}\u{627}\u{631}\u{64B}\u{627} \u{62F}\u{648}\u{644}\u{627}\u{631}\u{627}\u{62A} \
    \u{631}\u{64A}\u{627}\u{644}\u{627} \u{631}\u{64A}\u{627}\u{644}\u{64B}\u{627} \u{631}\u{64A}\u{627}\u{644}\u{627}\u{62A} \
    \u{62F}\u{631}\u{647}\u{645}\u{627} \u{62F}\u{64A}\u{646}\u{627}\u{631} \u{62F}\u{64A}\u{646}\u{627}\u{631}\u{627} \
    \u{62C}\u{646}\u{64A}\u{647}\u{627} \u{62C}\u{646}\u{64A}\u{647}\u{627}\u{62A} \u{644}\u{64A}\u{631}\u{629} \
    \u{634}\u{64A}\u{643}\u{644}
    """

  // Follower, user, mail, film, picture, notice, order, post, like, view, person, money, a million,
  // a thousand, message, in Persian, which counts in the singular.
  private static let persian = """
    \u{62F}\u{646}\u{628}\u{627}\u{644}\u{200C}\u{6A9}\u{646}\u{646}\u{62F}\u{647} \
    \u{6A9}\u{627}\u{631}\u{628}\u{631} \u{627}\u{6CC}\u{645}\u{6CC}\u{644} \
    \u{648}\u{6CC}\u{62F}\u{6CC}\u{648} \u{648}\u{6CC}\u{62F}\u{626}\u{648} \
    \u{639}\u{6A9}\u{633} \u{627}\u{639}\u{644}\u{627}\u{646} \
    \u{633}\u{641}\u{627}\u{631}\u{634} \u{67E}\u{633}\u{62A} \u{644}\u{627}\u{6CC}\u{6A9} \
    \u{628}\u{627}\u{632}\u{62F}\u{6CC}\u{62F} \u{646}\u{641}\u{631} \
    \u{62A}\u{648}\u{645}\u{627}\u{646} \u{62F}\u{644}\u{627}\u{631} \
    \u{645}\u{6CC}\u{644}\u{6CC}\u{648}\u{646} \u{647}\u{632}\u{627}\u{631} \
    \u{67E}\u{6CC}\u{63A}\u{627}\u{645}
    """

  // Messages, pictures, films, users, comments, files, followers, likes, minutes, hours, rupees,
  // people, a hundred thousand, in Urdu.
  private static let urdu = """
    \u{67E}\u{6CC}\u{63A}\u{627}\u{645}\u{627}\u{62A} \
    \u{62A}\u{635}\u{627}\u{648}\u{6CC}\u{631} \u{648}\u{6CC}\u{688}\u{6CC}\u{648}\u{632} \
    \u{635}\u{627}\u{631}\u{641}\u{6CC}\u{646} \u{62A}\u{628}\u{635}\u{631}\u{6D2} \
    \u{641}\u{627}\u{626}\u{644}\u{6CC}\u{6BA} \
    \u{641}\u{627}\u{644}\u{648}\u{648}\u{631}\u{632} \u{644}\u{627}\u{626}\u{6A9}\u{633} \
    \u{645}\u{646}\u{679} \u{6AF}\u{6BE}\u{646}\u{679}\u{6D2} \u{631}\u{648}\u{67E}\u{6D2} \
    \u{644}\u{648}\u{6AF} \u{644}\u{627}\u{6A9}\u{6BE}
    """
}
