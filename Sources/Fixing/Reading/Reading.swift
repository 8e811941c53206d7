internal import BidiAlgorithm

/// How a paragraph is read: its elements, in the direction of its words.
///
/// What may be read in more than one way is taken as it is drawn: only what no reader would call
/// right is torn.
struct Reading {
  let text: Skeleton
  let tokens: [Token]
  /// The ends of quotations and brackets.
  let pairs: TokenPairs
  private let meant: MeantRanges
  /// What the paragraph is whatever controls it has.
  let line: LineSort
  /// The paragraph as it was before any change; nil where that says nothing.
  private let seen: SeenLine?
  /// The whole paragraph.
  private(set) var root: Element

  /// The reading of a paragraph in a direction. O(*n*).
  init(_ text: Skeleton, _ direction: TextDirection) {
    self.init(text, Token.tokens(of: text), direction)
  }

  /// The same, of tokens that are known, of pairs among them and of what their line is, which may
  /// be, of what marks hold, and of the line as it was seen. A pair of controls around all of it
  /// may be stray: nobody meant it.
  init(
    _ text: Skeleton, _ tokens: [Token], _ direction: TextDirection, pairs: TokenPairs? = nil,
    line: LineSort? = nil, isPairStray: Bool = false, marked: [MeantRanges.Meant] = [],
    seen: SeenLine? = nil
  ) {
    self.text = text
    self.seen = seen.flatMap { $0.text.count == text.count ? $0 : nil }
    self.tokens = tokens
    let pairs = pairs ?? TokenPairs(tokens, in: text)
    self.pairs = pairs
    let known = line.flatMap { $0.direction == direction ? $0 : nil }
    let line = known ?? LineSort(text, tokens, pairs, direction)
    self.line = line
    var meant = MeantRanges(text)
    meant.add(marked)
    if isPairStray { meant.remove(0..<text.count) }
    self.meant = meant
    root = .row([], direction, in: 0..<text.count)
    if let tags = line.tags {
      root.parts = source(tags)
      return
    }
    let end = line.comment ?? tokens.count
    let mayBeLed = direction == .leftToRight && line.comment == nil && !line.isCode
    let led = mayBeLed ? OwnSentence.range(tokens, text) : nil
    let own = led.flatMap { meant.holdLead(of: $0, tokens) ? nil : $0 } ?? end..<tokens.count
    root.parts =
      line.isCode || !own.isEmpty
      ? elements(0..<own.lowerBound, direction, isCode: line.isCode)
      : sentence(0..<tokens.count, direction)
    if !own.isEmpty { root.parts.append(ownSentence(own)) }
    if own.upperBound < tokens.count {
      root.parts += elements(own.upperBound..<tokens.count, direction)
    }
    markList()
  }

  /// The tags of a line of source, and between them what they hold.
  private func source(_ tags: [Range<Int>]) -> [Element] {
    var parts: [Element] = []
    var next = 0
    for tag in tags {
      let start = next
      while next < tokens.count, tokens[next].range.lowerBound < tag.lowerBound { next += 1 }
      if start < next { parts += content(start..<next) }
      let name = next
      while next < tokens.count, tokens[next].range.upperBound <= tag.upperBound { next += 1 }
      parts += elements(name..<next, .leftToRight, isCode: true)
    }
    return next < tokens.count ? parts + content(next..<tokens.count) : parts
  }

  /// What tags hold: a right-to-left text is a sentence of its own.
  private func content(_ range: Range<Int>) -> [Element] {
    let first = tokens[range].first { $0.direction != nil }
    return first?.direction == .rightToLeft ? [ownSentence(range)] : elements(range, .leftToRight)
  }

  /// How deep quotations and brackets are read one inside the other. Deeper ones are signs.
  private static let deepest = 8

