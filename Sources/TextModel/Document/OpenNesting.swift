internal import BidiAlgorithm

/// What stands open at a gap of a paragraph: embeddings, overrides and isolates (X1 to X8), and the
/// brackets that may still be paired (BD16).
///
/// Together with the paragraph level and the last strong character it is all that the rules have to
/// know of the text before a gap. It does not depend on the paragraph level. Where it cannot be
/// known without more, it is lost, and so it stays up to the paragraph's end.
struct OpenNesting: Hashable, Sendable {
  /// An initiator without its end so far.
  struct Frame: Hashable, Sendable {
    /// Its class; an FSI that found its strong character is an LRI or RLI.
    var initiator: BidiClass
    /// The brackets of the isolating run sequence in which it stands.
    var outerBrackets: [UInt32]
    /// Whether anything stands in it that X9 keeps.
    var hasContent: Bool

    var isIsolate: Bool { initiator.isIsolateInitiator }
    var isOverride: Bool { initiator == .lro || initiator == .rlo }
  }

  /// What is open, the outermost first.
  private(set) var frames: [Frame] = []
  /// The opening brackets of the isolating run sequence that are not paired, by their identities.
  private(set) var brackets: [UInt32] = []
  /// Whether it is not known what is open: too much is for max_depth or BD16, or runs may join
  /// across what X9 removes.
  private(set) var isLost = false
  /// Whether a run with open brackets has just ended, and could go on in another embedding of its
  /// level.
  private var hasLeftBrackets = false

  /// Up to this depth no initiator overflows: each raises the level by two at most, and X1 allows
  /// 125 (max_depth).
  private static let mostFrames = 60
  /// How many opening brackets BD16 has space for.
  private static let mostBrackets = 63

  /// Nothing is open, as at a paragraph's start.
  init() {}

  /// Whether any isolate is open, so that P2 passes over what follows.
  var isInsideIsolate: Bool { frames.contains { $0.isIsolate } }

  /// Whether the direction of an open FSI is not known yet.
  var hasUndecided: Bool { frames.contains { $0.initiator == .fsi } }

  /// Whether text without explicit formatting changes nothing but brackets.
  var isIndifferentToLetters: Bool {
    !hasLeftBrackets && frames.last?.initiator != .fsi && frames.last?.hasContent != false
  }

  /// Passes a scalar.
  ///
  /// - Parameters:
  ///   - bidiClass: its class.
  ///   - bracket: what it is, if it is a paired bracket.
  mutating func pass(_ bidiClass: BidiClass, _ bracket: BracketCharacter?) {
    switch bidiClass {
    case .bn: return
    case .lre, .rle, .lro, .rlo: openEmbedding(bidiClass)
    case .pdf: closeEmbedding()
    case .lri, .rli, .fsi:
      keep()
      open(bidiClass, hasContent: true)
    case .pdi: closeIsolate()
    case .b:
      // X8; nothing but a CR LF is behind it.
      frames = []
      brackets = []
      hasLeftBrackets = false
    default:
      keep()
      if bidiClass.isStrong { decide(bidiClass) }
      if let bracket { take(bracket) }
    }
  }

  /// Passes a bracket of text without explicit formatting, where that changes nothing else.
  mutating func pass(bracketAlone bracket: BracketCharacter) { take(bracket) }

  /// A scalar that X9 keeps.
  private mutating func keep() {
    hasLeftBrackets = false
    if frames.last?.hasContent == false { frames[frames.count - 1].hasContent = true }
  }

  private mutating func open(_ initiator: BidiClass, hasContent: Bool) {
    guard frames.count < Self.mostFrames else {
      isLost = true
      return
    }
    frames.append(Frame(initiator: initiator, outerBrackets: brackets, hasContent: hasContent))
    brackets = []
  }

  private mutating func openEmbedding(_ initiator: BidiClass) {
    // Whether what stands in it joins the run before depends on levels that are not known here.
    if hasLeftBrackets || frames.last?.initiator == .fsi { isLost = true }
    open(initiator, hasContent: false)
  }

  /// PDF ends the last embedding of its isolate (X7). What stood in it tears the run around it
  /// apart (BD7).
  private mutating func closeEmbedding() {
    guard let last = frames.last, !last.isIsolate else { return }
    frames.removeLast()
    guard last.hasContent else {
      brackets = last.outerBrackets
      return
    }
    hasLeftBrackets = hasLeftBrackets || !brackets.isEmpty
    brackets = []
    if frames.last?.hasContent == false { frames[frames.count - 1].hasContent = true }
  }

  /// PDI ends the last isolate with the embeddings in it (X6a); the sequence around it goes on
  /// (BD13).
  private mutating func closeIsolate() {
    if let place = frames.lastIndex(where: { $0.isIsolate }) {
      brackets = frames[place].outerBrackets
      frames.removeSubrange(place...)
    }
    keep()
  }

  /// X5c: the first strong character of an FSI decides what it is.
  private mutating func decide(_ strong: BidiClass) {
    guard frames.last?.initiator == .fsi else { return }
    frames[frames.count - 1].initiator = strong == .l ? .lri : .rli
  }

  /// BD16. Under an override a bracket is no bracket.
  private mutating func take(_ bracket: BracketCharacter) {
    if frames.last?.isOverride == true { return }
    if bracket.side == .opening {
      guard brackets.count < Self.mostBrackets else {
        isLost = true
        return
      }
      brackets.append(bracket.identity)
    } else if let match = brackets.lastIndex(of: bracket.identity) {
      brackets.removeSubrange(match...)
    }
  }
}
