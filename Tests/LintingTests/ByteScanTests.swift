import Linting
import Testing

/// What makes a file worth reading is seen wherever it stands, and nothing else is taken for it.
@Suite struct ByteScanTests {
  @Test func whatCountsIsSeenAtEveryPlace() {
    for place in 0...100 {
      for sign in ["\u{200B}", "\u{5D0}", "\u{202E}", "\\u202E", "\u{FEFF}"] {
        var text = String(repeating: "a", count: 100)
        text.insert(contentsOf: sign, at: text.index(text.startIndex, offsetBy: place))
        #expect(ByteScan(.c).isOfInterest(Array(text.utf8)), "\(place)")
      }
      var text = Array(String(repeating: "a", count: 100).utf8)
      text.insert(UInt8(ascii: "%"), at: place)
      #expect(ByteScan(.po).isOfInterest(text) && !ByteScan(.c).isOfInterest(text))
    }
  }

  @Test func asciiIsPassedOver() {
    for byte in UInt8(0)..<0x80 where byte != UInt8(ascii: "\\") {
      #expect(!ByteScan(.c).isOfInterest([UInt8](repeating: byte, count: 100)), "\(byte)")
    }
    #expect(!ByteScan(.c).isOfInterest(Array("caf\u{E9} \u{2014} \u{4E00}\\n".utf8)))
  }
}
