/// A value of the property Bidi_Class, under its short name (UAX #9, table 4).
///
/// The raw values are our own and stable; they fit in five bits.
public enum BidiClass: UInt8, CaseIterable, BitwiseCopyable, Sendable {
  case l, r, al
  case en, es, et, an, cs, nsm, bn
  case b, s, ws, on
  case lre, lro, rle, rlo, pdf
  case lri, rli, fsi, pdi

  /// The class's short name as the Unicode Character Database writes it, such as `AL`.
  public var shortName: String {
    switch self {
    case .l: "L"
    case .r: "R"
    case .al: "AL"
    case .en: "EN"
    case .es: "ES"
    case .et: "ET"
    case .an: "AN"
    case .cs: "CS"
    case .nsm: "NSM"
    case .bn: "BN"
    case .b: "B"
    case .s: "S"
    case .ws: "WS"
    case .on: "ON"
    case .lre: "LRE"
    case .lro: "LRO"
    case .rle: "RLE"
    case .rlo: "RLO"
    case .pdf: "PDF"
    case .lri: "LRI"
    case .rli: "RLI"
    case .fsi: "FSI"
    case .pdi: "PDI"
    }
  }

  /// Whether the class is strong: L, R or AL (UAX #9, table 4).
  @inlinable @inline(__always)
  public var isStrong: Bool { rawValue <= BidiClass.al.rawValue }

  /// Whether the class is strong and right-to-left: R or AL.
  @inlinable @inline(__always)
  public var isStrongRightToLeft: Bool { self == .r || self == .al }

  /// Whether the class opens an isolate: LRI, RLI or FSI (BD8).
  @inlinable @inline(__always)
  public var isIsolateInitiator: Bool {
    self == .lri || self == .rli || self == .fsi
  }

  /// Whether the class opens an embedding or an override: LRE, RLE, LRO or RLO.
  @inlinable @inline(__always)
  public var isEmbeddingInitiator: Bool {
    rawValue >= BidiClass.lre.rawValue && rawValue <= BidiClass.rlo.rawValue
  }

  /// Whether rule X9 removes a character of this class: RLE, LRE, RLO, LRO, PDF and BN.
  @inlinable @inline(__always)
  public var isRemovedByX9: Bool {
    self == .bn || (rawValue >= BidiClass.lre.rawValue && rawValue <= BidiClass.pdf.rawValue)
  }
}
