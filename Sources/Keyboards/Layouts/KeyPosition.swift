public import Wording

/// A key of the main block, by its place and not by what it types.
///
/// Source: ISO/IEC 9995-1, whose rows are lettered from the space bar up; numbers count from the
/// left.
public struct KeyPosition: Hashable, Comparable, Sendable {
  /// A row of keys.
  public enum Row: String, CaseIterable, Sendable {
    /// The row of the digits.
    case digits = "E"
    /// The row of Q.
    case upper = "D"
    /// The row of A.
    case home = "C"
    /// The row of Z.
    case lower = "B"
    /// The space bar.
    case space = "S"
  }

  /// The key's row.
  public var row: Row
  /// Its number, from 1 at the left; in row B, 1 is the key that only ISO keyboards have, left of
  /// Z; in row E it is the key left of 1.
  public var number: Int

  /// The key at a place.
  public init(_ row: Row, _ number: Int) {
    self.row = row
    self.number = number
  }

  /// The space bar.
  public static let space = KeyPosition(.space, 1)

  /// Rows as they lie on the desk, from the digits down; each from left to right.
  public static func < (left: KeyPosition, right: KeyPosition) -> Bool {
    (left.rank, left.number) < (right.rank, right.number)
  }

  private var rank: Int { Row.allCases.firstIndex(of: row) ?? 0 }

  /// The row's keys, from left to right.
  public static func keys(of row: Row) -> [KeyPosition] {
    (1...USKeyboard.plain(row).count).map { KeyPosition(row, $0) }
  }

  /// The finger that reaches the key, as ten-finger typing teaches it.
  public var finger: Finger {
    // In row B the letters begin one key further right, in row E one earlier.
    let column =
      switch row {
      case .digits: number - 2
      case .upper, .home: number - 1
      case .lower: number - 2
      case .space: Int.max
      }
    switch column {
    case ...0: return .leftLittle
    case 1: return .leftRing
    case 2: return .leftMiddle
    case 3, 4: return .leftIndex
    case 5, 6: return .rightIndex
    case 7: return .rightMiddle
    case 8: return .rightRing
    case Int.max: return .thumb
    default: return .rightLittle
    }
  }

  /// What to call the key: the character that it writes on a US keyboard.
  public var name: String {
    if self == .space { return "space" }
    let plain = USKeyboard.plain(row)[number - 1]
    return plain == USKeyboard.absent ? "ISO key" : String(plain)
  }
}

/// A finger of ten-finger typing.
public enum Finger: CaseIterable, Sendable {
  case leftLittle, leftRing, leftMiddle, leftIndex, thumb
  case rightIndex, rightMiddle, rightRing, rightLittle

  /// The finger in words.
  public var words: Words {
    switch self {
    case .leftLittle: "left little finger"
    case .leftRing: "left ring finger"
    case .leftMiddle: "left middle finger"
    case .leftIndex: "left index finger"
    case .thumb: "thumb"
    case .rightIndex: "right index finger"
    case .rightMiddle: "right middle finger"
    case .rightRing: "right ring finger"
    case .rightLittle: "right little finger"
    }
  }
}

/// What a US keyboard has on its keys.
enum USKeyboard {
  /// Stands where a US keyboard has no key.
  static let absent: Unicode.Scalar = "\u{FFFD}"

  static func plain(_ row: KeyPosition.Row) -> [Unicode.Scalar] {
    switch row {
    case .digits: Array("`1234567890-=".unicodeScalars)
    case .upper: Array("qwertyuiop[]\\".unicodeScalars)
    case .home: Array("asdfghjkl;'".unicodeScalars)
    case .lower: Array("\u{FFFD}zxcvbnm,./".unicodeScalars)
    case .space: [" "]
    }
  }

  static func shifted(_ row: KeyPosition.Row) -> [Unicode.Scalar] {
    switch row {
    case .digits: Array("~!@#$%^&*()_+".unicodeScalars)
    case .upper: Array("QWERTYUIOP{}|".unicodeScalars)
    case .home: Array("ASDFGHJKL:\"".unicodeScalars)
    case .lower: Array("\u{FFFD}ZXCVBNM<>?".unicodeScalars)
    case .space: [" "]
    }
  }
}
