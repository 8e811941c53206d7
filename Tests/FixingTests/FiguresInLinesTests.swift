import BidiAlgorithm
import Fixing
import Testing

/// Times, ranges, shares and counts behind right-to-left names in English lines, with what looks
/// like them and is whole.
@Suite struct FiguresInLinesTests {
  /// What is no number of a house or a chapter is the line's.
  @Test(
    arguments: [
      (
        "Bus 5 to \u{5D7}\u{5D9}\u{5E4}\u{5D4} 14:30 (platform 2)",
        "Bus 5 to \u{5D4}\u{5E4}\u{5D9}\u{5D7} 14:30 (platform 2)"
      ),
      (
        "Flight to \u{627}\u{644}\u{631}\u{64A}\u{627}\u{636} 14:35, gate B7",
        "Flight to \u{636}\u{627}\u{64A}\u{631}\u{644}\u{627} 14:35, gate B7"
      ),
      (
        "Read pages of \u{634}\u{627}\u{647}\u{646}\u{627}\u{645}\u{647} 12\u{2013}18 tonight",
        "Read pages of \u{647}\u{645}\u{627}\u{646}\u{647}\u{627}\u{634} 12\u{2013}18 tonight"
      ),
      (
        "Seats of \u{631}\u{636}\u{627} (12\u{2013}14) are booked",
        "Seats of \u{627}\u{636}\u{631} (12\u{2013}14) are booked"
      ),
      (
        "Live: \u{67E}\u{627}\u{6A9}\u{633}\u{62A}\u{627}\u{646} 250/4 (45.2) vs India",
        "Live: \u{646}\u{627}\u{62A}\u{633}\u{6A9}\u{627}\u{67E} 250/4 (45.2) vs India"
      ),
      (
        "Update for \u{5D3}\u{5E0}\u{5D4} 45% done",
        "Update for \u{5D4}\u{5E0}\u{5D3} 45% done"
      ),
      (
        "Set \u{5E1}\u{5DB}\u{5D5}\u{5DD} = 12 in the file",
        "Set \u{5DD}\u{5D5}\u{5DB}\u{5E1} = 12 in the file"
      ),
    ] as [(String, String)])
  func figuresInsideEnglish(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  @Test(arguments: [
    "Today we read \u{5D1}\u{5E8}\u{5D0}\u{5E9}\u{5D9}\u{5EA} 12:1, a great verse.",
    "We live near \u{628}\u{64A}\u{631}\u{648}\u{62A} 3-1, behind the park.",
    "Hotel \u{5D3}\u{5E0}\u{5D4} 4/5 now",
    "Read \u{5E4}\u{5E8}\u{5E7} 12\u{2013}18 tonight",
    "reminder: \u{5D3}\u{5E0}\u{5D4} 9:30 tomorrow",
    "Bus to \u{5D7}\u{5D9}\u{5E4}\u{5D4} 14:30",
    "Bus to \u{5D7}\u{5D9}\u{5E4}\u{5D4} \u{5D1}\u{5E9}\u{5E2}\u{5D4} 14:30 today",
  ])
  func figuresInsideEnglishWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// Each figure stands behind its own name.
  @Test(
    arguments: [
      (
        "Prayer times: \u{641}\u{62C}\u{631} 5:12, \u{638}\u{6C1}\u{631} 12:30, \u{639}\u{635}\u{631} 3:45 PM",
        "Prayer times: \u{631}\u{62C}\u{641} 5:12, \u{631}\u{6C1}\u{638} 12:30, \u{631}\u{635}\u{639} 3:45 PM"
      ),
      (
        "Attendance: \u{639}\u{627}\u{626}\u{634}\u{6C1} 9/10, \u{628}\u{644}\u{627}\u{644} 7/10",
        "Attendance: \u{6C1}\u{634}\u{626}\u{627}\u{639} 9/10, \u{644}\u{627}\u{644}\u{628} 7/10"
      ),
      (
        "Cart: \u{639}\u{633}\u{644} \u{633}\u{62F}\u{631} \u{D7}3, \u{62A}\u{645}\u{631} \u{D7}2, milk \u{D7}1",
        "Cart: \u{631}\u{62F}\u{633} \u{644}\u{633}\u{639} \u{D7}3, \u{631}\u{645}\u{62A} \u{D7}2, milk \u{D7}1"
      ),
      (
        "Receipt: \u{5D7}\u{5D5}\u{5DE}\u{5D5}\u{5E1} \u{D7}2, Coke \u{D7}1",
        "Receipt: \u{5E1}\u{5D5}\u{5DE}\u{5D5}\u{5D7} \u{D7}2, Coke \u{D7}1"
      ),
    ] as [(String, String)])
  func figuresOfRows(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  @Test(arguments: [
    "Hours: \u{5E8}\u{5D0}\u{5E9}\u{5D5}\u{5DF} 9:00-17:00, \u{5E9}\u{5E0}\u{5D9} 9:00-13:00",
    "Attendance: \u{5E2}\u{5D3}\u{5D9} 9, \u{5D1}\u{5DC}\u{5DC} 7",
    "Address: \u{5D4}\u{5E8}\u{5E6}\u{5DC} 12/3, \u{5EA}\u{5DC} \u{5D0}\u{5D1}\u{5D9}\u{5D1}",
    "Guide: \u{5D3}\u{5D9}\u{5E8}\u{5D5}\u{5D2} 4.5/5 by guests",
  ])
  func figuresOfRowsWhereNothingIsTorn(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }

  /// A line that may be a row is also drawn as one, in which words stand each by themselves.
  @Test(
    arguments: [
      ("Track: ABC - DEF - 04:12", "Track: CBA - FED - 04:12"),
      ("2 \u{D7} ABC DEF, 1 \u{D7} GHI", "2 \u{D7} FED CBA, 1 \u{D7} IHG"),
      ("ABC DEF 2011 1080p.mkv", "FED CBA 2011 1080p.mkv"),
    ] as [(String, String)])
  func aRowIsAmongTheFirstThree(_ pseudo: String, _ wanted: String) {
    let text = BrokenString.scalars(pseudo)
    let wanted = BrokenString.scalars(wanted)
    let candidates = Fixer().fix(text, direction: LineExpectations.left).candidates.prefix(3)
    #expect(candidates.contains { $0.display == wanted })
  }
}
