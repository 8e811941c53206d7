public import Wording

/// The names of right-to-left letters as people say them, for those who listen: in English the
/// Unicode names' last words, in other languages their own.
public enum LetterNames {
  /// The name of a letter of Hebrew, Arabic or Persian; nil for any other scalar.
  public static func words(_ scalar: Unicode.Scalar) -> Words? { names[scalar] }

  private static let names: [Unicode.Scalar: Words] = [
    "\u{5D0}": "Alef", "\u{5D1}": "Bet", "\u{5D2}": "Gimel", "\u{5D3}": "Dalet", "\u{5D4}": "He",
    "\u{5D5}": "Vav", "\u{5D6}": "Zayin", "\u{5D7}": "Het", "\u{5D8}": "Tet", "\u{5D9}": "Yod",
    "\u{5DA}": "FinalKaf", "\u{5DB}": "Kaf", "\u{5DC}": "Lamed", "\u{5DD}": "FinalMem",
    "\u{5DE}": "Mem", "\u{5DF}": "FinalNun", "\u{5E0}": "Nun", "\u{5E1}": "Samekh",
    "\u{5E2}": "Ayin", "\u{5E3}": "FinalPe", "\u{5E4}": "Pe", "\u{5E5}": "FinalTsadi",
    "\u{5E6}": "Tsadi", "\u{5E7}": "Qof", "\u{5E8}": "Resh", "\u{5E9}": "Shin", "\u{5EA}": "Tav",
    "\u{621}": "Hamza", "\u{627}": "Alef", "\u{628}": "Beh", "\u{629}": "TehMarbuta",
    "\u{62A}": "Teh", "\u{62B}": "Theh", "\u{62C}": "Jeem", "\u{62D}": "Hah", "\u{62E}": "Khah",
    "\u{62F}": "Dal", "\u{630}": "Thal", "\u{631}": "Reh", "\u{632}": "Zain", "\u{633}": "Seen",
    "\u{634}": "Sheen", "\u{635}": "Sad", "\u{636}": "Dad", "\u{637}": "Tah", "\u{638}": "Zah",
    "\u{639}": "Ain", "\u{63A}": "Ghain", "\u{641}": "Feh", "\u{642}": "Qaf", "\u{643}": "Kaf",
    "\u{644}": "Lam", "\u{645}": "Meem", "\u{646}": "Noon", "\u{647}": "Heh", "\u{648}": "Waw",
    "\u{649}": "AlefMaksura", "\u{64A}": "Yeh", "\u{67E}": "Peh", "\u{686}": "Tcheh",
    "\u{698}": "Jeh", "\u{6A9}": "Keheh", "\u{6AF}": "Gaf", "\u{6CC}": "FarsiYeh",
  ]
}
