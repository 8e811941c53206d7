internal import Wording

/// What a piece is called of which its kind says too little, such as an identifier that is no code
/// of a program.
public enum IdentifierSort: Hashable, Sendable {
  /// The number of a document, a ticket or the like: `INV-2024-001`.
  case serial
  /// The name of a product, a group or the like with its sign: `Disney+`.
  case name
  /// One or two letters with a sign, such as a grade or a group of blood: `A+`.
  case nameOrGrade
  /// The name of somebody who uses a service: `@dana`.
  case user
  /// A subject with the sign before it: `#MeToo`.
  case hashtag
  /// A length of time: `3h`.
  case time
  /// The address of a device in a network: `192.168.1.1`.
  case device
  /// A tag of HTML or XML that is seen as it stands: `</b>`.
  case tag
  /// A reference to a character of HTML or XML that is seen as it stands: `&quot;`.
  case reference
  /// What is sent to a program that talks: `/start`.
  case command
  /// A version with the letter for one before it: `v2.0`.
  case version
  /// A calculation with names that equals nothing: `(a-b)/c`.
  case formula
  /// A number and the words behind it that it counts: `3 new`.
  case phrase
  /// The number of a book, with the name for such numbers before it.
  case number
  /// A letter with the bracket that makes it an item of a list: `A)`.
  case listMarker

  /// What it is called in a sentence.
  var noun: Words {
    switch self {
    case .serial: "identifier"
    case .name: "name"
    case .nameOrGrade: "name or grade"
    case .user: "user name"
    case .hashtag: "hashtag"
    case .time: "time"
    case .device: "network address"
    case .tag: "tag"
    case .reference: "character reference"
    case .command: "command"
    case .version: "version"
    case .formula: "formula"
    case .phrase: "name or phrase"
    case .number: "number"
    case .listMarker: "list marker"
    }
  }
}
