internal import BidiAlgorithm
internal import ExplorerCore
internal import TextModel
internal import UnicodeData
internal import Wording

/// What is known beside the text of a session of lines, so that it says of it what the commands
/// print.
struct PlainSurroundings {
  /// What decides the directions of paragraphs where markup says nothing.
  private(set) var direction: DirectionArgument
  /// Whether that was asked for in the session, so that it goes before what markup says.
  private var isAskedFor = false
  /// What markup says of the text; nil where it was not read from markup.
  var markup: PlainMarkup? {
    didSet { decide() }
  }
  /// What decides, at work. It keeps what it finds, so there is one for all paragraphs.
  private(set) var decider: DirectionDecider
  /// The direction of the active keyboard, where it is known.
  let keyboard: TextDirection?
  /// How controls are shown, which columns follow from.
  let controls: ControlsArgument

  init(_ direction: DirectionArgument, keyboard: TextDirection?, controls: ControlsArgument) {
    self.direction = direction
    decider = direction.decider
    self.keyboard = keyboard
    self.controls = controls
  }

  /// Takes what decides from now on: a direction goes before what markup says, `auto` leaves it to
  /// the markup again.
  mutating func ask(for direction: DirectionArgument) {
    self.direction = direction
    isAskedFor = true
    decide()
  }

  /// Whether the markup decides. As for the commands, a strategy goes before it, and a direction of
  /// the command line is that of the page.
  var isDecidedByMarkup: Bool {
    guard markup != nil else { return false }
    switch direction {
    case .automatic: return true
    case .fixed: return !isAskedFor
    case .strategy: return false
    }
  }

  private mutating func decide() {
    decider = isDecidedByMarkup ? markup?.decider ?? direction.decider : direction.decider
  }

  /// The same for a text without markup whose paragraphs have this direction.
  func with(_ base: BaseDirection) -> PlainSurroundings {
    PlainSurroundings(DirectionArgument(base), keyboard: keyboard, controls: controls)
  }

  /// What decides, as a sentence.
  var sentence: Words {
    isDecidedByMarkup
      ? "The markup decides the direction of each paragraph." : direction.sentence
  }

  /// What overrules P2 and P3, as the end of a sentence that says "because"; nil where nothing
  /// does.
  var overruler: Words? {
    isDecidedByMarkup ? "HTML gives the paragraph its direction" : direction.overruler
  }

  /// A text with what is known beside it.
  func directed(_ document: Document) -> DirectedText {
    DirectedText(document, keyboard: keyboard, cursorLine: nil)
  }

  /// The direction of each paragraph of a text, as UAX #9 is handed it.
  func bases(of document: Document) -> [BaseDirection] { decider.bases(of: directed(document)) }

  /// What strategies say of its paragraphs, and of what would stand in their places.
  func places(in document: Document) -> ParagraphPlaces {
    ParagraphPlaces(directed(document), locale: LocaleDirection.ofEnvironment)
  }

  /// What the lines of a text follow from, one for each paragraph.
  func inputs(_ document: Document) -> LayoutInputs {
    var inputs = LayoutInputs(
      plain: document, settings: .ofReports(controls.invisibles, width: nil),
      directions: decider)
    inputs.directed = directed(document)
    return inputs
  }
}
