/// A pad of few keys with several letters each. Pressed again, a key gives its next letter.
public struct KeyPad: Hashable, Sendable {
  /// Its name here.
  public var name: String
  /// What it is, for a list.
  public var title: String
  /// The language that it is for, as BCP 47 tags it.
  public var language: String
  /// The letters of each key, in rows from the top; a row's keys from the left.
  public var rows: [[[Unicode.Scalar]]]

  /// The pads.
  public static var all: [KeyPad] { [thai24] }

  /// Thai on 24 keys: consonants in the order of the alphabet, then vowels, marks and digits.
  ///
  /// The idea is that of iOS 26; which letters share a key is our own choice.
  public static var thai24: KeyPad {
    KeyPad(
      name: "thai-24", title: "Thai (24 keys)", language: "th",
      rows: read(
        """
        0E01,0E02,0E03 0E04,0E05,0E06,0E07 0E08,0E09 0E0A,0E0B,0E0C 0E0D,0E0E,0E0F 0E10,0E11,0E12
        0E13,0E14,0E15 0E16,0E17,0E18 0E19,0E1A,0E1B 0E1C,0E1D,0E1E 0E1F,0E20,0E21 0E22,0E23,0E24
        0E25,0E26,0E27 0E28,0E29,0E2A 0E2B,0E2C,0E2D,0E2E 0E30,0E31,0E32,0E33 0E34,0E35,0E36,0E37 0E38,0E39,0E3A
        0E40,0E41 0E42,0E43,0E44 0E47,0E48,0E49 0E4A,0E4B,0E4C 0E46,0E2F,0E4D,0E3F 0E50,0E51,0E52,0E53,0E54,0E55,0E56,0E57,0E58,0E59
        """))
  }

  private static func read(_ table: String) -> [[[Unicode.Scalar]]] {
    table.split(separator: "\n").map { row in
      row.split(separator: " ").map { key in
        key.split(separator: ",").compactMap {
          UInt32($0, radix: 16).flatMap { Unicode.Scalar($0) }
        }
      }
    }
  }

  /// The keys of a US keyboard that press those of the pad, in its rows.
  static let strokes = ["123456", "qwerty", "asdfgh", "zxcvbn"].map { Array($0.unicodeScalars) }

  /// The key of the pad that a character of a US keyboard presses; nil where there is none.
  public func key(us scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    for (row, strokes) in Self.strokes.enumerated() where row < rows.count {
      if let column = strokes.firstIndex(of: scalar), column < rows[row].count {
        return rows[row][column]
      }
    }
    return nil
  }

  /// The character of a US keyboard that presses a key of the pad.
  public static func stroke(row: Int, column: Int) -> Unicode.Scalar? {
    strokes.indices.contains(row) && strokes[row].indices.contains(column)
      ? strokes[row][column] : nil
  }

  /// The text that these keys give: the same key again gives its next letter, a space between them
  /// ends a letter, a second space is a space. O(*n*).
  public func text(typing word: String) -> String {
    var typing = PadTyping()
    var text = ""
    for scalar in word.unicodeScalars {
      switch typing.press(scalar, on: self) {
      case .next(let letter):
        text.unicodeScalars.removeLast()
        text.unicodeScalars.append(letter)
      case .new(let letter): text.unicodeScalars.append(letter)
      case .ended: break
      }
    }
    return text
  }
}
