public import UnicodeData
internal import Wording

/// A value of a message's argument, as `--value` takes it.
public struct MessageValue: Hashable, Sendable {
  /// The argument's name.
  @Exact public private(set) var name: String
  /// The value as it is written: a text, a number such as -1234.5, a day or a time.
  @Exact public private(set) var text: String

  /// A value for an argument.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  /// The value that `name=text` gives.
  ///
  /// - Throws: that there is no name.
  public init(reading text: String) throws(FormatFailure) {
    // By scalars, as a value may begin with a mark.
    let parts = text.unicodeScalars.split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw FormatFailure("'\(verbatim: text)' gives no value: write name=value, as in name=Dana")
    }
    self.init(name: String(parts[0]), text: String(parts[1]))
  }
}
