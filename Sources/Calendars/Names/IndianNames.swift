/// The names of months, of lunar days and of what is intercalary, in the Indian calendars' own
/// languages and in English.
///
/// Each list is a line of words in the order of the calendar's own months. `_` stands for a space
/// within a word.
enum IndianNames {
  /// Month 1 to 12 of a calendar in a language, or nil.
  static func months(_ name: CalendarName, language: String) -> [String]? {
    switch (name, language) {
    case (.kannada, "kn"):
      words("ಚೈತ್ರ ವೈಶಾಖ ಜ್ಯೇಷ್ಠ ಆಷಾಢ ಶ್ರಾವಣ ಭಾದ್ರಪದ ಆಶ್ವಯುಜ ಕಾರ್ತಿಕ ಮಾರ್ಗಶಿರ ಪುಷ್ಯ ಮಾಘ ಫಾಲ್ಗುಣ")
    case (.telugu, "te"):
      words("చైత్రం వైశాఖం జ్యేష్ఠం ఆషాఢం శ్రావణం భాద్రపదం ఆశ్వయుజం కార్తీకం మార్గశిరం పుష్యం మాఘం ఫాల్గుణం")
    case (.marathi, "mr"):
      words("चैत्र वैशाख ज्येष्ठ आषाढ श्रावण भाद्रपद आश्विन कार्तिक मार्गशीर्ष पौष माघ फाल्गुन")
    case (.gujarati, "gu"):
      words("કારતક માગશર પોષ મહા ફાગણ ચૈત્ર વૈશાખ જેઠ અષાઢ શ્રાવણ ભાદરવો આસો")
    case (.vikram, "hi"):
      words("चैत्र वैशाख ज्येष्ठ आषाढ़ श्रावण भाद्रपद आश्विन कार्तिक मार्गशीर्ष पौष माघ फाल्गुन")
    case (.tamil, "ta"):
      words("சித்திரை வைகாசி ஆனி ஆடி ஆவணி புரட்டாசி ஐப்பசி கார்த்திகை மார்கழி தை மாசி பங்குனி")
    case (.malayalam, "ml"):
      words("ചിങ്ങം കന്നി തുലാം വൃശ്ചികം ധനു മകരം കുംഭം മീനം മേടം ഇടവം മിഥുനം കർക്കടകം")
    case (.odia, "or"):
      words("ଆଶ୍ୱିନ କାର୍ତ୍ତିକ ମାର୍ଗଶିର ପୌଷ ମାଘ ଫାଲ୍ଗୁନ ଚୈତ୍ର ବୈଶାଖ ଜ୍ୟେଷ୍ଠ ଆଷାଢ଼ ଶ୍ରାବଣ ଭାଦ୍ରବ")
    case (.bangla, "bn"):
      words("বৈশাখ জ্যৈষ্ঠ আষাঢ় শ্রাবণ ভাদ্র আশ্বিন কার্তিক অগ্রহায়ণ পৌষ মাঘ ফাল্গুন চৈত্র")
    default: nil
    }
  }

  /// Month 1 to 12 of a calendar of India in English; nil for others.
  static func englishMonths(_ name: CalendarName) -> [String]? {
    switch name {
    case .tamil:
      words(
        "Chithirai Vaikasi Aani Aadi Aavani Purattasi Aippasi Karthigai Margazhi Thai Maasi Panguni"
      )
    case .malayalam:
      words(
        "Chingam Kanni Thulam Vrishchikam Dhanu Makaram Kumbham Meenam Medam Idavam Mithunam "
          + "Karkidakam")
    case .bangla:
      words(
        "Boishakh Joishtho Asharh Srabon Bhadro Ashshin Kartik Ogrohayon Poush Magh Falgun Choitro")
    case .odia:
      words(
        "Aswina Kartika Margasira Pausa Magha Phalguna Chaitra Baisakha Jyestha Asadha Srabana "
          + "Bhadraba")
    case .gujarati:
      words(
        "Kartak Magshar Posh Maha Fagan Chaitra Vaishakh Jeth Ashadh Shravan Bhadarvo Aso")
    case .kannada, .marathi, .telugu, .vikram:
      words(
        "Chaitra Vaishakha Jyeshtha Ashadha Shravana Bhadrapada Ashvina Kartika Margashirsha Pausha "
          + "Magha Phalguna")
    case .gregorian, .iso8601, .buddhist, .republicOfChina, .japanese, .indian, .persian, .coptic,
      .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew, .islamic, .islamicCivil, .islamicTabular,
      .islamicUmmAlQura, .chinese, .dangi, .vietnamese:
      nil
    }
  }

