internal import Glibc

/// Writes to a descriptor through a buffer; after a failure it swallows the rest.
struct DescriptorWriter {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// The error number of what went wrong first, or 0.
  private(set) var failure: Int32 = 0

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    buffer.reserveCapacity(Self.capacity)
  }

  private static let capacity = 1 << 16

  mutating func write(_ bytes: UnsafeRawBufferPointer) {
    if buffer.count + bytes.count > Self.capacity { flush() }
    if bytes.count > Self.capacity {
      writeOut(bytes)
    } else {
      buffer.append(contentsOf: bytes)
    }
  }

  mutating func write(_ bytes: [UInt8]) { bytes.withUnsafeBytes { write($0) } }

  /// Hands over what is still in the buffer.
  mutating func flush() {
    let full = buffer
    buffer.removeAll(keepingCapacity: true)
    full.withUnsafeBytes { writeOut($0) }
  }

  private mutating func writeOut(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while failure == 0, rest.count > 0 {
      let count = Glibc.write(descriptor, rest.baseAddress!, rest.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 {
        failure = errno
      } else {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}
