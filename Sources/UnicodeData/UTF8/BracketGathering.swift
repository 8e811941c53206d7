internal import BidiAlgorithm

/// Gathers the brackets of a paragraph, by the batch, for many appended one by one would take most
/// of the time.
@safe struct BracketGathering: ~Copyable {
  /// How many brackets the buffer has to hold.
  static let batchSize = 64

  private var gathered: [BracketCharacter] = []
  private let paragraph: UnsafeBufferPointer<UInt8>
  private let batch: UnsafeMutablePointer<BracketCharacter>
  private var count = 0

  /// No bracket of a paragraph so far; the buffer is borrowed, as is the paragraph.
  init(
    of paragraph: UnsafeBufferPointer<UInt8>, buffer: UnsafeMutableBufferPointer<BracketCharacter>
  ) {
    precondition(buffer.count >= Self.batchSize, "the buffer is too small")
    unsafe self.paragraph = unsafe paragraph
    unsafe batch = unsafe buffer.baseAddress.unsafelyUnwrapped
  }

  /// Takes the next bracket of the paragraph, a scalar of so many bytes. Not inlined, for a call
  /// for what is rare leaves the caller's loop its registers.
  @inline(never)
  mutating func append(_ bytes: UnsafePointer<UInt8>, _ length: Int, at position: Int) {
    if count == Self.batchSize {
      if gathered.isEmpty { unsafe reserve(upTo: bytes) }
      flush()
    }
    let bracket: BracketCharacter
    if length == 1 {
      // The six brackets of ASCII: an opening one is one or two below its closing one.
      let value = unsafe UInt32(bytes.pointee)
      let isOpening = value == 0x28 || value == 0x5B || value == 0x7B
      let opening = isOpening ? value : value == 0x29 ? 0x28 : value &- 2
      bracket = BracketCharacter(
        position: position, side: isOpening ? .opening : .closing, identity: opening)
    } else if let scalar = unsafe Self.scalar(bytes, length),
      let found = BidiProperties.bracket(of: scalar)
    {
      bracket = BracketCharacter(position: position, side: found.side, identity: found.identity)
    } else {
      return
    }
    unsafe (batch + count).initialize(to: bracket)
    count &+= 1
  }

  /// All brackets, in the order of their positions.
  consuming func finished() -> [BracketCharacter] {
    flush()
    return gathered
  }

  private static func scalar(_ bytes: UnsafePointer<UInt8>, _ length: Int) -> Unicode.Scalar? {
    let scalar = unsafe UnsafeBufferPointer(start: bytes, count: length)
    return unsafe Unicode.Scalar(UTF8Decoding.decode(scalar, at: 0).value)
  }

  /// Reserves space for as many as those so far promise; growing step by step would copy them all
  /// again.
  private mutating func reserve(upTo bytes: UnsafePointer<UInt8>) {
    guard let start = unsafe paragraph.baseAddress else { return }
    let promised = unsafe count * paragraph.count / max(1, bytes - start)
    gathered.reserveCapacity(promised + promised / 8)
  }

  private mutating func flush() {
    unsafe gathered.append(contentsOf: UnsafeBufferPointer(start: batch, count: count))
    count = 0
  }
}
