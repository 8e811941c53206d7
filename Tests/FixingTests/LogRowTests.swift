import BidiAlgorithm
import Fixing
import Testing

/// Rows of logs in columns, where left to right is set.
@Suite struct LogRowTests {
  /// A number behind the words keeps its column.
  @Test(
    arguments: [
      (
        "10:15:02 | ABC DEF GHI | 172.16.0.9 | ok", "10:15:02 | IHG FED CBA | 172.16.0.9 | ok"
      ),
      ("10:15:02 | ABC | 172.16.0.9 | ok", "10:15:02 | CBA | 172.16.0.9 | ok"),
      (
        "2024-05-01 10:15:02 | ABC DEF GHI | 42 | ok",
        "2024-05-01 10:15:02 | IHG FED CBA | 42 | ok"
      ),
      ("[10:15:02] | ABC DEF GHI | 7 | done", "[10:15:02] | IHG FED CBA | 7 | done"),
      (
        "10:15:02 \u{B7} ABC DEF GHI JKL MNO \u{B7} 12 \u{B7} ok",
        "10:15:02 \u{B7} ONM LKJ IHG FED CBA \u{B7} 12 \u{B7} ok"
      ),
      ("ok | ABC DEF GHI | 42 | 10:15:02", "ok | IHG FED CBA | 42 | 10:15:02"),
      ("10:15:02 | ok | ABC DEF | 172.16.0.9", "10:15:02 | ok | FED CBA | 172.16.0.9"),
    ] as [(String, String)])
  func columnsOfALogFollowEachOther(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// So they do in each language.
  @Test(
    arguments: [
      (
        "08:12:45 | \u{641}\u{634}\u{644} \u{62A}\u{633}\u{62C}\u{64A}\u{644} \u{627}\u{644}\u{62F}\u{62E}\u{648}\u{644} | 10.0.0.7 | FAIL",
        "08:12:45 | \u{644}\u{648}\u{62E}\u{62F}\u{644}\u{627} \u{644}\u{64A}\u{62C}\u{633}\u{62A} \u{644}\u{634}\u{641} | 10.0.0.7 | FAIL"
      ),
      (
        "2024-03-09 | \u{648}\u{631}\u{648}\u{62F} \u{6A9}\u{627}\u{631}\u{628}\u{631} \u{62C}\u{62F}\u{6CC}\u{62F} | 35 | OK",
        "2024-03-09 | \u{62F}\u{6CC}\u{62F}\u{62C} \u{631}\u{628}\u{631}\u{627}\u{6A9} \u{62F}\u{648}\u{631}\u{648} | 35 | OK"
      ),
      (
        "12:01:55 \u{2022} \u{5D4}\u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9} \u{5D4}\u{5EA}\u{5E0}\u{5EA}\u{5E7} \u{5DE}\u{5D4}\u{5E9}\u{5E8}\u{5EA} \u{2022} 10.1.2.3 \u{2022} WARN",
        "12:01:55 \u{2022} \u{5EA}\u{5E8}\u{5E9}\u{5D4}\u{5DE} \u{5E7}\u{5EA}\u{5E0}\u{5EA}\u{5D4} \u{5E9}\u{5DE}\u{5EA}\u{5E9}\u{5DE}\u{5D4} \u{2022} 10.1.2.3 \u{2022} WARN"
      ),
      (
        "OK | \u{635}\u{627}\u{631}\u{641} \u{628}\u{627}\u{6C1}\u{631} \u{6AF}\u{6CC}\u{627} | 10.2.0.4 | 21:40:03",
        "OK | \u{627}\u{6CC}\u{6AF} \u{631}\u{6C1}\u{627}\u{628} \u{641}\u{631}\u{627}\u{635} | 10.2.0.4 | 21:40:03"
      ),
    ] as [(String, String)])
  func columnsOfALanguageDo(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Without a number behind the words nothing is out of place, and without a Latin column the row
  /// may run from the right.
  @Test(arguments: [
    "10:15:02 | ABC DEF GHI | ok", "10:15 \u{B7} ABC DEF GHI \u{B7} hd",
    "10:15:02 | ABC DEF | 172.16.0.9",
  ])
  func otherRowsStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }

  /// Right-to-left columns beside numbers alone are turned as before.
  @Test func aRowOfWordsAndNumbersIsTurned() {
    LineExpectations.expectFirst(
      pseudo: "10:15:02 | ABC DEF GHI | 172.16.0.9", "172.16.0.9 | IHG FED CBA | 10:15:02",
      LineExpectations.left)
  }
}
