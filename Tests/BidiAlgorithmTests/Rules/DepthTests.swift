import BidiAlgorithm
import Testing

/// max_depth (BD2): the last levels, the overflow counts, and what closes what after an overflow.
@Suite struct DepthTests {
  @Test func embeddingsStopAt125() {
    let input = BidiInput(classes: Array(repeating: .rle, count: 63) + [.l])
    #expect(resolve(input, direction: .explicit(.leftToRight)).levels.last?.rawValue == 126)
    let more = BidiInput(classes: Array(repeating: .rle, count: 64) + [.r])
    #expect(resolve(more, direction: .explicit(.leftToRight)).levels.last?.rawValue == 125)
  }

  @Test func leftToRightEmbeddingsStopAt124() {
    for count in [62, 63, 100] {
      let input = BidiInput(classes: Array(repeating: .lre, count: count) + [.l])
      #expect(resolve(input, direction: .explicit(.leftToRight)).levels.last?.rawValue == 124)
    }
  }

  /// Each PDF first undoes an overflow; the level does not change until they are used up.
  @Test func overflowEmbeddingsAreClosedFirst() {
    let classes = Array(repeating: BidiClass.rle, count: 65) + [.r, .pdf, .r, .pdf, .r, .pdf, .r]
    let levels = resolve(BidiInput(classes: classes), direction: .explicit(.leftToRight)).levels
    #expect([65, 67, 69, 71].map { levels[$0].rawValue } == [125, 125, 125, 123])
  }

  /// After an embedding overflowed, an isolate overflows even if its level would fit, and a PDF
  /// within it closes nothing.
  @Test func anIsolateAfterAnOverflowOverflows() {
    let classes =
      Array(repeating: BidiClass.rle, count: 63) + [.lri, .r, .pdf, .r, .pdi, .r, .pdf, .r]
    let levels = resolve(BidiInput(classes: classes), direction: .explicit(.leftToRight)).levels
    #expect([64, 66, 68, 70].map { levels[$0].rawValue } == [125, 125, 125, 123])
  }

  /// A PDI closes the overflowing embeddings of its isolate with it.
  @Test func aPDIForgetsOverflows() {
    let classes =
      [BidiClass.rli] + Array(repeating: .rle, count: 70) + [.r, .pdi, .l, .rle, .r, .pdf, .l]
    let levels = resolve(BidiInput(classes: classes), direction: .explicit(.leftToRight)).levels
    #expect([71, 72, 73, 75, 77].map { levels[$0].rawValue } == [125, 0, 0, 1, 0])
  }
}
