import Foundation
import Testing

@testable import Locales
import Wording

/// Identifiers as users write them.
@Suite struct LocaleIdentifierTests {
  @Test(arguments: [
    ("he", "he"), ("pa-Arab", "pa-Arab"), ("ar_EG", "ar_EG"), ("en_US_POSIX", "en_US_POSIX"),
    ("he-u-nu-hebr", "he@numbers=hebr"), ("AR-eg-U-NU-Arab", "ar_EG@numbers=arab"),
    ("ta-u-nu-traditio", "ta@numbers=traditional"), ("en@numbers=thai", "en@numbers=thai"),
    ("de-1901-u-ca-gregory-co-phonebk", "de__1901@calendar=gregorian;collation=phonebook"),
    ("en-u-ca-ethioaa", "en@calendar=ethiopic-amete-alem"), ("en-x-private", "en"),
    ("en-t-he-u-nu-deva-x-nu-thai", "en@numbers=deva"), ("en-u-attr-nu-latn", "en@numbers=latn"),
    ("en-u-nu-thai-nu-latn", "en@numbers=thai"), ("ja-u-lb-loose", "ja"),
    ("sr-Latn-RS@currency=EUR;hours=h23", "sr_Latn_RS@currency=eur;hours=h23"),
    ("de__1901", "de__1901"),
    ("en-u-rg-ilzzzz-fw-sun-ms-metric", "en@fw=sun;measure=metric;rg=ilzzzz"), ("root", "root"),
  ])
  func whatFoundationIsHanded(_ written: String, _ handed: String) throws {
    #expect(try #require(LocaleIdentifier(written)).foundation == handed)
  }

  @Test(arguments: [
    ("he-u-nu-bogus", "there is no numbering system 'bogus'"),
    ("en@numbers=bogus", "there is no numbering system 'bogus'"),
    ("en-u-nu", "there is no numbering system ''"),
    ("en-u-ca-bogus", "there is no calendar 'bogus'"),
    ("en-u-co-bogus", "for the keyword co"), ("en-u-hc-h25", "for the keyword hc"),
    ("en-u-cu-xqx", "for the keyword cu"), ("en-u-rg-qqzzzz", "for the keyword rg"),
    ("xx-u-nu-latn", "there is no locale 'xx-u-nu-latn'"), ("en-Xxxx", "there is no locale"),
    ("en-QX", "there is no locale"), ("en-u", "there is no locale"), ("en@", "there is no locale"),
    ("en@numbers", "there is no locale"), ("en@=", "there is no locale"),
    ("en@a=b@c=d", "there is no locale"), ("en--US", "there is no locale"),
    ("en-", "there is no locale"), ("", "there is no locale ''"), ("en\u{0}", "there is no locale"),
    ("\u{5D0}", "there is no locale"), ("i-klingon", "there is no locale"),
  ])
  func whatIsNoLocaleIsSaid(_ written: String, _ reason: String) throws {
    #expect(try #require(LocaleIdentifier.refusal(written)?.english).contains(reason))
  }

  /// ICU's buffers end somewhere.
  @Test func lengthsAreBounded() {
    let longest = "en-x-" + String(repeating: "a-", count: 47) + "a"
    #expect(longest.utf8.count == LocaleIdentifier.limit && LocaleIdentifier.isKnown(longest))
    let long = LocaleIdentifier.refusal(longest + "-a")?.english
    #expect(long?.hasPrefix("there is no locale 'en-x-a") == true && long!.count < 200)
    #expect(LocaleIdentifier.refusal(String(repeating: "a", count: 1_000_000))!.english.count < 200)
    #expect(Locale(reading: longest + "-a").identifier == "und")
  }

  /// Foundation's own systems, digit by digit.
  @Test func digitsAreFoundations() {
    #expect(NumberingSystem.all.count > 90)
    for name in NumberingSystem.all {
      let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "en@numbers=\(name)"))
        .grouping(.never)
      let digits = (0...9).flatMap { Array($0.formatted(style).unicodeScalars) }
      let found = Set(digits.map(NumberingSystem.ofDigit))
      switch NumberingSystem.hasRules(name) {
      case true?: #expect(found == ["latn"], "\(name)")
      case false?: #expect(found == [name == "hanidec" ? nil : name], "\(name)")
      case nil: Issue.record("\(name)")
      }
    }
    #expect(NumberingSystem.hasRules("native") == nil)
    #expect(NumberingSystem.ofDigit("a") == nil && NumberingSystem.ofDigit("\u{5D0}") == nil)
  }

  /// Every sorting that Foundation says it has is a value here.
  @Test func collationsAreFoundations() {
    for collation in Locale.Collation.availableCollations.map(\.identifier) {
      #expect(LocaleIdentifier.isKnown("en@collation=\(collation)"), "\(collation)")
    }
  }
}
