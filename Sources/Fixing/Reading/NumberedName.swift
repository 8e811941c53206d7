internal import BidiAlgorithm

/// Latin names that number their kinds, their years or their parts, `Windows 11`, `iPhone 15`: a
/// small number right behind one may be its own, also before a right-to-left word for what is
/// counted. Behind other names, `Instagram 250 ABC`, a number is of what it counts.
enum NumberedName {
  /// The most words of a name, and the most scalars of one.
  private static let mostWords = 3
  private static let longest = 16
  /// The most scalars of a number that is a name's.
  private static let longestNumber = 4

  /// Whether a number may be of the name in Latin letters that elements end with. O(1).
  static func mayOwn(
    _ number: Element, behind before: ArraySlice<Element>, _ text: Skeleton
  ) -> Bool {
    guard number.range.count <= longestNumber,
      number.range.allSatisfy({ text.isDigit($0) || text.at($0) == "." })
    else { return false }
    if number.range.count == longestNumber, before.last?.direction == .leftToRight,
      YearBehindTitle.isYear(number.range.lowerBound, text)
    {
      return true
    }
    for name in before.suffix(mostWords).reversed() {
      guard name.direction == .leftToRight, name.parts.isEmpty, name.range.count <= longest else {
        return false
      }
      if names.contains(text.string(name.range).lowercased()) { return true }
    }
    return false
  }

  /// Names of systems, programs, devices, machines, games and chapters.
  private static let names: Set<String> = Skeleton.words(
    """
    acrobat airbus airpods airtag android angular apollo area article bmw boeing book bus canon \
    channel chapter chrome class claude core covid day debian episode excel exit fedora fifa fire \
    firefox flight formula galaxy gate gemini gen generation gpt grade grand group gta gtx hdmi \
    highway hotel html huawei icloud intel ios ipad ipados iphone java kindle level line llama mac \
    macos mark mate mazda mi model nikon node node.js nokia note office oneplus oracle outlook page \
    part peugeot phase photoshop php pixel platform playstation poco postgres postgresql powerpoint \
    project ps python quest react realme redmi renault room route rtx ruby ryzen samsung season \
    section server size sony stage step studio surface swift switch tab terminal tesla top track \
    type ubuntu unit unity usb version vista visual vol volume vue watch watchos web week wi-fi \
    wifi windows word xbox xiaomi xperia zone
    """)
}
