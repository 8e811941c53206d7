package import ExplorerCore
internal import Keyboards

extension KeyboardsFeature {
  /// What the keys of the layout in use write on a US keyboard. Without one, letters that no US
  /// keyboard has come from a keyboard of the user's own, which may have any layout.
  package static func readings(of text: String, _ app: AppState) -> [String] {
    let own = app[KeyboardsFeature.self].own.compactMap(reversal)
    let layouts = own + reversals
    if let name = app[KeyboardsFeature.self].active,
      let layout = layouts.first(where: { $0.name == name })
    {
      return layout.readings(of: text)
    }
    guard text.unicodeScalars.contains(where: { !$0.isASCII }) else { return [] }
    return layouts.flatMap { $0.readings(of: text) }.reduce(into: []) { all, reading in
      if !all.contains(reading) { all.append(reading) }
    }
  }

  /// The layouts that are compiled in; they are many, and a search asks for them at each key.
  private static let reversals = KeyboardCatalogue.all().compactMap(reversal)

  private static func reversal(of keyboard: Keyboard) -> LayoutReversal? {
    if case .layout(let layout) = keyboard { LayoutReversal(layout) } else { nil }
  }
}