  /// The elements of some tokens in a direction, phrases of the other one grouped; not in code.
  func elements(
    _ range: Range<Int>, _ context: TextDirection, depth: Int = 0, isCode: Bool = false
  ) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(range.count)
    var index = range.lowerBound
    var tried = index
    while index < range.upperBound {
      if context == .rightToLeft, depth == 0, let row = rowOfNames(index, in: range) {
        elements.append(row.element)
        index = row.end
        continue
      }
      let held = depth < Self.deepest ? meantGroup(index, range, context, depth: depth) : nil
      if context == .rightToLeft, let end = FileInSentence.end(index, in: range, tokens, text),
        end > held?.end ?? index
      {
        elements.append(file(index..<end))
        index = end
        continue
      }
      if index >= tried, context == .rightToLeft, pairs.closing[index] != nil {
        let data = latinData(index, range)
        tried = data.end
        // What an isolate holds beyond it goes with it: `{LRI}[2] a (2020). b.{PDI}`.
        if let element = data.element, data.next >= held?.end ?? index {
          elements.append(element)
          index = data.next
          continue
        }
      }
      if context == .rightToLeft, let piece = latinPiece(index, range),
        piece.end > held?.end ?? index
      {
        elements.append(piece.element)
        index = piece.end
      } else if let held {
        elements.append(held.element)
        index = held.end
      } else if context == .leftToRight, !isCode,
        let name = WholeName.element(
          index, in: range, tokens, text, meant, isOfLine: depth == 0)
      {
        elements.append(name.element)
        index = name.end
      } else if context == .leftToRight, !isCode,
        let end = FolderOfWords.end(index, in: range, tokens, text)
      {
        let path = element(tokens[index], context)
        elements.append(FolderOfWords.element(path, to: tokens[end - 1].range.upperBound))
        index = end
      } else if context == .leftToRight, !isCode, depth == 0,
        let end = Aside.end(index, in: range, tokens, text)
          ?? ForeignSentence.end(index, in: range, tokens, text)
          ?? ReportedMessage.end(index, in: range, tokens, text)
      {
        elements.append(ownSentence(index..<end))
        index = end
      } else if depth < Self.deepest, let closing = pairs.closing[index], closing < range.upperBound
      {
        elements.append(group(index, closing, context, depth: depth + 1, isInCode: isCode))
        index = closing + 1
      } else {
        elements.append(element(tokens[index], context))
        index += 1
      }
    }
    if isCode { return elements.map(named) }
    elements = ShareBehindName.joined(elements, in: text, context)
    elements = InlineList.joined(elements, in: text, context)
    return Phrases(
      text, context, isParagraph: depth == 0, separator: line.separator,
      isSubject: line.isSubject
    ).grouped(elements)
  }

  /// An element of code: a right-to-left word is a name.
  private func named(_ element: Element) -> Element {
    var element = element
    if element.isWord, element.direction == .rightToLeft { element.kind = .name }
    return element
  }

  /// A comment of code, or what a level or a name leads to, as a sentence of its own.
  func ownSentence(_ range: Range<Int>) -> Element {
    let (first, last) = (tokens[range.lowerBound], tokens[range.upperBound - 1])
    var row = Element.row(
      sentence(range, .rightToLeft), .rightToLeft,
      in: first.range.lowerBound..<last.range.upperBound)
    row.isOwnSentence = true
    row.followsSpace = first.followsSpace
    return row
  }

  /// The elements of a sentence in its direction. Where the line is laid out in the other one, an
  /// end that was typed in front of the words stands behind them, and what the line begins with in
  /// Latin letters stays one piece.
  private func sentence(
    _ range: Range<Int>, _ direction: TextDirection, depth: Int = 0
  ) -> [Element] {
    guard let seen, seen.base != direction, !range.isEmpty else {
      return elements(range, direction, depth: depth)
    }
    if let words = TurnedEnd.end(range, direction, tokens, pairs, seen) {
      let before = elements(range.lowerBound..<words, direction, depth: depth)
      let pictures = TrailingPictures.start(words..<range.upperBound, tokens, seen.text)
      var row = Element.row(
        elements(words..<pictures, direction, depth: depth), direction,
        in: tokens[words].range.lowerBound..<tokens[pictures - 1].range.upperBound)
      row.isOwnSentence = direction == .rightToLeft
      let behind = elements(pictures..<range.upperBound, direction, depth: depth)
      return behind.reversed() + [row] + before.reversed()
    }
    if range.lowerBound == 0, direction == .rightToLeft,
      let held = HeldOpening.element(tokens, seen.text), held.end < range.upperBound
    {
      return [held.element] + elements(held.end..<range.upperBound, direction, depth: depth)
    }
    return elements(range, direction, depth: depth)
  }

  /// What an embedding or an isolate of the other direction holds, where its first token is one.
  private func meantGroup(
    _ index: Int, _ range: Range<Int>, _ context: TextDirection, depth: Int
  ) -> (element: Element, end: Int)? {
    let previous = index > 0 ? tokens[index - 1].range.upperBound : 0
    let start = tokens[index].range.lowerBound
    for begin in previous...max(previous, start) {
      // The longest that ends with a token.
      for meant in (meant.byStart[begin] ?? []).reversed() where meant.direction != context {
        var end = index
        while end < range.upperBound, tokens[end].range.upperBound <= meant.range.upperBound {
          end += 1
        }
        let isCut = end < range.upperBound && tokens[end].range.lowerBound < meant.range.upperBound
        guard end > index, !isCut else { continue }
        let inner = start..<tokens[end - 1].range.upperBound
        var row = Element.row(
          elements(index..<end, meant.direction, depth: depth + 1), meant.direction, in: inner)
        row.isOwnSentence = meant.isContrary
        row.followsSpace = tokens[index].followsSpace
        return (row, end)
      }
    }
    return nil
  }

  /// The element of a token in a direction.
  func element(_ token: Token, _ context: TextDirection) -> Element {
    var element = Element(token)
    // Folders that may follow each other from right to left do so in such a sentence only.
    if context == .leftToRight, Piece.runsAsItsLine(token.piece) { element.order = .leftToRight }
    guard token.piece?.parts.isEmpty == false else { return element }
    // A hashtag goes with the words beside it as one of them.
    if element.kind == .identifier, element.order == .rightToLeft { element.isWord = true }
    element.parts = MessageBranch.parts(of: token.piece, in: text, line.separator)
    return element
  }

  /// Whether tokens begin or end with a right-to-left word, as more than half of their words are.
  private func isSentence(_ range: Range<Int>) -> Bool {
    let words = tokens[range].filter { $0.sort == .word }
    return [words.first, words.last].contains { $0?.direction == .rightToLeft }
      && words.count { $0.direction == .rightToLeft } * 2 > words.count
  }

  /// A quotation or brackets, with what is inside.
  func group(
    _ opening: Int, _ closing: Int, _ context: TextDirection, depth: Int, isInCode: Bool
  ) -> Element {
    let inside = opening + 1..<closing
    let sign = text.scalars[tokens[opening].range.lowerBound]
    let isQuotation = TokenPairs.isQuotationMark(sign)
    var letters = (leftToRight: 0, rightToLeft: 0)
    for token in tokens[inside] {
      if token.direction == .leftToRight { letters.leftToRight += token.range.count }
      if token.direction == .rightToLeft { letters.rightToLeft += token.range.count }
    }
    let only: TextDirection? =
      letters.leftToRight == 0
      ? (letters.rightToLeft == 0 ? nil : .rightToLeft)
      : (letters.rightToLeft == 0 ? .leftToRight : nil)
    let isMixed = letters.leftToRight > 0 && letters.rightToLeft > 0
    // Code runs from left to right, whatever is in its strings.
    let statement = CodeStatement(tokens, pairs, in: text)
    let isCode =
      context == .leftToRight && !isQuotation
      && (line.isCodeLine && isInCode
        || QuotedData(tokens, pairs, in: text).isHeld(from: opening, to: closing)
        || statement.isHeld(from: opening, to: closing, isInCode: isInCode))
    // Who wrote a line of a program, and when.
    let isAuthor =
      context == .leftToRight && !isQuotation && LogLine.isBlame(text)
      && tokens[inside].contains { $0.piece?.kind == .date }
    let isFolder =
      context == .leftToRight && !isQuotation && NotedFolder.isOne(opening, closing, tokens, text)
    let bounds =
      context == .leftToRight && !isQuotation
      ? WikiSyntax.bounds(from: opening, to: closing, tokens, pairs, text)
        ?? KeyedList.bounds(from: opening, to: closing, tokens, text) : nil
    let isOfLine = isCode || isAuthor || isFolder || bounds != nil
    var own = isOfLine ? context : only ?? context
    let first = isQuotation ? StringPrefix.first(before: opening, tokens, text) : opening
    let isString = isInCode || first > 0 && tokens[first - 1].sign(in: text) == "="
    if isQuotation, isMixed, context == .leftToRight,
      ChangeLine.endOfLead(text, from: tokens[inside.lowerBound].range.lowerBound) != nil
        || QuotedShell.isOne(opening, tokens, text)
    {
      // The subject of a change that is reverted runs from left to right, and so does a command.
      own = context
    } else if isQuotation, isMixed, context == .leftToRight,
      ResourceLine.isSentence(from: opening, to: closing, tokens, text, isInCode: isInCode)
        || ShellLine.givesLedName(from: opening, to: closing, tokens, text)
    {
      // However long the names of its placeholders are.
      own = .rightToLeft
    } else if isQuotation, isMixed, context == .leftToRight, isString,
      statement.hasCodesAtItsEnds(inside)
    {
      // Its codes stay where they are drawn: the words between them are one piece.
      own = context
    } else if isQuotation, isMixed, context == .leftToRight,
      CodeComment.isOutsideQuoted(opening, closing, tokens, text)
    {
      // The ending of a file is drawn behind its name, as it is without the marks. So is code.
      own = .leftToRight
    } else if isQuotation, isMixed, letters.leftToRight != letters.rightToLeft {
      let isLatin = letters.leftToRight > letters.rightToLeft
      // Long Latin names make no Latin sentence.
      own =
        isLatin && !(context == .rightToLeft && isSentence(inside)) ? .leftToRight : .rightToLeft
    }
    let comma =
      context == .leftToRight && !isQuotation
      ? YearBehindTitle.comma(opening, closing, tokens, text) : nil
    if comma != nil { own = context }
    let turned =
      context == .rightToLeft && only == .leftToRight
      ? TurnedOpening.end(inside, tokens, text) : nil
    var parts = [Element(tokens[opening])]
    if !inside.isEmpty {
      let range =
        tokens[inside.lowerBound].range.lowerBound..<tokens[closing - 1].range.upperBound
      var row = Element.row([], own, in: range)
      if context == .leftToRight, isQuotation, only == .rightToLeft,
        StringLabel.isOne(inside, tokens, text)
      {
        let words = range.lowerBound..<tokens[closing - 2].range.upperBound
        var label = Element.row(elements(inside.dropLast(), own, depth: depth), own, in: words)
        label.kind = .name
        row.parts = [label, element(tokens[closing - 1], context)]
        row.order = .either
      } else if let comma {
        row.parts =
          elements(inside.lowerBound..<comma, own, depth: depth)
          + tokens[comma..<closing].map { element($0, context) }
      } else if let bounds, !bounds.isEmpty {
        row.parts = fields(inside, bounds, depth)
      } else if let turned {
        let words = tokens[turned].range.lowerBound..<range.upperBound
        row.parts =
          tokens[inside.lowerBound..<turned].map { element($0, context) }
          + [Element.row(elements(turned..<closing, own, depth: depth), own, in: words)]
        row.order = .either
      } else if own == .rightToLeft, !isCode {
        row.parts = sentence(inside, own, depth: depth)
      } else {
        row.parts = elements(inside, own, depth: depth, isCode: isCode)
      }
      // Nobody can tell which of the dots of `[...]` is the first, and a plus may stand on either
      // side: `(16+)`.
      if Token.areAlike(tokens[inside], in: text)
        || (context == .rightToLeft
          && (Token.areLeast(tokens[inside], in: text)
            || BracketedNumber.mayTurn(opening, closing, tokens, text)))
      {
        row.order = .either
        row.direction = nil
      }
      parts.append(row)
    }
    parts.append(Element(tokens[closing]))
    return Element(
      kind: isQuotation ? .quotation : .brackets,
      range: tokens[opening].range.lowerBound..<tokens[closing].range.upperBound, order: .either,
      parts: parts,
      direction: isOfLine || comma != nil ? own : only ?? (isMixed ? own : nil))
  }

  /// Names the beginning of a list item. It may stand as it is drawn, but only at the item's start.
  private mutating func markList() {
    guard let first = root.parts.first, first.range.lowerBound == 0 || first.followsSpace else {
      return
    }
    let sign = text.scalars[first.range.lowerBound]
    let isBullet =
      first.isSign && (LabelledStretch.bullets.contains(sign) || TaskBox.isSign(sign))
      && text.isGap(first.range.upperBound)
    if isBullet { root.parts[0].kind = .listMarker }
    guard root.parts.count > 1, first.isNumeric, first.kind == .number, first.range.count < 4,
      root.parts[1].isSign, !root.parts[1].followsSpace,
      ".)".unicodeScalars.contains(text.scalars[root.parts[1].range.lowerBound]),
      text.isGap(root.parts[1].range.upperBound)
    else { return }
    let marker = Element(
      kind: .listMarker, range: first.range.lowerBound..<root.parts[1].range.upperBound,
      order: .either, parts: Array(root.parts[0..<2]), direction: nil)
    root.parts.replaceSubrange(0..<2, with: [marker])
  }
}
