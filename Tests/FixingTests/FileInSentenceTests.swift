import BidiAlgorithm
import Fixing
import Testing

/// Files with right-to-left names and Latin endings in lines from right to left, before what would
/// go with the ending; and files beside which nothing can come between.
@Suite struct FileInSentenceTests {
  /// The ending stays left of its name, and what follows stands left of both.
  @Test(
    arguments: [
      ("ABC GHI.pdf 2 DEF", "FED 2 pdf.IHG CBA"),
      ("ABC GHI.pdf, 3 DEF", "FED 3 ,pdf.IHG CBA"),
      ("ABC GHI.docx dana DEF", "FED dana docx.IHG CBA"),
      ("ABC GHI.pdf (3) DEF", "FED (3) pdf.IHG CBA"),
      ("ABC DEF.tar.gz 2 GHI", "IHG 2 tar.gz.FED CBA"),
      ("ABC_DEF.pdf dana GHI", "IHG dana pdf.FED_CBA"),
      ("GHI.pdf v2", "v2 pdf.IHG"),
      ("GHI.pdf, readme.txt DEF", "FED readme.txt ,pdf.IHG"),
    ] as [(String, String)])
  func aFileIsOnePiece(_ pseudo: String, _ wanted: String) {
    for direction in [BaseDirection.auto, LineExpectations.right] {
      LineExpectations.expectFirst(pseudo: pseudo, wanted, direction)
    }
  }

  /// A size with a Latin unit keeps its own order beside that.
  @Test(
    arguments: [
      (
        "\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5D3}\u{5D5}\u{5D7}.pdf (12 KB) \u{5E0}\u{5E9}\u{5DE}\u{5E8}.",
        ".\u{5E8}\u{5DE}\u{5E9}\u{5E0} (12 KB) pdf.\u{5D7}\u{5D5}\u{5D3} \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4}"
      ),
      (
        "\u{5D3}\u{5D5}\u{5D7}.pdf (2 MB)",
        "(2 MB) pdf.\u{5D7}\u{5D5}\u{5D3}"
      ),
      (
        "\u{5D3}\u{5D5}\u{5D7} (1).pdf (2 MB)",
        "(2 MB) pdf.(1) \u{5D7}\u{5D5}\u{5D3}"
      ),
      (
        "\u{5D2}\u{5D9}\u{5D1}\u{5D5}\u{5D9}.zip - 2.5 GB",
        "2.5 GB - zip.\u{5D9}\u{5D5}\u{5D1}\u{5D9}\u{5D2}"
      ),
      (
        "\u{62E}\u{637}.odt - 12 KB",
        "12 KB - odt.\u{637}\u{62E}"
      ),
      (
        "\u{6AF}\u{632}\u{627}\u{631}\u{634}.pdf - draft",
        "draft - pdf.\u{634}\u{631}\u{627}\u{632}\u{6AF}"
      ),
    ] as [(String, String)])
  func aSizeStandsLeftOfItsFile(_ text: String, _ wanted: String) {
    for direction in [BaseDirection.auto, LineExpectations.right] {
      LineExpectations.expectFirst(text: text, wanted, direction)
    }
  }

  /// Files alone and before right-to-left words, with the number of a copy and with their end;
  /// what a command is given, and what parts columns or the two names of a file.
  @Test(arguments: [
    "GHI.pdf", "ABC GHI.pdf DEF", "ABC GHI.pdf.", "ABC (1).pdf", "ABC GHI (1).pdf DEF",
    "GHI.pdf, DEF.docx", "GHI.txt -> b.txt", "ABC: rm GHI.pdf notes.txt DEF",
    "GHI.txt   12   dana", "GHI.pdf: dana", "ABC GHI.c 2 DEF",
  ])
  func filesWithNothingBetweenAreWhole(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, LineExpectations.right])
  }

  /// English in brackets behind a file that is alone says something of it, and right to left was
  /// set.
  @Test func aNoteMayStandAsItIsDrawn() {
    LineExpectations.expectNothing(
      pseudo: "GHI.txt (old to compare)", [LineExpectations.right])
  }

  /// From left to right the ending stands right of its name, and what follows right of that.
  @Test(arguments: ["GHI.pdf (2 pages)", "open GHI.pdf v2", "saved GHI.docx dana"])
  func fromTheLeftTheyAreWhole(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }
}
