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

  /// The category's short name as the Unicode Character Database writes it, such as `Lo`.
  public var shortName: String {
    let name = String(describing: self)
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Whether it is a letter: Lu, Ll, Lt, Lm or Lo.
  public var isLetter: Bool { rawValue >= Self.lu.rawValue && rawValue <= Self.lo.rawValue }

  /// Whether it is a mark: Mn, Me or Mc.
  public var isMark: Bool { rawValue >= Self.mn.rawValue && rawValue <= Self.mc.rawValue }
}
