/// The names of years in cycles of sixty.
enum YearNames {
  /// The name of a Saka year in the southern cycle of sixty; year 1 of the cycle was Saka 1909,
  /// Prabhava.
  static func samvatsara(saka: Int, language: String) -> String {
    let names = language == "ta" ? tamil : english
    return names[(saka - 1909).flooringRemainder(by: 60)]
  }

  /// The stem and branch of a Vietnamese year, numbered as the Gregorian year of its Tet.
  static func vietnamese(_ year: Int) -> String {
    stems[(year - 4).flooringRemainder(by: 10)] + " "
      + branches[(year - 4).flooringRemainder(by: 12)]
  }

  // Divided once: a list of days asks for a name at each.
  private static let stems = IndianNames.words("Giáp Ất Bính Đinh Mậu Kỷ Canh Tân Nhâm Quý")
  private static let branches = IndianNames.words(
    "Tý Sửu Dần Mão Thìn Tỵ Ngọ Mùi Thân Dậu Tuất Hợi")

  private static let english = IndianNames.words(
    "Prabhava Vibhava Shukla Pramoda Prajapati Angirasa Shrimukha Bhava Yuva Dhatri Ishvara "
      + "Bahudhanya Pramathi Vikrama Vrisha Chitrabhanu Svabhanu Tarana Parthiva Vyaya Sarvajit "
      + "Sarvadhari Virodhi Vikriti Khara Nandana Vijaya Jaya Manmatha Durmukhi Hevilambi Vilambi "
      + "Vikari Sharvari Plava Shubhakrit Shobhakrit Krodhi Vishvavasu Parabhava Plavanga Kilaka "
      + "Saumya Sadharana Virodhakrit Paridhavi Pramadi Ananda Rakshasa Nala Pingala Kalayukti "
      + "Siddharthi Raudri Durmati Dundubhi Rudhirodgari Raktakshi Krodhana Akshaya")

  private static let tamil = IndianNames.words(
    "பிரபவ விபவ சுக்ல பிரமோதூத பிரசோற்பத்தி ஆங்கீரச ஸ்ரீமுக பவ யுவ தாது ஈஸ்வர வெகுதானிய பிரமாதி "
      + "விக்கிரம விஷு சித்திரபானு சுபானு தாரண பார்த்திப விய சர்வசித்து சர்வதாரி விரோதி விக்ருதி கர நந்தன "
      + "விஜய ஜய மன்மத துன்முகி ஹேவிளம்பி விளம்பி விகாரி சார்வரி பிலவ சுபகிருது சோபகிருது குரோதி "
      + "விசுவாவசு பராபவ பிலவங்க கீலக சௌமிய சாதாரண விரோதகிருது பரிதாபி பிரமாதீச ஆனந்த ராட்சச நள பிங்கள "
      + "காளயுக்தி சித்தார்த்தி ரௌத்திரி துன்மதி துந்துபி ருத்ரோத்காரி ரக்தாட்சி குரோதன அட்சய")
}
