/// Pieces of code that are told by the word, or the blank, before them.
extension Piece {
  /// `!==`, `->`: an operator behind a word for one.
  @Sendable static func mentionedOperator(_ start: Int, _ text: Skeleton) -> Piece? {
    guard isOperator(text.at(start)) else { return nil }
    var end = start
    while isOperator(text.at(end)) { end += 1 }
    guard (2...3).contains(end - start), text.isGap(end), text.followsWordForOperator(start) else {
      return nil
    }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  private static func isOperator(_ scalar: Unicode.Scalar) -> Bool {
    "!=<>+-*/%&|^~?:.".unicodeScalars.contains(scalar)
  }

  /// `&nbsp;`, `&#160;`, `&#xA0;`: a reference of HTML that is spoken of; one that is meant is no
  /// part of what is read.
  @Sendable static func reference(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "&", text.mayBeginWord(start) else { return nil }
    let name = text.at(start + 1) == "#" ? start + 2 : start + 1
    guard text.isLatin(name) || (name > start + 1 && text.isCodeLetter(name)) else { return nil }
    var end = name
    while text.isCodeLetter(end) { end += 1 }
    guard text.at(end) == ";", end < start + 10, !text.isStrong(end + 1) else { return nil }
    return Piece(kind: .identifier, range: start..<end + 1, order: .leftToRight)
  }

  /// `!important`, `!help`: a word of code with its sign before it, behind a blank.
  @Sendable static func exclaimedWord(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "!", text.isSpace(ifThere: start - 1) else { return nil }
    return signedWord(start, start + 1, fewest: 3, text)
  }

  /// `!x`, `&x`: a variable of one letter with the operator before it, behind a blank. More letters
  /// may be the word of somebody who ends a sentence before it.
  @Sendable static func operatedVariable(_ start: Int, _ text: Skeleton) -> Piece? {
    guard "!&".unicodeScalars.contains(text.at(start)), text.isSpace(ifThere: start - 1),
      (0x61...0x7A).contains(text.at(start + 1).value), isEndOfItem(start + 2, text)
    else { return nil }
    return Piece(kind: .identifier, range: start..<start + 2, order: .leftToRight)
  }

  /// `*args`, `**options`: a name of code with the stars before it, between right-to-left words.
  @Sendable static func starredName(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "*", text.isSpace(ifThere: start - 1),
      text.isRightToLeftLetter(start - 2)
    else { return nil }
    let name = text.at(start + 1) == "*" ? start + 2 : start + 1
    guard let piece = signedWord(start, name, fewest: 1, text),
      text.isRightToLeftLetter(piece.range.upperBound + 1)
    else { return nil }
    return piece
  }

  /// Signs and a name that begins with a small letter, up to a blank.
  private static func signedWord(
    _ start: Int, _ name: Int, fewest: Int, _ text: Skeleton
  ) -> Piece? {
    guard (0x61...0x7A).contains(text.at(name).value) else { return nil }
    var end = name
    while text.isCodeLetter(end) { end += 1 }
    guard end >= name + fewest, text.isGap(end) else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// `0 5 * * 1`, `*/5 * * * *`: when a program is run, in five fields, of which two take anything.
  @Sendable static func schedule(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start) || text.at(start) == "*", text.mayBegin(start) else { return nil }
    var end = start
    var stars = 0
    for field in 0..<5 {
      if field > 0 {
        guard text.at(end) == " " else { return nil }
        end += 1
      }
      let first = end
      if text.at(first) == "*" { stars += 1 }
      while (0x30...0x39).contains(text.at(end).value)
        || "*/,-".unicodeScalars.contains(text.at(end))
      {
        end += 1
      }
      guard end > first else { return nil }
    }
    guard stars > 1, text.isGap(end) else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// `?id=5&page=2`: what is asked of an address.
  @Sendable static func addressQuery(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "?", text.mayBegin(start), text.isLatin(start + 1) else { return nil }
    var end = start + 1
    while text.isCodeLetter(end) { end += 1 }
    guard text.at(end) == "=" else { return nil }
    while text.isCodeLetter(end) || "=&%+-.".unicodeScalars.contains(text.at(end)) { end += 1 }
    while ".&-".unicodeScalars.contains(text.at(end - 1)) { end -= 1 }
    guard !text.isStrong(end) else { return nil }
    return Piece(kind: .url, range: start..<end, order: .leftToRight)
  }

  /// `#!/bin/bash`, `#!/usr/bin/env python3`: the program that runs a file.
  @Sendable static func interpreter(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "#", text.at(start + 1) == "!", text.at(start + 2) == "/",
      text.mayBegin(start)
    else { return nil }
    var end = start + 3
    while text.isCodeLetter(end) || "/.-".unicodeScalars.contains(text.at(end)) { end += 1 }
    if text.at(end) == " ", text.isLatin(end + 1), text.string(end - 3..<end) == "env" {
      end += 1
      while text.isCodeLetter(end) || (text.at(end) == "." && text.isCodeLetter(end + 1)) {
        end += 1
      }
    }
    while "/.-".unicodeScalars.contains(text.at(end - 1)) { end -= 1 }
    guard end > start + 3, !text.isStrong(end) else { return nil }
    return Piece(kind: .path, range: start..<end, order: .leftToRight)
  }

  /// `John Smith <john@example.com>`: somebody's name with the address behind it in brackets.
  @Sendable static func mailbox(_ start: Int, _ text: Skeleton) -> Piece? {
    let isQuoted = text.at(start) == "\""
    let name = isQuoted ? start + 1 : start
    guard text.isCapital(name), text.mayBeginWord(start) else { return nil }
    var end = name
    while end < name + longestMailName,
      text.isCodeLetter(end) || "'.-".unicodeScalars.contains(text.at(end))
        || (text.at(end) == " " && text.isCodeLetter(end + 1))
    {
      end += 1
    }
    if isQuoted {
      guard text.at(end) == "\"" else { return nil }
      end += 1
    }
    guard text.at(end) == " ", text.at(end + 1) == "<", let address = email(end + 2, text),
      text.at(address.range.upperBound) == ">"
    else { return nil }
    return Piece(
      kind: .email, range: start..<address.range.upperBound + 1, order: .leftToRight)
  }

  /// The most scalars of the name before an address.
  private static let longestMailName = 40

  /// `return 0;`, `int x;`: a statement behind a right-to-left word that begins with a word of many
  /// languages of programs, with the semicolon that ends it.
  @Sendable static func keyedStatement(_ start: Int, _ text: Skeleton) -> Piece? {
    guard (0x61...0x7A).contains(text.at(start).value), start > 0, followsSentence(start, text)
    else { return nil }
    var end = start
    while text.isLatin(end), end < start + 10 { end += 1 }
    guard statements.contains(text.string(start..<end)) else { return nil }
    let limit = min(text.count, start + longestValue)
    while end < limit, text.scalars[end].isASCII, text.at(end) != ";", text.at(end) != ":" {
      end += 1
    }
    guard text.at(end) == ";", text.isGap(end + 1) else { return nil }
    return Piece(kind: .identifier, range: start..<end + 1, order: .leftToRight)
  }

  /// Words that begin statements, and names of types that do.
  private static let statements: Set<String> = [
    "bool", "break", "char", "const", "continue", "double", "echo", "float", "import", "int", "let",
    "namespace", "package", "return", "string", "throw", "typedef", "using", "var", "yield",
  ]

  /// `color: red;`, `margin: 0 auto; padding: 0;`: declarations of CSS behind a right-to-left word.
  @Sendable static func declarations(_ start: Int, _ text: Skeleton) -> Piece? {
    guard (0x61...0x7A).contains(text.at(start).value), start > 0, followsSentence(start, text)
    else { return nil }
    var end = start
    var position = start
    while let last = endOfDeclaration(position, text) {
      end = last
      guard text.at(end) == " " else { break }
      position = end + 1
    }
    return end > start ? Piece(kind: .identifier, range: start..<end, order: .leftToRight) : nil
  }

  /// The end of a declaration with its semicolon.
  private static func endOfDeclaration(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start
    while text.isLatin(end) || (text.at(end) == "-" && end > start && text.isLatin(end + 1)) {
      end += 1
    }
    guard text.at(end) == ":", end < start + 40, isProperty(start..<end, text) else { return nil }
    end += 1
    let limit = min(text.count, end + longestValue)
    while end < limit, text.scalars[end].isASCII, text.at(end) != ";", text.at(end) != ":" {
      end += 1
    }
    return text.at(end) == ";" && text.isGap(end + 1) ? end + 1 : nil
  }

  /// The most scalars of the value of a declaration.
  private static let longestValue = 60

  /// Whether a name is one of a property: one with a hyphen, or one that is known.
  private static func isProperty(_ name: Range<Int>, _ text: Skeleton) -> Bool {
    name.contains { text.at($0) == "-" } || properties.contains(text.string(name))
  }

  /// Properties of CSS whose names have no hyphen.
  private static let properties: Set<String> = [
    "animation", "background", "border", "bottom", "clear", "color", "content", "cursor",
    "direction", "display", "filter", "flex", "float", "font", "gap", "grid", "height", "left",
    "margin", "opacity", "order", "outline", "overflow", "padding", "position", "right", "top",
    "transform", "transition", "visibility", "width",
  ]
}
