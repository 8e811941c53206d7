extension Piece {
  private typealias Recogniser = @Sendable (Int, Skeleton) -> Piece?

  /// The recognisers of what begins with a digit, the more special first.
  private static let ofDigits: [Recogniser] = [
    windowOfList, feet, revisedVersion, mappedPort, arrowedNumbers, keycaps, redirection,
    letteredProduct, hexadecimal, password, mixedEmail, email, hostWithPath, maskedNumber,
    numberedBook, title, titleInGershayim, rating, stars, numberedFile, fileOfNumbers, bookNumber,
    chemicalFormula, powers, remainder, unequal, equation, section, statute, reportedCase, paper,
    documentNumber, classOfSchool, status, street, foreignStreet, namedDate, dateRange,
    dayOfMonth, monthOfFile, monthOfExpiry, date, groupedCode, licencePlate, moves, lensSize,
    unbeatenScore,
    pairedMeasure, sizesInSystems, arithmetic, phone, time, networkAddress, version, chain,
    coordinates, angle, schedule, expression, groupedKey, joinedNumbers, number,
  ]

  /// Those of what begins with a Latin letter.
  private static let ofLatinLetters: [Recogniser] = [
    driveLetter, hostOfLatinUser, shellExpression, statusPath, locatedFile, replacement, argument,
    url, bareURL, namedHost, cutFile, password, mailbox, mixedEmail, email, quotedCommand, aperture,
    path,
    reportedPath, title, label, namedDate, networkAddress, rupees, fileName, query, header,
    declarations, keyedStatement, keyChord, spacedChord, permissions, signedCommand,
    chemicalFormula, ion, revision, equation, equationOfQuotient, authoredName, signedName, call,
    assignment, identifier,
  ]

  /// Those of what begins with a right-to-left letter.
  private static let ofRightToLeftLetters: [Recogniser] = [
    settingName, statusPath, changedFile, mapping, dottedModule, taggedImage, hostOfPrompt,
    locatedFile, argumentFolder, argument, branch, path, reportedPath, datedFile, moneyName,
    rightToLeftName,
  ]

  /// Those of what begins with one right behind a quotation mark.
  private static let ofQuotedLetters: [Recogniser] = [
    shellExpression, branch, reportedPath, dottedModule, taggedImage,
  ]

  /// Those of what begins with anything else.
  private static let ofSigns: [Recogniser] = [
    shellExpression, letterClass, channel, locatedFile, dottedFolder, replacement, keycaps,
    redirection, argument, addressWithPort, linesOfChange, givenMode, capitalPlaceholders, choice,
    arrowedNumbers, placeholder, dollarParameter, codeDelimiter, keyNotation, maskedNumber, hunk,
    keyedValue,
    entity, writtenBreak, reference,
    prompt, substitution, permissions, quotedFlag, lens, face, shrug, escape, rest, interpreter,
    mentionedOperator, writtenOperator, exclaimedWord, operatedVariable, starredName, quotedLine,
    addressQuery, schedule, bracketedTitle, dialled, keys, password, mailbox, email, threeWords,
    path, reportedPath, documentNumber, sectionSign, bracketedStatus, decision, interval, powers,
    remainder, equation, arithmetic, leastNumber, phone, networkAddress, comparison, requirement,
    bound, coordinates, ticket, mergeRequest, cell, cellError, maths, calculation, expression, root,
    figure, number, copyright, pattern, repetition, power, link, wildcard, rightToLeftName,
    complexIon, chemicalFormula, call, identifier,
  ]

  /// The piece that begins at a position, if one does. O(its length).
  static func recognise(at position: Int, in text: Skeleton) -> Piece? {
    guard canBegin(position, in: text) else { return nil }
    if let piece = spacedNumber(position, text) {
      return piece.withDialledEnd(in: text).withWholeClusters(in: text)
    }
    for recogniser in recognisers(at: position, in: text) {
      if let piece = recogniser(position, text), !piece.isCutFromCalculation(in: text) {
        return piece.withExponent(in: text).amongUnits(in: text).withLetters(in: text).goingOn(
          in: text
        )
        .withDialledEnd(in: text).withBackupSign(in: text).insideCodeSpan(in: text)
        .withWholeClusters(in: text)
      }
    }
    return nil
  }

  private static func recognisers(at position: Int, in text: Skeleton) -> [Recogniser] {
    if text.isRightToLeftLetter(position) {
      return text.isGap(position - 1) ? ofRightToLeftLetters : ofQuotedLetters
    }
    if text.isDigit(position) { return ofDigits }
    return text.isLatin(position) ? ofLatinLetters : ofSigns
  }

  /// Whether any recogniser could find something at a position.
  private static func canBegin(_ position: Int, in text: Skeleton) -> Bool {
    let value = text.at(position).value
    // Most scalars are letters inside a word.
    if text.isRightToLeftLetter(position) {
      // But a path may begin with a folder's name.
      return text.isGap(position - 1) || opensQuotation(position - 1, text)
    }
    if value > 0x7F, !text.isDigit(position) {
      return isKeySign(text.at(position)) || isSignOfFigure(text.at(position))
        || beginnings.unicodeScalars.contains { $0.value == value }
    }
    return true
  }

  /// What pieces begin with beyond ASCII, but for digits, letters and keys: percent, minus,
  /// currencies, marks of rights, a paragraph of a law, the sign for a number, a root, bounds, the
  /// arm of a face, dots for hidden digits.
  private static let beginnings =
    "\u{66A}\u{2212}\u{B1}\u{20AC}\u{20AA}\u{A3}\u{A9}\u{AE}\u{A7}\u{2116}\u{221A}"
    + "\u{2264}\u{2265}\u{2248}\u{AF}\u{2022}\u{25CF}"
}
