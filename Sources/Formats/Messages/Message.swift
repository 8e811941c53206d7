internal import Locales
internal import UnicodeData
public import Wording

/// A message of a program, with named arguments, as ICU's MessageFormat writes it.
public struct Message: Sendable {
  private let pattern: MessagePattern
  private let arguments: [(name: String, kind: MessagePattern.Kind, selector: String)]
  private let given: [MessageValue]

  /// The locales that show most: those of right-to-left languages, and a pseudo-locale.
  public static let usualLocales = ["en", "he", "ar", "ar-EG", "fa", "ur", "ar-XB"]

  /// A message that shows what there is to see.
  public static let example =
    "{name} sent {count, plural, one {# photo} other {# photos}} to {place}"

  /// How many UTF-16 units a message may have.
  public static let limit = MessagePattern.limit

  /// A message with the values that are given for its arguments. O(*n*).
  ///
  /// - Throws: what is wrong with the pattern, and where; or with a value.
  public init(_ text: String, values: [MessageValue]) throws(FormatFailure) {
    let pattern = try MessagePattern(text)
    let arguments = try pattern.arguments()
    for (index, value) in values.enumerated() {
      guard let argument = arguments.first(where: { Exact($0.name) == Exact(value.name) }) else {
        let names = arguments.isEmpty ? "-" : arguments.map(\.name).joined(separator: ", ")
        throw FormatFailure(
          "the message has no argument '\(verbatim: value.name)'; it has \(verbatim: names)")
      }
      guard !values[..<index].contains(where: { Exact($0.name) == Exact(value.name) }) else {
        throw FormatFailure("'\(verbatim: value.name)' is given twice")
      }
      try CICUMessage.check(value, argument.kind)
    }
    self.pattern = pattern
    self.arguments = arguments
    given = values
  }

  /// Why a locale is none for a message; nil where it is one.
  public static func refusal(ofLocale locale: String) -> Words? {
    locale == PseudoLocale.name ? nil : LocaleIdentifier.refusal(locale)
  }

  /// The message for a locale: with the given values, and in turn with built-in ones of several
  /// languages for texts that were not given.
  ///
  /// - Throws: that the locale is none, or what ICU refuses.
  public func formatted(for locale: String) throws(FormatFailure) -> [FormattedMessage] {
    try MessageSamples.all.prefix(takesSamples ? Int.max : 1).map { samples throws(FormatFailure) in
      try formatted(for: locale, samples)
    }
  }

  /// The message for a locale, with the given values and built-in ones of one language.
  ///
  /// - Throws: that the locale is none, or what ICU refuses.
  public func formatted(
    for locale: String, samples language: String
  ) throws(FormatFailure) -> FormattedMessage {
    try formatted(
      for: locale, MessageSamples.all.first { $0.language == language } ?? MessageSamples.all[0])
  }

  /// The languages of the built-in values.
  public static var sampleLanguages: [String] { MessageSamples.all.map(\.language) }

  /// Whether any text is built in: then the language of the built-in values shows.
  public var takesSamples: Bool {
    arguments.contains { argument in
      argument.kind == .text && !given.contains { Exact($0.name) == Exact(argument.name) }
    }
  }

  /// The names of its arguments, in the order of their first places.
  public var argumentNames: [String] { arguments.map(\.name) }

  private func formatted(
    for locale: String, _ samples: MessageSamples
  ) throws(FormatFailure) -> FormattedMessage {
    if let refusal = Self.refusal(ofLocale: locale) { throw FormatFailure(refusal) }
    return try FormattedMessage(
      pattern, values(samples), samples: takesSamples ? samples.language : nil, locale: locale)
  }

  private func values(_ samples: MessageSamples) -> [MessageValue] {
    var texts = 0
    return arguments.map { argument in
      if let own = given.first(where: { Exact($0.name) == Exact(argument.name) }) { return own }
      switch argument.kind {
      case .number, .plural, .hash:
        return MessageValue(name: argument.name, text: MessageSamples.number)
      case .date: return MessageValue(name: argument.name, text: MessageSamples.date)
      case .select: return MessageValue(name: argument.name, text: argument.selector)
      case .text:
        texts += 1
        return MessageValue(name: argument.name, text: samples.text(texts - 1))
      }
    }
  }
}
