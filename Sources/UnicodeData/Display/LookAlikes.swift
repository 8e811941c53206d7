public import BidiAlgorithm
internal import CICU

/// What looks alike, by UTS #39.
public enum LookAlikes {
  /// The skeleton of a text (UTS #39, section 4): texts with one skeleton are confusable. O(*n*).
  ///
  /// - Parameter scalars: the text, as it is drawn from left to right.
  /// - Returns: the skeleton; the text itself where ICU fails.
  public static func skeleton(of scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let units = Self.units(scalars)
    var capacity = units.count * 2 + 16
    for _ in 0..<2 {
      var length = 0
      let made = unsafe [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
        length = unsafe Int(
          cicu_skeleton(
            units, Int32(clamping: units.count), buffer.baseAddress, Int32(clamping: capacity)))
        count = max(0, min(length, capacity))
      }
      if length < 0 { return scalars }
      if length <= capacity { return Array(String(decoding: made, as: UTF16.self).unicodeScalars) }
      capacity = length
    }
    return scalars
  }

  /// The `bidiSkeleton` of UTS #39, section 4: the skeleton of what is drawn, mirrored, marks
  /// behind their bases. O(*n*).
  ///
  /// ICU has it from version 74 on; here it is put together of its parts.
  ///
  /// - Parameters:
  ///   - scalars: one paragraph without its separator.
  ///   - direction: its direction.
  /// - Returns: the skeleton.
  public static func bidiSkeleton(
    of scalars: [Unicode.Scalar], direction: TextDirection
  ) -> [Unicode.Scalar] {
    let line = resolve(BidiInput(scalars: scalars), direction: .explicit(direction)).wholeLine
    var drawn: [Unicode.Scalar] = []
    drawn.reserveCapacity(scalars.count)
    line.forEachVisualRun { run in
      guard run.level.isRightToLeft else {
        drawn += scalars[run.range]
        return
      }
      var end = run.range.upperBound
      while end > run.range.lowerBound {
        var start = end - 1
        while start > run.range.lowerBound, BidiProperties.bidiClass(of: scalars[start]) == .nsm {
          start -= 1
        }
        drawn += scalars[start..<end].map { BidiProperties.mirror(of: $0) ?? $0 }
        end = start
      }
    }
    return skeleton(of: drawn)
  }

  /// Whether ICU's spoof checker finds something in a text that is there and not seen, such as one
  /// mark twice on a letter. O(*n*).
  public static func hasInvisible(_ scalars: [Unicode.Scalar]) -> Bool {
    let units = units(scalars)
    return unsafe cicu_has_invisible(units, Int32(clamping: units.count)) != 0
  }

  private static func units(_ scalars: [Unicode.Scalar]) -> [UInt16] {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return Array(String(text).utf16)
  }
}
