extension Document {
  /// The nearest match in storage order, or nil. O(text passed).
  ///
  /// - Parameters:
  ///   - pattern: what to look for.
  ///   - start: forward, the first gap a match may start at; backward, the last one it may end at.
  ///   - direction: which way to look.
  /// - Returns: the match; the search does not go around the text's end.
  public func firstMatch(
    of pattern: SearchPattern, from start: ScalarOffset, _ direction: SearchDirection = .forward
  ) -> Range<ScalarOffset>? {
    let pieces = PatternPieces(pattern.text)
    let origin = paragraph(containing: start).rawValue
    switch direction {
    case .forward:
      var found: Range<ScalarOffset>?
      table.forEach(in: origin..<paragraphCount) { place in
        found = matches(of: pieces, in: place).first { $0.lowerBound >= start }
        return found == nil
      }
      return found
    case .backward:
      for number in (0...origin).reversed() {
        let matches = matches(of: pieces, in: table.place(ofParagraph: number))
        if let found = matches.last(where: { $0.upperBound <= start }) { return found }
      }
      return nil
    }
  }

  /// The matches that start in a range of paragraphs, ascending and not overlapping. O(their text).
  ///
  /// - Parameters:
  ///   - pattern: what to look for.
  ///   - paragraphs: where to look; all of them by default. Cut to those that exist.
  /// - Returns: the matches, as many as there are.
  public func matches(
    of pattern: SearchPattern, in paragraphs: Range<ParagraphIndex>? = nil
  ) -> [Range<ScalarOffset>] {
    let all = ParagraphIndex(0)..<ParagraphIndex(paragraphCount)
    let range = (paragraphs ?? all).clamped(to: all)
    let pieces = PatternPieces(pattern.text)
    var result: [Range<ScalarOffset>] = []
    table.forEach(in: range.lowerBound.rawValue..<range.upperBound.rawValue) { place in
      for match in matches(of: pieces, in: place)
      where match.lowerBound >= result.last?.upperBound ?? ScalarOffset(0) {
        result.append(match)
      }
      return true
    }
    return result
  }

  /// The next matches in storage order, ascending and not overlapping, a part of the text at a
  /// time.
  ///
  /// - Parameters:
  ///   - pattern: what to look for.
  ///   - start: the first gap a match may start at.
  ///   - end: the last gap a match may end at.
  ///   - limit: how many matches at most.
  ///   - budget: after how many scalars to stop, at the end of a paragraph.
  /// - Returns: the matches, and where to look on; nil where there are no more.
  public func nextMatches(
    of pattern: SearchPattern, from start: ScalarOffset, upTo end: ScalarOffset,
    atMost limit: Int, within budget: Int
  ) -> (found: [Range<ScalarOffset>], next: ScalarOffset?) {
    let pieces = PatternPieces(pattern.text)
    var found: [Range<ScalarOffset>] = []
    var next: ScalarOffset?
    table.forEach(in: paragraph(containing: start).rawValue..<paragraphCount) { place in
      guard place.start.scalars < end.rawValue else { return false }
      let from = max(start, found.last?.upperBound ?? start)
      // One more says where to look on.
      for match in matches(of: pieces, in: place, from: from, apart: limit - found.count + 1) {
        guard match.upperBound <= end else { return false }
        guard found.count < limit else {
          next = match.lowerBound
          return false
        }
        found.append(match)
      }
      guard place.end.scalars - start.rawValue < budget else {
        let after = max(ScalarOffset(place.end.scalars), found.last?.upperBound ?? start)
        next = after < end ? after : nil
        return false
      }
      return true
    }
    return (found, next)
  }

  /// The matches in one paragraph that start at a gap or behind it: overlapping ones too, or a
  /// limited number that do not overlap.
  private func matches(
    of pieces: PatternPieces, in place: ParagraphTable.Place,
    from start: ScalarOffset = ScalarOffset(0), apart limit: Int? = nil
  ) -> [Range<ScalarOffset>] {
    place.entry.withView(original: original) { view in
      let passed = max(0, start.rawValue - place.start.scalars)
      let first =
        passed == 0 ? 0 : place.entry.isUniform ? passed : view.index(after: passed)
      let indices = pieces.matches(in: view, from: first, apart: limit) { distance, test in
        let number = place.start.paragraphs + distance
        guard number < paragraphCount else { return false }
        return table.place(ofParagraph: number).entry.withView(original: original, test)
      }
      var index = first
      var offset = place.start.scalars + passed
      return indices.map { found in
        offset += view.measure(index..<found).scalars
        index = found
        return ScalarOffset(offset)..<ScalarOffset(offset + pieces.scalarCount)
      }
    }
  }
}
