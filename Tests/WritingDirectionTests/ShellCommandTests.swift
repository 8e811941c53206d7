import BidiAlgorithm
import Testing
import WritingDirection

/// A command for a shell before a sentence, under `steady`.
@Suite struct ShellCommandTests {
  /// Capitals stand for Hebrew letters.
  private func scalars(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.map { scalar in
      (0x41...0x5A).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0x41 + 0x5D0)! : scalar
    }
  }

  private func direction(_ text: String) -> TextDirection? {
    DirectionStrategy.steady.estimate(scalars(text)).base
  }

  @Test(arguments: [
    "docker compose up ABC DEF GHI", "git push origin main ABC DE", "npm run build ABC DEF",
    "pip install requests ABC", "sudo apt install vim ABC DE FGH", "kubectl get pods ABC DEF GHI",
    "ssh user ABC DEF", "docker run -it ubuntu bash ABC DEF", "cargo test ABC DEF GH",
    "git rebase -i main ABC DEF?", "python manage.py migrate ABC DEF",
  ])
  func aSentenceAboutACommandIsRightToLeft(_ text: String) {
    #expect(direction(text) == .rightToLeft)
  }

  /// Programs that are in no list show themselves by a task or a flag.
  @Test(arguments: [
    "terraform plan ABC", "hugo serve ABC", "pre-commit run --all-files ABC",
    "stack test --fast ABC DE", "foo bar baz -v ABC DEF", "foo bar --long ABC DEF",
    "foo deploy main ABC", "docker run -it ubuntu ABC", "git tag -a ABC",
  ])
  func anUnknownProgramIsKnownByItsTaskOrFlag(_ text: String) {
    #expect(direction(text) == .rightToLeft)
    let words = DirectionStrategy.steady.words(scalars(text))
    #expect(words.first?.isName == true)
  }

  @Test(arguments: [
    "git commit -m \"ABC DEF GHI\"", "docker compose up", "git is the best tool for ABC DEF",
    "make sure you have read ABC", "docker is not the same as ABC DEF",
    "npm test ABC and then run it again",
    "git can be a bit hard to learn, says ABC",
    "make me a ABC DEF", "git says ABC", "make coffee for me ABC DEF", "python can do ABC DEF",
    "please update ABC", "users install vim on ABC", "foo bar baz ABC", "foo bar -item ABC",
    "foo build is not done ABC", "one test on ABC DEF",
  ])
  func otherTextsStayLeftToRight(_ text: String) {
    #expect(direction(text) == .leftToRight)
  }
}
