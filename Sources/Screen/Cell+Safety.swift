public import UnicodeData

extension Cell {
  /// What a terminal shows in place of what must not be written to it.
  public static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// The base and marks that may be written to a terminal for this cell; a blank for all that is no
  /// glyph.
  ///
  /// The last defence against escape sequences in a text: panes draw controls as labels, and if one
  /// forgets, a replacement character appears. A glyph is replaced as a whole when any of its
  /// scalars is a control, a format character, a separator or unassigned, or when the terminal
  /// library would give it other columns than the frame does. Of the rest only marks are kept that
  /// the terminal gives no column; what else continues a cluster makes it one to be written whole
  /// (``writableCluster(columns:limit:metrics:width:)``).
  ///
  /// - Parameters:
  ///   - columns: how many columns the frame gives the cell, 1 or 2.
  ///   - limit: how many marks the terminal library can hold; those beyond it are left out.
  ///   - metrics: how the terminal counts the columns of clusters.
  ///   - width: the columns that the terminal library gives a scalar.
  /// - Returns: the base, which is ``replacement`` where the glyph must not be written, and its
  ///   marks.
  public func writableGlyph(
    columns: Int, limit: Int, metrics: ClusterMetrics, width: (Unicode.Scalar) -> Int
  ) -> (base: Unicode.Scalar, marks: [Unicode.Scalar]) {
    guard case .glyph(let base, let marks) = content else { return (" ", []) }
    if marks.isEmpty, columns == 1, (0x20..<0x7F).contains(base.value) { return (base, []) }
    guard Self.isWritable(base), width(base) == columns else { return (Self.replacement, []) }
    if marks.isEmpty { return (base, []) }
    guard marks.allSatisfy(Self.isWritable) else { return (Self.replacement, []) }
    let plain = marks.filter { Self.isPlainMark($0, metrics) && width($0) == 0 }
    return (base, Array(plain.prefix(limit)))
  }

  /// The scalars to be written for a cell that holds more than a base and marks without a width: a
  /// cluster that terminals give different columns, or with more marks than the terminal library
  /// can hold. Nil for every other cell, and for one that does not fit its columns.
  ///
  /// U+200D, U+200C, variation selectors, the tags of flags and skin tones are let through behind a
  /// base, where the terminal was asked what it makes of them, and nowhere else.
  ///
  /// - Parameters:
  ///   - columns: how many columns the frame gives the cell.
  ///   - limit: how many marks the terminal library can hold.
  ///   - metrics: how the terminal counts the columns of clusters.
  ///   - width: the columns that the terminal library gives a scalar.
  /// - Returns: the cluster, or nil.
  public func writableCluster(
    columns: Int, limit: Int, metrics: ClusterMetrics, width: (Unicode.Scalar) -> Int
  ) -> [Unicode.Scalar]? {
    guard case .glyph(let base, let marks) = content, base.value >= 0x20 else { return nil }
    if marks.isEmpty, columns <= 2, width(base) == columns, ClusterKind.ofSpacing(base) == nil {
      return nil
    }
    if !marks.isEmpty, marks.count <= limit, width(base) == columns,
      marks.allSatisfy({ Self.isPlainMark($0, metrics) && width($0) == 0 })
    {
      return nil
    }
    let drawing = ClusterDrawing.of([base] + marks, metrics)
    guard drawing.label == nil, drawing.width <= columns, let first = drawing.glyphs.first,
      Self.isWritable(first), drawing.glyphs.dropFirst().allSatisfy(Self.mayContinue)
    else { return nil }
    return drawing.glyphs
  }

  /// Whether a scalar may reach a terminal behind the base of a measured cluster.
  private static func mayContinue(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D, 0xE0020...0xE007F, 0x1F3FB...0x1F3FF: true
    default: isWritable(scalar)
    }
  }

  /// Whether it is a mark that takes no column.
  private static func isPlainMark(_ scalar: Unicode.Scalar, _ metrics: ClusterMetrics) -> Bool {
    let category = ScalarFacts.category(of: scalar)
    guard category == .mn || category == .me, !ScalarFacts.isInvisible(scalar) else { return false }
    if ClusterKind.isVirama(scalar), metrics[.conjunct] != 0 { return false }
    return ClusterKind.ofNonspacingMark(scalar).map { metrics[$0] == 0 } ?? true
  }

  /// Whether a scalar may reach a terminal as it is.
  public static func isWritable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: return true
    case 0..<0xA0: return false
    default: break
    }
    switch ScalarFacts.category(of: scalar) {
    case .cc, .cf, .cs, .zl, .zp, .cn: return false
    // Skin tones melt into the emoji before them in some terminals, whatever cell they were put
    // into.
    case .sk: return !("\u{1F3FB}"..."\u{1F3FF}").contains(scalar)
    default: return true
    }
  }
}
