internal import CPeers

/// `swift run -c release --package-path Benchmarks [natural|pathological|program
/// [PATH]|ours|spelling] [NAME…]`
///
/// Names, such as `flat pairs` or `10 kB of mixed text`, leave out all other corpora and documents.
@main struct Main {
  static func main() {
    let parts: Set = ["natural", "pathological", "program", "ours", "spelling"]
    let arguments = Set(CommandLine.arguments.dropFirst())
    let wanted = arguments.intersection(parts)
    let names = arguments.subtracting(parts)
    func runs(_ part: String) -> Bool { wanted.isEmpty || wanted.contains(part) }
    func isNamed(_ name: String) -> Bool { names.isEmpty || names.contains(name) }
    if runs("program") {
      let path = names.first { $0.contains("/") }
      ProgramBenchmark.run(
        program: path ?? ".build/release/bidiscope", rounds: 300,
        names: path.map { names.subtracting([$0]) } ?? names)
      if wanted.contains("program") { return }
    }
    if runs("spelling") {
      SpellingBenchmark.run()
      if wanted.contains("spelling") { return }
    }
    peer_keep_memory()
    let natural = { NaturalCorpora.all(where: isNamed) }
    let pathological = { PathologicalCorpus.all(where: isNamed) }
    if wanted.contains("ours") {
      return ResolvingBenchmark.ours(
        natural() + pathological().map(\.corpus), rounds: names.isEmpty ? 9 : 200)
    }
    if runs("natural") { ResolvingBenchmark.natural(natural(), rounds: 9) }
    if runs("pathological") { ResolvingBenchmark.pathological(pathological(), rounds: 15) }
  }
}
