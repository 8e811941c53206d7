public import Markup

/// How a bidi control is put into a file.
public enum ControlWriting: Hashable, Sendable {
  /// As it is.
  case asIs
  /// As an escape, so that no editor turns the line.
  case escape(EscapeForm)
  /// As `\U2068`, which Apple's string tables read.
  case apple

  /// Controls as the file writes them.
  func write(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    switch self {
    case .asIs: scalars
    case .escape(let form): Array(EscapeStyle(form).write(scalars).unicodeScalars)
    case .apple:
      scalars.flatMap {
        Array(("\\U" + String($0.value, radix: 16, uppercase: true)).unicodeScalars)
      }
    }
  }
}
