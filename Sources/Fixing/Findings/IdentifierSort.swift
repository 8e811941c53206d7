internal import Wording

/// What an identifier is that is no code of a program.
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
    }
  }
}
