import Languages
import Testing
import Wording

/// Which locales the user prefers, by the variables and files that say so.
@Suite struct PreferredLocalesTests {
  private func identifiers(
    _ environment: [String: String], files: [String: String] = [:], user: String? = nil
  ) -> [String] {
    PreferredLocales(environment: environment, user: user) { files[$0] }.entries.map(\.identifier)
  }

  @Test func everyModifierOfGlibcIsRead() {
    let names: [(String, LocaleName.Meaning)] = [
      ("ar_LB.UTF-8", .tag("ar-LB")), ("ar_LB", .tag("ar-LB")), ("he_IL.utf8", .tag("he-IL")),
      ("sr_RS.UTF-8@latin", .tag("sr-Latn-RS")), ("sr_RS@latin", .tag("sr-Latn-RS")),
      ("be_BY.UTF-8@latin", .tag("be-Latn-BY")), ("tt_RU.UTF-8@iqtelif", .tag("tt-Latn-RU")),
      ("nan_TW.UTF-8@latin", .tag("nan-Latn-TW")), ("uz_UZ.UTF-8@cyrillic", .tag("uz-Cyrl-UZ")),
      ("sd_IN.UTF-8@devanagari", .tag("sd-Deva-IN")), ("ks_IN@devanagari", .tag("ks-Deva-IN")),
      ("ca_ES.UTF-8@valencia", .tag("ca-ES-valencia")), ("de_DE@euro", .tag("de-DE")),
      ("gez_ER.UTF-8@abegede", .tag("gez-ER")), ("aa_ER.UTF-8@saaho", .tag("ssy-ER")),
      ("iw_IL", .tag("he-IL")), ("in_ID", .tag("id-ID")), ("ji", .tag("yi")),
      ("prs", .tag("fa-AF")),
      ("prs_AF.UTF-8", .tag("fa-AF")), ("zh-Hant-TW", .tag("zh-Hant-TW")),
      ("es_419", .tag("es-419")),
      ("C", .none), ("C.UTF-8", .none), ("POSIX", .none), ("C.utf8", .none),
      ("", .broken), ("1", .broken), ("a", .broken), ("ar_", .broken), ("ar_LB_!!", .broken),
      ("arabic-language", .broken), ("\u{1B}[2J", .broken),
    ]
    for (name, meaning) in names { #expect(LocaleName.read(name) == meaning, "\(name)") }
  }

  @Test func theOrderIsThatOfGlibc() {
    #expect(
      identifiers([
        "LANGUAGE": "ar_LB:fr", "LC_ALL": "he_IL.UTF-8", "LC_MESSAGES": "fa_IR",
        "LANG": "en_US.UTF-8",
      ]) == ["ar-LB", "fr", "he-IL", "fa-IR", "en-US"])
    #expect(identifiers(["LANGUAGE": "ar:en:ar", "LANG": "en_US.UTF-8"]) == ["ar", "en", "en-US"])
    #expect(identifiers(["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ur_PK.UTF-8"]) == ["ur-PK"])
  }

  @Test func languageCountsOnlyBesideALocale() {
    for none in ["C", "POSIX"] {
      #expect(identifiers(["LANGUAGE": "ar", "LANG": none]) == [])
      #expect(identifiers(["LANGUAGE": "ar", "LC_ALL": none, "LANG": "he_IL"]) == ["he-IL"])
    }
    #expect(identifiers(["LANGUAGE": "ar"]) == [])
    #expect(identifiers(["LANGUAGE": "ar", "LC_ALL": "", "LANG": "he_IL"]) == ["ar", "he-IL"])
    // glibc asks LANGUAGE under C.UTF-8: only the name C turns it off.
    #expect(identifiers(["LANGUAGE": "ar", "LANG": "C.UTF-8"]) == ["ar"])
    #expect(identifiers([:]) == [])
  }

