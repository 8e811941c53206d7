import BidiAlgorithm
import Fixing
import Testing

/// Lines that mail programs write above an answer, with embeddings and isolates of their own.
@Suite struct MailLineTests {
  private func problems(_ pseudo: String, _ direction: BaseDirection = .auto) -> [Problem] {
    Judge().problems(of: BrokenString.scalars(pseudo), direction: direction)
  }

  /// The name of who wrote and the address are two where an embedding or an isolate ends between
  /// them, and each is drawn as it is read.
  @Test(arguments: [
    "{RLE}AB, 5 CDEF 2024 B-10:15 EAE {LRE}{U+0044}an {U+004C}evi{PDF}{RLM} <{LRE}dan@gmail.com{PDF}{RLM}>:{PDF}{LRM}",
    "{RLE}AB 5 CDEF EAE {LRE}{U+0052}on{PDF}{RLM} <ron@example.com>:{PDF}",
    "ABC {LRI}{U+0044}an {U+004C}evi{PDI} <dan@gmail.com>",
    "ABC {FSI}{U+0044}an {U+004C}evi{PDI} <{LRI}dan@gmail.com{PDI}> DEF",
    "{RLE}EAE {U+0044}an {U+004C}evi{PDF} <dan@gmail.com>:",
    "{RLE}{U+0643}{U+062A}{U+0628} {LRE}{U+0053}ami{PDF}{RLM} <sami@example.com>:{PDF}",
    "{RLE}{U+0646}{U+0648}{U+0634}{U+062A} {LRE}{U+004E}ima{PDF}{RLM} <{LRE}nima@example.com{PDF}{RLM}>:{PDF}",
    "{RLE}ABC {LRE}{U+0044}an {U+004C}evi <dan@gmail.com>{PDF}: DEF{PDF}",
    "{RLE}ABC DEF <{LRE}abc@gmail.com{PDF}>:{PDF}", "{RLE}ABC DEF: abc@gmail.com{PDF} GHI",
  ])
  func aPieceEndsWhereItsEmbeddingDoes(_ pseudo: String) {
    #expect(problems(pseudo).isEmpty)
    #expect(problems(pseudo, .explicit(.rightToLeft)).isEmpty)
  }

  /// Without controls the name and the address are one; a bracket that went to the name is torn
  /// beside controls, too.
  @Test(arguments: [
    "ABC {U+0044}an {U+004C}evi <dan@gmail.com> DEF",
    "{RLE}AB EAE {LRE}{U+0044}an {U+004C}evi{PDF} <{LRE}dan@gmail.com{PDF}> ABC:{PDF}",
  ])
  func aTornAddressIsFound(_ pseudo: String) {
    #expect(problems(pseudo).map(\.kind) == [.email])
  }

  /// A number keeps its unit whatever is closed between them.
  @Test func aSignOfItsNumberIsNotCutOff() {
    #expect(problems("ABC {LRI}5{PDI}% DEF").map(\.kind) == [.number])
  }

  /// A dash behind an address parts it from the words behind it, or from nothing.
  @Test(arguments: [
    "ABC dan@gmail.com- DEF", "ABC dan@gmail.com-DEF", "{RLE}ABC {LRE}dan@gmail.com{PDF}-ABC{PDF}",
    "{U+0639}{U+0646} sami@example.com- {U+0643}", "ABC dan@mail-box.example.com DEF",
  ])
  func aDashBehindAnAddress(_ pseudo: String) {
    #expect(problems(pseudo).isEmpty)
  }
}
