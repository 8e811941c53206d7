import BidiAlgorithm
import Fixing
import Testing

/// Lists, heads and states that programs write into terminals: windows, topics of channels,
/// subjects, films that are loaded, moments; each with what looks like it and is whole.
@Suite struct ListsOfTerminalsTests {
  /// The windows that a terminal lists below them.
  @Test(
    arguments: [
      (
        "[0] 0:vim- 1:\u{5E2}\u{5D5}\u{5E8}\u{5DA}* 2:\u{5D9}\u{5D5}\u{5DE}\u{5DF}",
        "[0] 0:vim- 1:\u{5DA}\u{5E8}\u{5D5}\u{5E2}* 2:\u{5DF}\u{5DE}\u{5D5}\u{5D9}"
      ),
      (
        "[main] 0:\u{62A}\u{62D}\u{631}\u{64A}\u{631}* 1:\u{633}\u{62C}\u{644}-",
        "[main] 0:\u{631}\u{64A}\u{631}\u{62D}\u{62A}* 1:\u{644}\u{62C}\u{633}-"
      ),
      (
        "[work] 0:vim 1:\u{633}\u{631}\u{648}\u{631}- 2:\u{6AF}\u{632}\u{627}\u{631}\u{634}*",
        "[work] 0:vim 1:\u{631}\u{648}\u{631}\u{633}- 2:\u{634}\u{631}\u{627}\u{632}\u{6AF}*"
      ),
      (
        "0:bash 1:\u{641}\u{6C1}\u{631}\u{633}\u{62A} 2:\u{644}\u{627}\u{6AF}*",
        "0:bash 1:\u{62A}\u{633}\u{631}\u{6C1}\u{641} 2:\u{6AF}\u{627}\u{644}*"
      ),
    ] as [(String, String)])
  func windowsOfAListFollowEachOther(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// The topic of a channel of a chat.
  @Test(
    arguments: [
      (
        "Topic for #\u{5EA}\u{5DB}\u{5E0}\u{5D5}\u{5EA}: \u{5D1}\u{5E8}\u{5D5}\u{5DB}\u{5D9}\u{5DD} \u{5D4}\u{5D1}\u{5D0}\u{5D9}\u{5DD}! 12 \u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9}\u{5D9}\u{5DD}",
        "Topic for #\u{5EA}\u{5D5}\u{5E0}\u{5DB}\u{5EA}: \u{5DD}\u{5D9}\u{5E9}\u{5DE}\u{5EA}\u{5E9}\u{5DE} 12 !\u{5DD}\u{5D9}\u{5D0}\u{5D1}\u{5D4} \u{5DD}\u{5D9}\u{5DB}\u{5D5}\u{5E8}\u{5D1}"
      ),
      (
        "Topic for #\u{639}\u{631}\u{628}\u{64A}: \u{623}\u{647}\u{644}\u{627} \u{648}\u{633}\u{647}\u{644}\u{627}",
        "Topic for #\u{64A}\u{628}\u{631}\u{639}: \u{627}\u{644}\u{647}\u{633}\u{648} \u{627}\u{644}\u{647}\u{623}"
      ),
      (
        "*** Topic for #\u{627}\u{6CC}\u{631}\u{627}\u{646}: \u{62E}\u{648}\u{634} \u{622}\u{645}\u{62F}\u{6CC}\u{62F}",
        "*** Topic for #\u{646}\u{627}\u{631}\u{6CC}\u{627}: \u{62F}\u{6CC}\u{62F}\u{645}\u{622} \u{634}\u{648}\u{62E}"
      ),
      (
        "Topic on #\u{627}\u{631}\u{62F}\u{648}: \u{622}\u{67E} \u{6A9}\u{627} \u{62E}\u{6CC}\u{631} \u{645}\u{642}\u{62F}\u{645}",
        "Topic on #\u{648}\u{62F}\u{631}\u{627}: \u{645}\u{62F}\u{642}\u{645} \u{631}\u{6CC}\u{62E} \u{627}\u{6A9} \u{67E}\u{622}"
      ),
    ] as [(String, String)])
  func aTopicStandsBehindItsChannel(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// The subject of a mail in its head.
  @Test(
    arguments: [
      (
        "Subject: Re: \u{5E4}\u{5D2}\u{5D9}\u{5E9}\u{5D4} \u{5DE}\u{5D7}\u{5E8} - \u{5D7}\u{5E9}\u{5D5}\u{5D1}!",
        "Subject: Re: !\u{5D1}\u{5D5}\u{5E9}\u{5D7} - \u{5E8}\u{5D7}\u{5DE} \u{5D4}\u{5E9}\u{5D9}\u{5D2}\u{5E4}"
      ),
      (
        "Subject: \u{5D4}\u{5E6}\u{5E2}\u{5EA} \u{5DE}\u{5D7}\u{5D9}\u{5E8}!",
        "Subject: !\u{5E8}\u{5D9}\u{5D7}\u{5DE} \u{5EA}\u{5E2}\u{5E6}\u{5D4}"
      ),
      (
        "Subject: Fwd: \u{637}\u{644}\u{628} \u{639}\u{631}\u{636} \u{633}\u{639}\u{631}!",
        "Subject: Fwd: !\u{631}\u{639}\u{633} \u{636}\u{631}\u{639} \u{628}\u{644}\u{637}"
      ),
      (
        "Subject: Re: \u{62C}\u{644}\u{633}\u{647} \u{641}\u{631}\u{62F}\u{627}!",
        "Subject: Re: !\u{627}\u{62F}\u{631}\u{641} \u{647}\u{633}\u{644}\u{62C}"
      ),
      (
        "Subject: Re: Fwd: \u{631}\u{67E}\u{648}\u{631}\u{679} \u{622} \u{6AF}\u{626}\u{6CC}!",
        "Subject: Re: Fwd: !\u{6CC}\u{626}\u{6AF} \u{622} \u{679}\u{631}\u{648}\u{67E}\u{631}"
      ),
    ] as [(String, String)])
  func theMarkOfASubjectGoesWithIt(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// The code of a film behind its title.
  @Test(
    arguments: [
      (
        "[download] Destination: \u{5DE}\u{5EA}\u{5DB}\u{5D5}\u{5DF} \u{5DC}\u{5D7}\u{5DC}\u{5D4}-3tmd-ClpJxA.mp4",
        "[download] Destination: \u{5D4}\u{5DC}\u{5D7}\u{5DC} \u{5DF}\u{5D5}\u{5DB}\u{5EA}\u{5DE}-3tmd-ClpJxA.mp4"
      ),
      (
        "[download] Destination: \u{623}\u{63A}\u{646}\u{64A}\u{629} \u{627}\u{644}\u{635}\u{628}\u{627}\u{62D}-7xKq2mNpL0c.webm",
        "[download] Destination: \u{62D}\u{627}\u{628}\u{635}\u{644}\u{627} \u{629}\u{64A}\u{646}\u{63A}\u{623}-7xKq2mNpL0c.webm"
      ),
      (
        "[download] Destination: \u{62F}\u{631}\u{633} \u{627}\u{648}\u{644}-9bZkp7q19f0.webm",
        "[download] Destination: \u{644}\u{648}\u{627} \u{633}\u{631}\u{62F}-9bZkp7q19f0.webm"
      ),
      (
        "Saved: \u{646}\u{638}\u{645} \u{634}\u{627}\u{645}-5aa8c2e91f.m4a",
        "Saved: \u{645}\u{627}\u{634} \u{645}\u{638}\u{646}-5aa8c2e91f.m4a"
      ),
      (
        "Saved: \u{62D}\u{635}\u{6C1} \u{627}\u{648}\u{644}-5aa8c2e91f.m4a",
        "Saved: \u{644}\u{648}\u{627} \u{6C1}\u{635}\u{62D}-5aa8c2e91f.m4a"
      ),
      (
        "Saved: \u{62F}\u{631}\u{633} \u{628}\u{627}\u{628}-7xKq2mNpL0c.webm",
        "Saved: \u{628}\u{627}\u{628} \u{633}\u{631}\u{62F}-7xKq2mNpL0c.webm"
      ),
    ] as [(String, String)])
  func aCodeBehindATitleKeepsItsHyphen(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// When a service began.
  @Test(
    arguments: [
      (
        "Active: \u{5E4}\u{5E2}\u{5D9}\u{5DC} (\u{5E8}\u{5E5}) \u{5DE}\u{5D0}\u{5D6} 2024-05-12 14:03:22; 3h ago",
        "Active: \u{5D6}\u{5D0}\u{5DE} (\u{5E5}\u{5E8}) \u{5DC}\u{5D9}\u{5E2}\u{5E4} 2024-05-12 14:03:22; 3h ago"
      ),
      (
        "Active: \u{646}\u{634}\u{637} (\u{64A}\u{639}\u{645}\u{644}) \u{645}\u{646}\u{630} 2024-03-01 08:15:09; 2 days ago",
        "Active: \u{630}\u{646}\u{645} (\u{644}\u{645}\u{639}\u{64A}) \u{637}\u{634}\u{646} 2024-03-01 08:15:09; 2 days ago"
      ),
      (
        "Active: \u{641}\u{639}\u{627}\u{644} (\u{62F}\u{631} \u{62D}\u{627}\u{644} \u{627}\u{62C}\u{631}\u{627}) \u{627}\u{632} 2024-02-11 10:30:00; 5min ago",
        "Active: \u{632}\u{627} (\u{627}\u{631}\u{62C}\u{627} \u{644}\u{627}\u{62D} \u{631}\u{62F}) \u{644}\u{627}\u{639}\u{641} 2024-02-11 10:30:00; 5min ago"
      ),
    ] as [(String, String)])
  func aMomentStandsBehindItsState(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A date and a time that were copied from a log.
  @Test(
    arguments: [
      (
        "\u{62E}\u{637}\u{623} [2024-05-12 14:03:22] \u{641}\u{634}\u{644} \u{627}\u{644}\u{627}\u{62A}\u{635}\u{627}\u{644}.",
        ".\u{644}\u{627}\u{635}\u{62A}\u{627}\u{644}\u{627} \u{644}\u{634}\u{641} [2024-05-12 14:03:22] \u{623}\u{637}\u{62E}"
      ),
      (
        "\u{627}\u{62A}\u{635}\u{627}\u{644} \u{642}\u{637}\u{639} \u{634}\u{62F} [2024-05-12 14:03:22] \u{62F}\u{648}\u{628}\u{627}\u{631}\u{647} \u{628}\u{6A9}\u{648}\u{634}\u{6CC}\u{62F}.",
        ".\u{62F}\u{6CC}\u{634}\u{648}\u{6A9}\u{628} \u{647}\u{631}\u{627}\u{628}\u{648}\u{62F} [2024-05-12 14:03:22] \u{62F}\u{634} \u{639}\u{637}\u{642} \u{644}\u{627}\u{635}\u{62A}\u{627}"
      ),
      (
        "\u{62E}\u{631}\u{627}\u{628}\u{6CC} [2023-11-30 07:45:10.250] \u{631}\u{627}\u{628}\u{637}\u{6C1} \u{679}\u{648}\u{679} \u{6AF}\u{6CC}\u{627}\u{6D4}",
        "\u{6D4}\u{627}\u{6CC}\u{6AF} \u{679}\u{648}\u{679} \u{6C1}\u{637}\u{628}\u{627}\u{631} [2023-11-30 07:45:10.250] \u{6CC}\u{628}\u{627}\u{631}\u{62E}"
      ),
    ] as [(String, String)])
  func aStampInBracketsIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Channels without a topic, times, windows in Latin letters, and subjects without an end.
  @Test(arguments: [
    "[0] 0:bash- 1:vim* 2:\u{5D9}\u{5D5}\u{5DE}\u{5DF}",
    "dana has joined #\u{5E2}\u{5D1}\u{5E8}\u{5D9}\u{5EA}",
    "Now talking on #\u{639}\u{631}\u{628}\u{64A}",
    "Topic for #linux: \u{5D1}\u{5E8}\u{5D5}\u{5DB}\u{5D9}\u{5DD} \u{5D4}\u{5D1}\u{5D0}\u{5D9}\u{5DD}! 12 \u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9}\u{5D9}\u{5DD}",
    "Subject: Re: \u{5D4}\u{5E6}\u{5E2}\u{5EA} \u{5DE}\u{5D7}\u{5D9}\u{5E8}",
    "subject: \u{5E4}\u{5D2}\u{5D9}\u{5E9}\u{5D4} \u{5DE}\u{5D7}\u{5E8}, \u{5D7}\u{5E9}\u{5D5}\u{5D1}",
    "[download] Destination: \u{5E9}\u{5D9}\u{5E2}\u{5D5}\u{5E8} \u{5E8}\u{5D0}\u{5E9}\u{5D5}\u{5DF}-dQw4w9WgXcQ.mp4",
  ])
  func otherLinesOfProgramsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// A date and a time in a Hebrew sentence.
  @Test(
    arguments: [
      ("ABC [2024-05-12 14:03:22] DEF GHI.", ".IHG FED [2024-05-12 14:03:22] CBA"),
      ("ABC DEF B-2024-05-12 14:03:22 GHI JKL.", ".LKJ IHG 2024-05-12 14:03:22-B FED CBA"),
    ] as [(String, String)])
  func aStampIsOnePieceInHebrew(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: text, wanted, LineExpectations.right)
  }
}