  @Test func filesComeAfterVariables() {
    let files = [
      "/etc/default/locale": "# a comment\nLANG=\"he_IL.UTF-8\"\nLANGUAGE=\"he:yi\"\n",
      "/etc/locale.conf": "LANG=de_DE.UTF-8\n",
      "/var/lib/AccountsService/users/dana": "[User]\nLanguages=ar_LB.UTF-8;fr_FR.UTF-8;\n",
      "/home/dana/.config/plasma-localerc": "[Translations]\nLANGUAGE=ur:en_GB\n",
      "/etc/default/keyboard": "XKBLAYOUT=\"us,il,xx\"\n",
    ]
    let preferred = PreferredLocales(
      environment: ["LANG": "fa_IR.UTF-8", "HOME": "/home/dana"], user: "dana"
    ) { files[$0] }
    #expect(
      preferred.entries.map(\.identifier) == [
        "fa-IR", "he", "yi", "he-IL", "de-DE", "ar-LB", "fr-FR", "ur", "en-GB",
      ])
    #expect(preferred.entries[0].source == "LANG")
    #expect(preferred.entries[1].source == "/etc/default/locale")
    #expect(preferred.written.map(\.identifier) == ["en", "he"])
  }

  @Test func brokenNamesAreToldApart() {
    let preferred = PreferredLocales(environment: ["LANGUAGE": "ar:?:en_US", "LANG": "12_34"])
    #expect(preferred.entries.map(\.identifier) == ["ar", "en-US"])
    #expect(preferred.broken.map(\.written) == ["?", "12_34"])
  }

  @Test func formatsFollowTheirOwnVariables() {
    let preferred = PreferredLocales(environment: ["LANG": "en_US.UTF-8", "LC_TIME": "ar_LB.UTF-8"])
    #expect(preferred.formats.first?.identifier == "ar-LB")
    #expect(preferred.formats.first?.source == "LC_TIME (LC_TIME)")
    let all = PreferredLocales(environment: ["LC_ALL": "he_IL", "LC_TIME": "ar_LB"])
    #expect(Set(all.formats.map(\.identifier)) == ["he-IL"])
  }

  @Test func anUnknownLocaleHasItsNearest() {
    #expect(!LocaleFacts("qq-ZZ").isKnown)
    #expect(LocaleFacts("ar-LB").isKnown)
    #expect(LocaleNames.nearest(to: "ar-LC").contains("ar-LB"))
  }

  /// A language is preferred in whatever region and script its locale is, and by whichever of its
  /// codes; languages that are close are others.
  @Test(arguments: [
    ("en_001", "en", true), ("en_US", "en-GB", true), ("nb_NO", "no", true),
    ("no_NO", "nb", true), ("nn_NO", "nb", false), ("da_DK", "nb", false),
    ("fil_PH", "tl", true), ("tl_PH", "fil", true), ("iw_IL", "he", true), ("he_IL", "iw", true),
    ("he_IL", "yi", false), ("fa_AF", "pes", true), ("prs_AF", "fa", true),
    ("ur_PK", "ur-Latn", true), ("ar_LB", "arb", true), ("ar_LB", "fa", false),
    ("sr_RS@latin", "sh", true), ("zh_TW", "cmn", true), ("mo_MD", "ro", true),
    ("C", "he", false), ("he_IL", "en", false),
  ])
  func aLanguageIsPreferredByAnyOfItsCodes(_ written: String, _ typed: String, _ isOwn: Bool) {
    let survey = LocaleSurvey(PreferredLocales(environment: ["LANG": "\(written).UTF-8"]))
    #expect(survey.prefers(typed) == isOwn, "\(written) \(typed)")
  }

  /// Where the system names no language, what Foundation tells a program instead is nothing new to
  /// its user, before and after another language is taken up; where it names one, it is.
  @Test func theLanguageOfProgramsIsNotNew() throws {
    let told = try #require(LocaleFacts.foundation.first)
    for environment in [[:], ["LANG": "C.UTF-8"], ["LC_ALL": "POSIX"]] as [[String: String]] {
      let survey = LocaleSurvey(PreferredLocales(environment: environment))
      #expect(survey.prefers(told) && !survey.prefers("ur"), "\(environment)")
      let taken = survey.adding(["ur-PK"], from: "a test")
      #expect(taken.prefers(told) && taken.prefers("ur"), "\(environment)")
    }
    let named = LocaleSurvey(PreferredLocales(environment: ["LANG": "qaa"]))
    #expect(!named.prefers(told))
  }
}
