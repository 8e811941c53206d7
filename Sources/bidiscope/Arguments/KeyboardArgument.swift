internal import ArgumentParser
internal import BidiAlgorithm
internal import Glibc
internal import Keyboards
internal import SystemPackage

/// The active keyboard as `--keyboard` names it: `ltr`, `rtl`, or a keyboard.
enum KeyboardArgument: Equatable {
  case direction(TextDirection)
  case keyboard(KeyboardName)

  /// What an argument names.
  ///
  /// - Throws: what an unknown name most likely stands for.
  init(reading argument: String) throws {
    if let direction = TextDirection(shortName: argument) {
      self = .direction(direction)
    } else {
      self = .keyboard(try KeyboardName(reading: argument))
    }
  }

  /// The direction of what it types.
  ///
  /// - Throws: why the file of a layout cannot be read.
  func direction() throws -> TextDirection {
    switch self {
    case .direction(let direction): direction
    case .keyboard(let name): try name.keyboard().direction
    }
  }

  /// The keyboard; nil where only a direction was named.
  ///
  /// - Throws: why the file of a layout cannot be read.
  func keyboard() throws -> Keyboard? {
    guard case .keyboard(let name) = self else { return nil }
    return try name.keyboard()
  }

  /// What completes the argument in a shell.
  static var completion: CompletionKind {
    // Asked for by the shell alone: the names stand in tables that every start would read.
    .custom { _, _, _ in TextDirection.allCases.map(\.shortName) + KeyboardCatalogue.names() }
  }
}
