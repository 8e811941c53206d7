internal import Wording

/// The preferred locales with what is known of each, and what of an app's locales matches them.
public struct LocaleSurvey: Hashable, Sendable {
  /// The preferred locales.
  public var preferred: PreferredLocales
  /// What is known of each of them, in their order.
  public var facts: [LocaleFacts]
  /// What matches, the best first.
  public var matches: [LocaleMatch]
  /// What an app offers.
  public var offered: [String]
  /// What Foundation tells a Swift program here.
  public var foundation: [String]
  /// What speaks for the region that the user is in.
  public var clues: RegionClues
  /// How this system is told of one more language.
  public var system: SystemSetup

  /// Looks up and matches.
  public init(
    _ preferred: PreferredLocales, offered: [String] = OfferedLocales.translation,
    clues: RegionClues? = nil, system: SystemSetup = SystemSetup(environment: [:])
  ) {
    self.preferred = preferred
    self.clues = clues ?? RegionClues(preferred)
    self.system = system
    self.offered = offered
    facts = preferred.entries.map { LocaleFacts($0.identifier) }
    matches = LocaleMatch.matches(
      available: offered, preferred: preferred.entries.map(\.identifier))
    foundation = LocaleFacts.foundation
  }

  /// What serves to write a language, in the region that is likely; as it stands among the
  /// preferred ones where it does.
  public func setup(for language: String) -> WritingSetup {
    var setup = WritingSetup(language, clues)
    let listed = preferred.unheeded + preferred.entries
    if let entry = listed.first(where: { $0.identifier == language }) {
      setup.language = entry.identifier
      setup.reason = "\(verbatim: entry.source) is \(verbatim: entry.written)"
    }
    return setup
  }

  /// The settings of this system that add a language and its keyboard.
  public func settings(adding setup: WritingSetup) -> [SystemSetup.Setting] {
    system.settings(adding: setup.language, layout: setup.layout, to: preferred)
  }

  /// The same with locales that the user chose, behind the others. Where a language is preferred
  /// already, in whatever region and script, its locale stays out.
  public func adding(_ identifiers: [String], from source: String) -> LocaleSurvey {
    with(
      identifiers.reduce(preferred) { known, identifier in
        known.prefers(identifier) ? known : known.adding(identifier, from: source)
      })
  }

  /// The same without a locale that a source has added.
  public func removing(_ identifier: String, from source: String) -> LocaleSurvey {
    with(preferred.removing(identifier, from: source))
  }

  private func with(_ preferred: PreferredLocales) -> LocaleSurvey {
    preferred == self.preferred
      ? self : LocaleSurvey(preferred, offered: offered, clues: clues, system: system)
  }

  /// Whether a language is among the preferred ones, in whatever region and script.
  ///
  /// Where the system names no language for a program's words, it has those that Foundation tells
  /// any program: nobody who reads these is asked whether to add their language.
  public func prefers(_ language: String) -> Bool {
    preferred.prefers(language)
      || preferred.ofMessages.isEmpty
        && foundation.contains { LanguageCode.isSame($0, language) }
  }
}
