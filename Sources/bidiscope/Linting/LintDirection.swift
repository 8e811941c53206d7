internal import ArgumentParser
internal import BidiAlgorithm

/// The direction of paragraphs that `lint` is told.
enum LintDirection: String, CaseIterable, ExpressibleByArgument {
  case auto, ltr, rtl

  /// As UAX #9 is handed it.
  var base: BaseDirection {
    switch self {
    case .auto: .auto
    case .ltr: .explicit(.leftToRight)
    case .rtl: .explicit(.rightToLeft)
    }
  }
}
