import BidiAlgorithm
import Fixing
import Testing

/// Sizes, options, arguments, values, comments and tasks.
struct FormsAndValuesTests {
  // MARK: - Sizes

  /// The width of a size in pixels stands left of its height.
  @Test(
    arguments: [
      (
        "\u{5E8}\u{5D6}\u{5D5}\u{5DC}\u{5D5}\u{5E6}\u{5D9}\u{5D4}: 1920 \u{D7} 1080 \u{5E4}\u{5D9}\u{5E7}\u{5E1}\u{5DC}\u{5D9}\u{5DD}",
        "\u{5DD}\u{5D9}\u{5DC}\u{5E1}\u{5E7}\u{5D9}\u{5E4} 1920 \u{D7} 1080 :\u{5D4}\u{5D9}\u{5E6}\u{5D5}\u{5DC}\u{5D5}\u{5D6}\u{5E8}"
      ),
      (
        "\u{627}\u{644}\u{62F}\u{642}\u{629}: 1280 \u{D7} 720 \u{628}\u{643}\u{633}\u{644}",
        "\u{644}\u{633}\u{643}\u{628} 1280 \u{D7} 720 :\u{629}\u{642}\u{62F}\u{644}\u{627}"
      ),
      (
        "\u{648}\u{636}\u{648}\u{62D}: 800 \u{D7} 600 \u{67E}\u{6CC}\u{6A9}\u{633}\u{644}",
        "\u{644}\u{633}\u{6A9}\u{6CC}\u{67E} 800 \u{D7} 600 :\u{62D}\u{648}\u{636}\u{648}"
      ),
      (
        "\u{633}\u{627}\u{626}\u{632}: 1024 \u{D7} 768 \u{67E}\u{6A9}\u{633}\u{644}",
        "\u{644}\u{633}\u{6A9}\u{67E} 1024 \u{D7} 768 :\u{632}\u{626}\u{627}\u{633}"
      ),
    ] as [(String, String)])
  func aSizeInPixelsIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Other sizes are drawn term by term.
  @Test(arguments: [
    "\u{5E9}\u{5D8}\u{5D9}\u{5D7} 160 \u{D7} 230 \u{5E1}\"\u{5DE}",
    "\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D4} 3 \u{D7} 4 \u{5E4}\u{5D9}\u{5E7}\u{5E1}\u{5DC}\u{5D9}\u{5DD}",
    "\u{627}\u{644}\u{62F}\u{642}\u{629}: 1920 \u{D7} 1080",
  ])
  func otherSizesAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }

  // MARK: - Options

  /// What an option takes stands left of what is said of it.
  @Test(
    arguments: [
      (
        "-n, --lines=\u{5DE}\u{5E1}\u{5E4}\u{5E8}   \u{5D4}\u{5D3}\u{5E4}\u{5E1}\u{5EA} \u{5D4}\u{5E9}\u{5D5}\u{5E8}\u{5D5}\u{5EA} \u{5D4}\u{5D0}\u{5D7}\u{5E8}\u{5D5}\u{5E0}\u{5D5}\u{5EA}",
        "-n, --lines=\u{5E8}\u{5E4}\u{5E1}\u{5DE}   \u{5EA}\u{5D5}\u{5E0}\u{5D5}\u{5E8}\u{5D7}\u{5D0}\u{5D4} \u{5EA}\u{5D5}\u{5E8}\u{5D5}\u{5E9}\u{5D4} \u{5EA}\u{5E1}\u{5E4}\u{5D3}\u{5D4}"
      ),
      (
        "-o \u{645}\u{644}\u{641}   \u{643}\u{62A}\u{627}\u{628}\u{629} \u{627}\u{644}\u{646}\u{627}\u{62A}\u{62C} \u{641}\u{64A} \u{627}\u{644}\u{642}\u{631}\u{635}",
        "-o \u{641}\u{644}\u{645}   \u{635}\u{631}\u{642}\u{644}\u{627} \u{64A}\u{641} \u{62C}\u{62A}\u{627}\u{646}\u{644}\u{627} \u{629}\u{628}\u{627}\u{62A}\u{643}"
      ),
      (
        "--width=\u{639}\u{62F}\u{62F}  \u{67E}\u{647}\u{646}\u{627}\u{6CC} \u{633}\u{62A}\u{648}\u{646} \u{631}\u{627} \u{62A}\u{639}\u{6CC}\u{6CC}\u{646} \u{6A9}\u{646}",
        "--width=\u{62F}\u{62F}\u{639}  \u{646}\u{6A9} \u{646}\u{6CC}\u{6CC}\u{639}\u{62A} \u{627}\u{631} \u{646}\u{648}\u{62A}\u{633} \u{6CC}\u{627}\u{646}\u{647}\u{67E}"
      ),
      (
        "  -f, --file=\u{646}\u{627}\u{645}   \u{641}\u{627}\u{626}\u{644} \u{6A9}\u{627} \u{646}\u{627}\u{645} \u{628}\u{62A}\u{627}\u{626}\u{6CC}\u{6BA}",
        "  -f, --file=\u{645}\u{627}\u{646}   \u{6BA}\u{6CC}\u{626}\u{627}\u{62A}\u{628} \u{645}\u{627}\u{646} \u{627}\u{6A9} \u{644}\u{626}\u{627}\u{641}"
      ),
    ] as [(String, String)])
  func whatAnOptionTakesIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A Latin word in its place.
  @Test(arguments: [
    "-n, --lines=NUM   \u{5D4}\u{5D3}\u{5E4}\u{5E1}\u{5EA} \u{5D4}\u{5E9}\u{5D5}\u{5E8}\u{5D5}\u{5EA} \u{5D4}\u{5D0}\u{5D7}\u{5E8}\u{5D5}\u{5E0}\u{5D5}\u{5EA}",
    "-o FILE   \u{643}\u{62A}\u{627}\u{628}\u{629} \u{627}\u{644}\u{646}\u{627}\u{62A}\u{62C} \u{641}\u{64A} \u{627}\u{644}\u{642}\u{631}\u{635}",
    "--width=\u{639}\u{62F}\u{62F}",
  ])
  func otherOptionsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  /// The short form of an option stands left of its long one.
  @Test(
    arguments: [
      (
        "-v, --verbose \u{5D4}\u{5E6}\u{5D2}\u{5EA} \u{5E4}\u{5E8}\u{5D8}\u{5D9}\u{5DD} \u{5E0}\u{5D5}\u{5E1}\u{5E4}\u{5D9}\u{5DD}",
        "\u{5DD}\u{5D9}\u{5E4}\u{5E1}\u{5D5}\u{5E0} \u{5DD}\u{5D9}\u{5D8}\u{5E8}\u{5E4} \u{5EA}\u{5D2}\u{5E6}\u{5D4} -v, --verbose"
      ),
      (
        "-q, --quiet \u{62A}\u{634}\u{63A}\u{64A}\u{644} \u{62F}\u{648}\u{646} \u{631}\u{633}\u{627}\u{626}\u{644}",
        "\u{644}\u{626}\u{627}\u{633}\u{631} \u{646}\u{648}\u{62F} \u{644}\u{64A}\u{63A}\u{634}\u{62A} -q, --quiet"
      ),
      (
        "\u{627}\u{62C}\u{631}\u{627} \u{628}\u{627} -o, --output \u{645}\u{645}\u{6A9}\u{646} \u{627}\u{633}\u{62A}",
        "\u{62A}\u{633}\u{627} \u{646}\u{6A9}\u{645}\u{645} -o, --output \u{627}\u{628} \u{627}\u{631}\u{62C}\u{627}"
      ),
      (
        "-h, --help \u{645}\u{62F}\u{62F} \u{62F}\u{6A9}\u{6BE}\u{627}\u{626}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{626}\u{627}\u{6BE}\u{6A9}\u{62F} \u{62F}\u{62F}\u{645} -h, --help"
      ),
    ] as [(String, String)])
  func theFormsOfAnOptionAreOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  // MARK: - Arguments

  /// Each of two arguments is a name, also in a Latin folder.
  @Test(
    arguments: [
      (
        "ln -s /srv/\u{5E0}\u{5EA}\u{5D5}\u{5E0}\u{5D9}\u{5DD} \u{5E7}\u{5D9}\u{5E9}\u{5D5}\u{5E8}",
        "ln -s /srv/\u{5DD}\u{5D9}\u{5E0}\u{5D5}\u{5EA}\u{5E0} \u{5E8}\u{5D5}\u{5E9}\u{5D9}\u{5E7}"
      ),
      (
        "cp src/\u{645}\u{644}\u{641} \u{646}\u{633}\u{62E}\u{629}",
        "cp src/\u{641}\u{644}\u{645} \u{629}\u{62E}\u{633}\u{646}"
      ),
      (
        "mv ~/docs/\u{6AF}\u{632}\u{627}\u{631}\u{634} \u{628}\u{627}\u{6CC}\u{6AF}\u{627}\u{646}\u{6CC}",
        "mv ~/docs/\u{634}\u{631}\u{627}\u{632}\u{6AF} \u{6CC}\u{646}\u{627}\u{6AF}\u{6CC}\u{627}\u{628}"
      ),
      (
        "$ rsync -a data/\u{62A}\u{635}\u{627}\u{648}\u{6CC}\u{631} \u{645}\u{62D}\u{641}\u{648}\u{638}",
        "$ rsync -a data/\u{631}\u{6CC}\u{648}\u{627}\u{635}\u{62A} \u{638}\u{648}\u{641}\u{62D}\u{645}"
      ),
    ] as [(String, String)])
  func anArgumentInALatinFolderIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// A Latin folder between them keeps them in order.
  @Test(arguments: [
    "ln -s /srv/\u{5E0}\u{5EA}\u{5D5}\u{5E0}\u{5D9}\u{5DD} /opt/\u{5E7}\u{5D9}\u{5E9}\u{5D5}\u{5E8}",
    "cp src/\u{645}\u{644}\u{641} /tmp/",
    "mv \u{6AF}\u{632}\u{627}\u{631}\u{634} docs/\u{628}\u{627}\u{6CC}\u{6AF}\u{627}\u{646}\u{6CC}",
  ])
  func otherArgumentsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  // MARK: - Values

  /// A value that a name or a version cuts is a sentence of its own.
  @Test(
    arguments: [
      (
        "label=\u{627}\u{631}\u{62F}\u{648} \u{644}\u{63A}\u{62A} v3.0 \u{6A9}\u{6CC} \u{646}\u{626}\u{6CC} \u{62C}\u{644}\u{62F}",
        "label=\u{62F}\u{644}\u{62C} \u{6CC}\u{626}\u{646} \u{6CC}\u{6A9} v3.0 \u{62A}\u{63A}\u{644} \u{648}\u{62F}\u{631}\u{627}"
      ),
      (
        "app.title=\u{5D4}\u{5DE}\u{5D3}\u{5E8}\u{5D9}\u{5DA} \u{5E9}\u{5DC} Chrome \u{5DC}\u{5DB}\u{5DC} \u{5D4}\u{5DE}\u{5E9}\u{5E4}\u{5D7}\u{5D4}",
        "app.title=\u{5D4}\u{5D7}\u{5E4}\u{5E9}\u{5DE}\u{5D4} \u{5DC}\u{5DB}\u{5DC} Chrome \u{5DC}\u{5E9} \u{5DA}\u{5D9}\u{5E8}\u{5D3}\u{5DE}\u{5D4}"
      ),
      (
        "welcome=\u{62A}\u{639}\u{644}\u{645} \u{627}\u{644}\u{628}\u{631}\u{645}\u{62C}\u{629} \u{641}\u{64A} Python \u{645}\u{646} \u{627}\u{644}\u{635}\u{641}\u{631}",
        "welcome=\u{631}\u{641}\u{635}\u{644}\u{627} \u{646}\u{645} Python \u{64A}\u{641} \u{629}\u{62C}\u{645}\u{631}\u{628}\u{644}\u{627} \u{645}\u{644}\u{639}\u{62A}"
      ),
      (
        "about=\u{631}\u{627}\u{647}\u{646}\u{645}\u{627}\u{6CC} \u{6A9}\u{627}\u{645}\u{644} Linux \u{628}\u{631}\u{627}\u{6CC} \u{647}\u{645}\u{647} \u{6A9}\u{627}\u{631}\u{628}\u{631}\u{627}\u{646}",
        "about=\u{646}\u{627}\u{631}\u{628}\u{631}\u{627}\u{6A9} \u{647}\u{645}\u{647} \u{6CC}\u{627}\u{631}\u{628} Linux \u{644}\u{645}\u{627}\u{6A9} \u{6CC}\u{627}\u{645}\u{646}\u{647}\u{627}\u{631}"
      ),
    ] as [(String, String)])
  func aCutValueIsOneSentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// Without a small word the value may be names.
  @Test(arguments: [
    "name=\u{5D3}\u{5E0}\u{5D4} Chrome \u{5DC}\u{5D5}\u{5D9}",
    "app.title=\u{5E2}\u{5D5}\u{5E8}\u{5DA} Chrome",
    "greeting=\u{62E}\u{648}\u{634} \u{622}\u{645}\u{62F}\u{6CC}\u{62F} {0}\u{60C} \u{622}\u{67E} \u{6A9}\u{6D2} {1} \u{67E}\u{6CC}\u{63A}\u{627}\u{645}\u{627}\u{62A} \u{6C1}\u{6CC}\u{6BA}",
  ])
  func otherValuesAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  // MARK: - Comments

  /// Names of several words are no English.
  @Test(
    arguments: [
      (
        "// \u{5E7}\u{5D5}\u{5D3}\u{5DD} JWT \u{5D4}\u{5D5}\u{5D0} \u{5E7}\u{5D9}\u{5E6}\u{5D5}\u{5E8} \u{5E9}\u{5DC} Json Web Token",
        "// Json Web Token \u{5DC}\u{5E9} \u{5E8}\u{5D5}\u{5E6}\u{5D9}\u{5E7} \u{5D0}\u{5D5}\u{5D4} JWT \u{5DD}\u{5D3}\u{5D5}\u{5E7}"
      ),
      (
        "-- \u{627}\u{644}\u{62D}\u{642}\u{644} UUID \u{647}\u{648} Universally Unique Identifier \u{644}\u{644}\u{633}\u{62C}\u{644}",
        "-- \u{644}\u{62C}\u{633}\u{644}\u{644} Universally Unique Identifier \u{648}\u{647} UUID \u{644}\u{642}\u{62D}\u{644}\u{627}"
      ),
      (
        "# \u{627}\u{628}\u{62A}\u{62F}\u{627} API \u{6A9}\u{648}\u{62A}\u{627}\u{647} \u{634}\u{62F}\u{647}\u{654} Application Programming Interface \u{627}\u{633}\u{62A}",
        "# \u{62A}\u{633}\u{627} Application Programming Interface \u{647}\u{654}\u{62F}\u{634} \u{647}\u{627}\u{62A}\u{648}\u{6A9} API \u{627}\u{62F}\u{62A}\u{628}\u{627}"
      ),
      (
        "// \u{6CC}\u{6C1}\u{627}\u{6BA} CSS \u{633}\u{6D2} \u{645}\u{631}\u{627}\u{62F} Cascading Style Sheets \u{6C1}\u{6D2}",
        "// \u{6D2}\u{6C1} Cascading Style Sheets \u{62F}\u{627}\u{631}\u{645} \u{6D2}\u{633} CSS \u{6BA}\u{627}\u{6C1}\u{6CC}"
      ),
    ] as [(String, String)])
  func aCommentWithLongNamesIsOneSentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.left)
  }

  /// One word before a name, and code.
  @Test(arguments: [
    "// \u{5DE}\u{5E4}\u{5EA}\u{5D7} Json Web Token",
    "# \u{645}\u{641}\u{62A}\u{627}\u{62D} Json Web Token",
    "// \u{5DB}\u{5D5}\u{5EA}\u{5E8}\u{5EA} - Json Web Token",
  ])
  func otherCommentsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.left])
  }

  // MARK: - Tasks

  /// A tick is no word before a name.
  @Test(
    arguments: [
      (
        "- [x] \u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF} \u{5D1}\u{5D0}\u{5D2} #482 \u{5D1}\u{5E7}\u{5D5}\u{5D1}\u{5E5} app.ts",
        "app.ts \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D1} #482 \u{5D2}\u{5D0}\u{5D1} \u{5DF}\u{5D5}\u{5E7}\u{5D9}\u{5EA} [x] -"
      ),
      (
        "- [x] \u{625}\u{635}\u{644}\u{627}\u{62D} \u{627}\u{644}\u{62E}\u{637}\u{623} 12 \u{641}\u{64A} main.py",
        "main.py \u{64A}\u{641} 12 \u{623}\u{637}\u{62E}\u{644}\u{627} \u{62D}\u{627}\u{644}\u{635}\u{625} [x] -"
      ),
      (
        "* [x] \u{631}\u{641}\u{639} \u{62E}\u{637}\u{627}\u{6CC} \u{641}\u{631}\u{645} app.js",
        "app.js \u{645}\u{631}\u{641} \u{6CC}\u{627}\u{637}\u{62E} \u{639}\u{641}\u{631} [x] *"
      ),
      (
        "+ [x] \u{646}\u{626}\u{6CC} \u{641}\u{627}\u{626}\u{644} \u{634}\u{627}\u{645}\u{644} \u{6A9}\u{6CC}",
        "\u{6CC}\u{6A9} \u{644}\u{645}\u{627}\u{634} \u{644}\u{626}\u{627}\u{641} \u{6CC}\u{626}\u{646} [x] +"
      ),
    ] as [(String, String)])
  func aTickedSentenceRunsFromRightToLeft(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), .auto)
  }

  /// Up to two words may be a name.
  @Test(arguments: [
    "- [x] \u{5D3}\u{5E0}\u{5D4} Levi",
    "- [x] \u{5D3}\u{5E0}\u{5D4}",
    "- [x] \u{645}\u{644}\u{641} main.py",
  ])
  func aTickedNameIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }
}
