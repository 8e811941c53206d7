internal import BidiAlgorithm

/// The texts that are aimed at a rule.
extension HardTextGenerator {
  mutating func text(for aim: RuleAim) -> TestText {
    var text = TestText(scalars: [], direction: anyDirection())
    switch aim {
    case .p2:
      if chance(of: 5) != 0 { text.direction = .auto }
      text.scalars = firstLetters()
    case .embeddings: text.scalars = embeddingTexts()
    case .depth, .overflow, .resumed: text.scalars = nested(for: aim, &text.direction)
    case .overrides: text.scalars = overrides()
    case .firstStrong: text.scalars = firstStrongIsolates()
    case .unmatchedPDI:
      text.scalars =
        initiator(Self.embeddings) + [letter()] + one(.pdi) + [letter()] + one(.pdf)
        + soup(Self.plain, length: 1...3)
    case .closing: text.scalars = closings()
    case .matching: text.scalars = isolatePatterns()
    case .removed: text.scalars = removedBetween()
    case .ends: text.scalars = edges()
    case .marks: text.scalars = marks()
    case .arabicNumbers: text.scalars = arabicNumbers()
    case .separators: text.scalars = separators()
    case .terminators: text.scalars = terminators()
    case .latinNumbers: text.scalars = latinNumbers()
    case .brackets, .bracketNumbers, .bracketMarks, .overriddenBrackets, .bracketLimit,
      .bracketOverflow,
      .equivalents, .mismatches:
      text = bracketText(for: aim)
    case .neutrals: text.scalars = neutrals()
    case .implicit:
      text.scalars =
        (chance(of: 2) == 0 ? initiator(Self.embeddings) : []) + soup(Self.strong, length: 1...5)
    case .spaces: text.scalars = spaces()
    case .reversal: text.scalars = towers()
    }
    if chance(of: 12) == 0, text.scalars.count < 30 { sprinkle(&text.scalars, Self.removedClasses) }
    if chance(of: 25) == 0 { text.scalars.append("\u{2029}") }
    return text
  }

  // MARK: What they are made of

  static let embeddings: [BidiClass] = [.lre, .rle, .lro, .rlo]
  static let isolates: [BidiClass] = [.lri, .rli, .fsi]
  static let strong: [BidiClass] = [.l, .r, .al, .en, .an]
  static let plain: [BidiClass] = [.l, .r, .r, .al, .en, .an, .on, .ws]

  func one(_ bidiClass: BidiClass) -> [Unicode.Scalar] { [TestAlphabet.scalar(of: bidiClass)] }

  mutating func initiator(_ classes: [BidiClass]) -> [Unicode.Scalar] {
    one(classes[chance(of: classes.count)])
  }

  mutating func letter() -> Unicode.Scalar {
    TestAlphabet.scalar(of: [.l, .r, .r, .al, .en, .an][chance(of: 6)])
  }

  /// Isolates and embeddings before the letter that decides.
  private mutating func firstLetters() -> [Unicode.Scalar] {
    let start = soup([.on, .ws, .en, .an], length: 0...2)
    switch chance(of: 5) {
    case 0:
      return start + initiator(Self.isolates) + [letter()] + one(.pdi) + [letter(), letter()]
    case 1: return start + initiator(Self.isolates) + [letter(), letter()]
    case 2: return start + initiator(Self.embeddings) + [letter()] + one(.pdf) + [letter()]
    case 3: return start + one(.al) + soup(Self.plain, length: 0...2)
    default:
      return start + initiator(Self.isolates) + initiator(Self.isolates) + [letter()] + one(.pdi)
        + [letter()] + one(.pdi) + [letter()]
    }
  }

  private mutating func overrides() -> [Unicode.Scalar] {
    let inner = soup([.l, .r, .al, .en, .an, .on, .ws, .nsm, .cs], length: 1...4)
    let override = initiator([.lro, .rlo])
    if chance(of: 2) == 0 { return besideOverride() }
    if chance(of: 2) == 0 { return override + inner + one(.pdf) + soup(Self.plain, length: 0...3) }
    return override + soup(Self.plain, length: 0...2) + initiator(Self.isolates) + inner + one(.pdi)
      + soup(Self.plain, length: 0...2) + one(.pdf) + soup(Self.plain, length: 0...2)
  }

