internal import ExplorerCore
internal import Formats
internal import TextModel
internal import UnicodeData
internal import Wording

/// The caret's paragraph as a message: a line for each locale, or what is wrong with it.
struct WrittenMessage: Question {
  /// The lines of all locales, or what is wrong.
  enum Answer {
    case lines([FormattedMessage], hasArguments: Bool)
    case failure(Words)

    /// The line of a locale by its number; the last line where there are fewer.
    func line(_ index: Int) -> FormattedMessage? {
      guard case .lines(let lines, _) = self else { return nil }
      return lines.indices.contains(index) ? lines[index] : lines.last
    }
  }

  @Exact private var pattern: String
  private let values: [MessageValue]
  @Exact private var locales: [String]
  @Exact private var samples: String

  init(_ app: AppState) {
    let content = app.session.document.content(of: app.caretParagraph)
    // One scalar more than a message may have shows that it is too long.
    let count = min(content.scalars.count - content.separatorCount, Message.limit + 1)
    var text = String.UnicodeScalarView()
    for position in 0..<max(0, count) { text.append(content.scalars[position].scalar) }
    pattern = String(text)
    let state = app.messages
    values = state.values
    locales = state.locales
    samples = Message.sampleLanguages[state.samples]
  }

  /// Refuses values that the message does not take. A message without arguments accepts any.
  func check() throws(FormatFailure) {
    guard let own = try? Message(pattern, values: []), !own.argumentNames.isEmpty else { return }
    _ = try Message(pattern, values: values)
  }

  func answer(_ memory: Memory) -> Answer {
    do throws(FormatFailure) {
      // A value is accepted while the message that will use it is still being typed.
      let names = try Message(pattern, values: []).argumentNames
      let message = try Message(pattern, values: values.filter { names.contains($0.name) })
      var lines: [FormattedMessage] = []
      for locale in locales {
        lines.append(try message.formatted(for: locale, samples: samples))
      }
      return .lines(lines, hasArguments: !names.isEmpty)
    } catch {
      return .failure(error.words)
    }
  }
}
