internal import BidiAlgorithm
internal import ExplorerCore
internal import TextModel
internal import UnicodeData

/// What is known beside the texts of a session of lines, so that it says of them what the commands
/// print.
struct PlainSurroundings {
  /// What decides the directions of paragraphs.
  var direction: DirectionArgument {
    didSet { decider = direction.decider }
  }
  /// The same at work. It keeps what it finds, so there is one for all paragraphs.
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

  /// A text with what is known beside it.
  func directed(_ document: Document) -> DirectedText { DirectedText(document, keyboard: keyboard) }

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