  /// What is overridden, between letters at the same level that are not.
  private mutating func besideOverride() -> [Unicode.Scalar] {
    let isRightToLeft = chance(of: 2) == 0
    let letters = one(isRightToLeft ? .l : .r)
    let beside = one(isRightToLeft ? .rle : .lre) + letters + one(.pdf)
    let isolate = initiator(Self.isolates) + letters + one(.pdi)
    let inner = [
      isolate, isolate, one(.on), one(.on), one(.ws), one(.ws), one(.pdi), one(.nsm), one(.cs),
    ]
    return beside + one(isRightToLeft ? .rlo : .lro) + inner[chance(of: inner.count)] + one(.pdf)
      + beside
  }

  private mutating func firstStrongIsolates() -> [Unicode.Scalar] {
    var content = soup([.on, .ws, .en, .an], length: 0...2)
    switch chance(of: 4) {
    case 0: break
    case 1:
      content += initiator(Self.isolates) + [letter()] + one(.pdi) + soup([.on], length: 0...1)
    case 2:
      content += initiator(Self.isolates) + [letter()] + one(.pdi) + [letter()] + one(.on)
    default: content += [letter()] + soup(Self.plain, length: 0...2)
    }
    let end = chance(of: 5) == 0 ? [] : one(.pdi)
    let after = chance(of: 2) == 0 ? initiator(Self.isolates) : []
    return soup(Self.plain, length: 0...1) + one(.fsi) + content + end + after
      + soup([.l, .r, .al, .on], length: 0...3)
  }

  private mutating func closings() -> [Unicode.Scalar] {
    let open = initiator(Self.embeddings) + [letter()]
    let isolate = initiator(Self.isolates) + [letter()] + one(.pdf) + [letter()]
    let tail = one(.pdi) + [letter()] + one(.pdf) + [letter()]
    if chance(of: 4) == 0 {
      // Nested isolates and embeddings: which of them a PDI or a PDF closes.
      return initiator(Self.isolates) + [letter()] + initiator(Self.isolates) + open + one(.pdi)
        + [letter()] + one(.pdi) + [letter()] + one(.pdi)
    }
    if chance(of: 4) == 0 {
      return open + open + initiator(Self.embeddings) + one(.pdf) + [letter()] + one(.pdf) + [
        letter()
      ]
    }
    return chance(of: 2) == 0 ? open + isolate + tail : isolate + tail
  }

