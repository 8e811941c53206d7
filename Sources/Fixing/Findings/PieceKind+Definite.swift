internal import Wording

extension PieceKind {
  /// What it is called with its article, which other languages join to the noun.
  var definiteNoun: Words {
    switch self {
    case .number: "the number"
    case .phone: "the phone number"
    case .date: "the date"
    case .time: "the time"
    case .version: "the version"
    case .path: "the path"
    case .url: "the web address"
    case .email: "the mail address"
    case .identifier: "the piece of code"
    case .name: "the name"
    case .quotation: "the quotation"
    case .brackets: "the text in brackets"
    case .listMarker: "the list marker"
    case .placeholder: "the placeholder"
    case .punctuation: "the punctuation"
    case .paragraph: "the paragraph"
    }
  }
}

extension IdentifierSort {
  /// What it is called with its article.
  var definiteNoun: Words {
    switch self {
    case .serial: "the identifier"
    case .name: "the name"
    case .nameOrGrade: "the name or grade"
    case .user: "the user name"
    case .hashtag: "the hashtag"
    case .time: "the time"
    case .device: "the network address"
    case .tag: "the tag"
    case .reference: "the character reference"
    case .command: "the command"
    case .version: "the version"
    case .formula: "the formula"
    case .phrase: "the name or phrase"
    case .number: "the number"
    case .listMarker: "the list marker"
    }
  }
}
