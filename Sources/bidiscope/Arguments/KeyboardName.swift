internal import ArgumentParser
internal import Glibc
internal import Keyboards
internal import Storage
internal import SystemPackage
internal import Wording

/// A keyboard as a command names it: by a name of the catalogue, or by the file of a layout, which
/// is read when it is needed.
struct KeyboardName: Equatable {
  private let name: String

  /// What is named; what has a slash in it, or ends in `.layout`, is the file of a layout.
  ///
  /// - Throws: what an unknown name most likely stands for.
  init(reading argument: String) throws {
    name = argument
    if !isFile { _ = try named() }
  }

  private var isFile: Bool { name.contains("/") || name.hasSuffix(".layout") }

  /// The keyboard.
  ///
  /// - Throws: why a file cannot be read; the line and the key of a mistake in a layout.
  func keyboard() throws -> Keyboard { try isFile ? Self.layout(in: name) : named() }

  private func named() throws -> Keyboard {
    guard let keyboard = KeyboardCatalogue.keyboard(named: name) else {
      guard (try? FilePath(text: name).checkAccess(F_OK)) == nil else {
        throw UsageError(
          "there is no keyboard '\(verbatim: name)'; for the layout in the file write './\(verbatim: name)'"
        )
      }
      throw UsageError(
        KeyboardCatalogue.nearestName(to: name).map {
          """
          there is no keyboard '\(verbatim: name)'; did you mean '\(verbatim: $0)'? 'bidiscope \
          keyboards' lists them
          """
        } ?? "there is no keyboard '\(verbatim: name)'; 'bidiscope keyboards' lists them")
    }
    return keyboard
  }

  /// The layout in a file.
  ///
  /// - Throws: a complaint that names the file, and the line and the key that are wrong.
  static func layout(in path: String) throws -> Keyboard {
    guard let table = String(validating: try TextFile.read(path), as: UTF8.self) else {
      throw Complaint("\(verbatim: path): a layout is text in UTF-8")
    }
    do {
      return .layout(try KeyboardCatalogue.layout(reading: table))
    } catch {
      throw Complaint("\(verbatim: path): \(error.words)")
    }
  }
}
