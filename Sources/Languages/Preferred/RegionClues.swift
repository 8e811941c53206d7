internal import Foundation
internal import Locales
public import Wording

/// What speaks for the region that a user is in, or writes for: the strongest first.
public struct RegionClues: Hashable, Sendable {
  /// A region, and what names it.
  public struct Clue: Hashable, Sendable {
    /// ISO 3166, such as `LB`.
    public var region: String
    /// What names it, such as `LC_TIME is ar_LB.UTF-8`.
    public var source: Words
  }

  /// A language with a region.
  public struct Choice: Hashable, Sendable {
    /// The tag, such as `ar-LB`.
    public var tag: String
    /// Why this region, as the end of a sentence.
    public var reason: Words
  }

  /// The clues, the strongest first.
  public private(set) var clues: [Clue] = []

  /// No clue.
  public init() {}

  /// Reads the regions of the preferred locales, of the locales of formats, of the time zone, and
  /// of keyboard layouts.
  ///
  /// - Parameters:
  ///   - preferred: the locales.
  ///   - zone: the time zone, such as `Asia/Beirut`, and what names it.
  ///   - contents: the text of a file, or nil where there is none; asked for the table of zones
  ///     only.
  public init(
    _ preferred: PreferredLocales, zone: (name: String, source: String)? = nil,
    contents: (String) -> String? = { _ in nil }
  ) {
    for entry in preferred.entries + preferred.unheeded {
      add(entry.identifier, "\(verbatim: entry.source) is \(verbatim: entry.written)")
    }
    for entry in preferred.formats {
      // Such as `LC_TIME (LC_ALL)`: the second one holds the name.
      let variable = entry.source.split { $0 == "(" || $0 == ")" }.last ?? ""
      add(entry.identifier, "\(verbatim: variable) is \(verbatim: entry.written)")
    }
    if let zone, let region = Self.region(of: zone.name, contents) {
      clues.append(
        Clue(region: region, source: "\(verbatim: zone.source) is \(verbatim: zone.name)"))
    }
    for entry in preferred.written {
      add(entry.identifier, "\(verbatim: entry.source) has the layout \(verbatim: entry.written)")
    }
  }

  private mutating func add(_ tag: String, _ source: Words) {
    let components = Locale.Components(reading: tag)
    guard let region = components.languageComponents.region?.identifier else { return }
    clues.append(Clue(region: region, source: source))
  }

  /// Where the system's table of time zones says which region each is of.
  public static let zoneTable = "/usr/share/zoneinfo/zone.tab"

  private static func region(of zone: String, _ contents: (String) -> String?) -> String? {
    guard zone.contains("/"), let table = contents(zoneTable) else { return nil }
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t")
      if fields.count > 2, fields[2] == zone { return String(fields[0]) }
    }
    return nil
  }

  /// A language in the region that is likely: that of the first clue for which CLDR has a locale of
  /// this language, else the one where CLDR expects most of its text. The script stays where it is
  /// not the usual one, and so do variants. O(clues × locales).
  public func choice(for language: String) -> Choice {
    let tag =
      LanguageTag(language) ?? LanguageTag(language: String(language.prefix { $0 != "-" }))
    if tag.region != nil { return Choice(tag: Self.text(tag), reason: "the tag says so") }
    let known = Set(Locale.availableIdentifiers)
    let bases = [tag.language] + (tag.script.map { ["\(tag.language)_\($0)"] } ?? [])
    for clue in clues where bases.contains(where: { known.contains("\($0)_\(clue.region)") }) {
      return Choice(tag: Self.text(tag, in: clue.region), reason: clue.source)
    }
    let likely = Locale.Language(reading: Locale.Language(reading: language).maximalIdentifier)
    guard let region = likely.region?.identifier else {
      return Choice(tag: Self.text(tag), reason: "nothing names a region")
    }
    return Choice(
      tag: Self.text(tag, in: region),
      reason: "nothing here names another region, and CLDR expects most text there")
  }

  /// A tag in a region, without a script that goes without saying.
  private static func text(_ tag: LanguageTag, in region: String? = nil) -> String {
    var tag = tag
    tag.region = region ?? tag.region
    var bare = tag
    bare.script = nil
    let script = LocaleFacts.plain(tag.script)
    let isUsual =
      script == LikelyTag(tag.language).script && script == LikelyTag(bare.text).script
    return isUsual ? bare.text : tag.text
  }
}
