internal import ArgumentParser
internal import BidiAlgorithm
internal import Explorer
internal import ExplorerCore
internal import TextModel
internal import UnicodeData
internal import Wording
internal import WritingDirection

/// The paragraphs' direction as `--direction` names it.
enum DirectionArgument: ListedArgument {
  /// P2 and P3.
  case automatic
  /// The same for all.
  case fixed(TextDirection)
  /// What a strategy finds.
  case strategy(DirectionStrategy)

  /// What the help of commands says of it.
  static var help: ArgumentHelp {
    "The paragraphs' direction: auto (P2 and P3), ltr, rtl, or a strategy's name."
  }

  init?(argument: String) {
    if argument == "auto" {
      self = .automatic
    } else if let direction = TextDirection(shortName: argument) {
      self = .fixed(direction)
    } else if let strategy = DirectionStrategy(name: argument) {
      self = .strategy(strategy)
    } else {
      return nil
    }
  }

  /// What UAX #9 is handed.
  init(_ base: BaseDirection) {
    switch base {
    case .auto: self = .automatic
    case .explicit(let direction): self = .fixed(direction)
    }
  }

  static var allValueStrings: [String] {
    ["auto"] + TextDirection.allCases.map(\.shortName) + DirectionStrategy.all.map(\.name)
  }

  var defaultValueDescription: String {
    switch self {
    case .automatic: "auto"
    case .fixed(let direction): direction.shortName
    case .strategy(let strategy): strategy.name
    }
  }

  /// What overrules P2 and P3, as the end of a sentence that says "because"; nil where nothing
  /// does.
  var overruler: Words? {
    switch self {
    case .automatic: nil
    case .fixed(let direction):
      "--direction \(verbatim: direction.shortName) is set for all paragraphs"
    case .strategy(.uax9): nil
    case .strategy(let strategy): "\(verbatim: strategy.name) decides so"
    }
  }

  /// What decides, as a sentence.
  var sentence: Words {
    switch self {
    case .automatic, .strategy(.uax9):
      "Rules P2 and P3 of UAX #9 decide the direction of each paragraph."
    case .fixed(let direction):
      "The direction of every paragraph is set to \(direction.inBrief)."
    case .strategy(let strategy):
      "The strategy \(verbatim: strategy.name) decides the direction of each paragraph."
    }
  }

  /// What decides the directions of paragraphs, as in the explorer: in the locale of the
  /// environment.
  var decider: DirectionDecider { Memory().decider(choice, LocaleDirection.ofEnvironment) }
}
