import BidiAlgorithm
import Fixing
import Testing

/// English sentences whose right-to-left words are names, and right-to-left ones that begin with a
/// Latin name.
@Suite struct EnglishOfNamesTests {
  /// A text in the pseudo alphabet in which `^a` is a capital of ASCII.
  private func line(_ pseudo: String) -> [Unicode.Scalar] {
    var line: [Unicode.Scalar] = []
    var isCapital = false
    for scalar in BrokenString.scalars(pseudo) {
      if scalar == "^" {
        isCapital = true
      } else {
        line.append(
          isCapital ? Unicode.Scalar(scalar.value - 0x20) ?? scalar : scalar)
        isCapital = false
      }
    }
    return line
  }

  /// Titles, verbs and small words of English right behind names: nothing is asked to turn.
  @Test(
    arguments: [
      "^prof. ABC DEF and ^dr. GHI JKL will speak.",
      "^mr. ABC DEF and ^mrs. GHI JKL are here.",
      "^mayor ABC DEF met ^gov. GHI JKL.",
      "^dana, ABC DEF and GHI JKL came.",
      "^dr. ABC DEF and nurse GHI JKL.",
      "^prof. ABC DEF, ^dr. GHI JKL and ^mr. MNO PQR spoke.",
      "^is ^prof. ABC DEF or ^dr. GHI JKL coming?",
      "^will ABC DEF GHI or JKL MNO come?",
      "^by ABC DEF GHI and JKL MNO.",
      "by ABC DEF GHI JKL",
      "^translated by ABC DEF GHI, edited by JKL MNO.",
      "^mayor ABC DEF, ^haifa, and ^mayor GHI JKL, ^acre.",
      "^hotel ABC DEF, GHI JKL, ^israel.",
      "^prof. ABC DEF asked ^dr. GHI JKL: \"^where is MNO?\"",
      "^minister ABC DEF resigned; GHI JKL replaced him.",
      "^ms. ABC DEF GHI married ^mr. JKL MNO PQR.",
      "^dana met ABC DEF and GHI JKL.",
      "^sheikh {U+0645}{U+062D}{U+0645}{U+062F} {U+0639}{U+0644}{U+064A} and ^imam {U+0633}{U+0627}{U+0631}{U+0629} {U+062D}{U+0633}{U+0646} prayed.",
      "^dr. {U+0645}{U+062D}{U+0645}{U+062F} {U+0639}{U+0644}{U+064A}, ^dr. {U+0633}{U+0627}{U+0631}{U+0629} {U+062D}{U+0633}{U+0646}.",
      "^coach {U+0631}{U+0636}{U+0627} {U+06A9}{U+0631}{U+06CC}{U+0645}{U+06CC} met {U+0645}{U+0631}{U+06CC}{U+0645} {U+067E}{U+0627}{U+0631}{U+0633}{U+0627}.",
      "^dana and {U+0631}{U+0636}{U+0627} {U+06A9}{U+0631}{U+06CC}{U+0645}{U+06CC} thanked {U+0645}{U+0631}{U+06CC}{U+0645} {U+067E}{U+0627}{U+0631}{U+0633}{U+0627}.",
      "^mr. {U+0628}{U+0644}{U+0627}{U+0644} {U+0627}{U+062D}{U+0645}{U+062F} of {U+0622}{U+0635}{U+0641} {U+062C}{U+0627}{U+0648}{U+06CC}{U+062F}.",
      "^starring: {U+0628}{U+0644}{U+0627}{U+0644} {U+0627}{U+062D}{U+0645}{U+062F} and {U+0622}{U+0635}{U+0641} {U+062C}{U+0627}{U+0648}{U+06CC}{U+062F} with ABC DEF.",
      "^captain ABC DEF scored against GHI JKL.",
      "^mr. ABC DEF (GHI JKL) came.",
    ])
  func namesTurnNoEnglish(_ pseudo: String) {
    LineExpectations.expectNothing(line(pseudo), [.auto, LineExpectations.left])
  }

  /// A Latin name, with its title or without it, and then a sentence from right to left, which may
  /// have other Latin names and what it borrowed.
  @Test(
    arguments: [
      "^dr. ^smith ABC DEF GHI.",
      "^prof. ^cohen ABC DEF, GHI JKL MNO.",
      "^google ABC DEF GHI JKL.",
      "^google ABC DEF commit GHI JKL.",
      "^python ABC DEF or GHI JKL.",
      "^microsoft ABC DEF, GHI JKL ^google MNO.",
      "^dolce and ^gabbana ABC DEF GHI JKL.",
      "^the ^beatles ABC DEF GHI JKL.",
      "^dana ^levi ABC DEF GHI JKL.",
      "^dana ABC DEF, GHI JKL MNO.",
      "^mr. ^bean ABC DEF GHI.",
      "^netflix ABC DEF GHI on demand JKL MNO.",
      "^trello ABC DEF B-^zoom GHI and JKL MNO.",
      "^google {U+0645}{U+062D}{U+0631}{U+0643} {U+0628}{U+062D}{U+062B} {U+0645}{U+0634}{U+0647}{U+0648}{U+0631}.",
      "^dr. ^smith {U+0637}{U+0628}{U+06CC}{U+0628} {U+0634}{U+0647}{U+0631} {U+0645}{U+0627} {U+0627}{U+0633}{U+062A}.",
      "^google {U+0628}{U+06C1}{U+062A} {U+0645}{U+0634}{U+06C1}{U+0648}{U+0631} {U+06A9}{U+0645}{U+067E}{U+0646}{U+06CC} {U+06C1}{U+06D2}.",
    ])
  func aSentenceBehindALatinNameIsTurned(_ pseudo: String) {
    #expect(Judge().problems(of: line(pseudo)).first?.kind == .paragraph)
  }
}
