public import Wording

/// What serves to write a language: a keyboard of this program, and a layout of the system's.
public struct WritingSetup: Hashable, Sendable {
  /// The language in the region that is likely, such as `ar-LB`, for Arabizi too.
  public var language: String
  /// Why that region, as the end of a sentence.
  public var reason: Words
  /// The name of the keyboard, whose digits are those of the locale; nil where there is none.
  public var keyboard: String?
  /// The layout in xkb's names, such as `ara`; nil where Latin letters serve, or none is known.
  public var layout: String?

  /// What serves to write a language, by its tag. A keyboard or a layout is one of the tag's
  /// script.
  public init(_ tag: String, _ clues: RegionClues = RegionClues()) {
    let base = String(tag.prefix { $0 != "-" })
    let romanised = LikelyTag(tag).script == "Latn" ? Self.keyboards["\(base)-Latn"] : nil
    let choice = clues.choice(for: romanised == nil ? tag : Self.withoutScript(tag))
    language = choice.tag
    reason = choice.reason
    if let romanised {
      // Latin letters are on every keyboard.
      (keyboard, layout) = (romanised, nil)
      return
    }
    let isUsual = LikelyTag(choice.tag).script == LikelyTag(base).script
    keyboard = isUsual ? Self.keyboards[base] : nil
    // The digits are those of the locale: in Morocco and Algeria others than in Egypt and Lebanon.
    if keyboard == "arabic", LocaleFacts(choice.tag).numberingSystem == "arab" {
      keyboard = "arabic-digits"
    }
    layout =
      (isUsual ? Self.layouts[base] : nil) ?? SystemLocaleFiles.layout(for: choice.tag)
  }

  /// Who writes a language in Latin letters with one of the keyboards for that reads it in its own
  /// script.
  private static func withoutScript(_ tag: String) -> String {
    guard var read = LanguageTag(tag) else { return tag }
    read.script = nil
    return read.text
  }

  private static let keyboards = [
    "ar": "arabic", "ar-Latn": "arabizi", "he": "hebrew", "he-Latn": "roman-hebrew",
    "yi": "yiddish", "fa": "persian", "ps": "pashto", "ckb": "kurdish", "ug": "uyghur",
    "sd": "sindhi", "ur": "urdu", "ur-Latn": "roman-urdu", "syr": "syriac", "dv": "thaana",
    "nqo": "nko", "th": "thai", "hi": "hindi", "hi-Latn": "roman-hindi",
  ]

  /// Layouts of xkb-data whose name says something else than the region, for the usual scripts.
  private static let layouts = [
    "ar": "ara", "he": "il", "yi": "il", "fa": "ir", "ps": "af(ps)", "ckb": "iq(ku_ara)",
    "ug": "cn(ug)", "sd": "pk(snd)", "ur": "pk", "syr": "sy(syc)", "dv": "mv", "nqo": "gn",
    "th": "th", "hi": "in", "uz": "uz(latin)",
  ]
}
