internal import BidiAlgorithm
internal import Wording

/// The candidates that are given for a paragraph: no two of them make the same of it, and no two
/// have one name.
enum GivenCandidates {
  /// The first of some candidates that differ, each with a name of its own. O(candidates² × *n*).
  ///
  /// - Parameters:
  ///   - all: the candidates, the best first.
  ///   - limit: how many are given at most.
  ///   - scalars: the paragraph before any change.
  /// - Returns: the candidates that are given.
  static func list(
    _ all: [Candidate], limit: Int, of scalars: [Unicode.Scalar]
  ) -> [Candidate] {
    let given = Array(all.different.prefix(limit))
    return given.map { candidate in
      let alike = given.filter { $0.name == candidate.name }
      guard alike.count > 1 else { return candidate }
      let stretches = alike.map { stretch(of: $0.edit, in: scalars.count) }
      let place =
        Set(stretches).count == alike.count
        ? stretch(of: candidate.edit, in: scalars.count) : controls(of: candidate.edit, scalars)
      guard !place.isEmpty else { return candidate }
      var told = candidate
      told.name = "\(candidate.name) at \(verbatim: place)"
      return told
    }
  }

  /// From where to where an edit puts isolates, or else takes something out or puts it in. What is
  /// around the whole paragraph does not count beside others. Empty where nothing comes or goes.
  private static func stretch(of edit: ControlEdit, in count: Int) -> String {
    var ranges = edit.isolated
    if ranges.isEmpty { ranges = edit.removals.map { $0..<$0 + 1 } }
    if ranges.isEmpty { ranges = edit.insertions.map { $0.at..<$0.at } }
    let inner = ranges.filter { $0 != 0..<count }
    let places = inner.isEmpty ? ranges : inner
    guard let first = places.map(\.lowerBound).min(), let last = places.map(\.upperBound).max()
    else { return "" }
    return "[\(first),\(last))"
  }

  /// All that an edit puts in and takes out, with its places: two edits that have this in common
  /// are one.
  private static func controls(of edit: ControlEdit, _ scalars: [Unicode.Scalar]) -> String {
    let puts = edit.insertions.flatMap { put in
      put.scalars.map { "\(Proposals.label($0)) \(put.at)" }
    }
    let takes = edit.removals.map { "\(Proposals.label(scalars[$0])) [\($0),\($0 + 1))" }
    return (puts + takes).joined(separator: ", ")
  }
}
