import BidiAlgorithm
import Fixing
import Testing
import Wording

/// What people type every day: whole numbers with a fraction, faces and hearts, discounts, numbers
/// in Arabic-Indic digits, references of HTML that are spoken of; each with what looks like it and
/// is whole.
@Suite struct TypedPiecesTests {
  /// A fraction stands right of its whole number, with the unit or the sign behind both.
  @Test(
    arguments: [
      ("HJLJQF 3 1/2 ZQJN", "NJQZ 3 1/2 FQJLJH"),
      ("DJY\u{5EA} 4 1/2 HDYJN MOLJYE", "EYJLOM NJYDH 4 1/2 \u{5EA}YJD"),
      ("1 3/4 X\"C BWM XWFV", "VFWX MWB C\"X 1 3/4"),
      ("OJDE 38 \u{BD} BMBD", "DBMB 38 \u{BD} EDJO"),
      ("AFYK 2 1/2\" BMBD", "DBMB 2 1/2\" KYFA"),
      (
        "EYJBJ\u{5EA} SM\u{5EA}E 2 1/2%, MA JF\u{5EA}Y",
        "Y\u{5EA}FJ AM ,2 1/2% E\u{5EA}MS \u{5EA}JBJYE"
      ),
      ("AQJ BP 15 1/2.", ".15 1/2 PB JQA"),
      ("YFHB 2 1/2 inch BSYK", "KYSB 2 1/2 inch BHFY"),
      ("EDCN 2 1/2-inch EHDZ", "ZDHE 2 1/2-inch NCDE"),
      ("OFRJUJN 1 1/2 kg XOH", "HOX 1 1/2 kg NJUJRFO"),
      ("ERYI 9 1/2 {U+0057}eeks OWFJP", "PJFWO 9 1/2 {U+0057}eeks IYRE"),
      (
        "\u{623}\u{636}\u{641} 1 1/2 \u{643}\u{648}\u{628} \u{633}\u{643}\u{631}",
        "\u{631}\u{643}\u{633} \u{628}\u{648}\u{643} 1 1/2 \u{641}\u{636}\u{623}"
      ),
      (
        "\u{627}\u{646}\u{62A}\u{638}\u{631}\u{62A} 2 3/4 \u{633}\u{627}\u{639}\u{629}",
        "\u{629}\u{639}\u{627}\u{633} 2 3/4 \u{62A}\u{631}\u{638}\u{62A}\u{646}\u{627}"
      ),
      (
        "\u{6F2} \u{6F1}/\u{6F2} \u{644}\u{6CC}\u{648}\u{627}\u{646} \u{622}\u{631}\u{62F}",
        "\u{62F}\u{631}\u{622} \u{646}\u{627}\u{648}\u{6CC}\u{644} \u{6F2} \u{6F1}/\u{6F2}"
      ),
      (
        "\u{62D}\u{62F}\u{648}\u{62F} 3 1/4 \u{645}\u{62A}\u{631} \u{67E}\u{627}\u{631}\u{686}\u{647}",
        "\u{647}\u{686}\u{631}\u{627}\u{67E} \u{631}\u{62A}\u{645} 3 1/4 \u{62F}\u{648}\u{62F}\u{62D}"
      ),
      (
        "\u{627}\u{633} \u{645}\u{6CC}\u{6BA} 2 3/4 \u{686}\u{645}\u{686} \u{646}\u{645}\u{6A9} \u{688}\u{627}\u{644}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{644}\u{627}\u{688} \u{6A9}\u{645}\u{646} \u{686}\u{645}\u{686} 2 3/4 \u{6BA}\u{6CC}\u{645} \u{633}\u{627}"
      ),
    ] as [(String, String)])
  func aFractionStandsRightOfItsNumber(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, .auto)
  }

  /// Dates, parts of what is numbered, scores, rows of numbers; Arabic-Indic digits, whose
  /// fraction may stand left of its number.
  @Test(arguments: [
    "EGOQE M 5 10/12", "XYAF UYX 3 1/2 MZJSFY EBA", "ZMB 2 1/4 EFZMN", "XMS 2 2/4 OEXF",
    "DJYFC 12 3/7 EJFN", "QUCZJN OHY 5 1/2 BSYB", "E\u{5EA}XBMF 3 4/2 XFURAF\u{5EA}",
    "IFFH 2 1/2 3 1/2 BMBD",
    "\u{623}\u{636}\u{641} \u{662} \u{661}/\u{662} \u{643}\u{648}\u{628} \u{637}\u{62D}\u{64A}\u{646}",
    "\u{627}\u{644}\u{635}\u{641}\u{62D}\u{629} 3 1/4 \u{645}\u{646} \u{627}\u{644}\u{643}\u{62A}\u{627}\u{628}",
    "\u{628}\u{62E}\u{634} 3 1/2 \u{6A9}\u{62A}\u{627}\u{628}",
    "\u{635}\u{641}\u{62D}\u{6C1} 2 1/3 \u{67E}\u{691}\u{6BE}\u{6CC}\u{6BA}", "CYRE 102 1/2 ZMJ",
  ])
  func otherNumbersWithSlashesAreWhole(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto])
  }

  /// From left to right such a number is whole, and beside a right-to-left word it is torn.
  @Test func aFractionInEnglish() {
    LineExpectations.expectNothing(pseudo: "add 2 1/2 cups ABC", [LineExpectations.left])
    LineExpectations.expectFirst(
      pseudo: "size ABC 8 1/2", "size CBA 8 1/2", LineExpectations.left)
  }

  /// The letter or the digit of a face stands behind its eyes, and that of a heart behind its sign.
  @Test(
    arguments: [
      ("AHME ORJBE EJJ\u{5EA}E :{U+0044}", ":{U+0044} E\u{5EA}JJE EBJRO EMHA"),
      ("JFN OXRJN ;{U+0050} Q\u{5EA}YAE OHY", "YHO EAY\u{5EA}Q ;{U+0050} NJRXO NFJ"),
      ("MA JJAOP :{U+004F}!", "!:{U+004F} POAJJ AM"),
      ("(R\u{5EA}N :{U+0044})", "(:{U+0044} N\u{5EA}R)"),
      ("R\u{5EA}N WHX\u{5EA}J AJ\u{5EA}K :p", ":p K\u{5EA}JA J\u{5EA}XHW N\u{5EA}R"),
      ("QUM\u{5EA}J OWHFX :'{U+0044}", ":'{U+0044} XFHWO J\u{5EA}MUQ"),
      (
        "\u{645}\u{627} \u{623}\u{62C}\u{645}\u{644} \u{647}\u{630}\u{627} \u{627}\u{644}\u{635}\u{628}\u{627}\u{62D} :{U+0044}",
        ":{U+0044} \u{62D}\u{627}\u{628}\u{635}\u{644}\u{627} \u{627}\u{630}\u{647} \u{644}\u{645}\u{62C}\u{623} \u{627}\u{645}"
      ),
      (
        "\u{686}\u{647} \u{62E}\u{628}\u{631} \u{62E}\u{648}\u{628}\u{6CC} :{U+0044} \u{641}\u{631}\u{62F}\u{627} \u{645}\u{6CC}\u{627}\u{645}",
        "\u{645}\u{627}\u{6CC}\u{645} \u{627}\u{62F}\u{631}\u{641} :{U+0044} \u{6CC}\u{628}\u{648}\u{62E} \u{631}\u{628}\u{62E} \u{647}\u{686}"
      ),
      (
        "\u{6A9}\u{6CC}\u{627} \u{628}\u{627}\u{62A} \u{6C1}\u{6D2} :{U+0050}",
        ":{U+0050} \u{6D2}\u{6C1} \u{62A}\u{627}\u{628} \u{627}\u{6CC}\u{6A9}"
      ),
      ("O\u{5EA}CSCS AMJLN <3", "<3 NLJMA SCSC\u{5EA}O"),
      ("AJGE JFN OFZMN EJE MQF <3", "<3 FQM EJE NMZFO NFJ EGJA"),
      ("\u{5EA}FDE! <3 <3", "<3 <3 !EDF\u{5EA}"),
      ("<3 AFEB MNJ", "JNM BEFA <3"),
      (
        "<3 \u{634}\u{643}\u{631}\u{627} \u{644}\u{643}\u{645}",
        "\u{645}\u{643}\u{644} \u{627}\u{631}\u{643}\u{634} <3"
      ),
      ("QZOE ZMJ :3", ":3 JMZ EOZQ"),
      ("QZBY MJ EMB </3", "</3 BME JM YBZQ"),
      ("LM ELBFD MLN \u{1F64F} <3", "<3 \u{1F64F} NLM DFBLE ML"),
      (
        "\u{634}\u{643}\u{631}\u{627} \u{644}\u{643}\u{645} \u{62C}\u{645}\u{64A}\u{639}\u{627} <3",
        "<3 \u{627}\u{639}\u{64A}\u{645}\u{62C} \u{645}\u{643}\u{644} \u{627}\u{631}\u{643}\u{634}"
      ),
      (
        "\u{645}\u{631}\u{633}\u{6CC} \u{639}\u{632}\u{6CC}\u{632}\u{645} <3 \u{641}\u{631}\u{62F}\u{627} \u{632}\u{646}\u{6AF} \u{628}\u{632}\u{646}",
        "\u{646}\u{632}\u{628} \u{6AF}\u{646}\u{632} \u{627}\u{62F}\u{631}\u{641} <3 \u{645}\u{632}\u{6CC}\u{632}\u{639} \u{6CC}\u{633}\u{631}\u{645}"
      ),
      (
        "\u{628}\u{6C1}\u{62A} \u{67E}\u{6CC}\u{627}\u{631} <3 \u{633}\u{628} \u{6A9}\u{648}",
        "\u{648}\u{6A9} \u{628}\u{633} <3 \u{631}\u{627}\u{6CC}\u{67E} \u{62A}\u{6C1}\u{628}"
      ),
    ] as [(String, String)])
  func aFaceKeepsItsOrder(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, .auto)
  }

  /// Less than three, values behind a colon, letters of answers and drives, commands, times.
  @Test(arguments: [
    "OHJY <3", "WJFP OZFXMM <3", "\u{5EA}FWAE: <3", "UHF\u{5EA} O <3 X\"C", "AFEBJN <3 JOJN BZBFS",
    "JMDJN BCJM <3 BMBD", "AN ESYK ZM EODD <3", "AN x <3 AG", "<3 JOJN", "\u{5EA}FDE, ORUY EHDY :3",
    "LFQP :{U+0044} OMA", "E\u{5EA}ZFBE EQLFQE :{U+0044}", "EXMJDF :p LDJ MEDUJR",
    "EZJSFY BZSE 10:30",
    "\u{625}\u{630}\u{627} \u{643}\u{627}\u{646}\u{62A} \u{627}\u{644}\u{642}\u{64A}\u{645}\u{629} <3",
    "\u{639}\u{62F}\u{62F} \u{627}\u{644}\u{63A}\u{631}\u{641} :3",
    "\u{646}\u{645}\u{631}\u{647} \u{6A9}\u{645}\u{62A}\u{631} \u{627}\u{632} <3",
    "\u{62C}\u{648}\u{627}\u{628} :{U+0044}",
  ])
  func whatLooksLikeAFaceIsWhole(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto])
  }

  /// Behind a name in an English line it is the line's; beside Latin words it is whole anyway.
  @Test func facesInEnglish() {
    LineExpectations.expectFirst(
      pseudo: "love you ABC <3", "love you CBA <3", LineExpectations.left)
    LineExpectations.expectNothing(pseudo: "ABC :{U+0044}", [LineExpectations.left])
    LineExpectations.expectNothing(
      pseudo: "nice one :{U+0044}", [.auto, LineExpectations.right])
    LineExpectations.expectNothing(pseudo: "x <3", [.auto])
  }

  /// A percentage stands left of the Latin word for what becomes of the price.
  @Test(
    arguments: [
      ("OBWS 30% {U+004F}{U+0046}{U+0046} SM ELFM", "MFLE MS 30% {U+004F}{U+0046}{U+0046} SWBO"),
      ("XBMF 10% cashback SM LM XQJJE", "EJJQX ML MS 10% cashback FMBX"),
      ("EJFN 20-40% {U+004F}ff BHQF\u{5EA}", "\u{5EA}FQHB 20-40% {U+004F}ff NFJE"),
      (
        "SD 70% {U+004F}{U+0046}{U+0046} {U+0045}{U+0056}{U+0045}{U+0052}{U+0059}{U+0054}{U+0048}{U+0049}{U+004E}{U+0047} BA\u{5EA}Y",
        "Y\u{5EA}AB 70% {U+004F}{U+0046}{U+0046} {U+0045}{U+0056}{U+0045}{U+0052}{U+0059}{U+0054}{U+0048}{U+0049}{U+004E}{U+0047} DS"
      ),
      (
        "\u{639}\u{631}\u{636} 50% {U+004F}ff \u{639}\u{644}\u{649} \u{627}\u{644}\u{623}\u{62D}\u{630}\u{64A}\u{629}",
        "\u{629}\u{64A}\u{630}\u{62D}\u{623}\u{644}\u{627} \u{649}\u{644}\u{639} 50% {U+004F}ff \u{636}\u{631}\u{639}"
      ),
      (
        "\u{6A9}\u{62F} \u{62A}\u{62E}\u{641}\u{6CC}\u{641} \u{6F2}\u{6F0}\u{66A} {U+004F}{U+0046}{U+0046} \u{628}\u{631}\u{627}\u{6CC} \u{647}\u{645}\u{647}",
        "\u{647}\u{645}\u{647} \u{6CC}\u{627}\u{631}\u{628} \u{6F2}\u{6F0}\u{66A} {U+004F}{U+0046}{U+0046} \u{641}\u{6CC}\u{641}\u{62E}\u{62A} \u{62F}\u{6A9}"
      ),
      (
        "\u{622}\u{62C} \u{6C1}\u{631} \u{686}\u{6CC}\u{632} \u{67E}\u{631} 15% discount \u{645}\u{644}\u{6D2} \u{6AF}\u{627}",
        "\u{627}\u{6AF} \u{6D2}\u{644}\u{645} 15% discount \u{631}\u{67E} \u{632}\u{6CC}\u{686} \u{631}\u{6C1} \u{62C}\u{622}"
      ),
      ("XBMF 5% extra, BMJ \u{5EA}FRU\u{5EA}", "\u{5EA}URF\u{5EA} JMB ,5% extra FMBX"),
    ] as [(String, String)])
  func aDiscountIsOnePhrase(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, .auto)
  }

  /// A percentage that is the sentence's, and a number behind the words that may be either's.
  @Test(arguments: [
    "OBWS 20% MLFMN", "EQHE ZM 20%, {U+004F}{U+0046}{U+0046} MCOYJ",
    "OBWS 20% {U+004F}{U+0046}{U+0046} i{U+0050}hone 15 EJFN", "XQJQF 20% {U+004E}ike EJFN",
  ])
  func otherPercentagesAreWhole(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto])
  }

  /// Where the Latin word lays a sentence out from left to right, the phrase is mended with that;
  /// drawn in its order it is whole.
  @Test func aDiscountAtTheStart() {
    LineExpectations.expectFirst(
      pseudo: "20% {U+004F}{U+0046}{U+0046} AM EHQF{U+05EA} EGDZE",
      "EZDGE {U+05EA}FQHE MA 20% {U+004F}{U+0046}{U+0046}", .auto)
    LineExpectations.expectNothing(
      pseudo: "{U+0041}cme 20% {U+004F}{U+0046}{U+0046} ABC", [LineExpectations.right])
    LineExpectations.expectNothing(pseudo: "20% off ABC", [LineExpectations.left])
  }

  /// Groups of Arabic-Indic digits follow each other from left to right.
  @Test(
    arguments: [
      (
        "\u{647}\u{627}\u{62A}\u{641}: \u{660}\u{665}\u{660}-\u{667}\u{661}\u{662}-\u{663}\u{663}\u{664}\u{664}",
        "\u{660}\u{665}\u{660}-\u{667}\u{661}\u{662}-\u{663}\u{663}\u{664}\u{664} :\u{641}\u{62A}\u{627}\u{647}"
      ),
      (
        "\u{627}\u{644}\u{631}\u{642}\u{645} \u{660}\u{663}-\u{667}\u{666}\u{665}\u{664}\u{663}\u{662}\u{661} \u{641}\u{642}\u{637}",
        "\u{637}\u{642}\u{641} \u{660}\u{663}-\u{667}\u{666}\u{665}\u{664}\u{663}\u{662}\u{661} \u{645}\u{642}\u{631}\u{644}\u{627}"
      ),
      (
        "\u{627}\u{62A}\u{635}\u{644} \u{639}\u{644}\u{649} (\u{660}\u{662}) \u{662}\u{667}\u{669}\u{665}-\u{668}\u{663}\u{661}\u{664}",
        "(\u{660}\u{662}) \u{662}\u{667}\u{669}\u{665}-\u{668}\u{663}\u{661}\u{664} \u{649}\u{644}\u{639} \u{644}\u{635}\u{62A}\u{627}"
      ),
      (
        "\u{62A}\u{627}\u{631}\u{64A}\u{62E} \u{627}\u{644}\u{646}\u{634}\u{631} \u{662}\u{660}\u{662}\u{664}-\u{660}\u{663}-\u{661}\u{668} \u{645}\u{633}\u{627}\u{621}",
        "\u{621}\u{627}\u{633}\u{645} \u{662}\u{660}\u{662}\u{664}-\u{660}\u{663}-\u{661}\u{668} \u{631}\u{634}\u{646}\u{644}\u{627} \u{62E}\u{64A}\u{631}\u{627}\u{62A}"
      ),
      (
        "\u{627}\u{644}\u{628}\u{637}\u{627}\u{642}\u{629} \u{665}\u{662}\u{661}\u{664} \u{665}\u{666}\u{667}\u{668} \u{669}\u{660}\u{661}\u{662} \u{633}\u{627}\u{631}\u{64A}\u{629}",
        "\u{629}\u{64A}\u{631}\u{627}\u{633} \u{665}\u{662}\u{661}\u{664} \u{665}\u{666}\u{667}\u{668} \u{669}\u{660}\u{661}\u{662} \u{629}\u{642}\u{627}\u{637}\u{628}\u{644}\u{627}"
      ),
      (
        "\u{648}\u{627}\u{62A}\u{633}\u{627}\u{628} +\u{669}\u{666}\u{666} \u{665}\u{660}-\u{667}\u{661}\u{662}-\u{663}\u{663}\u{664}\u{664}",
        "+\u{669}\u{666}\u{666} \u{665}\u{660}-\u{667}\u{661}\u{662}-\u{663}\u{663}\u{664}\u{664} \u{628}\u{627}\u{633}\u{62A}\u{627}\u{648}"
      ),
      (
        "\u{647}\u{627}\u{62A}\u{641} \u{660}\u{665}\u{660}-\u{667}\u{661}\u{662}-\u{663}\u{663}\u{664}\u{664} \u{623}\u{648} \u{660}\u{665}\u{665}-\u{668}\u{668}\u{662}-\u{661}\u{661}\u{669}\u{669}",
        "\u{660}\u{665}\u{665}-\u{668}\u{668}\u{662}-\u{661}\u{661}\u{669}\u{669} \u{648}\u{623} \u{660}\u{665}\u{660}-\u{667}\u{661}\u{662}-\u{663}\u{663}\u{664}\u{664} \u{641}\u{62A}\u{627}\u{647}"
      ),
    ] as [(String, String)])
  func groupsOfArabicDigitsKeepTheirOrder(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, .auto)
  }

  @Test func groupsOfArabicDigitsInEnglish() {
    LineExpectations.expectFirst(
      Array("call \u{660}\u{665}\u{660}-\u{667}\u{661}\u{662}-\u{663}\u{663} now".unicodeScalars),
      Array("call \u{660}\u{665}\u{660}-\u{667}\u{661}\u{662}-\u{663}\u{663} now".unicodeScalars),
      LineExpectations.left)
  }

  /// The marks stand before the separators, inside of the isolate, and only where an isolate alone
  /// would not do: Persian digits and a single slash need none.
  @Test func marksStandBeforeSeparators() throws {
    let phone =
      "\u{647}\u{627}\u{62A}\u{641}: \u{660}\u{665}\u{660}-\u{667}\u{661}\u{662}-\u{663}\u{663}"
    let fixed = Fixer().fix(Array("\(phone)\u{664}\u{664}".unicodeScalars))
    let first = try #require(fixed.candidates.first)
    #expect(
      first.insertions == [
        ControlEdit.Insertion(at: 6, ["\u{2066}"]), ControlEdit.Insertion(at: 9, ["\u{200E}"]),
        ControlEdit.Insertion(at: 13, ["\u{200E}"]), ControlEdit.Insertion(at: 18, ["\u{2069}"]),
      ])
    #expect(first.name.english == "LRI and PDI around the phone number, LRM at 9, LRM at 13")
    #expect(first.means == .isolate)
    #expect(fixed.reason == nil)
    let persian =
      "\u{62A}\u{644}\u{641}\u{646}: \u{6F0}\u{6F2}\u{6F1}-\u{6F8}\u{6F8}\u{6F7}\u{6F7}-\u{6F6}\u{6F6}\u{6F5}\u{6F5}"
    let plain = Fixer().fix(Array(persian.unicodeScalars)).candidates.first
    #expect(plain?.insertions.map(\.scalars) == [["\u{2066}"], ["\u{2069}"]])
  }

  /// Arabic-Indic digits that are drawn in order, or whose order is arguable.
  @Test(arguments: [
    "\u{62A}\u{627}\u{631}\u{64A}\u{62E} \u{661}\u{662}/\u{663}/\u{662}\u{660}\u{662}\u{664}",
    "\u{645}\u{62F}\u{629} \u{661}\u{660}-\u{662}\u{660} \u{64A}\u{648}\u{645}\u{627}",
  ])
  func otherArabicDigitsAreWhole(_ text: String) {
    LineExpectations.expectNothing(Array(text.unicodeScalars), [.auto])
  }

  /// A reference to a blank or to what nobody sees, alone between words, is spoken of.
  @Test(
    arguments: [
      ("L\u{5EA}BF &rlm; BRFT EZFYE", "EYFZE TFRB &rlm; FB\u{5EA}L"),
      ("EXMJDF &#160; BOXFN YFFH", "HFFY NFXOB &#160; FDJMXE"),
      ("EFRJUJ &nbsp; BJP EOJMJN", "NJMJOE PJB &nbsp; JUJRFE"),
      ("AJP LAP &#x200{U+0046}; BLMM", "MMLB &#x200{U+0046}; PAL PJA"),
      (
        "\u{627}\u{633}\u{62A}\u{62E}\u{62F}\u{645} &nbsp; \u{628}\u{639}\u{62F} \u{627}\u{644}\u{631}\u{642}\u{645}",
        "\u{645}\u{642}\u{631}\u{644}\u{627} \u{62F}\u{639}\u{628} &nbsp; \u{645}\u{62F}\u{62E}\u{62A}\u{633}\u{627}"
      ),
      (
        "\u{627}\u{632} &zwnj; \u{62F}\u{631} \u{648}\u{633}\u{637} \u{6A9}\u{644}\u{645}\u{647} \u{627}\u{633}\u{62A}\u{641}\u{627}\u{62F}\u{647} \u{6A9}\u{646}\u{6CC}\u{62F}",
        "\u{62F}\u{6CC}\u{646}\u{6A9} \u{647}\u{62F}\u{627}\u{641}\u{62A}\u{633}\u{627} \u{647}\u{645}\u{644}\u{6A9} \u{637}\u{633}\u{648} \u{631}\u{62F} &zwnj; \u{632}\u{627}"
      ),
      (
        "\u{6CC}\u{6C1}\u{627}\u{6BA} &lrm; \u{644}\u{6A9}\u{6BE}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{6BE}\u{6A9}\u{644} &lrm; \u{6BA}\u{627}\u{6C1}\u{6CC}"
      ),
    ] as [(String, String)])
  func aReferenceThatIsSpokenOfIsCode(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, .auto)
  }
}
