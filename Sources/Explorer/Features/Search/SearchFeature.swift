package import ExplorerCore
internal import Screen
internal import TextModel
package import UnicodeData
internal import Wording

/// Search for text or a code point, and its replacement match by match.
package enum SearchFeature: Feature {
  package struct State: Hashable, Sendable {
    /// What is searched for.
    @Exact package var query: String = ""
    /// What matches are replaced with.
    @Exact package var replacement: String = ""
    /// Whether all matches on the screen are marked.
    package var marksMatches = false
    /// The match that was found last.
    var found: FoundMatch?
    /// The replacement that is under way.
    var run: Replacing?

    /// Whether all that is left is being replaced.
    package var isReplacing: Bool { run?.isAll == true }
  }

  package enum Action: Hashable, Sendable {
    case openFind, openReplace
    case find(String)
    case findNext, findPrevious
    case replace(String), replaceWith(String)
    /// What to do about the match that is shown.
    case answer(Answer)
    /// Replaces the next batch of matches; stops, and takes back all batches.
    case goOnReplacing, stopReplacing
  }

  package enum Answer: Hashable, Sendable { case replace, skip, replaceAll }

  package static let initial = State()

  /// Every text has the same query; the match belongs to one text.
  package static func state(_ state: State, for text: State?) -> State {
    var state = state
    state.found = nil
    return state
  }

  package static var text: (any TextContribution.Type)? { SearchMarks.self }

  package static let commands = [
    Command(
      "Find", "Finds text or a code point such as U+200F.", .edit, keys: [.control("f")],
      menu: [.caret(2, 0)], .feature(SearchFeature.self, .openFind)),
    Command(
      "Find next", "Goes to the next match.", .edit, keys: [.control("n")],
      .feature(SearchFeature.self, .findNext)),
    Command(
      "Find previous", "Goes to the previous match.", .edit, keys: [.alt("n")],
      .feature(SearchFeature.self, .findPrevious)),
    Command(
      "Replace", "Finds text or a code point, and asks at each match whether to replace it.", .edit,
      keys: [.control("r")], .feature(SearchFeature.self, .openReplace)),
    Command(
      "Hide matches", "Clears the search highlights, as Esc does.", .edit, keys: [], .escape),
  ]

  enum Prompt: PromptPurpose {
    case find, replaceWhat, replaceWith

    var title: Words {
      switch self {
      case .find: "Find text, or a code point such as U+200F"
      case .replaceWhat: "Replace text, or a code point such as U+200F"
      case .replaceWith: "Replace with (nothing deletes it)"
      }
    }

    var takesNothing: Bool { self == .replaceWith }

    func action(for text: String) -> ExplorerCore.Action {
      switch self {
      case .find: .feature(SearchFeature.self, .find(text))
      case .replaceWhat: .feature(SearchFeature.self, .replace(text))
      case .replaceWith: .feature(SearchFeature.self, .replaceWith(text))
      }
    }
  }

  /// The next batch is replaced as soon as no key waits.
  package static func timers(_ app: AppState) -> [LoopTimer] {
    guard app[SearchFeature.self].isReplacing else { return [] }
    return [LoopTimer(after: 0, .feature(SearchFeature.self, .goOnReplacing))]
  }

  package static func receive(
    _ signal: Signal, _ app: inout AppState, _ analyser: Analyser
  ) -> Reaction {
    if signal == .escape { app[SearchFeature.self].marksMatches = false }
    return .nothing
  }
}

/// A match that was found, and the selection that was made for it.
///
/// A match is one range in storage. Where directions meet inside it, no natural selection takes
/// just that; then the caret stands at its start.
struct FoundMatch: Hashable, Sendable {
  var range: Range<ScalarOffset>
  var selection: Selection
  /// What stood there. A text that has changed may have something else in the range.
  var text: StoredText
}