  /// What stands before the name of an intercalary month, with its space.
  static func adhika(language: String) -> String {
    switch language {
    case "kn": "ಅಧಿಕ "
    case "te": "అధిక "
    case "gu": "અધિક "
    case "hi", "mr": "अधिक "
    case "he": "\u{5D0}\u{5D3}\u{5D4}\u{5D9}\u{5E7}\u{5D4} "
    case "ar": "\u{623}\u{62F}\u{647}\u{64A}\u{643}\u{627} "
    default: "adhika "
    }
  }

  /// The name of a lunar day, 1 to 30 from the new moon: its half of the month and its own name.
  static func tithi(_ number: Int, language: String) -> String {
    let (halves, names) = tithis(language)
    switch number {
    case 15: return names[14]
    case 30: return names[15]
    default: return "\(halves[number > 15 ? 1 : 0]) \(names[(number - 1) % 15])"
    }
  }

  /// The bright and the dark half; the names of 1 to 14, the full moon, the new moon.
  private static func tithis(_ language: String) -> (halves: [String], names: [String]) {
    switch language {
    case "kn":
      (
        words("ಶುಕ್ಲ ಕೃಷ್ಣ"),
        words(
          "ಪಾಡ್ಯ ಬಿದಿಗೆ ತದಿಗೆ ಚೌತಿ ಪಂಚಮಿ ಷಷ್ಠಿ ಸಪ್ತಮಿ ಅಷ್ಟಮಿ ನವಮಿ ದಶಮಿ ಏಕಾದಶಿ ದ್ವಾದಶಿ ತ್ರಯೋದಶಿ ಚತುರ್ದಶಿ "
            + "ಹುಣ್ಣಿಮೆ ಅಮಾವಾಸ್ಯೆ")
      )
    case "te":
      (
        words("శుద్ధ బహుళ"),
        words(
          "పాడ్యమి విదియ తదియ చవితి పంచమి షష్ఠి సప్తమి అష్టమి నవమి దశమి ఏకాదశి ద్వాదశి త్రయోదశి చతుర్దశి "
            + "పౌర్ణమి అమావాస్య")
      )
    case "mr":
      (
        words("शुद्ध वद्य"),
        words(
          "प्रतिपदा द्वितीया तृतीया चतुर्थी पंचमी षष्ठी सप्तमी अष्टमी नवमी दशमी एकादशी द्वादशी त्रयोदशी चतुर्दशी "
            + "पौर्णिमा अमावास्या")
      )
    case "hi":
      (
        words("शुक्ल कृष्ण"),
        words(
          "प्रतिपदा द्वितीया तृतीया चतुर्थी पंचमी षष्ठी सप्तमी अष्टमी नवमी दशमी एकादशी द्वादशी त्रयोदशी चतुर्दशी "
            + "पूर्णिमा अमावस्या")
      )
    case "gu":
      (
        words("સુદ વદ"),
        words(
          "એકમ બીજ ત્રીજ ચોથ પાંચમ છઠ સાતમ આઠમ નોમ દશમ અગિયારસ બારસ તેરસ ચૌદશ પૂનમ અમાસ")
      )
    default:
      (
        words("Shukla Krishna"),
        words(
          "Pratipada Dvitiya Tritiya Chaturthi Panchami Shashthi Saptami Ashtami Navami Dashami "
            + "Ekadashi Dvadashi Trayodashi Chaturdashi Purnima Amavasya")
      )
    }
  }

  static func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
}
