extension LayoutTables {
  /// Yiddish, for which xkb-data has no layout: a table of our own.
  ///
  /// Letters lie where YIVO's romanisation has them, final forms and rarer letters on Shift.
  /// Pointed letters are written as base and point, never as presentation forms. Brackets lie as on
  /// SI 1452.
  static let yiddish: StaticString = """
    layout yiddish
    title Yiddish (YIVO's letters)
    language yi
    direction rtl
    E1 ` 1 2 3 4 5 6 7 8 9 0 - =
    E2 ~ ! @ # $ % ^ & * ) ( _ +
    E3 -- -- -- 20AC 20AA -- -- -- -- 200E 200F 05BE 2013
    D1 05E7 05E9 05E2 05E8 05D8 05F2 05D5 05D9 05D0+05B8 05E4+05BC ] [ \\
    D2 -- 05E9+05C2 -- -- 05EA+05BC 05F2+05B7 05D5+05BC 05D9+05B4 05F1 05E3 } { |
    D3 -- 05E9+05C1 05D0 -- 05EA -- -- -- -- 05E4 -- -- --
    C1 05D0+05B7 05E1 05D3 05E4+05BF 05D2 05D4 05D7 05DB 05DC ; '
    C2 05D0 05E9 -- 05E3 -- -- 05F1 05DB+05BC -- : "
    C3 05B7 -- -- -- -- -- -- 05DA -- 05F4 05F3
    B1 < 05D6 05DB 05E6 05F0 05D1 05E0 05DE , . /
    B2 > -- 05DA 05E5 05D1+05BF -- 05DF 05DD > < ?
    B3 -- -- -- -- -- -- -- -- 201E 201D --
    S 0020
    """
}
