import BidiAlgorithm
import Fixing
import Testing

/// Quoted keys with values of data in right-to-left sentences.
@Suite struct KeyedValueTests {
  /// A key and its value are one piece of code, also several of them.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5D2}\u{5D3}\u{5D9}\u{5E8}\u{5D5} \"verbose\": false \u{5D1}\u{5E7}\u{5D5}\u{5D1}\u{5E5}",
        "\u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D1} \"verbose\": false \u{5D5}\u{5E8}\u{5D9}\u{5D3}\u{5D2}\u{5D4}"
      ),
      (
        "\u{627}\u{644}\u{642}\u{64A}\u{645}\u{629} \"cache\": null \u{641}\u{64A} \u{627}\u{644}\u{645}\u{644}\u{641}",
        "\u{641}\u{644}\u{645}\u{644}\u{627} \u{64A}\u{641} \"cache\": null \u{629}\u{645}\u{64A}\u{642}\u{644}\u{627}"
      ),
      (
        "\u{645}\u{642}\u{62F}\u{627}\u{631} \"max_size\": 2048 \u{631}\u{627} \u{628}\u{646}\u{648}\u{6CC}\u{633}\u{6CC}\u{62F}",
        "\u{62F}\u{6CC}\u{633}\u{6CC}\u{648}\u{646}\u{628} \u{627}\u{631} \"max_size\": 2048 \u{631}\u{627}\u{62F}\u{642}\u{645}"
      ),
      (
        "\u{641}\u{627}\u{626}\u{644} \u{645}\u{6CC}\u{6BA} \"ttl\": 3600.",
        ".\"ttl\": 3600 \u{6BA}\u{6CC}\u{645} \u{644}\u{626}\u{627}\u{641}"
      ),
      (
        "\u{5E9}\u{5E0}\u{5D5} \u{5DC}-\"retries\": 3, \"host\": null \u{5DC}\u{5E4}\u{5E0}\u{5D9} \u{5D4}\u{5D4}\u{5E4}\u{5E2}\u{5DC}\u{5D4}",
        "\u{5D4}\u{5DC}\u{5E2}\u{5E4}\u{5D4}\u{5D4} \u{5D9}\u{5E0}\u{5E4}\u{5DC} \"retries\": 3, \"host\": null-\u{5DC} \u{5D5}\u{5E0}\u{5E9}"
      ),
      (
        "\u{5D4}\u{5E2}\u{5E8}\u{5DA}: 'quiet': True",
        "'quiet': True :\u{5DA}\u{5E8}\u{5E2}\u{5D4}"
      ),
      (
        "\u{5DB}\u{5EA}\u{5D1}\u{5D5} `\"strict\": true` \u{5D1}\u{5E8}\u{5D0}\u{5E9}",
        "\u{5E9}\u{5D0}\u{5E8}\u{5D1} `\"strict\": true` \u{5D5}\u{5D1}\u{5EA}\u{5DB}"
      ),
    ] as [(String, String)])
  func aKeyStaysWithItsValue(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// What is counted, and what is said behind the title of a work, is the sentence's.
  @Test(
    arguments: [
      (
        "\u{5E6}\u{5E4}\u{5D5} \u{5D1}\u{5E1}\u{5E8}\u{5D8} \"avatar\": 3 \u{5E9}\u{5E2}\u{5D5}\u{5EA}",
        "\u{5EA}\u{5D5}\u{5E2}\u{5E9} 3 :\"avatar\" \u{5D8}\u{5E8}\u{5E1}\u{5D1} \u{5D5}\u{5E4}\u{5E6}"
      ),
      (
        "\u{5D4}\u{5E1}\u{5E8}\u{5D8} \"Titanic\": 11 \u{5D0}\u{5D5}\u{5E1}\u{5E7}\u{5E8}",
        "\u{5E8}\u{5E7}\u{5E1}\u{5D5}\u{5D0} 11 :\"Titanic\" \u{5D8}\u{5E8}\u{5E1}\u{5D4}"
      ),
    ] as [(String, String)])
  func aNumberOfTheSentenceStaysItsOwn(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// Strings alone, data in braces, and what is held together already.
  @Test(
    arguments: [
      "\u{5E9}\u{5E0}\u{5D5} \"type\": \"module\" \u{5D1}\u{5E7}\u{5D5}\u{5D1}\u{5E5}",
      "\u{5D4}\u{5D2}\u{5D3}\u{5D9}\u{5E8}\u{5D5} \u{2066}\"verbose\": false\u{2069} \u{5D1}\u{5E7}\u{5D5}\u{5D1}\u{5E5}",
      "\u{5D4}\u{5D2}\u{5D3}\u{5D9}\u{5E8}\u{5D5} \u{200E}\"verbose\": false \u{5D1}\u{5E7}\u{5D5}\u{5D1}\u{5E5}",
    ])
  func whatLooksRightStays(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }

  /// From left to right a key and its value are in order anyway.
  @Test(
    arguments: [
      "\u{5D4}\u{5D2}\u{5D3}\u{5D9}\u{5E8}\u{5D5} \u{5D1}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5D6}\u{5D4} 'verbose': false",
      "\u{5D4}\u{5D2}\u{5D3}\u{5D9}\u{5E8}\u{5D5} \u{5D1}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5D6}\u{5D4} \"verbose\": false",
    ])
  func dataKeepTheirDirection(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// A quotation before a colon is no key where a word or a placeholder follows.
  @Test func aQuotedNameIsNoKey() {
    LineExpectations.expectFirst(
      Array(
        "\u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4} \u{5D1}\u{5DE}\u{5D7}\u{5D9}\u{5E7}\u{5EA} \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} '%s': %s"
          .unicodeScalars),
      Array(
        "%s :'%s' \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4} \u{5EA}\u{5E7}\u{5D9}\u{5D7}\u{5DE}\u{5D1} \u{5D4}\u{5D0}\u{5D9}\u{5D2}\u{5E9}"
          .unicodeScalars),
      LineExpectations.left)
  }
}
