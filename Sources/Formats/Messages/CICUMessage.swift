internal import CICU
internal import Foundation
internal import Locales
internal import UnicodeData
internal import Wording

/// Writing messages by ICU.
enum CICUMessage {
  /// How many UTF-16 units a value may have.
  static let limit = 1000
  /// How many UTF-16 units a message may have.
  private static let longest = 20_000

  static func name(of failure: cicu_message_failure) -> String {
    var failure = failure
    return unsafe withUnsafeBytes(of: &failure.name) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// Refuses a value that is not of a kind.
  static func check(_ value: MessageValue, _ kind: MessagePattern.Kind) throws(FormatFailure) {
    guard value.text.utf16.count <= limit else {
      throw FormatFailure("'\(verbatim: value.name)' has more than \(number: limit) UTF-16 units")
    }
    guard !value.text.unicodeScalars.contains(where: MessageMarks.isMark) else {
      throw FormatFailure("the message or a value holds a noncharacter, U+FDD0 or U+FDD1")
    }
    switch kind {
    case .number, .plural, .hash: _ = try FormatValue.number(value.text)
    case .date: _ = try FormatValue.instant(value.text)
    case .text, .select: break
    }
  }

  /// The text of a message with marks around its values.
  static func format(
    _ pattern: MessagePattern, _ values: [MessageValue], locale: String
  ) throws(FormatFailure) -> String {
    let identifier = LocaleIdentifier(locale)?.foundation ?? locale
    let kinds = try pattern.arguments()
    var store = MessageArguments()
    for value in values {
      let kind = kinds.first { Exact($0.name) == Exact(value.name) }?.kind ?? .text
      try store.add(value, kind)
    }
    do {
      return try write(MessageMarks.marked(pattern), store, identifier)
    } catch {
      throw Self.failure(error, pattern, store, identifier)
    }
  }

  /// What ICU refuses, by ICU's name of it, or how long the text would be.
  private enum Refusal: Error { case icu(String), length }

  private static func write(
    _ units: [UInt16], _ store: MessageArguments, _ identifier: String
  ) throws(Refusal) -> String {
    var buffer = [UInt16](repeating: 0, count: longest)
    var failure = cicu_message_failure()
    let length = unsafe Int(
      cicu_message_format(
        units, Int32(units.count), identifier, store.texts, store.values,
        Int32(store.values.count), &buffer,
        Int32(buffer.count), &failure))
    guard length >= 0 else { throw .icu(name(of: failure)) }
    guard length <= longest else { throw .length }
    return String(decoding: buffer[..<length], as: UTF16.self)
  }

  /// The refusal in words, with the first place that is refused by itself: ICU does not say which.
  private static func failure(
    _ refusal: Refusal, _ pattern: MessagePattern, _ store: MessageArguments, _ identifier: String
  ) -> FormatFailure {
    guard case .icu(let name) = refusal else {
      return FormatFailure("the message is longer than \(number: longest) UTF-16 units")
    }
    let problem: Words =
      switch name {
      case "U_NUMBER_SKELETON_SYNTAX_ERROR": "this is not the form of a number"
      case "U_NUMBER_ARG_OUTOFBOUNDS_ERROR": "a number in it is too large or too small"
      default: "ICU says \(verbatim: name)"
      }
    for place in pattern.places where place.kind == .number || place.kind == .date {
      do {
        _ = try write(Array(pattern.units[place.range]), store, identifier)
      } catch {
        let words = MessagePattern.place(place.range.lowerBound, pattern.units)
        return FormatFailure("the message cannot be written: \(problem) (\(words))")
      }
    }
    return FormatFailure("the message cannot be written: \(problem)")
  }
}

/// Values as C reads them: their texts one after the other, and where each is.
private struct MessageArguments {
  private(set) var values: [cicu_message_value] = []
  private(set) var texts: [UInt16] = []

  mutating func add(_ value: MessageValue, _ kind: MessagePattern.Kind) throws(FormatFailure) {
    var argument = cicu_message_value()
    (argument.name_start, argument.name_length) = keep(value.name)
    switch kind {
    case .number, .plural, .hash:
      argument.kind = Int32(CICU_MESSAGE_NUMBER)
      _ = try FormatValue.number(value.text)
      (argument.text_start, argument.text_length) = keep(value.text)
    case .date:
      argument.kind = Int32(CICU_MESSAGE_DATE)
      let date = try FormatValue.instant(value.text).date
      // MessageFormat writes dates in the machine's time zone; here they stand as they were given.
      let offset = Double(TimeZone.current.secondsFromGMT(for: date))
      argument.date = (date.timeIntervalSince1970 - offset) * 1000
    case .text, .select:
      argument.kind = Int32(CICU_MESSAGE_TEXT)
      (argument.text_start, argument.text_length) = keep(value.text)
    }
    values.append(argument)
  }

  private mutating func keep(_ text: String) -> (start: Int32, length: Int32) {
    let start = texts.count
    texts += Array(text.utf16)
    return (Int32(start), Int32(texts.count - start))
  }
}
