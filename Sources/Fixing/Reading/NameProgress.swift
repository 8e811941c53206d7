internal import BidiAlgorithm

/// How far something is, behind its right-to-left name and a word of English that says what is done
/// with it: `Copying ABC 75% (3/4)`, `Installing ABC (2/10)`, `(2/5) installing ABC [####] 100%`.
/// It is the line's.
enum NameProgress {
  /// Longer words are none of those that are asked about.
  private static let longestVerb = 16
  /// The most scalars of a count in brackets.
  private static let longestCount = 16

  /// Whether elements right behind a name are a share or a count in brackets, a bar, or a share
  /// with a sign before it or more behind it, nothing of it right-to-left: the verb stands before
  /// the name, with signs and a count in brackets before it or without them; before brackets also
  /// with a colon. A share alone may be the name's. O(its length).
  static func isOfLine(
    _ tail: Range<Int>, behind name: Range<Int>, _ all: [Element], _ text: Skeleton
  ) -> Bool {
    guard !tail.isEmpty, name.lowerBound > 0 else { return false }
    let isLabel = name.lowerBound > 1 && all[name.lowerBound - 1].isJoinedSign(of: ":", in: text)
    let verb = name.lowerBound - (isLabel ? 2 : 1)
    guard isVerb(all[verb], text),
      all[..<verb].allSatisfy({ $0.isSign || isCount($0.range, text) }),
      LabelledName.isName(all[name], text)
    else { return false }
    let rest = all[tail.lowerBound...].drop { isJoint($0, text) }
    guard let first = rest.first, first.followsSpace,
      rest.allSatisfy({ $0.direction != .rightToLeft })
    else { return false }
    if isCount(first.range, text) || ProgressBar.isBar(first.range, text) { return true }
    if isLabel { return false }
    let isParted = rest.count > 1 || rest.startIndex > tail.lowerBound
    return isParted && first.isEuropeanNumber(in: text)
      && ProgressNumber.isShare(first.range, text)
  }

  /// Whether an element is a sign between a name and what is told of it: a colon, dots or a dash.
  private static func isJoint(_ element: Element, _ text: Skeleton) -> Bool {
    element.isJoinedSign(of: ":.\u{2026}", in: text)
      || (element.followsSpace && element.isSign(of: "-\u{2013}\u{2014}", in: text))
  }

  /// Whether a range is a share, or a number and how many there are, in brackets: `(45%)`,
  /// `(2/10)`, `[2 of 10]`.
  private static func isCount(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    let brackets = [text.at(range.lowerBound), text.at(range.upperBound - 1)]
    guard brackets == ["(", ")"] || brackets == ["[", "]"], range.count <= longestCount else {
      return false
    }
    let inside = text.string(range.dropFirst().dropLast())
    let number = inside.hasSuffix("%") ? String(inside.dropLast()) : inside
    let parts = number.replacing(" of ", with: "/").split(
      separator: "/", omittingEmptySubsequences: false)
    let areNumbers = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { ("0"..."9").contains($0) }
    }
    return areNumbers && parts.count == (inside.hasSuffix("%") ? 1 : 2)
  }

  private static func isVerb(_ word: Element, _ text: Skeleton) -> Bool {
    guard word.isWord, word.direction == .leftToRight, word.range.count < longestVerb else {
      return false
    }
    return verbs.contains(text.string(word.range).lowercased())
  }

  /// What programs do piece by piece.
  private static let verbs: Set<String> = [
    "analyzing", "archiving", "building", "burning", "caching", "checking", "cloning", "compiling",
    "compressing", "converting", "copying", "decoding", "decrypting", "deleting", "downloading",
    "encoding", "encrypting", "exporting", "extracting", "fetching", "importing", "indexing",
    "installing", "loading", "merging", "moving", "packing", "printing", "processing", "receiving",
    "recovering", "removing", "rendering", "resizing", "restoring", "saving", "scanning", "sending",
    "syncing", "synchronizing", "transcoding", "transferring", "unpacking", "unzipping", "updating",
    "upgrading", "uploading", "validating", "verifying", "zipping",
  ]
}
