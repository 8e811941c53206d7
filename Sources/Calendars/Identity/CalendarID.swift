/// A calendar, or a variant of it that has a name of its own, such as `bangla:bangladesh`.
public struct CalendarID: Hashable, Sendable, CustomStringConvertible {
  /// What a variant changes.
  public enum Variant: String, CaseIterable, Hashable, Sendable {
    /// Bangla by the sun of the Surya Siddhanta.
    case suryaSiddhanta = "surya-siddhanta"
    /// The civil calendar of Bangladesh.
    case bangladesh
    /// Tamil with the Tiruvalluvar year.
    case tiruvalluvar
    /// Vikram with months from new moon to new moon.
    case amanta

    /// The calendar whose variant it is.
    public var calendar: CalendarName {
      switch self {
      case .suryaSiddhanta, .bangladesh: .bangla
      case .tiruvalluvar: .tamil
      case .amanta: .vikram
      }
    }
  }

  /// The calendar, or the one whose variant it is.
  public let name: CalendarName
  /// What it changes, or nil.
  public let variant: Variant?

  /// A calendar without a variant.
  public init(_ name: CalendarName) {
    self.name = name
    variant = nil
  }

  /// A variant.
  public init(_ variant: Variant) {
    name = variant.calendar
    self.variant = variant
  }

  /// The calendar that a text such as `tamil` or `bangla:bangladesh` names, or nil. Capitals do not
  /// matter.
  public init?(_ text: some StringProtocol) {
    let wanted = text.lowercased()
    guard let found = Self.all.first(where: { $0.description.lowercased() == wanted }) else {
      return nil
    }
    self = found
  }

  /// The name, as in `tamil` or `bangla:bangladesh`.
  public var description: String {
    variant.map { "\(name.rawValue):\($0.rawValue)" } ?? name.rawValue
  }

  /// The 27 calendars without variants.
  public static let calendars: [CalendarID] = CalendarName.allCases.map(CalendarID.init)

  /// The 27 calendars, each followed by its variants.
  public static let all: [CalendarID] = CalendarName.allCases.flatMap { name in
    [CalendarID(name)]
      + Variant.allCases.filter { $0.calendar == name }.map(CalendarID.init)
  }
}
