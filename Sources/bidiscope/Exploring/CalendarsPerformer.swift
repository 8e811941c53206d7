internal import Calendars
internal import Explorer
internal import ExplorerCore

/// Tells the calendars what day it is.
struct CalendarsPerformer: FeaturePerformer {
  typealias F = CalendarsFeature

  func perform(_ effect: CalendarsFeature.Effect, _ app: AppState) -> [Action] {
    switch effect {
    case .tellToday: [.calendars(.today(MachineDay.today.rawValue))]
    }
  }
}
