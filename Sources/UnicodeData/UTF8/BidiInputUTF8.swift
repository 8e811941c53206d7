public import BidiAlgorithm

extension BidiInput {
  /// The classes and brackets of a paragraph of UTF-8. O(*n*).
  ///
  /// A byte that is not part of a well-formed sequence counts as one scalar, U+FFFD.
  ///
  /// - Parameter bytes: the paragraph, its separator included.
  public init(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    self = unsafe withUnsafeTemporaryAllocation(
      of: BracketCharacter.self, capacity: BracketGathering.batchSize
    ) { buffer in
      var brackets = unsafe BracketGathering(of: bytes, buffer: buffer)
      var classSet: BidiClassSet = []
      let classes = unsafe Self.classes(bytes, &brackets, &classSet)
      return BidiInput(
        classes: classes, orderedBrackets: brackets.finished(), classSet: classSet)
    }
  }

  private static func classes(
    _ bytes: UnsafeBufferPointer<UInt8>, _ brackets: inout BracketGathering,
    _ classSet: inout BidiClassSet
  ) -> [BidiClass] {
    // Copied from the stack, an array of a few hundred is made in half the time of one filled in
    // place.
    if bytes.count <= 1024 {
      return unsafe withUnsafeTemporaryAllocation(of: BidiClass.self, capacity: bytes.count) {
        scratch in
        let count = unsafe ClassReader.read(bytes, into: scratch, &brackets, &classSet)
        return unsafe Array(UnsafeBufferPointer(rebasing: scratch[..<count]))
      }
    }
    return unsafe Array(unsafeUninitializedCapacity: bytes.count) { buffer, count in
      count = unsafe ClassReader.read(bytes, into: buffer, &brackets, &classSet)
    }
  }
}
