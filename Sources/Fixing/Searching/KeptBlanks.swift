internal import BidiAlgorithm
internal import UnicodeData

/// The blanks between what stands side by side on the screen: no change may draw one at an edge of
/// the paragraph or beside another one, where it parts nothing and two words are glued together.
struct KeptBlanks {
  /// Whether each scalar is a blank; empty where nothing is kept.
  private let areBlank: [Bool]
  /// In how many stretches between blanks the paragraph is drawn, or is stored where these are
  /// fewer, as blanks beside each other may be drawn apart.
  private let fewest: Int

  /// Those of a paragraph. Of one with tags or references none: whoever shows it may take them out,
  /// with what stands beside a blank. O(*n* log *n*).
  init(_ judgement: Judgement) {
    let drawn = judgement.drawn
    let order = drawn.visibleOrder
    let isShownSo = judgement.shown.scalars.count == drawn.scalars.count
    let areBlank =
      isShownSo ? drawn.scalars.map { Skeleton.isSpace($0, BidiProperties.bidiClass(of: $0)) } : []
    self.areBlank = areBlank
    fewest =
      isShownSo
      ? min(Self.stretches(order, areBlank), Self.stretches(order.sorted(), areBlank)) : 0
  }

  /// Whether as many stretches as before are drawn in an order of the screen, from left to right,
  /// of the places in storage before a change; a place below zero is what came. O(*n*).
  func stay(in order: [Int]) -> Bool {
    fewest < 2 || Self.stretches(order, areBlank) >= fewest
  }

  /// How many stretches without blanks an order of places has.
  private static func stretches(_ order: [Int], _ areBlank: [Bool]) -> Int {
    var count = 0
    var isInside = false
    for place in order where place >= 0 {
      if !areBlank[place], !isInside { count += 1 }
      isInside = !areBlank[place]
    }
    return count
  }
}
