internal import CPeers

/// Levels and visual order, beside ICU and FriBidi.
enum ResolvingBenchmark {
  /// Natural text: nanoseconds per character, the fastest of alternating runs in this process.
  static func natural(_ corpora: [Corpus], rounds: Int) {
    for corpus in corpora {
      print(
        "\(corpus.name): \(corpus.paragraphCount) paragraphs, \(corpus.scalarCount) scalars, "
          + "from \(corpus.source)")
    }
    print("\nns per character: levels and visual runs, levels and visual map\n")
    var table = Table([
      "", "runs: ours", "ICU \(String(cString: peer_icu_version()))", "×",
      "map: ours", "ICU", "×", "FriBidi \(String(cString: peer_fribidi_version()))", "×",
    ])
    for corpus in corpora {
      table.add(row(corpus, rounds))
    }
    table.show()
  }

  private static func row(_ corpus: Corpus, _ rounds: Int) -> [String] {
    let map = UnsafeMutableBufferPointer<Int32>.allocate(capacity: corpus.longest)
    defer { map.deallocate() }
    var ourRuns = Measurement()
    var ourMap = Measurement()
    var icuRuns = Measurement()
    var icuMap = Measurement()
    var friBidi = Measurement()
    for _ in 0..<rounds {
      ourRuns.measure { keep(Ours.run(corpus, map: nil)) }
      icuRuns.measure { keep(corpus.withUTF16 { peer_icu($0, Int32(PEER_RUNS), map.baseAddress) }) }
      ourMap.measure { keep(Ours.run(corpus, map: map)) }
      icuMap.measure { keep(corpus.withUTF16 { peer_icu($0, Int32(PEER_MAP), map.baseAddress) }) }
      friBidi.measure { keep(corpus.withUTF32 { peer_fribidi($0, map.baseAddress) }) }
    }
    let per = { (measurement: Measurement) in measurement.fastest / Double(corpus.scalarCount) }
    let number = { (value: Double) in Table.number(value, digits: 2) }
    return [
      corpus.name, number(per(ourRuns)), number(per(icuRuns)),
      Table.number(icuRuns.fastest / ourRuns.fastest), number(per(ourMap)), number(per(icuMap)),
      Table.number(icuMap.fastest / ourMap.fastest), number(per(friBidi)),
      Table.number(friBidi.fastest / ourMap.fastest),
    ]
  }

  /// Single paragraphs made to be slow: milliseconds with visual map, the fastest of alternating
  /// runs in this process. FriBidi, and ICU where it is quadratic, get a tenth of the length, in a
  /// process of their own.
  static func pathological(_ corpora: [PathologicalCorpus], rounds: Int) {
    print("ms for one paragraph: levels and visual map; peers marked * at a tenth of the length\n")
    var table = Table(["", "scalars", "ours", "ICU", "×", "ours *", "FriBidi *", "×"])
    for pathological in corpora {
      table.add(row(pathological, rounds))
    }
    table.show()
  }

  private static func row(_ paragraph: PathologicalCorpus, _ rounds: Int) -> [String] {
    let corpus = paragraph.corpus
    let map = UnsafeMutableBufferPointer<Int32>.allocate(capacity: corpus.longest)
    defer { map.deallocate() }
    let length = Int32(corpus.longest)
    let isQuadratic = corpus.withUTF16 { peer_icu_apart($0, length, 4) } < 0
    var long = Measurement()
    var short = Measurement()
    var icu = Measurement()
    for _ in 0..<rounds {
      long.measure { keep(Ours.run(corpus, map: map)) }
      short.measure { keep(Ours.run(paragraph.short, map: map)) }
      if isQuadratic { continue }
      icu.measure { keep(corpus.withUTF16 { peer_icu($0, Int32(PEER_MAP), map.baseAddress) }) }
    }
    let icuTime =
      isQuadratic
      ? paragraph.short.withUTF16 { peer_icu_apart($0, length, 20) } : Int64(icu.fastest)
    let friBidi = paragraph.short.withUTF32 { peer_fribidi_apart($0, length, 20) }
    return [
      corpus.name, String(corpus.scalarCount), milliseconds(long.fastest),
      told(icuTime) + (isQuadratic ? " *" : ""),
      ratio(icuTime, isQuadratic ? short.fastest : long.fastest),
      milliseconds(short.fastest), told(friBidi), ratio(friBidi, short.fastest),
    ]
  }

  private static func milliseconds(_ nanoseconds: Double) -> String {
    Table.number(nanoseconds / 1e6, digits: 2)
  }

  private static func told(_ nanoseconds: Int64) -> String {
    switch nanoseconds {
    case -1: "crashes"
    case -2: "> 20 s"
    default: milliseconds(Double(nanoseconds))
    }
  }

  private static func ratio(_ peer: Int64, _ ours: Double) -> String {
    peer < 0 ? "" : Table.number(Double(peer) / ours)
  }

  /// Our engine alone, again and again, for a profiler.
  static func ours(_ corpora: [Corpus], rounds: Int) {
    var table = Table(["", "ns per character"])
    for corpus in corpora {
      let map = UnsafeMutableBufferPointer<Int32>.allocate(capacity: corpus.longest)
      defer { map.deallocate() }
      var measurement = Measurement()
      for _ in 0..<rounds { measurement.measure { keep(Ours.run(corpus, map: map)) } }
      table.add([
        corpus.name, Table.number(measurement.fastest / Double(corpus.scalarCount), digits: 2),
      ])
    }
    table.show()
  }

  /// Keeps a result from being optimised away.
  @inline(never)
  private static func keep(_ value: some BinaryInteger) {
    if value == -1 { print("an engine failed") }
  }
}
