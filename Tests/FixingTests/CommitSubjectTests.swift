import BidiAlgorithm
import Testing

/// The number of a request at the end of the subject of a commit.
struct CommitSubjectTests {
  /// It is at the end of the right-to-left subject.
  @Test(
    arguments: [
      (
        "a1b2c3d \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} \u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4} \u{5D1}-router (#7)",
        "a1b2c3d (#7) router-\u{5D1} \u{5D4}\u{5D0}\u{5D9}\u{5D2}\u{5E9} \u{5DF}\u{5D5}\u{5E7}\u{5D9}\u{5EA}"
      ),
      (
        "3f2a1bc \u{625}\u{635}\u{644}\u{627}\u{62D} parser \u{641}\u{64A} \u{627}\u{644}\u{648}\u{627}\u{62C}\u{647}\u{629} (#42)",
        "3f2a1bc (#42) \u{629}\u{647}\u{62C}\u{627}\u{648}\u{644}\u{627} \u{64A}\u{641} parser \u{62D}\u{627}\u{644}\u{635}\u{625}"
      ),
      (
        "3f2a1bc \u{627}\u{641}\u{632}\u{648}\u{62F}\u{646} docker \u{628}\u{647} \u{67E}\u{631}\u{648}\u{698}\u{647} (#15)",
        "3f2a1bc (#15) \u{647}\u{698}\u{648}\u{631}\u{67E} \u{647}\u{628} docker \u{646}\u{62F}\u{648}\u{632}\u{641}\u{627}"
      ),
      (
        "c0ffee1 \u{633}\u{631}\u{686} \u{645}\u{6CC}\u{6BA} index \u{6A9}\u{627} \u{627}\u{636}\u{627}\u{641}\u{6C1} (#9)",
        "c0ffee1 (#9) \u{6C1}\u{641}\u{627}\u{636}\u{627} \u{627}\u{6A9} index \u{6BA}\u{6CC}\u{645} \u{686}\u{631}\u{633}"
      ),
    ] as [(String, String)])
  func aRequestEndsTheSubject(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Without Latin words it is drawn so.
  @Test(arguments: [
    "3f2a1bc \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} \u{5D4}\u{5DB}\u{5D5}\u{5EA}\u{5E8}\u{5EA} (#482)",
    "a1b2c3d (HEAD -> main) \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} \u{5D4}\u{5EA}\u{5E4}\u{5E8}\u{5D9}\u{5D8} (#48)",
  ])
  func aSubjectOfOneDirectionIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// A function to which a word leads is at its end.
  @Test(
    arguments: [
      (
        "fix: \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} \u{5D1}\u{5D0}\u{5D2} #12 \u{5D1}\u{5E4}\u{5D5}\u{5E0}\u{5E7}\u{5E6}\u{5D9}\u{5D4} login()",
        "fix: login() \u{5D4}\u{5D9}\u{5E6}\u{5E7}\u{5E0}\u{5D5}\u{5E4}\u{5D1} #12 \u{5D2}\u{5D0}\u{5D1} \u{5DF}\u{5D5}\u{5E7}\u{5D9}\u{5EA}"
      ),
      (
        "docs: \u{5E2}\u{5D3}\u{5DB}\u{5D5}\u{5DF} \u{5D4}\u{5D4}\u{5E1}\u{5D1}\u{5E8} \u{5E2}\u{5DC} parse()",
        "docs: parse() \u{5DC}\u{5E2} \u{5E8}\u{5D1}\u{5E1}\u{5D4}\u{5D4} \u{5DF}\u{5D5}\u{5DB}\u{5D3}\u{5E2}"
      ),
      (
        "fix: \u{62A}\u{635}\u{62D}\u{64A}\u{62D} \u{62E}\u{637}\u{623} #7 \u{641}\u{64A} parse_args()",
        "fix: parse_args() \u{64A}\u{641} #7 \u{623}\u{637}\u{62E} \u{62D}\u{64A}\u{62D}\u{635}\u{62A}"
      ),
      (
        "refactor: \u{62D}\u{630}\u{641} \u{6A9}\u{62F} \u{627}\u{636}\u{627}\u{641}\u{647} \u{627}\u{632} main()",
        "refactor: main() \u{632}\u{627} \u{647}\u{641}\u{627}\u{636}\u{627} \u{62F}\u{6A9} \u{641}\u{630}\u{62D}"
      ),
    ] as [(String, String)])
  func aFunctionEndsTheSubject(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A function that may be what was changed, and a file.
  @Test(arguments: [
    "fix: \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} \u{5D1}\u{5D0}\u{5D2} \u{5E7}\u{5D8}\u{5DF} login()",
    "feat: \u{5E0}\u{5D5}\u{5E1}\u{5E4}\u{5D4} \u{5D1}\u{5D3}\u{5D9}\u{5E7}\u{5D4} parse()",
    "docs: \u{5E2}\u{5D3}\u{5DB}\u{5D5}\u{5DF} \u{5D4}\u{5D4}\u{5E1}\u{5D1}\u{5E8} \u{5E2}\u{5DC} config.json",
    "fix: \u{5D4}\u{5E1}\u{5E8}\u{5EA} \u{5E7}\u{5E8}\u{5D9}\u{5D0}\u{5D4} \u{5DE}\u{5D9}\u{5D5}\u{5EA}\u{5E8}\u{5EA} (login())",
    "chore: \u{62D}\u{630}\u{641} \u{627}\u{644}\u{643}\u{648}\u{62F} \u{627}\u{644}\u{642}\u{62F}\u{64A}\u{645} main()",
  ])
  func otherEndsOfSubjectsStay(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// A file or a name before the end of the subject is the subject's.
  @Test(
    arguments: [
      (
        "a1b2c3d \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} \u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4} \u{5D1}\u{5E7}\u{5D5}\u{5D1}\u{5E5} login.php.",
        "a1b2c3d .login.php \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D1} \u{5D4}\u{5D0}\u{5D9}\u{5D2}\u{5E9} \u{5DF}\u{5D5}\u{5E7}\u{5D9}\u{5EA}"
      ),
      (
        "3f2a1bc \u{625}\u{635}\u{644}\u{627}\u{62D} \u{62E}\u{637}\u{623} \u{641}\u{64A} \u{627}\u{644}\u{645}\u{644}\u{641} config.json.",
        "3f2a1bc .config.json \u{641}\u{644}\u{645}\u{644}\u{627} \u{64A}\u{641} \u{623}\u{637}\u{62E} \u{62D}\u{627}\u{644}\u{635}\u{625}"
      ),
      (
        "c0ffee1 \u{627}\u{641}\u{632}\u{648}\u{62F}\u{646} \u{635}\u{641}\u{62D}\u{647} \u{62C}\u{62F}\u{6CC}\u{62F} index.html!",
        "c0ffee1 !index.html \u{62F}\u{6CC}\u{62F}\u{62C} \u{647}\u{62D}\u{641}\u{635} \u{646}\u{62F}\u{648}\u{632}\u{641}\u{627}"
      ),
      (
        "fix: \u{5D4}\u{5E1}\u{5E8}\u{5EA} \u{5E7}\u{5D5}\u{5D3} \u{5D9}\u{5E9}\u{5DF} utils.py.",
        "fix: .utils.py \u{5DF}\u{5E9}\u{5D9} \u{5D3}\u{5D5}\u{5E7} \u{5EA}\u{5E8}\u{5E1}\u{5D4}"
      ),
      (
        "feat(ui): \u{5EA}\u{5DE}\u{5D9}\u{5DB}\u{5D4} \u{5D7}\u{5D3}\u{5E9}\u{5D4} Google Chrome.",
        "feat(ui): .Google Chrome \u{5D4}\u{5E9}\u{5D3}\u{5D7} \u{5D4}\u{5DB}\u{5D9}\u{5DE}\u{5EA}"
      ),
      (
        "a1b2c3d (HEAD -> main) \u{627}\u{636}\u{627}\u{641}\u{6C1} \u{646}\u{626}\u{6CC} \u{641}\u{627}\u{626}\u{644} main.js.",
        "a1b2c3d (HEAD -> main) .main.js \u{644}\u{626}\u{627}\u{641} \u{6CC}\u{626}\u{646} \u{6C1}\u{641}\u{627}\u{636}\u{627}"
      ),
    ] as [(String, String)])
  func anEndTakesTheNameAlong(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
    LineExpectations.expectFirst(text: text, wanted, .auto)
  }

  /// Without an end the file may be what was changed. Addresses, names in small
  /// letters and one word before a file may be drawn as they are.
  @Test(arguments: [
    "a1b2c3d \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} \u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4} \u{5D7}\u{5D3}\u{5E9}\u{5D4} login.php",
    "fix: \u{5D4}\u{5E1}\u{5E8}\u{5EA} \u{5E7}\u{5D5}\u{5D3} \u{5D9}\u{5E9}\u{5DF} utils.py",
    "c0ffee1 \u{625}\u{635}\u{644}\u{627}\u{62D} \u{62E}\u{637}\u{623} \u{642}\u{62F}\u{64A}\u{645} config.json",
    "a1b2c3d \u{5E2}\u{5D3}\u{5DB}\u{5D5}\u{5DF} README.md.",
    "fix: \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} login.php.",
    "feat: \u{5EA}\u{5DE}\u{5D9}\u{5DB}\u{5D4} \u{5D7}\u{5D3}\u{5E9}\u{5D4} \u{5E0}\u{5D5}\u{5E1}\u{5E4}\u{5EA} docker compose.",
    "fix: \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} \u{5E7}\u{5D9}\u{5E9}\u{5D5}\u{5E8} \u{5E9}\u{5D1}\u{5D5}\u{5E8} https://example.com/a.",
    "feat: \u{5EA}\u{5DE}\u{5D9}\u{5DB}\u{5D4} \u{5D7}\u{5D3}\u{5E9}\u{5D4} \u{5E0}\u{5D5}\u{5E1}\u{5E4}\u{5EA} webpack.",
    "a1b2c3d \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} \u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4} \u{5D7}\u{5D3}\u{5E9}\u{5D4} @dana.",
    "a1b2c3d Update the login.php.",
  ])
  func namesWithoutAnEndStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}
