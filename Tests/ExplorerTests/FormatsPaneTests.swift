import BidiAlgorithm
import ExplorerCore
import Formats
import Languages
import Screen
import TestSupport
import Testing
import TextModel
import UnicodeData
import Wording

@testable import Explorer

/// What the panes of formats show, on screens of all languages and sizes.
@Suite struct FormatsPaneTests {
  static let sizes = [(12, 40), (24, 80), (40, 120), (60, 200)]
  static let languages = ["en", "he", "ar"]

  /// The formats beside a text, in a language, at a size.
  private func stage(_ language: String, _ rows: Int, _ columns: Int) -> Stage {
    var stage = Stage(
      "The title is ABG DHV in Hebrew, 123 pages.{LF}ABG 12", rows: rows, columns: columns)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.act(.arrange(.formats))
    return stage
  }

  /// A number that is put in stands on one row, isolated and bare, whatever is left of the screen
  /// for it: a broken one would look torn.
  @Test(arguments: languages) func theNumberThatIsPutInIsOnOneRow(_ language: String) {
    for (rows, columns) in Self.sizes {
      var stage = stage(language, rows, columns)
      // At the text's start, and behind a word.
      for _ in 0..<2 {
        let shown = stage.rows(of: FormatsFeature.formatPreview)
        let forms = min(4, shown.count)
        #expect(
          shown.count { $0.contains("1,234,567.891") } == forms, "\(language) \(stage)")
        stage.act(.goTo(ScalarOffset(9)))
      }
    }
  }

  /// The direction of a preview is that of a paragraph: an arrow alone at the edge of a row points
  /// to what is chosen.
  @Test(arguments: languages) func noDirectionLooksLikeTheChosenRow(_ language: String) {
    let arrows = "\u{25B8}\u{25C2}"
    let previews: [(Arrangement, PaneID)] = [
      (.formats, FormatsFeature.formatPreview), (.messages, MessagesFeature.messagePreview),
    ]
    for (rows, columns) in Self.sizes {
      for (arrangement, pane) in previews {
        var stage = Stage("The {title} is ABG DHV", rows: rows, columns: columns)
        stage.app.speak(Catalogue(language) ?? .english)
        stage.act(.arrange(arrangement))
        var signs = 0
        for row in stage.rows(of: pane) {
          let cells = stage.app.words.isRightToLeft ? Array(row.reversed()) : Array(row)
          guard let first = cells.first else { continue }
          #expect(!arrows.contains(first), "\(stage)")
          guard first == "\u{B6}" else { continue }
          signs += 1
          #expect(arrows.contains(cells[1]) && cells[2] == " ", "\(stage)")
        }
        #expect(signs > 0, "\(stage)")
      }
    }
  }

  /// A value goes in the place of what is selected: no form shows that beside it.
  @Test(arguments: ["en", "ar"]) func whatIsSelectedIsNotShown(_ language: String) {
    for (rows, columns) in Self.sizes {
      var stage = Stage("ab CD ef", rows: rows, columns: columns)
      stage.app.speak(Catalogue(language) ?? .english)
      stage.act(.edit(.selectionPolicy(.single)))
      stage.act(.goTo(ScalarOffset(3)))
      func isHebrewShown() -> Bool {
        let shown = stage.rows(of: FormatsFeature.formatPreview)
        #expect(shown.contains { $0.contains("1,234,567.891") }, "\(language) \(stage)")
        return shown.joined().unicodeScalars.contains {
          (0x5D0...0x5EA).contains($0.value)
        }
      }
      stage.act(.arrange(.formats))
      #expect(isHebrewShown(), "\(language) \(stage)")
      for _ in 0..<2 { stage.act(.edit(.move(.logicalForward, extending: true))) }
      #expect(!isHebrewShown(), "\(language) \(stage)")
    }
  }

  /// On a screen in another language the kinds of formats have names in it; in English they are
  /// what commands take.
  @Test(arguments: languages) func kindsAreNamedInTheLanguageOfTheScreen(_ language: String) {
    let names = Set(FormatKind.Name.allCases.map(\.rawValue))
    for (rows, columns) in Self.sizes {
      var stage = stage(language, rows, columns)
      for value in ["-1234567.891", "2026-03-20T14:30", "a,b", "he"] {
        stage.act(.formats(.readValue(value)))
        let words = stage.rows(of: FormatsFeature.formats).flatMap {
          $0.split(separator: " ").map(String.init)
        }
        #expect(
          words.contains(where: names.contains) == (language == "en"), "\(language) \(stage)")
      }
    }
  }

  /// The name of a numbering system stands two columns behind the longest text that has one, and
  /// never at the border.
  @Test(arguments: languages) func systemsStandBesideTheirNumbers(_ language: String) {
    for (rows, columns) in [(40, 120), (60, 200)] {
      let stage = stage(language, rows, columns)
      let isMirrored = stage.app.words.isRightToLeft
      let gaps = stage.rows(of: FormatsFeature.formats).compactMap { row -> Int? in
        // The name is the last word of a row, from where its columns are counted.
        let ordered = isMirrored ? Array(row) : row.reversed()
        let behind = ordered.prefix { $0 == " " }
        let name = ordered.dropFirst(behind.count).prefix { $0 != " " }
        let word = String(isMirrored ? Array(name) : name.reversed())
        guard ["latn", "arab", "arabext"].contains(word) else { return nil }
        #expect(!behind.isEmpty, "\(language) \(stage)")
        return ordered.dropFirst(behind.count + name.count).prefix { $0 == " " }.count
      }
      #expect(gaps.count >= 25 && gaps.min() == 2, "\(language) \(gaps) \(stage)")
    }
  }

  /// Units stand below units in the numbers of scalars, on mirrored screens too.
  @Test(arguments: languages) func unitsStandBelowUnits(_ language: String) throws {
    var stage = stage(language, 60, 200)
    let isMirrored = stage.app.words.isRightToLeft
    var most = 0
    for _ in 0..<20 {
      let scalars = stage.rows(of: FormatsFeature.formatPreview).filter {
        $0.contains(#/U\+[0-9A-F]{4}/#)
      }
      // The number is the first thing of its row: the last one where that is mirrored.
      let ends = try scalars.map { row in
        let number = isMirrored ? #/[0-9]+ *$/# : #/^ *[0-9]+/#
        let place = try #require(row.firstMatch(of: number)).range
        let text = row[place].replacing(#/ +$/#, with: "")
        return row.distance(from: row.startIndex, to: place.lowerBound) + text.count
      }
      #expect(Set(ends).count <= 1, "\(language) \(stage)")
      most = max(most, scalars.count)
      stage.press(KeyPress(.down))
    }
    #expect(most > 10)
  }

  /// Where rows are left, the scalars of the chosen text stand in them, with the controls that a
  /// formatter put in; and the pane asks for as many rows as the first text fills with its scalars,
  /// or the longest one without.
  @Test(arguments: languages) func scalarsFillTheRowsThatAreLeft(_ language: String) throws {
    for (rows, columns) in [(40, 120), (60, 200)] {
      var stage = stage(language, rows, columns)
      let pane = FormatsFeature.formatPreview
      let inner = try #require(stage.app.plan[pane]?.inner)
      func analysis() -> Analysis { stage.analyser.analysis(of: stage.app) }
      let asked = pane.pane.wish(stage.app, analysis(), rows: 400, columns: inner.columns)
      var filled: [Int] = []
      var withoutScalars: [Int] = []
      for _ in 0..<30 {
        let text = FormattedLines.chosen(stage.app.formats, analysis().memory)?.text ?? ""
        let shown = stage.rows(of: pane)
        let codes = shown.compactMap { $0.firstMatch(of: /U\+[0-9A-F]{4,6}/).map { String($0.0) } }
        let all = text.unicodeScalars.map { codePoint($0.value) }
        let free = shown.count { $0.allSatisfy { $0 == " " } }
        #expect(!filled.isEmpty || codes.count == all.count, "\(language) \(stage)")
        #expect(codes == Array(all.prefix(codes.count)), "\(language) \(stage)")
        #expect(
          codes.isEmpty ? free <= 5 : codes.count == all.count || free <= 1,
          "\(language) \(stage)")
        filled.append(
          pane.pane.rowsFilled(stage.app, analysis(), rows: 400, columns: inner.columns))
        // A blank row and one of heads stand above the scalars.
        withoutScalars.append((filled.last ?? 0) - 2 - all.count)
        if let first = shown.firstIndex(where: { $0.contains(/U\+[0-9A-F]{4,6}/) }) {
          let above = shown[(first - 2)..<first].map { $0.contains { $0 != " " } }
          #expect(above == [false, true], "\(language) \(stage)")
        }
        stage.press(KeyPress(.down))
      }
      let wanted = max(filled[0], withoutScalars.max() ?? 0)
      #expect(asked == wanted, "\(language) \(filled) \(withoutScalars) \(asked)")
    }
  }

  /// A preview leaves the column at the border free where it takes no row more for that.
  @Test(arguments: [TextDirection.leftToRight, .rightToLeft])
  func noPreviewTouchesTheBorderBesideAFreeColumn(_ direction: TextDirection) {
    let text = "The title is -1,234,567.891 in Hebrew, 123 pages of it."
    let form = PreviewForms.Form(
      label: .isolated, role: .good, text: text, values: RangeSet(13..<27))
    let forms = PreviewForms([form], in: direction)
    let labels = PreviewForms.Labels.beside(columns: 10)
    var free = 0
    for columns in 30...80 {
      func counts(_ columns: Int) -> [Int] {
        forms.rowCounts(columns: columns, labels: labels, .english, .unicode)
      }
      let heights = counts(columns)
      guard counts(columns - 1) == heights else { continue }
      var canvas = Canvas(
        size: Size(rows: heights[0], columns: columns), theme: Theme(depth: .monochrome))
      forms.draw(row: 0, heights: heights, columns: 0..<columns, labels: labels, into: &canvas)
      // A form of one row has the usual columns for its label.
      guard heights[0] > 1 else { continue }
      free += 1
      let rows = canvas.frame.textRows
      #expect(rows.allSatisfy { $0.last == " " }, "\(columns) \(rows)")
    }
    #expect(free > 10)
  }

  /// No line of a text ends inside what is marked while that fits on a line.
  @Test func whatIsMarkedIsNotDivided() {
    let number = "-1,234,567.891"
    for (before, after) in [("", "The title"), ("word", ""), ("ab word", "word ab"), ("a ", " b")] {
      let text = before + number + after
      let marked = RangeSet(before.count..<before.count + number.count)
      for columns in number.count...40 {
        let row = BidiRow(text, direction: .explicit(.leftToRight))
        let count = row.rowCount(columns: columns, marking: marked, .unicode)
        var canvas = Canvas(
          size: Size(rows: count, columns: columns), theme: Theme(depth: .monochrome))
        row.draw(rows: 0..<count, columns: 0..<columns, marking: marked, into: &canvas)
        let rows = canvas.frame.textRows
        #expect(rows.contains { $0.contains(number) }, "\(text) \(columns) \(rows)")
        // Nothing is lost, and what is marked is what it was.
        let all = rows.joined().filter { $0 != " " }
        #expect(all == text.filter { $0 != " " }, "\(text) \(columns) \(rows)")
      }
    }
  }
}
