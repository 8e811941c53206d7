/// The eras' names.
enum EraNames {
  /// The era of a date in English: `Saka`, `Reiwa`, `cycle 78`.
  static func english(_ calendar: CalendarID, era: Int, symbols: [String]) -> String {
    if calendar.variant == .tiruvalluvar { return "Tiruvalluvar" }
    switch calendar.name {
    case .tamil, .kannada, .marathi, .telugu, .indian: return "Saka"
    case .gujarati, .vikram: return "Vikram Samvat"
    case .malayalam: return "Kollam"
    case .odia: return "Amli"
    case .bangla: return "Bengali San"
    case .ethiopicAmeteAlem: return "Amete Alem"
    case .ethiopicAmeteMihret: return era == 1 ? "Amete Mihret" : "Amete Alem"
    case .coptic: return era == 1 ? "Anno Martyrum" : "Before Martyrs"
    case .vietnamese: return "Gregorian year of Tet"
    case .gregorian, .iso8601: return era == 1 ? "AD" : "BC"
    case .buddhist: return "BE"
    case .republicOfChina: return era == 1 ? "Minguo" : "Before R.O.C."
    case .persian: return "AP"
    case .hebrew: return "AM"
    case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura: return "AH"
    case .chinese, .dangi: return "cycle \(era)"
    case .japanese: return symbols.indices.contains(era) ? symbols[era] : "era \(era)"
    }
  }

  /// The era in the calendar's own language where Foundation has no name for it, or nil.
  static func own(_ calendar: CalendarID, language: String) -> String? {
    if calendar.variant == .tiruvalluvar { return language == "ta" ? "திருவள்ளுவர் ஆண்டு" : nil }
    return switch (calendar.name, language) {
    case (.tamil, "ta"): "சக ஆண்டு"
    case (.kannada, "kn"): "ಶಕ"
    case (.telugu, "te"): "శక"
    case (.marathi, "mr"): "शके"
    case (.gujarati, "gu"): "વિક્રમ સંવત"
    case (.vikram, "hi"): "विक्रम संवत्"
    case (.malayalam, "ml"): "കൊല്ലവർഷം"
    case (.odia, "or"): "ଅମଳୀ"
    case (.bangla, "bn"): "বঙ্গাব্দ"
    case (.ethiopicAmeteAlem, "am"): "ዓመተ ዓለም"
    case (.ethiopicAmeteMihret, "am"): "ዓመተ ምሕረት"
    default: nil
    }
  }
}
