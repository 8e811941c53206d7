public import Wording

/// Recognises the languages of a text, script by script.
///
/// A run of one script is asked alone, for in mixed lines detectors know nothing. What decides:
/// letters that only one language of the script has; then everyday words and letters of the
/// languages next to it; CLD2 has a vote beside them, and the only one where many languages share a
/// script. Not for two threads at once; ``another()`` is for them.
public final class LanguageIdentifier {
  private var reader: LanguageReader

  /// What a user is told where ``init(preferred:)`` gives nil.
  public static let missing: Words =
    "language detection is off: libcld2.so.0 is not installed (Debian: libcld2-0)"

  /// An identifier; nil where CLD2 is not installed.
  ///
  /// - Parameter preferred: the user's languages, which are the likelier ones.
  public init?(preferred: [String] = []) {
    guard let detector = CLD2() else { return nil }
    let languages = Set(preferred.map(LanguageCode.ofToday))
    reader = LanguageReader(LanguageJudge(detector, preferred: languages))
  }

  private init(sharing other: LanguageIdentifier) {
    reader = LanguageReader(other.reader.judge)
  }

  /// Another one with the same tables, for another thread.
  public func another() -> LanguageIdentifier { LanguageIdentifier(sharing: self) }

  /// The languages of a text. O(*n*).
  public func identify(_ scalars: [Unicode.Scalar]) -> IdentifiedText {
    unsafe Self.utf8(scalars).withUnsafeBufferPointer { unsafe reader.identify($0) }
  }

  private static func utf8(_ scalars: [Unicode.Scalar]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(scalars.count * 2)
    for scalar in scalars { UTF8.encode(scalar).map { bytes.append(contentsOf: $0) } }
    return bytes
  }

  /// The languages of a text in UTF-8; the ranges count U+FFFD for what is not well-formed. O(*n*).
  public func identify(utf8 text: ArraySlice<UInt8>) -> IdentifiedText {
    do {
      _ = try UTF8Span(validating: text.span)
      return unsafe text.withUnsafeBufferPointer { unsafe reader.identify($0) }
    } catch {
      let repaired = Array(String(decoding: text, as: UTF8.self).utf8)
      return unsafe repaired.withUnsafeBufferPointer { unsafe reader.identify($0) }
    }
  }

  /// The languages of a text of any length, which is read twice in pieces and never held: O(*n*),
  /// and memory for a piece.
  ///
  /// Each piece is judged alone. A script's language is that in which most of its letters are, as
  /// sure as they are of it.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - whole: gets what is found in all of it, without the runs.
  ///   - span: gets the runs then, in the order of the text.
  /// - Throws: what these throw.
  public func identify(
    _ text: TextInPieces, whole: (IdentifiedText) throws -> Void,
    span: (IdentifiedText.Span) throws -> Void
  ) throws {
    let pieces = text.pieces
    guard pieces.count > 1 else {
      let found = identify(text.scalars(0..<text.count))
      try whole(found)
      return try found.spans.forEach(span)
    }
    var tally = ScriptTally()
    for piece in pieces {
      let answers = unsafe Self.utf8(text.scalars(piece)).withUnsafeBufferPointer {
        unsafe reader.answers(for: $0)
      }
      tally.add(answers)
    }
    try whole(tally.result)
    guard tally.letters > 0 else { return }
    var joined = JoinedRuns()
    func emit(_ run: ScriptRun) throws {
      try span(reader.span(run.scalars, of: run.script, tally.answer(for: run.script)))
    }
    for piece in pieces {
      unsafe Self.utf8(text.scalars(piece)).withUnsafeBufferPointer { unsafe reader.read($0) }
      for run in joined.add(reader.runs, from: piece.lowerBound) { try emit(run) }
    }
    if let last = joined.end(at: text.count) { try emit(last) }
  }
}
