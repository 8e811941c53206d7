internal import ArgumentParser
internal import Wording

extension SettingFault {
  /// That a value is of the wrong kind.
  static func wrongKind(_ path: [String]) -> SettingFault {
    SettingFault(
      path, "the value of '\(verbatim: path.joined(separator: ": "))' is of the wrong kind")
  }
}

extension JSONValue {
  /// A text.
  ///
  /// - Throws: that it is something else.
  func text(_ path: [String]) throws(SettingFault) -> String {
    guard let text else { throw .wrongKind(path) }
    return text
  }

  /// A list of texts.
  ///
  /// - Throws: that it is something else, or which entry, counted from 1, is.
  func texts(_ path: [String]) throws(SettingFault) -> [String] {
    guard case .array(let values) = self else { throw .wrongKind(path) }
    var texts: [String] = []
    for (index, value) in values.enumerated() {
      guard let text = value.text else {
        let name = path.joined(separator: ": ")
        throw SettingFault(
          path, "entry \(number: index + 1) of '\(verbatim: name)' is of the wrong kind")
      }
      texts.append(text)
    }
    return texts
  }

  /// Yes or no.
  ///
  /// - Throws: that it is something else.
  func truth(_ path: [String]) throws(SettingFault) -> Bool {
    guard case .bool(let value) = self else { throw .wrongKind(path) }
    return value
  }
}
