import BidiAlgorithm
import Fixing
import Testing

/// Things behind measures, headlines, operands of statements, types with parameters, numbered
/// tracks, links as their source and arguments, each with what looks like it and is whole.
@Suite struct OperandsAndMeasuresTests {
  /// The thing goes with its number and its unit.
  @Test(
    arguments: [
      ("ABC 27 inch led monitor DEF", "FED 27 inch led monitor CBA"),
      ("ABC DEF 3 hours free", "3 hours free FED CBA"),
      (
        "ABC 16 {U+0047}{U+0042} ram DEF 1 {U+0054}{U+0042}",
        "1 {U+0054}{U+0042} FED 16 {U+0047}{U+0042} ram CBA"
      ),
      (
        "{U+0634}{U+0627}{U+0634}{U+0629} 5 {U+0047}{U+0048}z wi-fi {U+062C}{U+064A}{U+062F}",
        "{U+062F}{U+064A}{U+062C} 5 {U+0047}{U+0048}z wi-fi {U+0629}{U+0634}{U+0627}{U+0634}"
      ),
      (
        "{U+06AF}{U+0648}{U+0634}{U+06CC} 8 {U+0047}{U+0042} ram {U+062F}{U+0627}{U+0631}{U+062F}",
        "{U+062F}{U+0631}{U+0627}{U+062F} 8 {U+0047}{U+0042} ram {U+06CC}{U+0634}{U+0648}{U+06AF}"
      ),
      (
        "{U+0641}{U+0648}{U+0646} 6 inch screen {U+06C1}{U+06D2}",
        "{U+06D2}{U+06C1} 6 inch screen {U+0646}{U+0648}{U+0641}"
      ),
    ] as [(String, String)])
  func aThingStandsBehindItsMeasure(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: text, wanted, LineExpectations.right)
  }

  /// An isolate around all of it, and one around an amount that is paid.
  @Test(arguments: [
    "ABC {LRI}27 inch led monitor{PDI} DEF",
    "ABC {LRI}100 {U+0055}{U+0053}{U+0044}{PDI} paypal DEF",
  ])
  func otherMeasuresStay(_ text: String) {
    LineExpectations.expectNothing(pseudo: text, [LineExpectations.right])
  }

  /// A headline with a name first, where nobody set a direction.
  @Test(
    arguments: [
      ("ABCD EFGHI wins the final for a second year", "wins the final for a second year"),
      ("ABC DEF joins the board of acme", "joins the board of acme"),
      ("ABC DEF (rovers) scores twice in a final", "(rovers) scores twice in a final"),
      ("ABC DEFG HIJK scores twice as rivals lose 2-1", "scores twice as rivals lose 2-1"),
    ] as [(String, String)])
  func aHeadlineIsReadFromItsName(_ text: String, _ english: String) {
    let name = text.dropLast(english.count + 1)
    LineExpectations.expectFirst(
      pseudo: text, String(name.reversed()) + " " + english, .auto)
  }

  /// Titles that begin with nouns, and words that are no name.
  @Test(arguments: ["ABC DEF stories from the road", "ABC DEFG HIJK signs of the time"])
  func aTitleBehindWordsStays(_ text: String) {
    LineExpectations.expectNothing(pseudo: text, [.auto])
  }

  /// A name and its value in a statement follow each other from left to right.
  @Test(
    arguments: [
      (
        #"select * from staff where ABC = 'DEF' and age > 30"#,
        #"select * from staff where CBA = 'FED' and age > 30"#
      ),
      (
        #"update t set ABC = "DEF" where id = 3;"#, #"update t set CBA = "FED" where id = 3;"#
      ),
      (#"delete from t where ABC <> 'DEF GHI';"#, #"delete from t where CBA <> 'IHG FED';"#),
      (
        "select * from t where {U+0634}{U+0647}{U+0631} = '{U+0642}{U+0645}' and id > 5",
        "select * from t where {U+0631}{U+0647}{U+0634} = '{U+0645}{U+0642}' and id > 5"
      ),
    ] as [(String, String)])
  func operandsKeepTheirOrder(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: text, wanted, LineExpectations.left)
    let fixed = Fixer().fix(BrokenString.scalars(text), direction: LineExpectations.left)
    #expect(fixed.candidates.allSatisfy { $0.display == BrokenString.scalars(wanted) })
  }

  /// One name or string alone, and lists.
  @Test(arguments: [
    #"select * from t where x = "ABC""#, "select * from t -- ABC DEF GHI",
    "select ABC, DEF from t", #"select * from t where ABC like "DEF""#,
  ])
  func otherStatementsStay(_ text: String) {
    LineExpectations.expectNothing(pseudo: text, [LineExpectations.left])
  }

  /// The sign that closes the parameters of a type stands behind them.
  @Test(
    arguments: [
      ("ABC std::vector<int> DEF", "FED std::vector<int> CBA"),
      ("ABC vector<float> DEF", "FED vector<float> CBA"),
      ("ABC std::set<a::b, bool> DEF", "FED std::set<a::b, bool> CBA"),
      (
        "{U+0627}{U+06CC}{U+0646} std::list<char> {U+0627}{U+0633}{U+062A}",
        "{U+062A}{U+0633}{U+0627} std::list<char> {U+0646}{U+06CC}{U+0627}"
      ),
      (
        "{U+0646}{U+0648}{U+0639} std::array<t> {U+0647}{U+0646}{U+0627}",
        "{U+0627}{U+0646}{U+0647} std::array<t> {U+0639}{U+0648}{U+0646}"
      ),
    ] as [(String, String)])
  func aTypeWithParametersIsOnePiece(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: text, wanted, LineExpectations.right)
  }

  /// The length of what a label numbers stands behind its title.
  @Test(
    arguments: [
      ("track 2: ABC DEF GHI - 3:47", "track 2: IHG FED CBA - 3:47"),
      ("song 12: ABC - 10:30", "song 12: CBA - 10:30"),
      ("episode 4: ABC DEF - 9:07", "episode 4: FED CBA - 9:07"),
      (
        "track 7: {U+0634}{U+0628} {U+0628}{U+0627}{U+0631} - 5:01",
        "track 7: {U+0631}{U+0627}{U+0628} {U+0628}{U+0634} - 5:01"
      ),
    ] as [(String, String)])
  func aLengthStandsBehindItsTrack(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: text, wanted, LineExpectations.left)
  }

  /// What may be an hour, or verses.
  @Test(arguments: [
    "lesson 3: ABC DEF GHI - 10:30", "chapter 3: ABC DEF GHI - 10:30",
    "episode 4: ABC DEF GHI - 20:45",
  ])
  func anHourBehindATitleStays(_ text: String) {
    LineExpectations.expectNothing(pseudo: text, [LineExpectations.left])
  }

  /// A link as its source: the address and the text of the element.
  @Test(
    arguments: [
      (#"<a href="/he/ABC">DEF GHI</a>"#, #"<a href="/he/CBA">IHG FED</a>"#),
      (#"<a href="/x" title="ABC DEF">GHI</a>"#, #"<a href="/x" title="FED CBA">IHG</a>"#),
      (
        #"<a class="x" href="https://example.com/ABC">DEF</a>"#,
        #"<a class="x" href="https://example.com/CBA">FED</a>"#
      ),
      (
        #"<a href="/ar/{U+0645}{U+0646}">{U+0647}{U+0646}{U+0627}</a>"#,
        #"<a href="/ar/{U+0646}{U+0645}">{U+0627}{U+0646}{U+0647}</a>"#
      ),
    ] as [(String, String)])
  func anAttributeStandsBeforeTheText(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: text, wanted, LineExpectations.left)
  }

  /// Elements whose tags have no such letters, or what they hold has none.
  @Test(arguments: [
    "<b>ABC</b>", #"<a href="/x">ABC DEF</a>"#, #"<a href="/ABC">home</a>"#,
  ])
  func otherElementsStay(_ text: String) {
    LineExpectations.expectNothing(pseudo: text, [.auto, LineExpectations.left])
  }

  /// Where nobody set a direction the tags are taken for those of a page.
  @Test(arguments: [#"<a href="/he/ABC">DEF GHI</a>"#, #"<a href="/x" title="ABC">DEF</a>"#])
  func anElementOfAPageStays(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto])
  }

  /// A bracket that one string opens and another closes.
  @Test func bracketsPairInsideOneStringOnly() {
    let fixed = Fixer().fix(
      BrokenString.scalars(#"print("ABC (" + DEF + ")")"#), direction: LineExpectations.left)
    let wanted = [#"print("CBA (" + FED + ")")"#, #"print(") CBA" + FED + ")")"#]
      .map { BrokenString.scalars($0) }
    #expect(fixed.candidates.first.map { wanted.contains($0.display) } == true)
  }

  /// Arguments in folders that have no name.
  @Test(
    arguments: [
      ("$ cp ABC ~/DEF", "$ cp CBA ~/FED"), ("mv ABC ../DEF", "mv CBA ../FED"),
      (
        "$ cp {U+0645}{U+0644}{U+0641} /{U+0646}{U+0633}{U+062E}",
        "$ cp {U+0641}{U+0644}{U+0645} /{U+062E}{U+0633}{U+0646}"
      ),
    ] as [(String, String)])
  func anArgumentKeepsItsFolder(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: text, wanted, LineExpectations.left)
  }

  /// A Latin folder.
  @Test func aLatinFolderStays() {
    LineExpectations.expectNothing(pseudo: "$ cp ABC ~/x", [LineExpectations.left])
  }
}
