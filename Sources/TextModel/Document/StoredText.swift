/// Text as a document stores it: scalars, lone surrogates and ill-formed bytes, exactly.
///
/// Edits carry it, so that undoing the deletion of an ill-formed byte brings back that byte.
public struct StoredText: Hashable, Sendable {
  /// The text in the generalised form (``ByteForm/generalised``).
  let bytes: [UInt8]
  /// How many scalars it has.
  public let scalarCount: Int

  /// Bytes in the generalised form.
  init(generalised bytes: [UInt8]) {
    self.bytes = bytes
    scalarCount = unsafe bytes.withUnsafeBufferPointer {
      unsafe ByteView($0, .generalised).measure(0..<$0.count).scalars
    }
  }

  /// Bytes in the generalised form, of which it is known how many scalars they are.
  init(generalised bytes: [UInt8], scalarCount: Int) {
    self.bytes = bytes
    self.scalarCount = scalarCount
  }

  /// The text of a string. O(*n*).
  public init(_ string: some StringProtocol) { self.init(generalised: Array(string.utf8)) }

  /// The text of these scalars. O(*n*).
  public init(scalars: some Sequence<StoredScalar>) {
    var bytes: [UInt8] = []
    for scalar in scalars { bytes.appendGeneralised(scalar) }
    self.init(generalised: bytes)
  }

  /// No text.
  public static let empty = StoredText(generalised: [])

  /// Whether there is no text.
  public var isEmpty: Bool { bytes.isEmpty }

  /// The scalars. O(*n*).
  public var scalars: [StoredScalar] {
    unsafe bytes.withUnsafeBufferPointer {
      unsafe ByteView($0, .generalised).decoded(atMost: scalarCount) { $0 }
    }
  }

  /// The first scalar; nil where there is no text. O(1).
  var first: StoredScalar? {
    isEmpty
      ? nil
      : unsafe bytes.withUnsafeBufferPointer {
        unsafe ByteView($0, .generalised).decode(at: 0).scalar
      }
  }

  /// The last scalar; nil where there is no text. O(1).
  var last: StoredScalar? {
    guard !isEmpty else { return nil }
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      let view = unsafe ByteView(buffer, .generalised)
      // A scalar takes four bytes at most; the bytes of the form that it continues with begin with
      // the bits 10.
      let start = max(0, buffer.count - 4)
      let lead = (start..<buffer.count).last { unsafe buffer[$0] & 0xC0 != 0x80 }
      return lead.map { view.decode(at: $0).scalar }
    }
  }

  /// The first scalars, no more than so many. O(*count*).
  public func scalars(prefix count: Int) -> [StoredScalar] {
    StoredText(generalised: Array(bytes.prefix(max(0, count) * 4))).scalars.prefix(count).map { $0 }
  }

  /// What the text measures, without paragraphs, and whether it holds a paragraph separator.
  /// O(*n*).
  var measured: (measure: TextMeasure, hasSeparator: Bool) {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      let view = unsafe ByteView(buffer, .generalised)
      let first = view.scanParagraph(from: 0)
      return (view.measure(0..<view.count), first.isSeparated)
    }
  }

  /// The text as a string; what is ill-formed becomes U+FFFD. O(*n*).
  public var string: String {
    unsafe bytes.withUnsafeBufferPointer { unsafe ByteView($0, .generalised).string }
  }

  /// The text with every paragraph separator that is a line end (LF, CR, CR LF, U+0085) replaced.
  /// O(*n*).
  ///
  /// - Parameter lineEnd: what to write instead, such as a document's ``Document/lineEnd``.
  /// - Returns: the text; itself where it has no line end.
  public func withLineEnds(_ lineEnd: String) -> StoredText {
    guard bytes.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0x85 }) else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte == 0x0A || byte == 0x0D || (byte == 0xC2 && next == 0x85) {
        result.append(contentsOf: lineEnd.utf8)
        index += byte == 0xC2 || (byte == 0x0D && next == 0x0A) ? 2 : 1
      } else {
        result.append(byte)
        index += 1
      }
    }
    return StoredText(generalised: result)
  }
}

extension StoredText: ExpressibleByStringLiteral {
  /// The text of a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension ByteView {
  /// The bytes as a string; what is ill-formed becomes U+FFFD, one for each stored scalar.
  var string: String {
    let plain = unsafe String(
      unsafeUninitializedCapacity: count,
      initializingUTF8With: { buffer in
        _ = unsafe buffer.initialize(from: bytes)
        return unsafe bytes.count
      })
    // The standard library repairs what is ill-formed, but not byte by byte; only then decode.
    if plain.utf8.count == count, unsafe plain.utf8.elementsEqual(bytes) { return plain }
    let scalars = decoded()
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars.lazy.map(\.scalar))
    return String(view)
  }
}
