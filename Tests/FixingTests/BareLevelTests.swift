import BidiAlgorithm
import Fixing
import Testing

/// Levels of logs in capitals without a sign behind them, where left to right is set.
@Suite struct BareLevelTests {
  /// A message that its line tears is a sentence of its own, and the level stays at its left.
  @Test(
    arguments: [
      (
        "WARN \u{5D4}\u{5D3}\u{5D9}\u{5E1}\u{5E7} \u{5DB}\u{5DE}\u{5E2}\u{5D8} \u{5DE}\u{5DC}\u{5D0}.",
        "WARN .\u{5D0}\u{5DC}\u{5DE} \u{5D8}\u{5E2}\u{5DE}\u{5DB} \u{5E7}\u{5E1}\u{5D9}\u{5D3}\u{5D4}"
      ),
      (
        "ERROR \u{641}\u{634}\u{644} \u{641}\u{62A}\u{62D} \u{627}\u{644}\u{645}\u{644}\u{641}!",
        "ERROR !\u{641}\u{644}\u{645}\u{644}\u{627} \u{62D}\u{62A}\u{641} \u{644}\u{634}\u{641}"
      ),
      (
        "INFO  \u{633}\u{631}\u{648}\u{631} \u{62F}\u{648}\u{628}\u{627}\u{631}\u{647} \u{631}\u{627}\u{647} \u{627}\u{641}\u{62A}\u{627}\u{62F}.",
        "INFO  .\u{62F}\u{627}\u{62A}\u{641}\u{627} \u{647}\u{627}\u{631} \u{647}\u{631}\u{627}\u{628}\u{648}\u{62F} \u{631}\u{648}\u{631}\u{633}"
      ),
      (
        "DEBUG \u{5D1}\u{5E7}\u{5E9}\u{5D4} 3 \u{5E0}\u{5E9}\u{5DC}\u{5D7}\u{5D4} \u{5DC}\u{5E9}\u{5E8}\u{5EA} \u{5D4}\u{5E8}\u{5D0}\u{5E9}\u{5D9}.",
        "DEBUG .\u{5D9}\u{5E9}\u{5D0}\u{5E8}\u{5D4} \u{5EA}\u{5E8}\u{5E9}\u{5DC} \u{5D4}\u{5D7}\u{5DC}\u{5E9}\u{5E0} 3 \u{5D4}\u{5E9}\u{5E7}\u{5D1}"
      ),
      (
        "FATAL \u{5DC}\u{5D0} \u{5E0}\u{5D9}\u{5EA}\u{5DF} \u{5DC}\u{5E4}\u{5EA}\u{5D5}\u{5D7} config.json \u{5DB}\u{5E2}\u{5EA}",
        "FATAL \u{5EA}\u{5E2}\u{5DB} config.json \u{5D7}\u{5D5}\u{5EA}\u{5E4}\u{5DC} \u{5DF}\u{5EA}\u{5D9}\u{5E0} \u{5D0}\u{5DC}"
      ),
      (
        "TRACE \u{641}\u{627}\u{626}\u{644} \u{645}\u{62D}\u{641}\u{648}\u{638} \u{6C1}\u{648} \u{6AF}\u{626}\u{6CC}.",
        "TRACE .\u{6CC}\u{626}\u{6AF} \u{648}\u{6C1} \u{638}\u{648}\u{641}\u{62D}\u{645} \u{644}\u{626}\u{627}\u{641}"
      ),
      (
        "ERROR \u{5D4}\u{5D7}\u{5D9}\u{5D1}\u{5D5}\u{5E8} \u{5E0}\u{5DB}\u{5E9}\u{5DC}, \u{5D4}\u{5E9}\u{5E8}\u{5EA} \u{5DB}\u{5D1}\u{5D5}\u{5D9}.",
        "ERROR .\u{5D9}\u{5D5}\u{5D1}\u{5DB} \u{5EA}\u{5E8}\u{5E9}\u{5D4} ,\u{5DC}\u{5E9}\u{5DB}\u{5E0} \u{5E8}\u{5D5}\u{5D1}\u{5D9}\u{5D7}\u{5D4}"
      ),
      (
        "WARNING \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} notes.txt \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0}.",
        "WARNING .\u{5D0}\u{5E6}\u{5DE}\u{5E0} \u{5D0}\u{5DC} notes.txt \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4}"
      ),
      (
        "NOTICE \u{5D4}\u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9} \u{5E9}\u{5DC}\u{5D7} \u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D5}\u{5EA} 8!",
        "NOTICE !8 \u{5EA}\u{5D5}\u{5E2}\u{5D3}\u{5D5}\u{5D4} \u{5D7}\u{5DC}\u{5E9} \u{5E9}\u{5DE}\u{5EA}\u{5E9}\u{5DE}\u{5D4}"
      ),
    ] as [(String, String)])
  func aMessageIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// A message in one run is drawn as it is read.
  @Test(arguments: [
    "WARN \u{5D4}\u{5D3}\u{5D9}\u{5E1}\u{5E7} \u{5DB}\u{5DE}\u{5E2}\u{5D8} \u{5DE}\u{5DC}\u{5D0}",
    "ERROR \u{641}\u{634}\u{644} \u{641}\u{62A}\u{62D} \u{627}\u{644}\u{645}\u{644}\u{641}",
    "INFO \u{5DE}\u{5D5}\u{5DB}\u{5DF}",
    "DEBUG \u{5D1}\u{5E7}\u{5E9}\u{5D4} \u{5E0}\u{5E9}\u{5DC}\u{5D7}\u{5D4}",
    "FATAL \u{5D4}\u{5D6}\u{5D9}\u{5DB}\u{5E8}\u{5D5}\u{5DF} \u{5E9}\u{5DC} \u{5D4}\u{5E9}\u{5E8}\u{5EA} \u{5D4}\u{5E8}\u{5D0}\u{5E9}\u{5D9} \u{5D0}\u{5D6}\u{5DC} \u{5DC}\u{5D2}\u{5DE}\u{5E8}\u{5D9}",
    "TRACE \u{633}\u{631}\u{648}\u{631} \u{631}\u{627}\u{647} \u{627}\u{641}\u{62A}\u{627}\u{62F}",
    "INFO  \u{62E}\u{62F}\u{645}\u{629} \u{627}\u{644}\u{628}\u{631}\u{64A}\u{62F} \u{62A}\u{639}\u{645}\u{644}",
    "WARN \u{5D1}\u{5E7}\u{5E9}\u{5D4} 3 \u{5E0}\u{5DB}\u{5E9}\u{5DC}\u{5D4} \u{5E9}\u{5D5}\u{5D1}",
    "ERROR \u{5E7}\u{5D5}\u{5D3} \u{5D4}\u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4} \u{5D4}\u{5D5}\u{5D0} 404",
    "WARNING \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \"\u{5D3}\u{5D5}\u{5D7}\" \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0}",
    "CRITICAL \u{627}\u{644}\u{630}\u{627}\u{643}\u{631}\u{629}: \u{644}\u{627} \u{64A}\u{648}\u{62C}\u{62F} \u{645}\u{643}\u{627}\u{646}",
    "ERROR \u{5D4}\u{5D7}\u{5D9}\u{5D1}\u{5D5}\u{5E8} \u{5E0}\u{5DB}\u{5E9}\u{5DC} (\u{5D4}\u{5E9}\u{5E8}\u{5EA} \u{5DB}\u{5D1}\u{5D5}\u{5D9})",
    "SEVERE \u{641}\u{627}\u{626}\u{644} \u{646}\u{6C1}\u{6CC}\u{6BA} \u{645}\u{644}\u{6CC}",
  ])
  func aMessageInOneRunStays(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// What a sentence says of a level, other words in capitals, and what nobody set a direction for
  /// are read from right to left.
  @Test(arguments: [
    (
      "DEBUG \u{5D4}\u{5D5}\u{5D0} \u{5DE}\u{5E6}\u{5D1} \u{5E9}\u{5D1}\u{5D5} \u{5D4}\u{5EA}\u{5D5}\u{5DB}\u{5E0}\u{5D4} \u{5DB}\u{5D5}\u{5EA}\u{5D1}\u{5EA} \u{5D9}\u{5D5}\u{5EA}\u{5E8}.",
      true
    ),
    (
      "NASA \u{5E9}\u{5D9}\u{5D2}\u{5E8}\u{5D4} \u{5D4}\u{5DC}\u{5D9}\u{5DC}\u{5D4} \u{5DC}\u{5D5}\u{5D5}\u{5D9}\u{5D9}\u{5DF}",
      true
    ),
    (
      "WARN \u{5D4}\u{5D3}\u{5D9}\u{5E1}\u{5E7} \u{5DB}\u{5DE}\u{5E2}\u{5D8} \u{5DE}\u{5DC}\u{5D0}",
      false
    ),
  ])
  func otherLinesAreTurned(_ text: String, _ isSet: Bool) {
    let direction = isSet ? LineExpectations.left : .auto
    let problems = Judge().problems(of: Array(text.unicodeScalars), direction: direction)
    #expect(problems.first?.kind == .paragraph)
  }
}
