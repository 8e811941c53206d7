import Languages
import Testing
import Wording

/// The region that a language is suggested in, and how a system is told of it.
@Suite struct SystemSetupTests {
  private static let zones =
    "# a comment\nLB\t+3353+03530\tAsia/Beirut\nIL\t+314650+0351326\tAsia/Jerusalem\n"

  private func choice(
    _ language: String, _ environment: [String: String], zone: String? = nil,
    files: [String: String] = [:]
  ) -> RegionClues.Choice {
    let preferred = PreferredLocales(environment: environment) { files[$0] }
    return RegionClues(preferred, zone: zone.map { ($0, "TZ") }) { path in
      path == RegionClues.zoneTable ? Self.zones : nil
    }.choice(for: language)
  }

  @Test func theRegionComesFromWhatNamesIt() {
    let first = choice("ar", ["LANG": "fr_LB.UTF-8"])
    #expect(first.tag == "ar-LB" && first.reason.english == "LANG is fr_LB.UTF-8")
    #expect(
      choice("ar", ["LANG": "en_US.UTF-8", "LC_TIME": "ar_LB.UTF-8"]).tag == "ar-LB")
    let zoned = choice("ar", ["LANG": "en_US.UTF-8"], zone: "Asia/Beirut")
    #expect(zoned.tag == "ar-LB" && zoned.reason.english == "TZ is Asia/Beirut")
    #expect(
      choice(
        "ar", ["LANG": "en_US.UTF-8"], files: ["/etc/default/keyboard": "XKBLAYOUT=us,iq\n"]
      ).tag
        == "ar-IQ")
    // A setting goes before the zone, the zone before the keyboard.
    #expect(choice("ar", ["LANG": "he_IL.UTF-8"], zone: "Asia/Beirut").tag == "ar-IL")
    #expect(
      choice(
        "ar", [:], zone: "Asia/Beirut", files: ["/etc/default/keyboard": "XKBLAYOUT=ma\n"]
      ).tag
        == "ar-LB")
  }

  /// A language that is preferred already stands in the list once.
  @Test func aPreferredLanguageIsNotAddedAgain() {
    let environment = ["LANG": "en_US.UTF-8", "LANGUAGE": "en_US:ar_LB"]
    let settings = SystemSetup(environment: environment) { _ in nil }.settings(
      adding: "ar-LB", layout: nil, to: PreferredLocales(environment: environment))
    #expect(settings.first?.command == "export LANGUAGE=en_US:ar_LB")
  }

  /// Nor is its region guessed where the list has it without one.
  @Test(arguments: ["en_US.UTF-8", nil])
  func aPreferredLanguageWithoutARegionStays(_ locale: String?) {
    var environment = ["LANGUAGE": "en_US:ar"]
    environment["LANG"] = locale
    let survey = LocaleSurvey(
      PreferredLocales(environment: environment), offered: [],
      system: SystemSetup(environment: environment) { _ in nil })
    let setup = survey.setup(for: "ar")
    #expect(setup.language == "ar" && setup.reason.english == "LANGUAGE is ar")
    let command = survey.settings(adding: setup).first?.command
    #expect(command?.hasSuffix("LANGUAGE=en_US:ar") == true)
    #expect(survey.setup(for: "ar-LB").language == "ar-LB")
  }

  /// In the C locale nobody reads `LANGUAGE`; it is what the user wants all the same.
  @Test(arguments: [nil, "C", ""] as [String?])
  func aListThatNobodyReadsIsKept(_ locale: String?) {
    var environment = ["LANGUAGE": "en_US:ar_LB"]
    environment["LANG"] = locale
    let preferred = PreferredLocales(environment: environment)
    #expect(preferred.entries.isEmpty)
    #expect(preferred.unheeded.map(\.identifier) == ["en-US", "ar-LB"])
    #expect(RegionClues(preferred).choice(for: "ar").tag == "ar-LB")
    let settings = SystemSetup(environment: environment) { _ in nil }.settings(
      adding: "ar-LB", layout: nil, to: preferred)
    #expect(settings.first?.command == "export LANG=C.UTF-8 LANGUAGE=en_US:ar_LB")
    let more = SystemSetup(environment: environment) { _ in nil }.settings(
      adding: "he-IL", layout: nil, to: preferred)
    #expect(more.first?.command == "export LANG=C.UTF-8 LANGUAGE=en_US:ar_LB:he_IL")
  }

  @Test func aRegionWithoutTheLanguageIsPassedOver() {
    #expect(choice("ar", ["LANG": "en_US.UTF-8"]).tag == "ar-EG")
    #expect(choice("ur", ["LANG": "de_DE.UTF-8"], zone: "Asia/Jerusalem").tag == "ur-PK")
    #expect(choice("he", [:], zone: "Nowhere").tag == "he-IL")
    #expect(choice("he", [:], zone: "UTC").tag == "he-IL")
    #expect(choice("ar-MA", ["LC_TIME": "ar_LB"]).tag == "ar-MA")
  }

  @Test func theDigitsAreThoseOfTheRegion() {
    func setup(_ language: String, _ locale: String) -> WritingSetup {
      WritingSetup(language, RegionClues(PreferredLocales(environment: ["LANG": locale])))
    }
    #expect(setup("ar", "fr_LB").keyboard == "arabic-digits")
    #expect(setup("ar", "fr_MA").keyboard == "arabic")
    #expect(setup("ar-Latn", "fr_LB").keyboard == "arabizi")
    #expect(setup("ar-Latn", "fr_LB").language == "ar-LB")
    #expect(setup("ar-Latn", "fr_LB").layout == nil)
    #expect(setup("fr", "en_US").layout == "fr")
    #expect(setup("pt", "pt_BR").layout == "br")
    #expect(setup("ckb", "en_US").layout == "iq(ku_ara)")
  }

  /// What `LANGUAGE` is to have for a tag, alone; nil where there is no command.
  private func printed(_ tag: String) -> String? {
    let survey = LocaleSurvey(PreferredLocales(environment: [:]), offered: [])
    let command = survey.settings(adding: survey.setup(for: tag)).first?.command
    return command.flatMap { $0.split(separator: "=").last }.map { String($0) }
  }

  /// A script or a variant stays, by glibc's name.
  @Test(
    arguments: [
      ("sr-Latn", "sr_RS@latin"), ("sr-Cyrl", "sr_RS"), ("sr", "sr_RS"),
      ("uz-Cyrl", "uz_UZ@cyrillic"),
      ("uz-Latn", "uz_UZ"), ("sd-Deva", "sd_IN@devanagari"), ("sd", "sd_PK"),
      ("ks-Deva", "ks_IN@devanagari"), ("be-Latn", "be_BY@latin"), ("tt-Latn", "tt_RU@iqtelif"),
      ("ca-valencia", "ca_ES@valencia"), ("nan-Latn", "nan_TW@latin"), ("zh-Hant", "zh_TW"),
      ("zh-Hant-HK", "zh_HK"), ("zh-Hans", "zh_CN"), ("pa-Arab", "pa_PK"), ("az-Arab", "az_IR"),
      ("az-Cyrl", nil), ("zh-Hans-HK", nil), ("sl-rozaj", nil), ("en-Shaw", nil), ("kk-Arab", nil),
    ] as [(String, String?)])
  func aScriptStaysInTheName(_ tag: String, _ expected: String?) {
    #expect(printed(tag) == expected)
  }

  /// What is printed is read as what was asked for. Who writes a language in Latin letters with a
  /// keyboard for that reads it in its own script.
  @Test func theNameIsReadAsTheTag() {
    let romanised: Set = ["ar-Latn", "he-Latn", "hi-Latn", "ur-Latn"]
    let asked = LocaleNames.identifiers.filter { tag in
      let parts = tag.split(separator: "-")
      return parts.count > 1 && parts[1].count == 4
        && !romanised.contains(parts.prefix(2).joined(separator: "-"))
    }
    #expect(asked.count > 50)
    for tag in asked {
      guard let name = printed(tag) else { continue }
      guard case .tag(let read) = LocaleName.read(name) else {
        Issue.record("\(tag): \(name)")
        continue
      }
      #expect(LocaleMatch(available: tag, preferred: read).rank != nil, "\(tag): \(name)")
    }
  }

  /// What stands in the list already keeps its name, and its script with it.
  @Test func aListedNameKeepsItsScript() {
    let list = "sr_BA.UTF-8@latin:en_US@euro:zh_Hant:de_DE@$(reboot)"
    let environment = ["LANG": "en_US.UTF-8", "LANGUAGE": list]
    let preferred = PreferredLocales(environment: environment)
    let settings = SystemSetup(environment: environment).settings(
      adding: "ar-LB", layout: nil, to: preferred)
    #expect(settings.first?.command == "export LANGUAGE=sr_BA@latin:en_US:zh_Hant:de_DE:ar_LB")
  }

  /// A keyboard and a layout are of the tag's script.
  @Test func aKeyboardIsOfTheScriptAskedFor() {
    func setup(_ tag: String) -> WritingSetup { WritingSetup(tag) }
    #expect(setup("sd-Deva").keyboard == nil && setup("sd-Deva").layout == nil)
    #expect(setup("sd").keyboard == "sindhi" && setup("sd-Arab").keyboard == "sindhi")
    #expect(setup("ug-Cyrl").keyboard == nil && setup("fa-Cyrl").keyboard == nil)
    #expect(setup("ar-Latn-LB").keyboard == "arabizi" && setup("ar-Latn-LB").language == "ar-LB")
    #expect(setup("zh-Hant").layout == "tw" && setup("zh-Hant").language == "zh-Hant-TW")
    #expect(setup("sr-Latn").layout == nil && setup("sr-Latn").language == "sr-Latn-RS")
    #expect(setup("uz").layout == "uz(latin)" && setup("uz-Arab").layout == nil)
    // Of the countries with the language the own one goes first.
    #expect(setup("de").layout == "de" && setup("de-AT").layout == "at")
    #expect(setup("nl").layout == "nl" && setup("nl-BE").layout == "be")
  }

  private func settings(
    _ layout: String?, _ environment: [String: String], _ files: [String: String] = [:]
  ) -> [SystemSetup.Setting] {
    SystemSetup(environment: environment) { files[$0] }.settings(
      adding: "ar-LB", layout: layout, to: PreferredLocales(environment: environment))
  }

  private func keyboard(
    _ layout: String, _ environment: [String: String], _ files: [String: String] = [:]
  ) -> SystemSetup.Setting? {
    settings(layout, environment, files).first { $0.subject == .keyboard }
  }

  @Test func theLanguageGoesBehindThoseThatAreThere() {
    func command(_ environment: [String: String], _ files: [String: String] = [:]) -> String? {
      settings(nil, environment, files).first?.command
    }
    #expect(
      command(["LANGUAGE": "he_IL:fr", "LANG": "en_US.UTF-8"])
        == "export LANGUAGE=he_IL:fr:en_US:ar_LB")
    // LANGUAGE alone counts for nothing where the locale is C.
    #expect(command([:]) == "export LANG=C.UTF-8 LANGUAGE=ar_LB")
    #expect(command(["LANG": "C"]) == "export LANG=C.UTF-8 LANGUAGE=ar_LB")
    #expect(command(["LC_ALL": "POSIX"]) == "export LC_ALL= LANG=C.UTF-8 LANGUAGE=ar_LB")
    #expect(command(["LANG": "C.UTF-8"]) == "export LANGUAGE=ar_LB")
    #expect(
      command(
        [
          "LANG": "de_DE.UTF-8", "HOME": "/h", "XDG_CURRENT_DESKTOP": "KDE",
          "KDE_SESSION_VERSION": "6",
        ], ["/h/.config/plasma-localerc": "[Formats]\n"])
        == "kwriteconfig6 --file plasma-localerc --group Translations --key LANGUAGE de_DE:ar_LB")
    #expect(settings(nil, [:]).count == 1, "no keyboard where Latin letters serve")
  }

  @Test func theKeyboardIsThatOfTheSystemFound() throws {
    let debian = ["/etc/default/keyboard": "XKBLAYOUT=\"us,il\"\nXKBVARIANT=\",lyx\"\n"]
    let x11 = try #require(keyboard("ara", ["DISPLAY": ":0"]))
    #expect(x11.command == "setxkbmap -layout us,ara -option grp:alt_shift_toggle")
    #expect(x11.system.english.contains("DISPLAY"))
    #expect(
      keyboard("ir(ku_ara)", ["DISPLAY": ":0"], debian)?.command
        == "setxkbmap -layout us,il,ir -variant ,lyx,ku_ara -option grp:alt_shift_toggle")
    #expect(
      keyboard("ara", ["SWAYSOCK": "/s", "WAYLAND_DISPLAY": "w"])?.command
        == "swaymsg input type:keyboard xkb_layout us,ara")
    #expect(
      keyboard("ara", [:], debian)?.command
        == "sudo sed -i -e 's/^XKBLAYOUT=.*/XKBLAYOUT=\"us,il,ara\"/' -e 's/^XKBVARIANT=.*/XKBVARIANT=\",lyx,\"/' /etc/default/keyboard"
    )
    #expect(
      keyboard("ara", [:], ["/etc/vconsole.conf": ""])?.command
        == "sudo localectl set-x11-keymap us,ara ''")
    let gnome = try #require(
      keyboard("ir(ku_ara)", ["XDG_CURRENT_DESKTOP": "ubuntu:GNOME", "DISPLAY": ":0"]))
    #expect(gnome.command?.contains("('xkb', 'ir+ku_ara')") == true)
    #expect(
      keyboard(
        "ara", ["XDG_CURRENT_DESKTOP": "KDE", "HOME": "/h"],
        ["/h/.config/kxkbrc": "[Layout]\nLayoutList=de,us\n"])?.command
        == "kwriteconfig5 --file kxkbrc --group Layout --key Use true && kwriteconfig5 --file kxkbrc --group Layout --key LayoutList de,us,ara"
    )
  }

  @Test func noCommandIsMadeUp() {
    for environment in [
      ["SSH_CONNECTION": "a b", "DISPLAY": ":10"], ["WAYLAND_DISPLAY": "wayland-0"], [:],
    ] {
      #expect(keyboard("ara", environment)?.command == nil)
      #expect(keyboard("ara", environment)?.remark.english.contains("ara") == true)
    }
  }

  /// What a file says goes into a command: nothing but names of layouts does.
  @Test func aFileCannotPutWordsIntoACommand() throws {
    let file = ["/etc/default/keyboard": "XKBLAYOUT=us,il;$(reboot)\nXKBVARIANT=`x`\n"]
    let command = try #require(keyboard("ara", ["DISPLAY": ":0"], file)?.command)
    #expect(!command.contains("$") && !command.contains(";") && !command.contains("`"))
  }
}
