internal import Screen
package import Wording

/// Keys of an overlay with a word for what they do. The key bar names them while the overlay is
/// open.
package struct OverlayEntry: Hashable, Sendable {
  package var label: Words
  /// One or two keys, such as both ways along a list.
  package var keys: [OverlayKey]

  /// Keys with a word.
  package init(_ label: Words, _ keys: OverlayKey...) {
    (self.label, self.keys) = (label, keys)
  }

  /// Its keys as the key bar writes them, with commas between; none for what a press does.
  package var keyNames: String { keys.map(\.shortName).joined(separator: ", ") }

  /// The key that closes every overlay.
  package static let close = OverlayEntry("close", .close)
  /// The keys that move along a list.
  package static let choose = OverlayEntry("choose", .up, .down)
  /// Along what is read; Enter reads on too: after a word that was typed it closes nothing.
  package static let read = OverlayEntry("read on", .up, .down, .accept)
}

extension [OverlayEntry] {
  /// The keys of a list, with a word for what taking an entry does.
  package static func list(taking: Words) -> [OverlayEntry] {
    [.choose, OverlayEntry(taking, .accept), .close]
  }
}

extension OverlayKey {
  /// The key as the key bar writes it.
  var shortName: String {
    switch self {
    case .type(" "): KeyPress(.character(" ")).shortName
    case .type(let text): text
    case .erase: KeyPress(.backspace).shortName
    case .up: KeyPress(.up).shortName
    case .down: KeyPress(.down).shortName
    case .left: KeyPress(.left).shortName
    case .right: KeyPress(.right).shortName
    case .pageUp: KeyPress(.pageUp).shortName
    case .pageDown: KeyPress(.pageDown).shortName
    case .home: KeyPress(.home).shortName
    case .end: KeyPress(.end).shortName
    case .accept: KeyPress(.enter).shortName
    case .close: KeyPress(.escape).shortName
    case .quit: KeyPress(.character("q"), .control).shortName
    case .suspend: KeyPress(.character("z"), .control).shortName
    }
  }
}
