internal import Wording

extension PieceKind {
  /// What it is called with its article where a sentence begins with it. Other languages put it
  /// elsewhere in their sentences, and join the article to the noun.
  var subject: Words {
    switch self {
    case .number: "The number"
    case .phone: "The phone number"
    case .date: "The date"
    case .time: "The time"
    case .version: "The version"
    case .path: "The path"
    case .url: "The web address"
    case .email: "The mail address"
    case .identifier: "The piece of code"
    case .name: "The name"
    case .quotation: "The quotation"
    case .brackets: "The text in brackets"
    case .listMarker: "The list marker"
    case .placeholder: "The placeholder"
    case .punctuation: "The punctuation"
    case .paragraph: "The paragraph"
    }
  }
}

extension IdentifierSort {
  /// What it is called with its article where a sentence begins with it.
  var subject: Words {
    switch self {
    case .serial: "The identifier"
    case .name: "The name"
    case .nameOrGrade: "The name or grade"
    case .user: "The user name"
    case .hashtag: "The hashtag"
    case .time: "The time"
    case .device: "The network address"
    case .tag: "The tag"
    case .reference: "The character reference"
    case .command: "The command"
    case .version: "The version"
    case .formula: "The formula"
    case .phrase: "The name or phrase"
    case .number: "The number"
    case .listMarker: "The list marker"
    }
  }
}
