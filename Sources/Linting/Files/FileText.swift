internal import UnicodeData

/// The text of a file with its lines, and what of its bytes is no text.
public struct FileText: Sendable {
  /// How a file's bytes stand for scalars.
  public enum Encoding: Hashable, Sendable { case utf8, utf16LittleEndian, utf16BigEndian }

  /// The text; what is ill-formed is U+FFFD.
  public let scalars: [Unicode.Scalar]
  /// How it was written.
  public let encoding: Encoding
  /// Where something is ill-formed first, in scalars; nil where nothing is.
  public let firstIllFormed: Int?
  /// How many bytes, or units of UTF-16, are ill-formed.
  public let illFormedCount: Int
  /// The bytes that it was read from where something of them is ill-formed; else empty.
  private let source: [UInt8]
  /// Where each line starts, in scalars.
  let lineStarts: [Int]

  /// The text of a file's bytes: UTF-8, or UTF-16 behind a byte order mark. O(*n*).
  public init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      self.init(utf16: bytes)
    } else {
      self.init(utf8: bytes)
    }
  }

  /// A text that is there already. O(*n*).
  public init(_ scalars: [Unicode.Scalar], encoding: Encoding = .utf8) {
    self.init(scalars, encoding, nil, 0, [])
  }

  private init(
    _ scalars: [Unicode.Scalar], _ encoding: Encoding, _ first: Int?, _ count: Int,
    _ bytes: [UInt8]
  ) {
    self.scalars = scalars
    source = first == nil ? [] : bytes
    self.encoding = encoding
    firstIllFormed = first
    illFormedCount = count
    var starts = [0]
    for (index, scalar) in scalars.enumerated() where scalar.value <= 0x0D {
      if scalar == "\n"
        || scalar == "\r" && (index + 1 == scalars.count || scalars[index + 1] != "\n")
      {
        starts.append(index + 1)
      }
    }
    lineStarts = starts
  }

  private init(utf8 bytes: [UInt8]) {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(bytes.count)
    var first: Int?
    var count = 0
    unsafe bytes.withUnsafeBufferPointer { buffer in
      var offset = 0
      while offset < buffer.count {
        let decoded = unsafe UTF8Decoding.scalar(buffer, at: offset)
        if decoded.value == 0xFFFD, decoded.length == 1 {
          if first == nil { first = scalars.count }
          count += 1
        }
        scalars.append(Unicode.Scalar(decoded.value) ?? "\u{FFFD}")
        offset += decoded.length
      }
    }
    self.init(scalars, .utf8, first, count, bytes)
  }

  private init(utf16 bytes: [UInt8]) {
    let isLittle = bytes[0] == 0xFF
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (one, other) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isLittle ? other << 8 | one : one << 8 | other)
    }
    var scalars: [Unicode.Scalar] = []
    var first: Int?
    var count = bytes.count % 2
    var decoder = UTF16()
    var iterator = units.makeIterator()
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): scalars.append(scalar)
      case .error:
        if first == nil { first = scalars.count }
        count += 1
        scalars.append("\u{FFFD}")
      case .emptyInput: break decoding
      }
    }
    if count > 0, first == nil { first = scalars.count }
    self.init(scalars, isLittle ? .utf16LittleEndian : .utf16BigEndian, first, count, bytes)
  }

  /// Its bytes, what is ill-formed with them. O(*n*).
  public var bytes: [UInt8] { firstIllFormed == nil ? self.bytes(of: scalars) : source }

  /// The bytes of another text in the encoding of this one. O(*n*).
  public func bytes(of scalars: [Unicode.Scalar]) -> [UInt8] {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    switch encoding {
    case .utf8: return Array(String(text).utf8)
    case .utf16LittleEndian:
      return String(text).utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case .utf16BigEndian:
      return String(text).utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }
  }

  /// How many lines there are; what follows the last line's end is one.
  public var lineCount: Int { lineStarts.count }

  /// The number of the line that a position is in, from 0. O(log *n*).
  public func line(of position: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= position { low = middle } else { high = middle }
    }
    return low
  }

  /// A line's scalars without its end, from its number from 0.
  public func range(ofLine number: Int) -> Range<Int> {
    let start = lineStarts[number]
    var end = number + 1 < lineStarts.count ? lineStarts[number + 1] : scalars.count
    while end > start, scalars[end - 1] == "\n" || scalars[end - 1] == "\r" { end -= 1 }
    return start..<end
  }
}
