import BidiAlgorithm
import Fixing
import Testing

/// The ends of right-to-left sentences behind what is left to do in code and behind the heads of
/// logs: brackets, Latin names and addresses before the mark that closes them.
@Suite struct LedEndTests {

  /// The mark behind brackets stands left of them, and before what closes the comment.
  @Test(
    arguments: [
      (
        "// TODO: \u{5DC}\u{5EA}\u{5E7}\u{5DF} \u{5D0}\u{5EA} \u{5D4}\u{5D7}\u{5D9}\u{5E9}\u{5D5}\u{5D1} (\u{5E8}\u{5D0}\u{5D4} \u{5D1}\u{5D0}\u{5D2} 123)!",
        "// TODO: !(123 \u{5D2}\u{5D0}\u{5D1} \u{5D4}\u{5D0}\u{5E8}) \u{5D1}\u{5D5}\u{5E9}\u{5D9}\u{5D7}\u{5D4} \u{5EA}\u{5D0} \u{5DF}\u{5E7}\u{5EA}\u{5DC}"
      ),
      (
        "// FIXME: \u{5DC}\u{5D0} \u{5DC}\u{5D2}\u{5E2}\u{5EA} \u{5D1}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5D4}\u{5D6}\u{5D4} (\u{5D2}\u{5E8}\u{5E1}\u{5D4} 3).",
        "// FIXME: .(3 \u{5D4}\u{5E1}\u{5E8}\u{5D2}) \u{5D4}\u{5D6}\u{5D4} \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D1} \u{5EA}\u{5E2}\u{5D2}\u{5DC} \u{5D0}\u{5DC}"
      ),
      (
        "# TODO: \u{627}\u{6CC}\u{646} \u{62A}\u{627}\u{628}\u{639} \u{631}\u{627} \u{628}\u{627}\u{632}\u{646}\u{648}\u{6CC}\u{633}\u{6CC} \u{6A9}\u{646} (\u{646}\u{633}\u{62E}\u{647} 2)!",
        "# TODO: !(2 \u{647}\u{62E}\u{633}\u{646}) \u{646}\u{6A9} \u{6CC}\u{633}\u{6CC}\u{648}\u{646}\u{632}\u{627}\u{628} \u{627}\u{631} \u{639}\u{628}\u{627}\u{62A} \u{646}\u{6CC}\u{627}"
      ),
      (
        "// HACK: \u{625}\u{635}\u{644}\u{627}\u{62D} \u{627}\u{644}\u{62E}\u{637}\u{623} \u{642}\u{628}\u{644} \u{627}\u{644}\u{646}\u{634}\u{631} (\u{645}\u{644}\u{627}\u{62D}\u{638}\u{629} 7).",
        "// HACK: .(7 \u{629}\u{638}\u{62D}\u{627}\u{644}\u{645}) \u{631}\u{634}\u{646}\u{644}\u{627} \u{644}\u{628}\u{642} \u{623}\u{637}\u{62E}\u{644}\u{627} \u{62D}\u{627}\u{644}\u{635}\u{625}"
      ),
      (
        "-- NOTE: \u{6CC}\u{6C1} \u{641}\u{646}\u{6A9}\u{634}\u{646} \u{62F}\u{631}\u{633}\u{62A} \u{6A9}\u{631}\u{6CC}\u{6BA} (\u{633}\u{637}\u{631} 12)!",
        "-- NOTE: !(12 \u{631}\u{637}\u{633}) \u{6BA}\u{6CC}\u{631}\u{6A9} \u{62A}\u{633}\u{631}\u{62F} \u{646}\u{634}\u{6A9}\u{646}\u{641} \u{6C1}\u{6CC}"
      ),
      (
        "// TODO: \u{5DC}\u{5EA}\u{5E7}\u{5DF} \u{5D0}\u{5EA} \u{5D4}\u{5E7}\u{5D5}\u{5D3} \u{5E9}\u{5DC} parser.",
        "// TODO: .parser \u{5DC}\u{5E9} \u{5D3}\u{5D5}\u{5E7}\u{5D4} \u{5EA}\u{5D0} \u{5DF}\u{5E7}\u{5EA}\u{5DC}"
      ),
      (
        "// XXX: \u{647}\u{644} \u{647}\u{630}\u{627} \u{635}\u{62D}\u{64A}\u{62D} (12)?",
        "// XXX: ?(12) \u{62D}\u{64A}\u{62D}\u{635} \u{627}\u{630}\u{647} \u{644}\u{647}"
      ),
      (
        "/* NOTE: \u{6CC}\u{6C1} \u{641}\u{646}\u{6A9}\u{634}\u{646} \u{62F}\u{631}\u{633}\u{62A} \u{6A9}\u{631}\u{6CC}\u{6BA}! */",
        "/* NOTE: !\u{6BA}\u{6CC}\u{631}\u{6A9} \u{62A}\u{633}\u{631}\u{62F} \u{646}\u{634}\u{6A9}\u{646}\u{641} \u{6C1}\u{6CC} */"
      ),
      (
        "/* TODO: \u{5DC}\u{5EA}\u{5E7}\u{5DF} \u{5D0}\u{5EA} \u{5D4}\u{5D7}\u{5D9}\u{5E9}\u{5D5}\u{5D1} (\u{5E8}\u{5D0}\u{5D4} \u{5D1}\u{5D0}\u{5D2} 123)! */",
        "/* TODO: !(123 \u{5D2}\u{5D0}\u{5D1} \u{5D4}\u{5D0}\u{5E8}) \u{5D1}\u{5D5}\u{5E9}\u{5D9}\u{5D7}\u{5D4} \u{5EA}\u{5D0} \u{5DF}\u{5E7}\u{5EA}\u{5DC} */"
      ),
      (
        "<!-- TODO: \u{5DC}\u{5EA}\u{5E8}\u{5D2}\u{5DD} \u{5D0}\u{5EA} \u{5D4}\u{5D3}\u{5E3} \u{5D4}\u{5D6}\u{5D4}! -->",
        "<!-- TODO: !\u{5D4}\u{5D6}\u{5D4} \u{5E3}\u{5D3}\u{5D4} \u{5EA}\u{5D0} \u{5DD}\u{5D2}\u{5E8}\u{5EA}\u{5DC} -->"
      ),
      (
        "<!-- FIXME: \u{625}\u{635}\u{644}\u{627}\u{62D} \u{627}\u{644}\u{62E}\u{637}\u{623} \u{642}\u{628}\u{644} \u{627}\u{644}\u{646}\u{634}\u{631} (\u{645}\u{644}\u{627}\u{62D}\u{638}\u{629} 7). -->",
        "<!-- FIXME: .(7 \u{629}\u{638}\u{62D}\u{627}\u{644}\u{645}) \u{631}\u{634}\u{646}\u{644}\u{627} \u{644}\u{628}\u{642} \u{623}\u{637}\u{62E}\u{644}\u{627} \u{62D}\u{627}\u{644}\u{635}\u{625} -->"
      ),
    ] as [(String, String)])
  func whatIsLeftToDoHasItsEnd(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A message goes on to the address or the name before its full stop.
  @Test(
    arguments: [
      (
        "INFO: \u{5D4}\u{5D5}\u{5E2}\u{5DC}\u{5D5} 3 \u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD} \u{5D0}\u{5DC} example.com.",
        "INFO: .example.com \u{5DC}\u{5D0} \u{5DD}\u{5D9}\u{5E6}\u{5D1}\u{5E7} 3 \u{5D5}\u{5DC}\u{5E2}\u{5D5}\u{5D4}"
      ),
      (
        "INFO: \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5D4}\u{5D5}\u{5E2}\u{5DC}\u{5D4} \u{5D0}\u{5DC} example.com.",
        "INFO: .example.com \u{5DC}\u{5D0} \u{5D4}\u{5DC}\u{5E2}\u{5D5}\u{5D4} \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4}"
      ),
      (
        "WARN: \u{641}\u{634}\u{644} \u{627}\u{644}\u{627}\u{62A}\u{635}\u{627}\u{644} \u{628}\u{627}\u{644}\u{62E}\u{627}\u{62F}\u{645} db1.example.org.",
        "WARN: .db1.example.org \u{645}\u{62F}\u{627}\u{62E}\u{644}\u{627}\u{628} \u{644}\u{627}\u{635}\u{62A}\u{627}\u{644}\u{627} \u{644}\u{634}\u{641}"
      ),
      (
        "[INFO] \u{627}\u{62A}\u{635}\u{627}\u{644} \u{62C}\u{62F}\u{6CC}\u{62F} \u{628}\u{647} example.ir.",
        "[INFO] .example.ir \u{647}\u{628} \u{62F}\u{6CC}\u{62F}\u{62C} \u{644}\u{627}\u{635}\u{62A}\u{627}"
      ),
      (
        "ERROR: \u{5E8}\u{5D9}\u{5E6}\u{5EA} \u{5D4}\u{5D1}\u{5D3}\u{5D9}\u{5E7}\u{5D5}\u{5EA} \u{5E0}\u{5E2}\u{5E6}\u{5E8}\u{5D4} \u{5D0}\u{5E6}\u{5DC} Jenkins!",
        "ERROR: !Jenkins \u{5DC}\u{5E6}\u{5D0} \u{5D4}\u{5E8}\u{5E6}\u{5E2}\u{5E0} \u{5EA}\u{5D5}\u{5E7}\u{5D9}\u{5D3}\u{5D1}\u{5D4} \u{5EA}\u{5E6}\u{5D9}\u{5E8}"
      ),
      (
        "12:30:05 INFO \u{641}\u{627}\u{626}\u{644} \u{645}\u{62D}\u{641}\u{648}\u{638} \u{6C1}\u{648} \u{6AF}\u{626}\u{6CC} Google Drive.",
        "12:30:05 INFO .Google Drive \u{6CC}\u{626}\u{6AF} \u{648}\u{6C1} \u{638}\u{648}\u{641}\u{62D}\u{645} \u{644}\u{626}\u{627}\u{641}"
      ),
    ] as [(String, String)])
  func aMessageEndsInAName(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// What stands in brackets between right-to-left words cuts the message of a log, whatever wrote
  /// it.
  @Test(
    arguments: [
      (
        "2024-05-01 10:15:00 WARN \u{627}\u{644}\u{645}\u{633}\u{62A}\u{62E}\u{62F}\u{645} \u{623}\u{62D}\u{645}\u{62F} (IP: 10.0.0.7) \u{645}\u{62D}\u{638}\u{648}\u{631}",
        "2024-05-01 10:15:00 WARN \u{631}\u{648}\u{638}\u{62D}\u{645} (IP: 10.0.0.7) \u{62F}\u{645}\u{62D}\u{623} \u{645}\u{62F}\u{62E}\u{62A}\u{633}\u{645}\u{644}\u{627}"
      ),
      (
        "2024-05-01 10:15:00 [WARN] \u{5D4}\u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9} \u{5D3}\u{5E0}\u{5D9} (uid 1000) \u{5E0}\u{5D7}\u{5E1}\u{5DD}",
        "2024-05-01 10:15:00 [WARN] \u{5DD}\u{5E1}\u{5D7}\u{5E0} (uid 1000) \u{5D9}\u{5E0}\u{5D3} \u{5E9}\u{5DE}\u{5EA}\u{5E9}\u{5DE}\u{5D4}"
      ),
      (
        "10:15:00 INFO \u{6A9}\u{627}\u{631}\u{628}\u{631} \u{639}\u{644}\u{6CC} \u{631}\u{636}\u{627} (uid 42) \u{62D}\u{630}\u{641} \u{634}\u{62F}",
        "10:15:00 INFO \u{62F}\u{634} \u{641}\u{630}\u{62D} (uid 42) \u{627}\u{636}\u{631} \u{6CC}\u{644}\u{639} \u{631}\u{628}\u{631}\u{627}\u{6A9}"
      ),
      (
        "2024-05-01 10:15:00 INFO \u{635}\u{627}\u{631}\u{641} \u{627}\u{62D}\u{645}\u{62F} (IP: 10.0.0.7) \u{628}\u{644}\u{627}\u{6A9}",
        "2024-05-01 10:15:00 INFO \u{6A9}\u{627}\u{644}\u{628} (IP: 10.0.0.7) \u{62F}\u{645}\u{62D}\u{627} \u{641}\u{631}\u{627}\u{635}"
      ),
      (
        "2024-05-01 10:15:00,123 - root - ERROR - \u{5D4}\u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9} \u{5D3}\u{5E0}\u{5D9} (uid 1000) \u{5E0}\u{5D7}\u{5E1}\u{5DD}",
        "2024-05-01 10:15:00,123 - root - ERROR - \u{5DD}\u{5E1}\u{5D7}\u{5E0} (uid 1000) \u{5D9}\u{5E0}\u{5D3} \u{5E9}\u{5DE}\u{5EA}\u{5E9}\u{5DE}\u{5D4}"
      ),
      (
        "2024-05-01 10:15:00 [main] WARN \u{62A}\u{645} \u{62D}\u{630}\u{641} \u{627}\u{644}\u{645}\u{644}\u{641} data.csv \u{645}\u{646} \u{627}\u{644}\u{62E}\u{627}\u{62F}\u{645}.",
        "2024-05-01 10:15:00 [main] WARN .\u{645}\u{62F}\u{627}\u{62E}\u{644}\u{627} \u{646}\u{645} data.csv \u{641}\u{644}\u{645}\u{644}\u{627} \u{641}\u{630}\u{62D} \u{645}\u{62A}"
      ),
      (
        "2024-05-01 10:15:00 INFO com.example.App - \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} data.csv \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0}.",
        "2024-05-01 10:15:00 INFO com.example.App - .\u{5D0}\u{5E6}\u{5DE}\u{5E0} \u{5D0}\u{5DC} data.csv \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4}"
      ),
    ] as [(String, String)])
  func bracketsInAMessageCutIt(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// So do brackets with keys and their values.
  @Test(
    arguments: [
      (
        "[12:04:31] WARN: \u{5D4}\u{5E9}\u{5E8}\u{5EA} \u{5E0}\u{5E4}\u{5DC} (id=42) \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
        "[12:04:31] WARN: \u{5DC}\u{5D5}\u{5DE}\u{5EA}\u{5D0} (id=42) \u{5DC}\u{5E4}\u{5E0} \u{5EA}\u{5E8}\u{5E9}\u{5D4}"
      ),
      (
        "12:04:31 ERROR: \u{5D4}\u{5E9}\u{5E8}\u{5EA} \u{5E0}\u{5E4}\u{5DC} (pid=7) \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC} \u{5D1}\u{5DC}\u{5D9}\u{5DC}\u{5D4}.",
        "12:04:31 ERROR: .\u{5D4}\u{5DC}\u{5D9}\u{5DC}\u{5D1} \u{5DC}\u{5D5}\u{5DE}\u{5EA}\u{5D0} (pid=7) \u{5DC}\u{5E4}\u{5E0} \u{5EA}\u{5E8}\u{5E9}\u{5D4}"
      ),
      (
        "2024-05-01 10:15:00 INFO \u{62A}\u{645} \u{627}\u{644}\u{627}\u{62A}\u{635}\u{627}\u{644} (port=8080) \u{628}\u{627}\u{644}\u{62E}\u{627}\u{62F}\u{645}",
        "2024-05-01 10:15:00 INFO \u{645}\u{62F}\u{627}\u{62E}\u{644}\u{627}\u{628} (port=8080) \u{644}\u{627}\u{635}\u{62A}\u{627}\u{644}\u{627} \u{645}\u{62A}"
      ),
      (
        "[12:04:31] WARN: \u{6A9}\u{627}\u{631}\u{628}\u{631} \u{639}\u{644}\u{6CC} (id=42, uid=7) \u{62D}\u{630}\u{641} \u{634}\u{62F}",
        "[12:04:31] WARN: \u{62F}\u{634} \u{641}\u{630}\u{62D} (id=42, uid=7) \u{6CC}\u{644}\u{639} \u{631}\u{628}\u{631}\u{627}\u{6A9}"
      ),
      (
        "[12:04:31] ERROR: \u{635}\u{627}\u{631}\u{641} \u{627}\u{62D}\u{645}\u{62F} (user_id=42) \u{628}\u{644}\u{627}\u{6A9} \u{6C1}\u{648}\u{627}",
        "[12:04:31] ERROR: \u{627}\u{648}\u{6C1} \u{6A9}\u{627}\u{644}\u{628} (user_id=42) \u{62F}\u{645}\u{62D}\u{627} \u{641}\u{631}\u{627}\u{635}"
      ),
    ] as [(String, String)])
  func valuesInBracketsAreOfTheSentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Values without brackets or beside others are fields, those at the end are the line's, and one
  /// word before brackets may be a name.
  @Test(arguments: [
    "[12:04:31] WARN: \u{5D4}\u{5E9}\u{5E8}\u{5EA} \u{5E0}\u{5E4}\u{5DC} \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
    "[12:04:31] WARN: \u{5D4}\u{5E9}\u{5E8}\u{5EA} \u{5E0}\u{5E4}\u{5DC} \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC} (id=42)",
    "[12:04:31] WARN: \u{5D4}\u{5E9}\u{5E8}\u{5EA} \u{5E0}\u{5E4}\u{5DC} \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC} id=42",
    "[12:04:31] WARN: \u{5D4}\u{5E9}\u{5E8}\u{5EA} \u{5E0}\u{5E4}\u{5DC} (42) \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
    "[12:04:31] WARN: \u{5D4}\u{5E9}\u{5E8}\u{5EA} (id=42) \u{5E0}\u{5E4}\u{5DC}",
    "[12:04:31] WARN: \u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9}=\u{5D3}\u{5E0}\u{5D4} (id=42) \u{5EA}\u{5E4}\u{5E7}\u{5D9}\u{5D3}=\u{5DE}\u{5E0}\u{5D4}\u{5DC}",
    "[12:04:31] WARN: \u{5D4}\u{5E9}\u{5E8}\u{5EA} \u{5E0}\u{5E4}\u{5DC} (id=42) \u{5E1}\u{5D9}\u{5D1}\u{5D4}=\u{5E2}\u{5D5}\u{5DE}\u{5E1}",
    "[12:04:31] INFO: \u{5E9}\u{5DD} \u{5E4}\u{5E8}\u{5D8}\u{5D9} | (id=42) | \u{5E9}\u{5DD} \u{5DE}\u{5E9}\u{5E4}\u{5D7}\u{5D4}",
    "[12:04:31] INFO: \u{62A}\u{645} \u{62D}\u{641}\u{638} \u{627}\u{644}\u{645}\u{644}\u{641} (id=42)",
    "[12:04:31] INFO: \u{6A9}\u{627}\u{631}\u{628}\u{631} \u{639}\u{644}\u{6CC} \u{62D}\u{630}\u{641} \u{634}\u{62F} id=42",
    "dana: \u{5D4}\u{5E9}\u{5E8}\u{5EA} \u{5E0}\u{5E4}\u{5DC} (id=42) \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
    "[app] \u{5D4}\u{5E9}\u{5E8}\u{5EA} \u{5E0}\u{5E4}\u{5DC} (id=42) \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC}",
  ])
  func fieldsAndValuesAtTheEndStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// Without a mark at their end, behind a colon and beside a name such words are drawn as their
  /// line.
  @Test(arguments: [
    "// TODO: \u{5DC}\u{5D1}\u{5D3}\u{5D5}\u{5E7} \u{5E9}\u{5D5}\u{5D1}",
    "// TODO: \u{5DC}\u{5EA}\u{5E7}\u{5DF} \u{5DC}\u{5E4}\u{5E0}\u{5D9} \u{5D4}\u{5E9}\u{5D7}\u{5E8}\u{5D5}\u{5E8} (\u{5D2}\u{5E8}\u{5E1}\u{5D4} 3)",
    "/* TODO: \u{5EA}\u{5E8}\u{5D2}\u{5D5}\u{5DD} */",
    "/* TODO: \u{5DC}\u{5EA}\u{5E7}\u{5DF} \u{5D0}\u{5EA} \u{5D4}\u{5D7}\u{5D9}\u{5E9}\u{5D5}\u{5D1} */",
    "<!-- TODO: \u{5DC}\u{5EA}\u{5E7}\u{5DF} \u{5D0}\u{5EA} \u{5D4}\u{5D7}\u{5D9}\u{5E9}\u{5D5}\u{5D1} -->",
    "INFO: \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5D4}\u{5D5}\u{5E2}\u{5DC}\u{5D4} \u{5D0}\u{5DC} \u{5D4}\u{5E9}\u{5E8}\u{5EA}",
    "INFO: \u{5D3}\u{5E0}\u{5D4} Levi.",
    "INFO: \u{5D3}\u{5E0}\u{5D4} \u{5DB}\u{5D4}\u{5DF} online!",
    "ERROR: \u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0}: config.json.",
    "2024-05-01 10:15:00 INFO \u{5D3}\u{5E0}\u{5D4} (admin) \u{5DB}\u{5D4}\u{5DF}",
    "2024-05-01 10:15:00 INFO \u{5D3}\u{5E0}\u{5D4} \u{5DB}\u{5D4}\u{5DF} (admin)",
    "2024-03-15 INFO \u{627}\u{644}\u{645}\u{633}\u{62A}\u{62E}\u{62F}\u{645} \u{633}\u{62C}\u{651}\u{644} \u{627}\u{644}\u{62F}\u{62E}\u{648}\u{644}",
    "2023-05-17 10:22 ERROR \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \"\u{5D3}\u{5D5}\u{5D7}\" \u{5DC}\u{5D0} \u{5E0}\u{5DE}\u{5E6}\u{5D0} (\u{5E7}\u{5D5}\u{5D3} 5)",
    "2024-03-12 10:15 ERROR \u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4} 500: \u{5D4}\u{5E9}\u{5E8}\u{5EA} \u{5DC}\u{5D0} \u{5D6}\u{5DE}\u{5D9}\u{5DF}",
    "ERROR: \u{641}\u{627}\u{626}\u{644} \u{646}\u{6C1}\u{6CC}\u{6BA} \u{645}\u{644}\u{6CC}: a.txt (\u{644}\u{627}\u{626}\u{646} 3)",
    "2024-05-01 10:15:00 - root - INFO - \u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5E0}\u{5D8}\u{5E2}\u{5DF}",
  ])
  func whatHasNoEndStays(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }
}
