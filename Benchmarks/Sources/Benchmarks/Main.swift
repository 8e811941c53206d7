/// `swift run -c release --package-path Benchmarks [natural|pathological|program [PATH]|ours [NAME]]`
@main struct Main {
  static func main() {
    let wanted = Set(CommandLine.arguments.dropFirst())
    if runs("program") {
      let path = wanted.first { $0.contains("/") } ?? ".build/release/bidiscope"
      ProgramBenchmark.run(program: path, rounds: 300)
      if wanted.contains("program") { return }
    }
    func runs(_ name: String) -> Bool { wanted.isEmpty || wanted.contains(name) }
    let prose = NaturalCorpora.rightToLeftProse()
    if wanted.contains("ours") {
      let corpora = [NaturalCorpora.english(), prose, NaturalCorpora.mixedMarkup()]
      let paragraphs = PathologicalCorpus.all(prose: prose).map(\.corpus)
      return ResolvingBenchmark.ours(corpora + paragraphs, wanted)
    }
    if runs("natural") {
      ResolvingBenchmark.natural(
        [NaturalCorpora.english(), prose, NaturalCorpora.mixedMarkup()], rounds: 7)
    }
    if runs("pathological") {
      ResolvingBenchmark.pathological(PathologicalCorpus.all(prose: prose), rounds: 5)
    }
  }
}
