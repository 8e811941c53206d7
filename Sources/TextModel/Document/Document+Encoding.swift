extension Document {
  /// The file's bytes; without an edit, identical to those it was opened from. O(*n*), with a copy.
  public func encoded() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(utf8Count + 4)
    unsafe forEachEncodedPiece { unsafe result.append(contentsOf: $0) }
    return result
  }

  /// How many bytes ``encoded()`` gives. O(1).
  package var encodedCount: Int {
    let mark = hasByteOrderMark ? encoding.byteOrderMark.count : 0
    let text = encoding == .utf8 ? utf8Count : 2 * table.total.utf16
    return mark + text + (oddByte == nil ? 0 : 1)
  }

  /// The bytes that a document in UTF-8 was opened from, and is written as until it is edited; nil
  /// of one in UTF-16. O(1).
  package var openedBytes: [UInt8]? { encoding == .utf8 ? original : nil }

  /// The file's bytes without its text: a byte order mark, and the last byte of a UTF-16 file that
  /// is half a unit.
  package var encodedFrame: [UInt8] {
    (hasByteOrderMark ? encoding.byteOrderMark : []) + (oddByte.map { [$0] } ?? [])
  }

  /// Hands over the file's bytes piece by piece, in order. O(*n*), without a copy of what was not
  /// edited.
  ///
  /// - Parameter body: receives bytes that live only during the call.
  /// - Throws: what `body` throws.
  public func forEachEncodedPiece(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) rethrows {
    if hasByteOrderMark { try unsafe encoding.byteOrderMark.withUnsafeBufferPointer(body) }
    var pending = 0..<0
    func flush() throws {
      guard !pending.isEmpty else { return }
      try unsafe original.withUnsafeBufferPointer {
        try unsafe body(UnsafeBufferPointer(rebasing: $0[pending]))
      }
      pending = 0..<0
    }
    func add(_ entry: ParagraphEntry) throws {
      if let long = entry.long, long.isEdited {
        try long.table.forEach(in: 0..<long.table.total.paragraphs) { piece in
          try add(piece.entry)
          return true
        }
      } else if encoding == .utf8, entry.isOriginal {
        // Neighbours in the original go out together.
        if pending.upperBound != entry.range.lowerBound || pending.isEmpty { try flush() }
        let start = pending.isEmpty ? entry.range.lowerBound : pending.lowerBound
        pending = start..<entry.range.upperBound
      } else {
        try flush()
        try unsafe encode(entry).withUnsafeBufferPointer(body)
      }
    }
    try table.forEach(in: 0..<paragraphCount) { place in
      try add(place.entry)
      return true
    }
    try flush()
    if let oddByte { try unsafe [oddByte].withUnsafeBufferPointer(body) }
  }

  private func encode(_ entry: ParagraphEntry) -> [UInt8] {
    var result: [UInt8] = []
    entry.withView(original: original) { view in
      if encoding == .utf8, entry.measure.utf8 == view.count {
        unsafe result.append(contentsOf: view.bytes)
        return
      }
      let scalars = view.decoded(atMost: entry.measure.scalars) { $0 }
      if encoding != .utf8 {
        result.appendUTF16(scalars, isBigEndian: encoding == .utf16BigEndian)
        return
      }
      for scalar in scalars {
        if scalar.value >= 0x110000 {
          result.append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
          result.appendGeneralised(scalar)
        }
      }
    }
    return result
  }
}
