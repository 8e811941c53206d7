// For those who keep edits outside the program.
extension StoredText {
  /// The scalars in the generalised form of UTF-8: a lone surrogate in three bytes, an ill-formed
  /// byte in the two of its overlong form.
  package var generalisedBytes: [UInt8] { bytes }

  /// A text of bytes in that form; what is not in it is taken byte by byte. O(*n*).
  package init(generalisedBytes bytes: [UInt8]) {
    let scalars = unsafe bytes.withUnsafeBufferPointer {
      unsafe ByteView($0, .generalised).decoded()
    }
    self.init(scalars: scalars)
  }
}
