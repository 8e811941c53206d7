extension FileText {
  /// The text after edits that do not overlap, in any order. What is ill-formed stays as its bytes
  /// are; where what stood between them goes, they may be a character together. O(*n*).
  public func edited(by edits: [TextEdit]) -> FileText {
    guard firstIllFormed != nil else {
      return FileText(TextEdit.applied(edits, to: scalars), encoding: encoding)
    }
    let bytes = self.bytes
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.count * 6)
    var place = 0
    var offset = 0
    for (_, edit) in sorted where edit.range.lowerBound >= place {
      let start = offset + length(of: place..<edit.range.lowerBound, in: bytes, at: offset)
      result += bytes[offset..<start]
      result += self.bytes(of: edit.replacement)
      offset = start + length(of: edit.range, in: bytes, at: start)
      place = edit.range.upperBound
    }
    return FileText(result + bytes[offset...])
  }

  /// How many bytes scalars take that start at an offset.
  private func length(of range: Range<Int>, in bytes: [UInt8], at offset: Int) -> Int {
    var end = offset
    for scalar in scalars[range] {
      switch encoding {
      case .utf8:
        // A byte that is ill-formed stands for U+FFFD, which is three itself.
        let isOneByte = scalar == "\u{FFFD}" && !bytes[end...].starts(with: "\u{FFFD}".utf8)
        end += isOneByte ? 1 : UTF8.width(scalar)
      case .utf16LittleEndian, .utf16BigEndian: end += 2 * UTF16.width(scalar)
      }
    }
    return end - offset
  }
}
