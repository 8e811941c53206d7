/// The stems of an Arabic verb: what its forms are made of, with prefixes and suffixes for the
/// persons.
///
/// A verb is given as past and imperfect without the person, `ktb/ktb`, `rAH/rwH`, `HkY/Hky`,
/// `Hb/Hb`. The past has two stems: one before a vowel or nothing (`rAH`, `rAHt` she, `rAHwA`), one
/// before the consonants of the first and second persons (`rHt`, `rHnA`).
struct VerbStems {
  /// Before nothing and the endings t, wA.
  var past: String
  /// Before the endings t, ty, tw, nA.
  var shortPast: String
  /// Where the past ends in a vowel, before the endings t and wA.
  var defectivePast: String?
  /// Behind the prefixes of the persons.
  var imperfect: String
  /// The imperfect before the endings y and wA, where it drops its vowel.
  var defectiveImperfect: String?
  /// The past and the imperfect before an object, where their alef maksura becomes an alef: `nsAk`,
  /// `tnsAh`.
  var objectPast: String?
  var objectImperfect: String?
  /// Whether the imperative needs no alef in front.
  var hasBareImperative: Bool

  init(past: String, imperfect: String) {
    self.past = past
    self.imperfect = imperfect
    let letters = Array(past)
    if let last = letters.last, "YA".contains(last), letters.count > 2 {
      defectivePast = String(letters.dropLast())
      shortPast = String(letters.dropLast()) + "y"
      objectPast = String(letters.dropLast()) + "A"
    } else if letters.count == 3, letters[1] == "A" {
      shortPast = String([letters[0], letters[2]])
    } else if letters.count == 2 {
      shortPast = past + "y"
    } else {
      shortPast = past
    }
    if let last = imperfect.last, "yYA".contains(last), imperfect.count > 2 {
      defectiveImperfect = String(imperfect.dropLast())
      if last != "y" { objectImperfect = String(imperfect.dropLast()) + "A" }
    }
    let second = Array(imperfect).dropFirst().first ?? " "
    hasBareImperative =
      imperfect.count <= 2 || "wyA".contains(second) || imperfect.count > 3 || past.count > 3
  }
}
