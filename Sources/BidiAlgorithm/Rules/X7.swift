extension ExplicitLevels {
  /// X7: a PDF closes the innermost open embedding or override, but never an isolate.
  ///
  /// Inside an overflowing isolate it does nothing. Otherwise, where an embedding overflowed, count
  /// one overflow embedding less. Otherwise, where the last entry of the stack is not an isolate
  /// and is not the paragraph's own, pop it. Otherwise the PDF matches nothing.
  ///
  /// Example: in `{RLE}a{RLI}b{PDF}c{PDI}{PDF}d` the first PDF stands in the isolate and closes
  /// nothing; the second closes the RLE.
  ///
  /// Source: UAX #9, section 3.3.2.
  @inline(__always)
  mutating func applyX7(at position: Int, _ observer: inout Observer) {
    var ignored: BidiEvent.IgnoredReason?
    var matched: Int?
    if stack.overflowIsolates > 0 {
      ignored = .insideOverflowIsolate
    } else if stack.overflowEmbeddings > 0 {
      stack.overflowEmbeddings -= 1
      ignored = .closesOverflow
    } else if stack.last.isIsolate {
      ignored = .insideIsolate(Int(stack.last.initiator))
    } else if stack.hasMoreThanParagraph {
      if Observer.isListening { matched = Int(stack.last.initiator) }
      stack.pop()
    } else {
      ignored = .noMatch
    }
    report(.x7, position, after: stack.last.level, ignored: ignored, because: matched, &observer)
  }
}
