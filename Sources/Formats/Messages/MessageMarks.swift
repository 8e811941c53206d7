/// Noncharacters that stand around values while a message is written, so that they are found in it
/// again.
enum MessageMarks {
  static let start: UInt32 = 0xFDD0
  static let end: UInt32 = 0xFDD1

  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == start || scalar.value == end
  }

  /// A pattern with marks around each place where a value is written.
  static func marked(_ pattern: MessagePattern) -> [UInt16] {
    var starts: Set<Int> = []
    var ends: Set<Int> = []
    for place in pattern.places {
      switch place.kind {
      // What is chosen is text, and holds places of its own.
      case .plural, .select: break
      case .text, .number, .date, .hash:
        starts.insert(place.range.lowerBound)
        ends.insert(place.range.upperBound)
      }
    }
    var units: [UInt16] = []
    for (offset, unit) in pattern.units.enumerated() {
      if ends.contains(offset) { units.append(UInt16(end)) }
      if starts.contains(offset) { units.append(UInt16(start)) }
      units.append(unit)
    }
    if ends.contains(pattern.units.count) { units.append(UInt16(end)) }
    return units
  }

  /// A text without its marks, and what stood between them, in scalars.
  static func taken(out text: String) -> (scalars: [Unicode.Scalar], values: [Range<Int>]) {
    var scalars: [Unicode.Scalar] = []
    var values: [Range<Int>] = []
    var opened: Int?
    for scalar in text.unicodeScalars {
      if scalar.value == start {
        opened = scalars.count
      } else if scalar.value == end {
        if let opened { values.append(opened..<scalars.count) }
        opened = nil
      } else {
        scalars.append(scalar)
      }
    }
    return (scalars, values)
  }
}
