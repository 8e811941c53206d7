package import SystemPackage

/// Writes to a descriptor through a buffer; after a failure it drops the rest.
package struct DescriptorWriter {
  private let descriptor: FileDescriptor
  private var buffer: [UInt8] = []
  /// What went wrong first.
  package private(set) var failure: Errno?

  package init(_ descriptor: FileDescriptor) {
    self.descriptor = descriptor
    buffer.reserveCapacity(Self.capacity)
  }

  private static let capacity = 1 << 16

  /// Writes bytes; they may wait in the buffer.
  package mutating func write(_ bytes: some Collection<UInt8>) {
    if buffer.count + bytes.count > Self.capacity { flush() }
    if bytes.count > Self.capacity {
      writeOut(bytes)
    } else {
      buffer.append(contentsOf: bytes)
    }
  }

  /// Hands over what is still in the buffer.
  package mutating func flush() {
    writeOut(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  private mutating func writeOut(_ bytes: some Collection<UInt8>) {
    guard failure == nil, !bytes.isEmpty else { return }
    do throws(Errno) {
      _ = try Errno.only { try descriptor.writeAll(bytes) }
    } catch {
      failure = error
    }
  }
}
