internal import ExplorerCore
internal import Formats
internal import Languages
internal import Wording

extension FormatKind {
  /// The kind of format in the language of a screen; nil in English, where what commands take is
  /// the name.
  func kindWords(_ words: Catalogue) -> Words? {
    guard !words.isEnglish else { return nil }
    return detail.map { name.words + " " + Words(verbatim: $0) } ?? name.words
  }

  /// How many columns its name takes on a screen.
  func kindColumns(_ words: Catalogue) -> Int {
    kindWords(words).map { words.onScreen($0).columns } ?? description.count
  }
}

extension FormatKind.Name {
  fileprivate var words: Words {
    switch self {
    case .number: "number"
    case .percent: "percent"
    case .currency: "currency"
    case .compact: "compact"
    case .ordinal: "ordinal"
    case .spelledOut: "in words"
    case .bytes: "bytes"
    case .duration: "duration"
    case .relative: "relative"
    case .list: "list"
    case .date: "date"
    case .time: "time"
    case .dateAndTime: "date and time"
    case .interval: "interval"
    case .language: "language"
    case .region: "region"
    case .currencyName: "name of a currency"
    case .phone: "phone number"
    case .iban: Words(verbatim: "IBAN")
    case .version: "version"
    case .path: "path"
    case .measure: "measure"
    case .person: "name"
    }
  }
}
