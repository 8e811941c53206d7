/// Single paragraphs that some engine takes quadratic time or worse for.
struct PathologicalCorpus {
  /// The paragraph.
  let corpus: Corpus
  /// The same kind of paragraph, short enough for the peers that cannot take the long one.
  let short: Corpus

  /// Those whose names are wanted.
  static func all(where isWanted: (String) -> Bool) -> [PathologicalCorpus] {
    (isWanted("one paragraph of prose") ? [prose()] : [])
      + made().filter { isWanted($0.corpus.name) }
  }

  private static func prose() -> PathologicalCorpus {
    let running = String(decoding: NaturalCorpora.rightToLeftProse().utf8, as: UTF8.self)
    return PathologicalCorpus("one paragraph of prose", repeating: running)
  }

  /// The Hebrew letter keeps each from being recognised as text of one direction.
  private static func made() -> [PathologicalCorpus] {
    let open = String(repeating: "(", count: 20) + String(repeating: "[", count: 20)
    return [
      PathologicalCorpus(
        "isolates 60 deep",
        repeating: nested(["\u{2067}", "\u{2066}"], "a\u{5D0}", ["\u{2069}"], depth: 60)),
      PathologicalCorpus(
        "embeddings 200 deep",
        repeating: nested(["\u{202B}", "\u{202A}"], "a\u{5D0}", ["\u{202C}"], depth: 200)),
      PathologicalCorpus("open FSI", prefix: "\u{2068}", middle: "\u{5D0}", suffix: ""),
      PathologicalCorpus("nested FSI", prefix: "\u{2068}", middle: "\u{5D0}", suffix: "\u{2069}"),
      PathologicalCorpus(
        "brackets 63 deep", repeating: nested(["("], "\u{5D0}", [")"], depth: 63), lead: "a"),
      PathologicalCorpus("flat pairs", repeating: "(\u{5D0})", lead: "a"),
      PathologicalCorpus("alternating L and R", repeating: "a\u{5D0}"),
      PathologicalCorpus("mismatched brackets", prefix: "([", middle: "\u{5D0}a", suffix: ")}"),
      PathologicalCorpus(
        "60 open, then unmatched", repeating: "", lead: "a" + open + "\u{5D0}", filler: "}"),
      PathologicalCorpus("a million open brackets", repeating: "(", lead: "a\u{5D0}"),
    ]
  }

  /// A paragraph that repeats a text.
  private init(_ name: String, repeating unit: String, lead: String = "", filler: String = "") {
    let unit = unit.isEmpty ? filler : unit
    corpus = Self.paragraph(name, 1_000_000) { count in
      let scalars = Array(unit.unicodeScalars)
      let start = Array(lead.unicodeScalars)
      return (0..<count).map {
        $0 < start.count ? start[$0] : scalars[($0 - start.count) % scalars.count]
      }
    }
    short = Self.paragraph(name, 100_000) { count in
      Array(
        Array(
          (lead + String(repeating: unit, count: 1 + count / unit.unicodeScalars.count))
            .unicodeScalars
        ).prefix(count))
    }
  }

  /// A paragraph of a repeated opening, a middle and a repeated closing.
  private init(_ name: String, prefix: String, middle: String, suffix: String) {
    func scalars(_ count: Int) -> [Unicode.Scalar] {
      let half = suffix.isEmpty ? count : count / 2
      let opening = Array(
        String(repeating: prefix, count: half / prefix.unicodeScalars.count).unicodeScalars)
      let closing =
        suffix.isEmpty
        ? []
        : Array(String(repeating: suffix, count: half / suffix.unicodeScalars.count).unicodeScalars)
      return opening + Array(middle.unicodeScalars) + closing
    }
    corpus = Self.paragraph(name, 1_000_000, scalars)
    short = Self.paragraph(name, 100_000, scalars)
  }

  private static func paragraph(
    _ name: String, _ count: Int, _ scalars: (Int) -> [Unicode.Scalar]
  ) -> Corpus {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars(count))
    return Corpus(name: name, source: "made here", paragraphs: [String(text)])
  }

  private static func nested(
    _ opening: [String], _ middle: String, _ closing: [String], depth: Int
  ) -> String {
    (0..<depth).map { opening[$0 % opening.count] }.joined() + middle
      + (0..<depth).map { closing[$0 % closing.count] }.joined()
  }
}
