import BidiAlgorithm
import Fixing
import Testing

/// Expressions of editors in a shell, messages that begin with a placeholder, and progress.
struct ExpressionsAndProgressTests {
  // MARK: - Expressions of editors in a shell

  /// What is looked for stands left of what is put in its place, as do the choices of a pattern.
  @Test(
    arguments: [
      (
        "sed 's/\u{642}\u{62F}\u{64A}\u{645}/\u{62C}\u{62F}\u{64A}\u{62F}/g' file.txt",
        "sed 's/\u{645}\u{64A}\u{62F}\u{642}/\u{62F}\u{64A}\u{62F}\u{62C}/g' file.txt"
      ),
      (
        "sed -i 's/\u{5D9}\u{5E9}\u{5DF}/\u{5D7}\u{5D3}\u{5E9}/' notes.txt",
        "sed -i 's/\u{5DF}\u{5E9}\u{5D9}/\u{5E9}\u{5D3}\u{5D7}/' notes.txt"
      ),
      (
        "sed -e 's/\u{642}\u{62F}\u{6CC}\u{645}/\u{62C}\u{62F}\u{6CC}\u{62F}/g' in.txt > out.txt",
        "sed -e 's/\u{645}\u{6CC}\u{62F}\u{642}/\u{62F}\u{6CC}\u{62F}\u{62C}/g' in.txt > out.txt"
      ),
      (
        "$ sed 's|\u{67E}\u{631}\u{627}\u{646}\u{627}|\u{646}\u{6CC}\u{627}|g' list.txt",
        "$ sed 's|\u{627}\u{646}\u{627}\u{631}\u{67E}|\u{627}\u{6CC}\u{646}|g' list.txt"
      ),
      (
        "cat a.txt | sed \"s/\u{5E9}\u{5DC}\u{5D5}\u{5DD}/\u{5D4}\u{5D9}\u{5D9}/g\"",
        "cat a.txt | sed \"s/\u{5DD}\u{5D5}\u{5DC}\u{5E9}/\u{5D9}\u{5D9}\u{5D4}/g\""
      ),
      (
        "perl -pe 's/\u{5D9}\u{5E9}\u{5DF} \u{5D3}\u{5D1}\u{5E8}/\u{5D3}\u{5D1}\u{5E8} \u{5D7}\u{5D3}\u{5E9}/g' file.txt",
        "perl -pe 's/\u{5E8}\u{5D1}\u{5D3} \u{5DF}\u{5E9}\u{5D9}/\u{5E9}\u{5D3}\u{5D7} \u{5E8}\u{5D1}\u{5D3}/g' file.txt"
      ),
      (
        "sed -n '/\u{5D4}\u{5EA}\u{5D7}\u{5DC}\u{5D4}/,/\u{5E1}\u{5D5}\u{5E3}/p' file.txt",
        "sed -n '/\u{5D4}\u{5DC}\u{5D7}\u{5EA}\u{5D4}/,/\u{5E3}\u{5D5}\u{5E1}/p' file.txt"
      ),
      (
        "grep -E \"\u{62E}\u{637}\u{623}|\u{62A}\u{62D}\u{630}\u{64A}\u{631}\" app.log",
        "grep -E \"\u{623}\u{637}\u{62E}|\u{631}\u{64A}\u{630}\u{62D}\u{62A}\" app.log"
      ),
      (
        "awk '/\u{634}\u{631}\u{648}\u{639}/,/\u{67E}\u{627}\u{6CC}\u{627}\u{646}/' log.txt",
        "awk '/\u{639}\u{648}\u{631}\u{634}/,/\u{646}\u{627}\u{6CC}\u{627}\u{67E}/' log.txt"
      ),
    ] as [(String, String)])
  func partsOfAnExpressionFollowEachOther(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Expressions with one right-to-left part, other arguments, and words to choose from.
  @Test(arguments: [
    "sed 's/\u{5D9}\u{5E9}\u{5DF}/new/g' f.txt",
    "sed '/\u{5D9}\u{5E9}\u{5DF}/d' file.txt",
    "awk '/\u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4}/ {print $1}' log.txt",
    "grep '\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD}' file.txt",
    "grep -c '\u{5DB}\u{5DF}/\u{5DC}\u{5D0}' answers.txt",
    "Type '\u{5DB}\u{5DF}/\u{5DC}\u{5D0}' to go on",
    "echo '\u{62E}\u{637}\u{623}|\u{62A}\u{62D}\u{630}\u{64A}\u{631}'",
  ])
  func otherQuotedArgumentsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  // MARK: - Messages that begin with a placeholder

  /// Its words tell its direction, not the letters of what something is put in for.
  @Test(
    arguments: [
      ("%1$s \u{645}\u{646} %2$s", "%2$s \u{646}\u{645} %1$s"),
      ("%1$s \u{5DE}\u{5EA}\u{5D5}\u{5DA} %2$s", "%2$s \u{5DA}\u{5D5}\u{5EA}\u{5DE} %1$s"),
      ("%1$d \u{627}\u{632} %2$d", "%2$d \u{632}\u{627} %1$d"),
      ("%1$s \u{6A9}\u{648} %2$s", "%2$s \u{648}\u{6A9} %1$s"),
      ("${user} \u{5E0}\u{5D2}\u{5D3} ${other}", "${other} \u{5D3}\u{5D2}\u{5E0} ${user}"),
      ("%1$s \u{648} %2$s.", ".%2$s \u{648} %1$s"),
      ("%(a)s \u{5D0}\u{5DC} %(b)s", "%(b)s \u{5DC}\u{5D0} %(a)s"),
    ] as [(String, String)])
  func aMessageBeginsWithItsPlaceholder(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// Other messages may be fields of a line, or say nothing.
  @Test(arguments: [
    "%s: \u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4}",
    "%s - \u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}",
    "%1$s and %2$s",
    "%s %s",
    "%s \u{627}\u{632} %s",
    "{0} \u{5DE}\u{5EA}\u{5D5}\u{5DA} {1} \u{5E7}\u{5D1}\u{5E6}\u{5D9}\u{5DD}",
  ])
  func otherPlaceholdersAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }

  /// A direction that is set holds.
  @Test(arguments: [
    "%s \u{627}\u{632} %s",
    "%d \u{5DE}\u{5EA}\u{5D5}\u{5DA} %d",
  ])
  func aSetDirectionHoldsPlaceholders(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  // MARK: - Progress of a file

  /// The colon parts the name of a file from how much of it is done.
  @Test(
    arguments: [
      (
        "\u{5DE}\u{5D5}\u{5E8}\u{5D9}\u{5D3} \u{5D0}\u{5EA} ubuntu-24.04.iso: 1.9 GB \u{5DE}\u{5EA}\u{5D5}\u{5DA} 5.7 GB",
        "5.7 GB \u{5DA}\u{5D5}\u{5EA}\u{5DE} 1.9 GB :ubuntu-24.04.iso \u{5EA}\u{5D0} \u{5D3}\u{5D9}\u{5E8}\u{5D5}\u{5DE}"
      ),
      (
        "\u{62C}\u{627}\u{631}\u{64D} \u{62A}\u{646}\u{632}\u{64A}\u{644} setup.exe: 120 MB \u{645}\u{646} 300 MB",
        "300 MB \u{646}\u{645} 120 MB :setup.exe \u{644}\u{64A}\u{632}\u{646}\u{62A} \u{631}\u{64D}\u{627}\u{62C}"
      ),
      (
        "\u{62F}\u{631} \u{62D}\u{627}\u{644} \u{628}\u{627}\u{631}\u{6AF}\u{6CC}\u{631}\u{6CC} video.mp4: 45 MB \u{627}\u{632} 98 MB",
        "98 MB \u{632}\u{627} 45 MB :video.mp4 \u{6CC}\u{631}\u{6CC}\u{6AF}\u{631}\u{627}\u{628} \u{644}\u{627}\u{62D} \u{631}\u{62F}"
      ),
      (
        "\u{688}\u{627}\u{624}\u{646} \u{644}\u{648}\u{688} \u{62C}\u{627}\u{631}\u{6CC} photo.zip: 3 MB \u{645}\u{6CC}\u{6BA} \u{633}\u{6D2} 10 MB",
        "10 MB \u{6D2}\u{633} \u{6BA}\u{6CC}\u{645} 3 MB :photo.zip \u{6CC}\u{631}\u{627}\u{62C} \u{688}\u{648}\u{644} \u{646}\u{624}\u{627}\u{688}"
      ),
      (
        "\u{5DE}\u{5E2}\u{5EA}\u{5D9}\u{5E7} backup.rar: 1900 KB \u{5DE}\u{5EA}\u{5D5}\u{5DA} 5700 KB.",
        ".5700 KB \u{5DA}\u{5D5}\u{5EA}\u{5DE} 1900 KB :backup.rar \u{5E7}\u{5D9}\u{5EA}\u{5E2}\u{5DE}"
      ),
    ] as [(String, String)])
  func amountsStandBehindTheirFile(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// One amount alone may be drawn with the name.
  @Test(arguments: [
    "\u{5DE}\u{5D5}\u{5E8}\u{5D9}\u{5D3} \u{5D0}\u{5EA} ubuntu-24.04.iso: 1.9 GB",
    "\u{5DE}\u{5E2}\u{5DC}\u{5D4} \u{5D0}\u{5EA} backup.tar.gz: 45%",
    "\u{5E7}\u{5D5}\u{5D1}\u{5E5} ubuntu.iso: 5 GB \u{5E4}\u{5E0}\u{5D5}\u{5D9}\u{5D9}\u{5DD}",
  ])
  func otherAmountsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }
}
