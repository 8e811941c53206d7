extension Piece {
  /// The recognisers, the more special first.
  static let recognisers: [@Sendable (Int, Skeleton) -> Piece?] = [
    placeholder, face, shrug, escape, rest, interpreter, mentionedOperator, exclaimedWord,
    starredName, quotedLine, addressQuery, dialled, keys, url, password, mailbox, email, threeWords,
    path, title, label, numberedFile, bookNumber, section, statute, sectionSign, decision,
    reportedCase, paper, status, street, interval, namedDate, date, groupedCode, moves, arithmetic,
    phone, time,
    networkAddress, version, rupees, comparison, bound, chain, coordinates, ticket, cell, cellError,
    maths, calculation, expression, joinedNumbers, root, number, copyright, pattern, repetition,
    power, link, wildcard, rightToLeftName, fileName, query, header, declarations, signedCommand,
    ion, complexIon, revision, signedName, call, assignment, identifier,
  ]

  /// The piece that begins at a position, if one does. O(its length).
  static func recognise(at position: Int, in text: Skeleton) -> Piece? {
    guard canBegin(position, in: text) else { return nil }
    for recogniser in recognisers {
      if let piece = recogniser(position, text) { return piece.goingOn(in: text) }
    }
    return nil
  }

  /// Whether any recogniser could find something at a position.
  private static func canBegin(_ position: Int, in text: Skeleton) -> Bool {
    let value = text.at(position).value
    // Most scalars are letters inside a word.
    if text.isRightToLeftLetter(position) {
      // But a path may begin with a folder's name.
      return text.isGap(position - 1)
    }
    if value > 0x7F, !text.isDigit(position) {
      return isKeySign(text.at(position))
        || beginnings.unicodeScalars.contains { $0.value == value }
    }
    return true
  }

  /// What pieces begin with beyond ASCII, but for digits, letters and keys: percent, minus,
  /// currencies, marks of rights, a paragraph of a law, a root, bounds, the arm of a face.
  private static let beginnings =
    "\u{66A}\u{2212}\u{B1}\u{20AC}\u{20AA}\u{A3}\u{A9}\u{AE}\u{A7}\u{221A}"
    + "\u{2264}\u{2265}\u{2248}\u{AF}"
}
