internal import BidiAlgorithm

/// What stands before the colon of a list of names, `Names:`, `Top contributors:`, `Author:`.
/// Behind another short head (`Dana:`, `Subject:`, `fix:`) commas part a sentence.
enum ListHead {
  /// The most words of a label. More words are a sentence that leads to its list.
  private static let mostWords = 3

  /// Whether right-to-left words with commas between a colon and the end of a line that is read
  /// from left to right are one sentence: plain words, behind a short head that is no list's. The
  /// range is that of their elements, from the one behind the colon on. O(*n*).
  static func leadsToSentence(_ names: Range<Int>, _ all: [Element], in text: Skeleton) -> Bool {
    guard names.lowerBound > 1, let first = all.first,
      all[names].allSatisfy({ $0.isSign || ($0.isWord && $0.kind == nil) }),
      all[names.upperBound...].allSatisfy({ $0.direction == nil && $0.kind != .brackets })
    else { return false }
    let head = first.range.lowerBound..<all[names.lowerBound - 1].range.lowerBound
    guard head.contains(where: text.isLatin), !head.contains(where: text.isRightToLeftLetter) else {
      return false
    }
    let words = text.string(head).split { !$0.isLetter }.map { $0.lowercased() }
    guard words.count <= mostWords, let last = words.last else { return false }
    if words.contains(where: { ofPlaces.contains($0) }) { return true }
    return !isNameOfList(last) && !words.contains(where: { lists.contains($0) })
  }

  /// Whether a plural for persons, teams or places stands right before an element in a sentence
  /// that is read from left to right, so that commas part several from there on: `The users ABC,
  /// DEF joined`. Behind other words it may be one name, as of a town and its country.
  static func leadsToNames(_ start: Int, _ all: [Element], in text: Skeleton) -> Bool {
    guard start > 0, all[start].followsSpace else { return false }
    let word = all[start - 1]
    return word.isWord && word.direction == .leftToRight && word.range.count < longestPlural
      && plurals.contains(text.string(word.range).lowercased())
  }

  /// No such plural is as long.
  private static let longestPlural = 16

  /// Plurals of who and what has a name.
  private static let plurals: Set<String> = [
    "actors", "admins", "artists", "authors", "brothers", "candidates", "cities", "clients",
    "companies", "contacts", "contributors", "countries", "customers", "directors", "doctors",
    "editors", "employees", "friends", "girls", "boys", "guests", "kids", "children", "languages",
    "members", "moderators", "names", "participants", "players", "reviewers", "scorers", "sellers",
    "singers", "sisters", "speakers", "streets", "students", "teachers", "teams", "towns", "twins",
    "users", "villages", "winners", "writers",
  ]

  /// Whether a word in small letters is a plural or leads to names.
  private static func isNameOfList(_ word: String) -> Bool {
    SpokenLine.isNameOfList(word) && !word.hasSuffix("ss") && !word.hasSuffix("us")
      && !noPlurals.contains(word)
  }

  /// Words of lists that are no plurals, and of who or what is named, often by several names.
  private static let lists: Set<String> = [
    "artist", "assignee", "author", "bcc", "category", "composer", "contributor", "director",
    "editor", "families", "family", "genre", "guest", "host", "keyword", "list", "lineup", "men",
    "owner", "panel", "people", "playlist", "producer", "reviewer", "roster", "tag", "translator",
    "winner", "women", "writer",
  ]

  /// Words that lead to an address, whose parts are no names of a list.
  private static let ofPlaces: Set<String> = [
    "address", "deliver", "delivery", "location", "ship", "shipping",
  ]

  /// Words that end as plurals do: names of persons, and what begins a sentence.
  private static let noPlurals: Set<String> = [
    "abbas", "agnes", "alexis", "anas", "boris", "carlos", "charles", "chris", "congrats", "dennis",
    "elias", "firas", "hans", "ines", "iris", "james", "jonas", "lucas", "mrs", "news", "nicolas",
    "ps", "regards", "series", "thanks", "this", "thomas", "tomas", "yes",
  ]
}
