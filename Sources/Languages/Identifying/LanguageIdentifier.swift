/// Recognises the languages of a text, script by script.
///
/// A run of one script is asked alone, for in mixed lines detectors know nothing. What decides: letters that only one
/// language of the script has; then everyday words and letters of the languages next to it; CLD2 has a vote beside
/// them, and the only one where many languages share a script. Not for two threads at once; ``another()`` is for them.
public final class LanguageIdentifier {
  private var judge: LanguageJudge
  private var table = ScalarTable()
  private var runs = ScriptRuns()
  private var words = WordsOfScript()

  /// What a user is told where ``init(preferred:)`` gives nil.
  public static let missing =
    "language detection is off: libcld2.so.0 is not installed (Debian: libcld2-0)"

  /// An identifier; nil where CLD2 is not installed.
  ///
  /// - Parameter preferred: the user's languages, which are the likelier ones.
  public init?(preferred: [String] = []) {
    guard let detector = CLD2() else { return nil }
    judge = LanguageJudge(
      detector, preferred: Set(preferred.map { String($0.prefix { $0 != "-" }) }))
  }

  private init(sharing other: LanguageIdentifier) { judge = other.judge }

  /// Another one with the same tables, for another thread.
  public func another() -> LanguageIdentifier { LanguageIdentifier(sharing: self) }

  /// The languages of a text. O(*n*).
  public func identify(_ scalars: [Unicode.Scalar]) -> IdentifiedText {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(scalars.count * 2)
    for scalar in scalars { UTF8.encode(scalar).map { bytes.append(contentsOf: $0) } }
    return bytes.withUnsafeBufferPointer { identifyWellFormed($0) }
  }

  /// The languages of a text in UTF-8; the ranges count U+FFFD for what is not well-formed. O(*n*).
  public func identify(utf8 text: ArraySlice<UInt8>) -> IdentifiedText {
    do {
      _ = try UTF8Span(validating: text.span)
      return text.withUnsafeBufferPointer { identifyWellFormed($0) }
    } catch {
      let repaired = Array(String(decoding: text, as: UTF8.self).utf8)
      return repaired.withUnsafeBufferPointer { identifyWellFormed($0) }
    }
  }

  private func identifyWellFormed(_ text: UnsafeBufferPointer<UInt8>) -> IdentifiedText {
    runs.read(text, &table)
    guard let first = runs.runs.first?.script else { return .none }
    var best = answer(first, text)
    var letters = best.letters
    if runs.runs.count == 1 {
      return result(best, letters: letters) { _ in best.language }
    }
    var answers = [best]
    for run in runs.runs where !answers.contains(where: { $0.script == run.script }) {
      let own = answer(run.script, text)
      answers.append(own)
      letters += own.letters
      // Of as many letters, the script that comes first.
      if own.letters > best.letters { best = own }
    }
    return result(best, letters: letters) { script in
      answers.first { $0.script == script }?.language
    }
  }

  /// The language of the runs of one script.
  private struct Answer {
    var script: UInt8
    var language: String?
    var confidence: Double
    var letters: Int
  }

  private func answer(_ script: UInt8, _ text: UnsafeBufferPointer<UInt8>) -> Answer {
    let code = table.codes[Int(script)]
    words.take(script, of: runs, in: text, isLatin: code == "Latn")
    let letters = words.letters
    guard letters > 0 else {
      return Answer(script: script, language: nil, confidence: 0, letters: 0)
    }
    let found = judge.language(of: words, script: code, number: script)
    // A letter or two say little, whatever they are.
    let damped = found.confidence * (1 - 1 / Double(1 << min(letters, 20)))
    return Answer(
      script: script, language: found.language, confidence: damped, letters: letters)
  }

  private func result(
    _ best: Answer, letters: Int, language: (UInt8) -> String?
  ) -> IdentifiedText {
    guard letters > 0 else { return .none }
    let confidence = best.confidence * Double(best.letters) / Double(letters)
    return IdentifiedText(
      language: best.language, confidence: min(0.99, (confidence * 100).rounded() / 100),
      isReliable: best.confidence >= 0.75,
      spans: runs.runs.map { run in
        IdentifiedText.Span(
          range: run.scalars, script: table.codes[Int(run.script)], language: language(run.script))
      })
  }
}
