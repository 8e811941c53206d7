internal import BidiAlgorithm

/// What stands behind a name in right-to-left letters and is a part by itself of a line that is
/// read from left to right: a price behind a dash, the address of a device in a log, the year
/// between a title and who made it.
enum PartsBehindName {
  /// The most words of who made something, and the fewest: one word may be a place or a remark.
  private static let namesOfMaker = 2...4
  /// The words at the start of a line of a log among which its level stands: behind a date, a time
  /// and a zone.
  private static let longestLead = 4

  /// Whether a number and a currency behind a blank end some elements: `- 18 €`. O(1).
  static func endsInPrice(_ tail: Range<Int>, _ all: [Element], _ text: Skeleton) -> Bool {
    guard tail.count > 2 else { return false }
    let (number, sign) = (all[tail.upperBound - 2], all[tail.upperBound - 1])
    return number.kind == .number && number.isNumeric && number.followsSpace && sign.isSign
      && Piece.isCurrency(text.at(sign.range.lowerBound))
  }

  /// Whether the address of a device is all that stands behind a name in a line of a log that
  /// begins with a point of time and a level: `12:30:01 INFO login ABC 10.0.0.7 ok`. O(1).
  static func isAddressInLog(_ tail: Range<Int>, _ all: [Element], _ text: Skeleton) -> Bool {
    let address = all[tail.lowerBound]
    guard tail.count == 1, address.followsSpace,
      Piece.endOfHost(address.range.lowerBound, text) == address.range.upperBound,
      all[0].kind == .time || all[0].kind == .date
    else { return false }
    return all[..<tail.lowerBound].prefix(longestLead).contains {
      $0.isWord && $0.direction == .leftToRight && LogLine.isLevel(text.string($0.range))
    }
  }

  /// Whether a number between commas stands behind the name at the start of a record, which a Latin
  /// label leads, and Latin words with a capital end that: `Student: ABC DEF, 14, Amman`. O(*n*).
  static func isNumberOfRecord(
    _ tail: Range<Int>, behind name: Range<Int>, _ all: [Element], _ text: Skeleton
  ) -> Bool {
    guard name.lowerBound == 2, tail.count == 3, all[name].allSatisfy(\.isWord),
      all[0].isWord, all[0].direction == .leftToRight, all[1].isJoinedSign(of: ":", in: text),
      all[tail.lowerBound].isJoinedSign(of: ",", in: text),
      all[tail.upperBound - 1].isJoinedSign(of: ",", in: text)
    else { return false }
    let number = all[tail.lowerBound + 1]
    let rest = all[tail.upperBound...]
    guard number.kind == .number, number.isNumeric, number.followsSpace, let first = rest.first
    else { return false }
    return first.isWord && first.followsSpace && text.isCapital(first.range.lowerBound)
      && rest.allSatisfy { $0.direction != .rightToLeft }
  }

  /// Whether a year between commas stands behind the title at the start of a line, and who made it
  /// ends the line, in words with capitals: `ABC DEF, 1958, Dana Levi`. O(*n*).
  static func isYearOfTitle(
    _ tail: Range<Int>, behind title: Range<Int>, _ all: [Element], _ text: Skeleton
  ) -> Bool {
    guard title.lowerBound == 0, tail.count == 3, all[title].allSatisfy(\.isWord),
      all[tail.lowerBound].isJoinedSign(of: ",", in: text),
      all[tail.upperBound - 1].isJoinedSign(of: ",", in: text)
    else { return false }
    let year = all[tail.lowerBound + 1]
    guard year.kind == .number, year.isNumeric, year.followsSpace, year.range.count == 4,
      YearBehindTitle.isYear(year.range.lowerBound, text)
    else { return false }
    let maker = all[tail.upperBound...]
    return namesOfMaker.contains(maker.count)
      && maker.allSatisfy {
        $0.isWord && $0.followsSpace && $0.direction == .leftToRight
          && text.isCapital($0.range.lowerBound)
      }
  }
}
