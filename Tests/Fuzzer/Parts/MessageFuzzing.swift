internal import BidiAlgorithm
internal import Formats
import Wording

/// Patterns of messages with values and locales: whatever they are, they are written or refused,
/// and what is written has its values where it says.
///
/// The lines of an input: the locale, values as `name=X`, an empty line, the pattern.
enum MessageFuzzing {
  static func run(_ input: [UInt8]) {
    guard let choice = input.first else { return }
    let text = String(decoding: input.dropFirst().prefix(20_000), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.prefix { !$0.isEmpty }
    let pattern = lines.dropFirst(head.count + 1).joined(separator: "\n")
    let values = head.dropFirst().prefix(8).compactMap { try? MessageValue(reading: String($0)) }
    let locales = Message.usualLocales
    let own = locales[Int(choice) % locales.count]
    for locale in [own, head.first.map { String($0) } ?? own] {
      write(pattern, values, locale, choice)
      write(pattern, [], locale, choice)
      // Without the value that is refused the others are read.
      write(pattern, Array(values.prefix(1)), locale, choice)
    }
  }

  private static func write(
    _ pattern: String, _ values: [MessageValue], _ locale: String, _ choice: UInt8
  ) {
    do throws(FormatFailure) {
      let message = try Message(pattern, values: values)
      let samples = Message.sampleLanguages[Int(choice) % Message.sampleLanguages.count]
      let line = try message.formatted(for: locale, samples: samples)
      check(Message.refusal(ofLocale: locale) == nil, "a locale that is none has lines")
      look(line, line.bare, isolates: 0)
      look(line, line.isolated, isolates: 1)
      check(line.bare.text.utf16.count <= 100_000, "a line without end")
    } catch {
      let words = error.words.english
      check(!words.isEmpty, "a refusal without words")
      check(words.utf8.count < 20_000, "a long complaint")
    }
  }

  private static func look(
    _ line: FormattedMessage, _ form: FormattedMessage.Form, isolates: Int
  ) {
    var position = 0
    for (value, own) in zip(form.values, line.bare.values) {
      check(value.lowerBound >= position + isolates, "values over each other")
      check(value.upperBound + isolates <= form.scalars.count, "a value behind the end")
      check(value.count == own.count, "another value where it is isolated")
      check(
        form.scalars[value].elementsEqual(line.bare.scalars[own]), "another text of the value")
      position = value.upperBound + isolates
    }
    for placement in line.placements {
      check(placement.fates.count == line.bare.values.count, "a value without its fate")
      let order = isolates == 0 ? placement.bare.order : placement.isolated.order
      check(order.count <= form.scalars.count, "more places than scalars")
    }
  }
}
