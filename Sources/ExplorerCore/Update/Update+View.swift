internal import TextModel
internal import Wording

// Actions on what is shown and how.
extension AppState {
  /// Moves the focus on by a number of panes, in the order of the arrangement.
  package mutating func moveFocus(by step: Int) {
    let panes = panes
    let index = panes.firstIndex(of: focus) ?? 0
    focus = panes[(index + step + panes.count) % panes.count]
  }

  /// The action that shows a pane: the focus on it if it is on the screen, else an arrangement that
  /// has it.
  package func showing(_ pane: PaneID) -> Action {
    guard plan[pane] == nil else { return .focus(pane) }
    return registry.arrangements.first { $0.panes.contains(pane) }.map { .arrange($0) }
      ?? .focus(pane)
  }

  /// Opens an arrangement. The key of one with bands also leaves it; but from the text it moves the
  /// focus to its panes first, as users who see them want to go there.
  package mutating func arrange(_ wanted: Arrangement) -> Reaction {
    let opening = wanted.opening(isStacked: ScreenPlan.isStacked(size, footRows: footRows))
    let isEnding = !wanted.bands.isEmpty && arrangement == wanted
    if isEnding, focus == .text, opening != .text {
      focus = opening
      return .nothing
    }
    let count = session.document.range(of: caretParagraph).count
    if let longest = wanted.longest, count > longest, !isEnding {
      message =
        "This paragraph has \(number: count) scalars; this shows paragraphs of up to \(number: longest)."
      return .nothing
    }
    arrangement = isEnding ? registry.arrangements[0] : wanted
    isZoomed = false
    focus = isEnding ? .text : opening
    return .action(.signal(.arranged(wanted, isEnding: isEnding)))
  }

  /// Scrolls the text, and nothing else: caret and selection stay, out of view if need be.
  package mutating func scroll(rows: Int) {
    top = min(session.layout.line(top, movedBy: rows), lastTop)
    scrolledOver = ScrolledOver(session)
  }

  /// How many rows further down than by itself a pane shows its list.
  package func scrolledRows(of pane: PaneID) -> Int {
    guard let scrolled = scrolledPanes[pane], scrolled.over == ScrolledOver(session) else {
      return 0
    }
    return scrolled.rows
  }

  /// Scrolls a pane that does not show all its rows.
  mutating func scroll(_ pane: PaneID, _ step: PaneStep, _ analyser: Analyser) {
    guard let list = cutList(of: pane, analyser) else { return }
    let wanted =
      switch step {
      case .rows(let rows): rows
      case .pages(let pages): pages * max(1, list.shown.count - 1)
      }
    let rows = min(max(wanted, -list.shown.lowerBound), list.count - list.shown.upperBound)
    scrolledPanes[pane] = ScrolledPane(
      rows: scrolledRows(of: pane) + rows, over: ScrolledOver(session))
  }

  /// Which rows of its list a pane shows that can be scrolled; nil where it cannot, or shows all.
  func cutList(of pane: PaneID, _ analyser: Analyser) -> CutList? {
    guard pane.pane.isScrolled, let inner = plan[pane]?.inner else { return nil }
    let analysis = analyser.analysis(of: self)
    var canvas = Canvas(self, size: size)
    return canvas.cutList { canvas in
      canvas.draw(in: inner, keepsLeft: !pane.pane.isMirrored) {
        pane.pane.draw(self, analysis, into: &$0)
      }
    }
  }
}
