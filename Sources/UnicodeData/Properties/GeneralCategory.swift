/// A value of the property General_Category, under its short name (UAX #44, table 12).
public enum GeneralCategory: UInt8, CaseIterable, Hashable, Sendable {
  case cn
  case lu, ll, lt, lm, lo
  case mn, me, mc
  case nd, nl, no
  case zs, zl, zp
  case cc, cf, co, cs
  case pd, ps, pe, pc, po
  case sm, sc, sk, so
  case pi, pf

  /// Whether it is a letter: Lu, Ll, Lt, Lm or Lo.
  public var isLetter: Bool { rawValue >= Self.lu.rawValue && rawValue <= Self.lo.rawValue }

  /// Whether it is a number: Nd, Nl or No.
  public var isNumber: Bool { rawValue >= Self.nd.rawValue && rawValue <= Self.no.rawValue }

  /// Whether it is a mark: Mn, Me or Mc.
  public var isMark: Bool { rawValue >= Self.mn.rawValue && rawValue <= Self.mc.rawValue }
}
