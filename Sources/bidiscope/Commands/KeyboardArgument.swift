internal import ArgumentParser
internal import BidiAlgorithm
internal import Keyboards

/// The active keyboard as `--keyboard` names it: `ltr`, `rtl`, the name of a keyboard, or the file of a
/// layout.
struct KeyboardArgument: Equatable {
  /// The direction of what it types.
  var direction: TextDirection
  /// The keyboard; nil where only a direction was named.
  var keyboard: Keyboard?

  /// The keyboard of a name. What has a slash in it, or ends in `.layout`, is the file of a layout.
  ///
  /// - Throws: the nearest name to one that is unknown; the line and the key of a mistake in a layout.
  init(reading argument: String) throws {
    switch argument {
    case "ltr": direction = .leftToRight
    case "rtl": direction = .rightToLeft
    default:
      let keyboard = try Self.keyboard(named: argument)
      direction = keyboard.direction
      self.keyboard = keyboard
    }
  }

  static func keyboard(named name: String) throws -> Keyboard {
    if name.contains("/") || name.hasSuffix(".layout") { return try layout(in: name) }
    guard let keyboard = KeyboardCatalogue.keyboard(named: name) else {
      throw Complaint(
        "no keyboard is called '\(name)'; did you mean '\(KeyboardCatalogue.nearestName(to: name))'? "
          + "'bidiscope keyboards' lists them")
    }
    return keyboard
  }

  /// The layout in a file.
  ///
  /// - Throws: a complaint that names the file, and the line and the key that are wrong.
  static func layout(in path: String) throws -> Keyboard {
    let bytes = try TextFile.read(path)
    guard let table = String(validating: bytes, as: UTF8.self) else {
      throw Complaint("\(path): a layout is text in UTF-8")
    }
    do {
      return .layout(try KeyboardCatalogue.layout(reading: table))
    } catch {
      throw Complaint("\(path): \(error.description)")
    }
  }

  /// What completes the argument in a shell.
  static var completion: CompletionKind { .list(["ltr", "rtl"] + KeyboardCatalogue.names()) }
}
