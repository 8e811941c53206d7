import BidiAlgorithm
import Fixing
import Testing

/// Quotations beside each other, and what stands in one.
@Suite struct QuotationTests {
  private func problems(_ pseudo: String, _ direction: BaseDirection = .auto) -> [Problem] {
    Judge().problems(of: BrokenString.scalars(pseudo), direction: direction)
  }

  /// Two equal quotations side by side have changed places, which nobody can see.
  @Test(arguments: [
    #"he said "ABC" "ABC"."#, #"he said "ABC DEF" "ABC DEF""#, "he said 'ABC' 'ABC'.",
    "say {U+00AB}ABC{U+00BB} {U+00AB}ABC{U+00BB} now", #"say "ABC" "ABC" "ABC" now"#,
    #"say "ABC" "DEF" "ABC" now"#,
    #"they sang "{U+0644}{U+0627}" "{U+0644}{U+0627}" all night"#,
    #"she wrote "{U+06A9}{U+0648}" "{U+06A9}{U+0648}"."#,
  ])
  func equalQuotationsAreWhole(_ pseudo: String) {
    #expect(problems(pseudo).isEmpty)
    #expect(Fixer().fix(BrokenString.scalars(pseudo)).candidates.isEmpty)
  }

  /// Latin ones in a right-to-left sentence are drawn as they are read.
  @Test(arguments: [#"ABC DEF "abc" "abc" GHI"#, #"ABC DEF "abc" "def" GHI"#])
  func latinQuotationsAreWhole(_ pseudo: String) {
    #expect(problems(pseudo).isEmpty)
  }

  /// Others are set apart, and each keeps its marks; so are equal ones whose marks look otherwise
  /// the other way round, or between which a comma moved.
  @Test(
    arguments: [
      (#"he said "ABC" "DEF"."#, #"he said "CBA" "FED"."#),
      (#"say "ABC DEF" "GH" today"#, #"say "FED CBA" "HG" today"#),
      (#"he said "ABC", "ABC"."#, #"he said "CBA", "CBA"."#),
      (#"say "{U+0644}{U+0627}" "ABC" now"#, #"say "{U+0627}{U+0644}" "CBA" now"#),
    ] as [(String, String)])
  func otherQuotationsAreSetApart(_ pseudo: String, _ wanted: String) {
    let fixed = Fixer().fix(BrokenString.scalars(pseudo))
    #expect(fixed.candidates.first?.display == BrokenString.scalars(wanted))
    #expect(fixed.candidates.first?.problems == 0)
  }

  /// Marks that are not mirrored tell that something is the wrong way round.
  @Test func curvedMarksAreSeen() {
    let pseudo = "say {U+201C}ABC{U+201D} {U+201C}ABC{U+201D} now"
    #expect(problems(pseudo).map(\.kind) == [.quotation, .quotation])
  }

  /// In an English sentence the Latin ending of a quoted file is drawn right behind its name.
  @Test(arguments: [
    #"the file "ABCDE.png" is missing"#, #"the file "ABC DE.pdf" is missing."#,
    #"open "ABC_DEF.docx" first"#, "delete {U+00AB}ABCDE.zip{U+00BB}?", "the file 'ABCDE.jpg'",
    #"zip "ABCDE.tar.gz" now"#, #"name="ABCDE.png" class"#, #"print("ABCDE.png")"#,
    #"open "{U+0645}{U+0644}{U+0641} {U+062C}{U+062F}{U+064A}{U+062F}.docx" first"#,
    "see {U+201C}{U+0639}{U+06A9}{U+0633}{U+0647}{U+0627}.png{U+201D} for more",
    #"open "ABCDE (1).pdf" now"#, #"open "ABCDE 2024.pdf" now"#,
  ])
  func theEndingOfAQuotedFileIsBehindIt(_ pseudo: String) {
    #expect(problems(pseudo).isEmpty)
    #expect(problems(pseudo, .explicit(.leftToRight)).isEmpty)
  }

  /// At the beginning of English the file is turned with its sentence, and nothing else moves.
  @Test(
    arguments: [
      (#""ABCDE.png" is missing"#, #""EDCBA.png" is missing"#),
      (#""ABC DE.pdf" was sent."#, #""ED CBA.pdf" was sent."#),
      (
        #""{U+0635}{U+0648}{U+0631}{U+0629}.png" is missing"#,
        #""{U+0629}{U+0631}{U+0648}{U+0635}.png" is missing"#
      ),
    ] as [(String, String)])
  func aQuotedFileBeginsASentence(_ pseudo: String, _ wanted: String) {
    #expect(problems(pseudo, .explicit(.leftToRight)).isEmpty)
    let fixed = Fixer().fix(BrokenString.scalars(pseudo))
    #expect(fixed.problems.map(\.kind) == [.paragraph])
    #expect(fixed.candidates.first?.display == BrokenString.scalars(wanted))
  }

  /// A right-to-left sentence has it as it is drawn there; words before Latin ones are no file.
  @Test func otherQuotationsAreAsTheyWere() {
    #expect(problems(#"ABC "DEFGH.png" IJ KLM"#).isEmpty)
    #expect(problems(#""ABCDE.png" FGH IJ"#).isEmpty)
    #expect(problems(#""ABC" is missing"#).isEmpty)
    #expect(problems(#"say "ABCDE def GHI" now"#).map(\.kind) == [.name, .name])
  }

  /// The number of a copy is a part of the file's name, which is read from right to left before its
  /// ending; another count is the line's.
  @Test func theNumberOfACopyIsTheFiles() {
    let fine = [
      "ABC (1).pdf", "ABC DEF (2).docx was deleted", "ABC-DEF (1).jpg", "file: ABC (12).png",
      "open ABC [1].pdf now", "ABC{LRM} (1).pdf",
      "{U+0635}{U+0648}{U+0631}{U+0629} (3).png", "{U+06A9}{U+062A}{U+0627}{U+0628} (1).zip",
    ]
    for pseudo in fine {
      #expect(problems(pseudo, .explicit(.leftToRight)).isEmpty, "\(pseudo)")
    }
    #expect(problems("ABC (1).pdf", .explicit(.rightToLeft)).isEmpty)
    #expect(problems("ABC (1) liked", .explicit(.leftToRight)).map(\.kind) == [.brackets])
    #expect(problems("results: ABC (3)").map(\.kind) == [.brackets])
  }
}
