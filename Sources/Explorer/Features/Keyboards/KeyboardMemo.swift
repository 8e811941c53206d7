internal import Keyboards

/// The keyboards that were asked for, read once.
final class KeyboardMemo: Memo {
  private var kept: [String: Keyboard] = [:]
  private var all: [Keyboard] = []

  init() {}

  /// The keyboard of a name; nil where there is none.
  func keyboard(named name: String) -> Keyboard? {
    if let known = kept[name] { return known }
    let keyboard = KeyboardCatalogue.keyboard(named: name)
    kept[name] = keyboard
    return keyboard
  }

  /// Every keyboard; read when they are first listed.
  func list() -> [Keyboard] {
    if all.isEmpty { all = KeyboardCatalogue.all() }
    return all
  }
}
