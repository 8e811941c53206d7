internal import BidiAlgorithm
internal import UnicodeData

/// What the text of elements says of their direction, for `dir=auto` (HTML Standard, section
/// 3.2.6.4).
struct AutomaticDirections {
  /// The direction of each element, where its text has one.
  private(set) var directions: [TextDirection?]

  /// Finds the first strong character of each element. O(*n*).
  ///
  /// Text speaks for one element only: within an element with `dir`, and within a `bdi`, it is not
  /// looked at from outside, and that of scripts, styles and fields not at all.
  init(_ tree: HTMLTree) {
    directions = Array(repeating: nil, count: tree.elements.count)
    /// For whom text speaks at the place that is read; nil for nobody.
    var listeners: [Int?] = [nil]
    for event in tree.events {
      switch event {
      case .open(let index):
        let tag = tree.elements[index]
        switch HTMLDirection(tag) {
        case .automatic: listeners.append(index)
        case .leftToRight, .rightToLeft: listeners.append(nil)
        case nil:
          let isSilent = ["script", "style", "textarea"].contains(tag.name)
          listeners.append(isSilent ? nil : listeners[listeners.count - 1])
        }
        if tag.name == "input", let value = tag.attributes[.value] {
          directions[index] = Self.first(in: value.scalars[...])
        }
      case .close: listeners.removeLast()
      case .text(let range):
        guard let index = listeners[listeners.count - 1], directions[index] == nil else { continue }
        directions[index] = Self.first(in: tree.text.scalars[range])
      }
    }
  }

  private static func first(in scalars: ArraySlice<Unicode.Scalar>) -> TextDirection? {
    for scalar in scalars {
      switch BidiProperties.bidiClass(of: scalar) {
      case .l: return .leftToRight
      case .r, .al: return .rightToLeft
      default: continue
      }
    }
    return nil
  }
}
