import BidiAlgorithm
import Fixing
import Testing

/// Pieces with names of both directions: formulas with names of sheets, mail addresses with hosts,
/// addresses of houses behind a prefix; questions of programs, and isolates that were left open.
@Suite struct SheetsAndHostsTests {
  private static let left = LineExpectations.left
  private static let right = LineExpectations.right

  @Test(
    arguments: [
      ("=ABC!~B2*1.17", "=CBA!~B2*1.17"), ("=ABCD!$~C$7", "=DCBA!$~C$7"),
      ("=ABC!~A1+DEFG!~B3", "=CBA!~A1+GFED!~B3"), ("=AB_2024!~C3", "=2024_BA!~C3"),
      ("={U+0628}{U+064A}{U+0639}!~D4/12", "={U+0639}{U+064A}{U+0628}!~D4/12"),
      ("={U+0641}{U+0631}{U+0648}{U+0634}!~B2:~B9", "={U+0634}{U+0648}{U+0631}{U+0641}!~B2:~B9"),
    ])
  func aFormulaBeginsWithASheet(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: capitals(line), capitals(wanted), .auto)
    LineExpectations.expectFirst(pseudo: capitals(line), capitals(wanted), Self.right)
    LineExpectations.expectNothing(pseudo: capitals(line), [Self.left])
  }

  @Test func aFormulaInASentenceIsOnePiece() {
    LineExpectations.expectFirst(
      pseudo: capitals("ABC =DEF!~B2+5 GHI"), capitals("IHG =FED!~B2+5 CBA"), .auto)
  }

  @Test(arguments: ["ABC =DEF! GHI", "=ABC!5", "=ABC! DEF"])
  func anExclamationMarkMakesNoSheet(_ line: String) {
    LineExpectations.expectNothing(pseudo: line, [.auto, Self.right])
  }

  @Test(
    arguments: [
      ("ABC info@DEF.com GHI", "IHG info@FED.com CBA"),
      ("ABC DEF sales.team@GHIJ.co.", ".sales.team@JIHG.co FED CBA"),
      ("ABC: dana@mail.DEF.org", "dana@mail.FED.org :CBA"),
      (
        "{U+0631}{U+0627}{U+0633}{U+0644} {U+0639}{U+0644}{U+0649} help@{U+0633}{U+0648}{U+0642}.net",
        "help@{U+0642}{U+0648}{U+0633}.net {U+0649}{U+0644}{U+0639} {U+0644}{U+0633}{U+0627}{U+0631}"
      ),
      (
        "{U+0646}{U+0627}{U+0645}{U+0647} a.b@{U+067E}{U+0627}{U+0631}{U+0633}.ir",
        "a.b@{U+0633}{U+0631}{U+0627}{U+067E}.ir {U+0647}{U+0645}{U+0627}{U+0646}"
      ),
      (
        "{U+06CC}{U+06C1} {U+062E}{U+0637} info@{U+0627}{U+0631}{U+062F}{U+0648}.pk",
        "info@{U+0648}{U+062F}{U+0631}{U+0627}.pk {U+0637}{U+062E} {U+06C1}{U+06CC}"
      ),
    ])
  func aMailAddressGoesRoundItsHost(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: line, wanted, .auto)
    LineExpectations.expectFirst(pseudo: line, wanted, Self.right)
  }

  @Test(arguments: [
    "ABC info@DEF.GHI JKL", "ABC info@DEF GHI", "ABC info@example.com DEF",
    "ABC info@{U+0645}{U+062B}{U+0627}{U+0644}.{U+0645}{U+0635}{U+0631} DEF",
  ])
  func otherHostsStay(_ line: String) {
    LineExpectations.expectNothing(pseudo: line, [.auto, Self.right])
  }

  @Test(arguments: ["write to info@ABC.com today", "mail info@ABC.com now", "info@ABC.com"])
  func aMailAddressStaysFromLeftToRight(_ line: String) {
    LineExpectations.expectNothing(pseudo: line, [Self.left])
  }

  @Test(
    arguments: [
      ("ABC B-15 ~Rue ~Cler, DEF", "FED ,15 ~Rue ~Cler-B CBA"),
      ("ABC DEF-8 ~Via ~Roma.", ".8 ~Via ~Roma-FED CBA"),
      ("ABC B-22 ~Rue de la ~Paix, ~Paris, DEF", "FED ,22 ~Rue de la ~Paix, ~Paris-B CBA"),
      ("ABC B-7 ~Calle d'~Arc DEF", "FED 7 ~Calle d'~Arc-B CBA"),
      (
        "ABC B-3 ~Boulevard {U+00C9}mile, 75015 ~Paris",
        "3 ~Boulevard {U+00C9}mile, 75015 ~Paris-B CBA"
      ),
      (
        "{U+0634}{U+0642}{U+0629} {U+0628}{U+0640}12 ~Avenue ~Foch",
        "12 ~Avenue ~Foch{U+0640}{U+0628} {U+0629}{U+0642}{U+0634}"
      ),
      (
        "{U+062E}{U+0627}{U+0646}{U+0647} {U+062F}{U+0631}-7 ~Via ~Verdi",
        "7 ~Via ~Verdi-{U+0631}{U+062F} {U+0647}{U+0646}{U+0627}{U+062E}"
      ),
    ])
  func aHouseBehindAPrefixIsOnePiece(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: capitals(line), capitals(wanted), .auto)
    LineExpectations.expectFirst(pseudo: capitals(line), capitals(wanted), Self.right)
  }

  @Test(arguments: [
    "ABC DEF 15 ~Rue ~Cler, GHI", "ABC B-2015 ~Via ~Roma", "ABC B-3 ~Plaza ~Hotels DEF",
    "ABC B-15 ~Via roma DEF", "ABC B-~Rue ~Cler 15, DEF",
  ])
  func otherNumbersBeforeNamesStay(_ line: String) {
    LineExpectations.expectNothing(pseudo: capitals(line), [.auto, Self.right])
  }

  @Test(
    arguments: [
      (
        "~Are you sure you want to delete \"ABCDEF GHIJKLM\"?",
        "~Are you sure you want to delete \"MLKJIHG FEDCBA\"?"
      ),
      ("~Can you open \"ABCDEFG\"?", "~Can you open \"GFEDCBA\"?"),
      (
        "~Would you like to restart \"ABC DEF GHI\" now?",
        "~Would you like to restart \"IHG FED CBA\" now?"
      ),
      (
        "~Do you want to keep \"{U+0645}{U+0634}{U+0631}{U+0648}{U+0639} {U+062C}{U+062F}{U+064A}{U+062F}\"?",
        "~Do you want to keep \"{U+062F}{U+064A}{U+062F}{U+062C} {U+0639}{U+0648}{U+0631}{U+0634}{U+0645}\"?"
      ),
    ])
  func aQuestionToYouIsEnglish(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: capitals(line), capitals(wanted), Self.right)
    LineExpectations.expectNothing(pseudo: capitals(line), [Self.left])
  }

  @Test(arguments: [
    "~Have ABC DEF \"GHI\"?", "~Are you ABC DEFG \"HIJK\"?", "ABC \"are you sure\" DEF?",
  ])
  func otherQuestionsStay(_ line: String) {
    LineExpectations.expectNothing(pseudo: capitals(line), [Self.right])
  }

  @Test(
    arguments: [
      ("{LRI}~Dana ABCD EFGHI \"JKLM NOP Q\".", ".\"Q PON MLKJ\" IHGFE DCBA ~Dana"),
      ("{LRI}~Word ABCDE FGHIJ KLMN (OPQ RST).", ".(TSR QPO) NMLK JIHGF EDCBA ~Word"),
      (
        "{LRI}~Sara {U+0632}{U+0627}{U+0631}{U+062A} {U+0627}{U+0644}{U+0645}{U+062F}{U+0631}{U+0633}{U+0629} \"{U+0627}{U+0644}{U+0641} {U+0628}{U+0627}{U+0621}\".",
        ".\"{U+0621}{U+0627}{U+0628} {U+0641}{U+0644}{U+0627}\" {U+0629}{U+0633}{U+0631}{U+062F}{U+0645}{U+0644}{U+0627} {U+062A}{U+0631}{U+0627}{U+0632} ~Sara"
      ),
    ])
  func whatIsLeftOpenIsClosedFirst(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: capitals(line), capitals(wanted), .auto)
  }

  @Test func whatIsClosedStays() {
    LineExpectations.expectNothing(pseudo: capitals("{LRI}~Dana{PDI} ABCD EFGHI."), [.auto])
  }

  /// `~A` is a Latin capital here.
  private func capitals(_ line: String) -> String {
    var result = ""
    var isCapital = false
    for scalar in line.unicodeScalars {
      if scalar == "~", !isCapital {
        isCapital = true
      } else if isCapital {
        result += "{U+00\(String(scalar.value, radix: 16, uppercase: true))}"
        isCapital = false
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
