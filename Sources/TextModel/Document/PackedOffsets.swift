/// Offsets in ascending order from 0, in as few bytes as their distances need: lines of three bytes
/// would else take more space for their starts than for their text.
package enum PackedOffsets: Sendable {
  /// Little more than one byte each, where the distances are short.
  case dense(DenseOffsets)
  case short([UInt16])
  case long([UInt32])

  /// Packs offsets. O(*n*).
  package init(_ offsets: [UInt32]) {
    if let dense = DenseOffsets(offsets) {
      self = .dense(dense)
    } else if offsets.last ?? 0 <= UInt32(UInt16.max) {
      self = .short(offsets.map { UInt16(truncatingIfNeeded: $0) })
    } else {
      self = .long(offsets.map { $0 })
    }
  }

  /// How many there are.
  package var count: Int {
    switch self {
    case .dense(let offsets): offsets.count
    case .short(let offsets): offsets.count
    case .long(let offsets): offsets.count
    }
  }

  var isEmpty: Bool { count == 0 }

  /// One of them. O(1).
  package subscript(index: Int) -> Int {
    switch self {
    case .dense(let offsets): offsets[index]
    case .short(let offsets): Int(offsets[index])
    case .long(let offsets): Int(offsets[index])
    }
  }
}

/// Offsets whose distances are short: of every sixteen the first in two bytes, and for each other
/// its distance from the one before in one byte.
package struct DenseOffsets: Sendable {
  private static let groupCount = 16
  /// Bytes of a whole group: two, and one for each offset but the first.
  private static let groupSize = 17

  private let bytes: [UInt8]

  /// Packs offsets; nil where a distance takes more than a byte, and where they are so far apart on
  /// average that little would be gained for the time that adding distances takes.
  init?(_ offsets: [UInt32]) {
    guard let last = offsets.last, last <= UInt32(UInt16.max), last <= 16 * UInt32(offsets.count)
    else { return nil }
    let rest = offsets.count % Self.groupCount
    let size = offsets.count / Self.groupCount * Self.groupSize + (rest == 0 ? 0 : rest + 1)
    var distances: UInt32 = 0
    bytes = unsafe Array(unsafeUninitializedCapacity: size) { buffer, count in
      count = unsafe offsets.withUnsafeBufferPointer {
        unsafe Self.write($0, into: buffer, &distances)
      }
    }
    guard distances <= UInt32(UInt8.max) else { return nil }
  }

  /// Writes the groups, and gathers all bits that occur in the distances.
  ///
  /// - Returns: how many bytes the groups take.
  private static func write(
    _ offsets: UnsafeBufferPointer<UInt32>, into buffer: UnsafeMutableBufferPointer<UInt8>,
    _ distances: inout UInt32
  ) -> Int {
    var place = 0
    for first in stride(from: 0, to: offsets.count, by: groupCount) {
      unsafe buffer[place] = unsafe UInt8(truncatingIfNeeded: offsets[first])
      unsafe buffer[place + 1] = unsafe UInt8(truncatingIfNeeded: offsets[first] >> 8)
      let others = min(groupCount, offsets.count - first) - 1
      for other in 0..<others {
        let distance = unsafe offsets[first + other + 1] &- offsets[first + other]
        distances |= distance
        unsafe buffer[place + 2 + other] = UInt8(truncatingIfNeeded: distance)
      }
      place += 2 + others
    }
    return place
  }

  var count: Int {
    let rest = bytes.count % Self.groupSize
    return bytes.count / Self.groupSize * Self.groupCount + max(0, rest - 1)
  }

  /// One of them: a sum of up to sixteen numbers.
  subscript(index: Int) -> Int {
    let group = index / Self.groupCount * Self.groupSize
    var offset = Int(bytes[group]) | Int(bytes[group + 1]) << 8
    for place in (group + 2)..<(group + 2 + index % Self.groupCount) { offset += Int(bytes[place]) }
    return offset
  }
}
