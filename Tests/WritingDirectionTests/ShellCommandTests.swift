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

  /// A pipe into a program shows that the words before it were one too.
  @Test(arguments: [
    "cat a.txt | grep java ABC DEF", "history | grep ssh ABC DEF", "env | grep home ABC DEF",
    "echo hello | tee out.txt ABC DEF", "ps aux | grep java ABC DEF GHI", "ps aux|grep java ABC DE",
    "ps aux |grep java ABC", "df | sort ABC", "cat a.txt | sort | uniq ABC DEF", "ls /tmp | wc ABC",
    "foo bar | grep x ABC", "echo \"a b\" | tee c ABC", "mount | less ABC DE",
  ])
  func aPipeShowsACommand(_ text: String) {
    #expect(direction(text) == .rightToLeft)
    #expect(DirectionStrategy.steady.words(scalars(text)).first?.isName == true)
  }

  /// What a command works on may begin with two slashes; a comment in code does too.
  @Test func twoSlashesBehindACommandAreNoComment() {
    for text in [
      "bazel build //app ABC DEF GHI", "bazel run //server:main ABC DE", "go vet //x ABC",
      "bazel test //... ABC DEF", "foo build //app:all ABC DE", "bazel query //a/b ABC",
    ] {
      #expect(direction(text) == .rightToLeft, "\(text)")
    }
    for text in [
      "x = y //counter ABC DEF", "foo bar //baz ABC DEF GHI", "code x //ABC DEF GHI",
      "git push //ABC DEF GHI", "bazel build // ABC DEF GHI", "go home //later ABC DEF GHI",
    ] {
      #expect(direction(text) == .leftToRight, "\(text)")
    }
  }

  @Test(arguments: [
    "git commit -m \"ABC DEF GHI\"", "docker compose up", "git is the best tool for ABC DEF",
    "make sure you have read ABC", "docker is not the same as ABC DEF",
    "npm test ABC and then run it again",
    "git can be a bit hard to learn, says ABC",
    "make me a ABC DEF", "git says ABC", "make coffee for me ABC DEF", "python can do ABC DEF",
    "please update ABC", "users install vim on ABC", "foo bar baz ABC", "foo bar -item ABC",
    "foo build is not done ABC", "one test on ABC DEF",
    // Bars between words that are no programs, and programs in a sentence.
    "home | about us | contact ABC", "news | sort ABC", "history | more ABC", "tea | coffee ABC",
    "use cat | grep ABC DEF", "combine ls | grep ABC DEF", "type ls | less ABC",
    "the pipe in ps | grep says ABC", "read it with ps | grep ABC DEF", "| tool | grep ABC",
    "you can run ps | grep and look for ABC DEF", "ps | grep is what you need for ABC DEF",
    "cat and dog | tail ABC", "go vet the list of ABC", "go to //server and ask ABC",
  ])
  func otherTextsStayLeftToRight(_ text: String) {
    #expect(direction(text) == .leftToRight)
  }
}
