import BidiAlgorithm
import Fixing
import Testing

/// Placeholders whose names are Latin capitals.
@Suite struct CapitalPlaceholderTests {
  /// By themselves and side by side.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5D4}\u{5EA}\u{5E7}\u{5E0}\u{5D4} \u{5E9}\u{5DC} %PRODUCTNAME %PRODUCTVERSION \u{5D4}\u{5E1}\u{5EA}\u{5D9}\u{5D9}\u{5DE}\u{5D4}",
        "\u{5D4}\u{5DE}\u{5D9}\u{5D9}\u{5EA}\u{5E1}\u{5D4} %PRODUCTNAME %PRODUCTVERSION \u{5DC}\u{5E9} \u{5D4}\u{5E0}\u{5E7}\u{5EA}\u{5D4}\u{5D4}"
      ),
      (
        "%PRODUCTNAME \u{5E0}\u{5E1}\u{5D2}\u{5E8} \u{5DC}\u{5E4}\u{5EA}\u{5E2}.",
        ".\u{5E2}\u{5EA}\u{5E4}\u{5DC} \u{5E8}\u{5D2}\u{5E1}\u{5E0} %PRODUCTNAME"
      ),
      (
        "\u{5D4}\u{5EA}\u{5E7}\u{5D9}\u{5E0}\u{5D5} \u{5D0}\u{5EA} %PRODUCTNAME",
        "%PRODUCTNAME \u{5EA}\u{5D0} \u{5D5}\u{5E0}\u{5D9}\u{5E7}\u{5EA}\u{5D4}"
      ),
      (
        "\u{5D4}\u{5DE}\u{5D3}\u{5E8}\u{5D9}\u{5DA} \u{5E9}\u{5DC} $PRODUCT_NAME $PRODUCT_VERSION \u{5DB}\u{5D0}\u{5DF}",
        "\u{5DF}\u{5D0}\u{5DB} $PRODUCT_NAME $PRODUCT_VERSION \u{5DC}\u{5E9} \u{5DA}\u{5D9}\u{5E8}\u{5D3}\u{5DE}\u{5D4}"
      ),
      (
        "\u{5D2}\u{5E8}\u{5E1}\u{5D4} \u{5D7}\u{5D3}\u{5E9}\u{5D4}: ${APP_NAME} ${APP_VERSION}",
        "${APP_NAME} ${APP_VERSION} :\u{5D4}\u{5E9}\u{5D3}\u{5D7} \u{5D4}\u{5E1}\u{5E8}\u{5D2}"
      ),
      (
        "\u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{643}\u{645} \u{641}\u{64A} %PRODUCTNAME %PRODUCTVERSION.",
        ".%PRODUCTNAME %PRODUCTVERSION \u{64A}\u{641} \u{645}\u{643}\u{628} \u{627}\u{628}\u{62D}\u{631}\u{645}"
      ),
      (
        "\u{62A}\u{639}\u{630}\u{631} \u{62A}\u{634}\u{63A}\u{64A}\u{644} %PRODUCTNAME \u{627}\u{644}\u{622}\u{646}",
        "\u{646}\u{622}\u{644}\u{627} %PRODUCTNAME \u{644}\u{64A}\u{63A}\u{634}\u{62A} \u{631}\u{630}\u{639}\u{62A}"
      ),
      (
        "\u{631}\u{627}\u{647}\u{646}\u{645}\u{627}\u{6CC} %PRODUCTNAME %PRODUCTVERSION",
        "%PRODUCTNAME %PRODUCTVERSION \u{6CC}\u{627}\u{645}\u{646}\u{647}\u{627}\u{631}"
      ),
      (
        "\u{628}\u{633}\u{62A}\u{646} %MODULENAME\u{61F}",
        "\u{61F}%MODULENAME \u{646}\u{62A}\u{633}\u{628}"
      ),
      (
        "\u{628}\u{646}\u{62F} \u{6A9}\u{631}\u{6CC}\u{6BA} %APPNAME\u{6D4}",
        "\u{6D4}%APPNAME \u{6BA}\u{6CC}\u{631}\u{6A9} \u{62F}\u{646}\u{628}"
      ),
      (
        "\u{628}\u{633}\u{62A}\u{646} %MODULENAME\u{61B} \u{628}\u{644}\u{647}",
        "\u{647}\u{644}\u{628} \u{61B}%MODULENAME \u{646}\u{62A}\u{633}\u{628}"
      ),
      (
        "%PRODUCTNAME \u{6A9}\u{6BE}\u{644} \u{631}\u{6C1}\u{627} \u{6C1}\u{6D2}",
        "\u{6D2}\u{6C1} \u{627}\u{6C1}\u{631} \u{644}\u{6BE}\u{6A9} %PRODUCTNAME"
      ),
      (
        "\u{62E}\u{648}\u{634} \u{622}\u{645}\u{62F}\u{6CC}\u{62F} %PRODUCTNAME %PRODUCTVERSION \u{645}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{645} %PRODUCTNAME %PRODUCTVERSION \u{62F}\u{6CC}\u{62F}\u{645}\u{622} \u{634}\u{648}\u{62E}"
      ),
    ] as [(String, String)])
  func placeholdersOfOneKindAreOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(
      Array(text.unicodeScalars), Array(wanted.unicodeScalars), LineExpectations.right)
  }

  /// Signs on both sides of each name, in one row or alone, and what is off a price.
  @Test(arguments: [
    "\u{5E9}\u{5DC}\u{5D5}\u{5DD} %USERNAME% %HOSTNAME% \u{5D5}\u{5D1}\u{5E8}\u{5D5}\u{5DB}\u{5D9}\u{5DD} \u{5D4}\u{5D1}\u{5D0}\u{5D9}\u{5DD}",
    "\u{5E0}\u{5DB}\u{5EA}\u{5D1} \u{5D1}\u{5D9}\u{5D3}\u{5D9} @AUTHOR@ \u{5D4}\u{5D9}\u{5D5}\u{5DD}",
    "\u{5D4}\u{5D2}\u{5E8}\u{5E1}\u{5D4} @NAME@ @VERSION@ \u{5DE}\u{5D5}\u{5DB}\u{5E0}\u{5D4}",
    "\u{5D4}\u{5E0}\u{5EA}\u{5D9}\u{5D1} __NAME__ __VERSION__ \u{5E8}\u{5D9}\u{5E7}",
    "\u{5E9}\u{5DC}\u{5D5}\u{5DD} #FIRST# #LAST#",
    "\u{645}\u{631}\u{62D}\u{628}\u{627} @USER@",
    "\u{645}\u{631}\u{62D}\u{628}\u{627} %USERNAME% %HOSTNAME%",
    "\u{642}\u{628}\u{644} @@NAME@@ @@VERSION@@",
    "\u{5E7}\u{5D1}\u{5DC}\u{5D5} 20 %SALE \u{5D4}\u{5D9}\u{5D5}\u{5DD}",
    "\u{5D4}\u{5E0}\u{5D7}\u{5D4} \u{5E9}\u{5DC} 30%DISCOUNT",
    "\u{5E1}\u{5D4}\"\u{5DB} 15 %TOTAL",
  ])
  func whatLooksTheSameBothWaysIsWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [LineExpectations.right])
  }
}