  private mutating func isolatePatterns() -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = chance(of: 4) == 0 ? initiator([.lro, .rlo]) : []
    for _ in 0...(2 + chance(of: 5)) {
      scalars += chance(of: 2) == 0 ? initiator(Self.isolates) : one(.pdi)
      scalars += soup([.l, .r, .on, .on, .en, .an], length: 0...2)
    }
    return soup([.l, .r, .on], length: 0...1) + scalars
  }

  /// What X9 removes, between scalars that must meet.
  private mutating func removedBetween() -> [Unicode.Scalar] {
    let cores: [[BidiClass]] = [
      [.en, .cs, .en], [.an, .cs, .an], [.et, .en], [.en, .et], [.r, .nsm], [.al, .on, .en],
      [.lri, .nsm], [.l, .ws, .l], [.r, .ws, .s], [.en, .es, .en], [.et, .et, .en],
      [.en, .et, .et], [.r, .on, .on, .r], [.l, .on, .on, .l], [.l, .on, .ws, .r], [.on, .nsm],
      [.l, .nsm], [.en, .nsm], [.r, .l],
    ]
    var scalars = soup([.r, .al, .l], length: 0...1)
    for bidiClass in cores[chance(of: cores.count)] {
      scalars += one(bidiClass)
      if chance(of: 2) == 0 { scalars += initiator([.bn, .bn, .pdf]) }
    }
    if chance(of: 4) == 0 {
      // An embedding that holds nothing, before or after an end of a sequence.
      return scalars + initiator([.lre, .rle]) + initiator([.lre, .rle]) + one(.pdf) + one(.pdf)
        + soup([.on, .ws, .l, .r], length: 1...2)
    }
    return scalars + soup([.r, .l, .ws], length: 0...1)
  }

  /// Neutrals and numbers at the ends of sequences.
  mutating func edges() -> [Unicode.Scalar] {
    if chance(of: 3) == 0 {
      // A neutral between a letter and a deeper embedding of its direction: sos or eos, not the
      // level, decides.
      let isRightToLeft = chance(of: 2) == 0
      let letters = one(isRightToLeft ? .r : .l)
      let deeper = one(isRightToLeft ? .rle : .lre) + [letter()] + one(.pdf)
      let neutral = initiator([.on, .ws, .cs])
      return chance(of: 2) == 0 ? letters + neutral + deeper : deeper + neutral + letters
    }
    let isIsolate = chance(of: 2) == 0
    let open = initiator(isIsolate ? Self.isolates : Self.embeddings)
    let content =
      soup([.on, .ws, .en, .nsm], length: 0...2) + soup(Self.strong, length: 0...2)
      + soup([.on, .ws], length: 0...2)
    let close = chance(of: 4) == 0 ? [] : one(isIsolate ? .pdi : .pdf)
    let next = chance(of: 3) == 0 ? open + content + close : []
    return soup(Self.plain, length: 0...2) + open + content + close
      + soup([.on, .ws], length: 0...1) + next + soup(Self.plain, length: 0...2)
  }

  private mutating func marks() -> [Unicode.Scalar] {
    switch chance(of: 6) {
    case 0:
      // After a PDI, between letters of one direction.
      let letters = initiator([.l, .r])
      return letters + initiator(Self.isolates) + one(.pdi) + one(.nsm) + letters
    case 1:
      // At the start of a sequence whose sos is not its own direction.
      let isRightToLeft = chance(of: 2) == 0
      return one(isRightToLeft ? .rle : .lre) + [letter()] + one(.pdf) + one(.nsm)
        + one(isRightToLeft ? .l : .r)
    default: break
    }
    if chance(of: 6) == 0 {
      return initiator([.l, .r]) + initiator([.bn, .pdf]) + one(.nsm) + initiator([.l, .r])
    }
    let before = [
      [letter()], one(.on), initiator(Self.isolates), one(.pdi), initiator(Self.embeddings), [],
      one(.et), one(.cs), one(.en), one(.an),
    ]
    return soup(Self.plain, length: 0...2) + before[chance(of: before.count)]
      + soup([.nsm], length: 1...2) + soup(Self.plain + [.en, .es], length: 0...2)
  }

  private mutating func separators() -> [Unicode.Scalar] {
    if chance(of: 5) == 0 {
      // After AL, where W2 comes first.
      return one(.al) + one(.an) + one(.cs) + one(.en) + soup([.r, .l], length: 0...1)
    }
    if chance(of: 6) == 0 {
      return one(.r) + one(.en) + initiator([.cs, .es]) + one(.et) + one(.en)
    }
    let number: BidiClass = chance(of: 2) == 0 ? .en : .an
    let other = chance(of: 4) == 0 ? (number == .en ? BidiClass.an : .en) : number
    return soup([.r, .r, .al, .l], length: 0...1) + one(number)
      + soup([.cs, .cs, .es], length: 1...(chance(of: 2) == 0 ? 2 : 1)) + one(other)
      + soup([.cs, .en, .an, .on, .r], length: 0...2)
  }

  private mutating func terminators() -> [Unicode.Scalar] {
    let number: BidiClass = chance(of: 5) == 0 ? .an : .en
    let start = soup([.r, .r, .r, .al, .l], length: 0...1)
    if chance(of: 6) == 0 { return start + one(.en) + one(.es) + soup([.l, .r], length: 0...1) }
    if chance(of: 6) == 0 { return start + one(.en) + one(.cs) + one(.et) + one(.en) }
    let terminators = soup([.et], length: 1...3)
    if chance(of: 2) == 0 { return start + terminators + one(number) }
    return start + one(number) + terminators + soup([.en, .r, .on, .an], length: 0...2)
  }

  /// White space before separators and at the end, where the level is not the paragraph's.
  private mutating func spaces() -> [Unicode.Scalar] {
    let space: [BidiClass] = [.ws, .ws, .bn, .pdi, .lri, .rli, .fsi, .pdf]
    var scalars: [Unicode.Scalar] = chance(of: 2) == 0 ? initiator(Self.embeddings) : []
    scalars += soup(Self.strong, length: 0...2) + soup(space, length: 0...2)
    if chance(of: 6) == 0 { scalars += one(.on) }
    if chance(of: 3) != 0 { scalars += one(.s) }
    scalars += soup(space, length: 0...1) + soup(Self.strong, length: 0...2)
    return scalars + soup(space, length: 0...3)
  }

  /// Several levels side by side.
  private mutating func towers() -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    for _ in 0...(1 + chance(of: 3)) {
      let open = chance(of: 3) == 0 ? [] : initiator([.lre, .rle, .lri, .rli])
      scalars += open + soup(Self.strong, length: 1...3)
    }
    for _ in 0..<chance(of: 3) { scalars += initiator([.pdf, .pdi]) + [letter()] }
    if chance(of: 3) == 0 {
      scalars += initiator([.l, .r]) + one(.nsm) + soup([.r], length: 0...1)
    }
    return scalars
  }
}
