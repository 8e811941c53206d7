internal import Storage
internal import SystemPackage

/// The frames of a language server's input and output: a header with the length, and JSON.
struct MessageStream {
  private var pending: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var writer = DescriptorWriter(.standardOutput)

  /// The longest message that is taken, in bytes.
  private static let longest = 1 << 28
  private static let longestHeader = 1 << 13

  /// The content of the next frame; nil at the end of the input, and where what comes is no frame.
  mutating func next() -> [UInt8]? {
    while true {
      if let end = headerEnd {
        guard let length = length(upTo: end), length <= Self.longest else { return nil }
        while pending.count < end + length { guard fill() else { return nil } }
        let content = Array(pending[end..<end + length])
        pending.removeSubrange(..<(end + length))
        return content
      }
      guard pending.count < Self.longestHeader, fill() else { return nil }
    }
  }

  private mutating func fill() -> Bool {
    guard let count = try? FileDescriptor.standardInput.read(into: &buffer), count > 0 else {
      return false
    }
    pending += buffer[..<count]
    return true
  }

  /// Where the header ends: behind an empty line.
  private var headerEnd: Int? {
    let sign: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    guard pending.count >= sign.count else { return nil }
    return (0...(min(pending.count, Self.longestHeader) - sign.count)).first {
      Array(pending[$0..<$0 + sign.count]) == sign
    }.map { $0 + sign.count }
  }

  private func length(upTo end: Int) -> Int? {
    let header = String(decoding: pending[..<end], as: UTF8.self)
    for line in header.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      return Int(parts[1].filter { $0 != " " }).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }

  /// Writes a frame at once.
  ///
  /// - Throws: why it could not be written.
  mutating func write(_ message: JSONValue) throws(FileFailure) {
    var json = JSONWriter()
    message.write(to: &json)
    let content = json.take()
    writer.write("Content-Length: \(content.count)\r\n\r\n".utf8)
    writer.write(content)
    writer.flush()
    if let failure = writer.failure {
      var failure = FileFailure("standard output", failure)
      failure.isOfOutput = true
      throw failure
    }
  }
}
