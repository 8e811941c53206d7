internal import BidiAlgorithm

/// The properties of CSS by which an element's text is put in order, as computed for one element.
struct BidiStyle {
  /// CSS Writing Modes, section 2.2.
  enum UnicodeBidi: String {
    case normal, embed, isolate
    case override = "bidi-override"
    case isolateOverride = "isolate-override"
    case plaintext
  }

  /// What kind of box an element makes, as far as paragraphs go.
  enum Display {
    case inline, block, none
    /// A box of its own in the line: U+FFFC to the line, and paragraphs of its own.
    case atomic
    /// A box without a place in the line, and paragraphs of its own: floats, notes of ruby.
    case outside
    /// No box at all, but its content.
    case contents
  }

  var direction: TextDirection
  var unicodeBidi = UnicodeBidi.normal
  var display = Display.inline
  /// Whether white space of each kind is kept (CSS Text, section 3).
  var keepsSpaces: Bool
  var keepsLineFeeds: Bool
  /// Whether the direction comes from the element's text, by HTML's `dir=auto`.
  var isAutomatic = false
  /// Whether no element says the direction.
  var hasDefaultDirection = false
  /// Whether children are boxes in any case: flex and grid.
  var blocksChildren = false

  /// The style of the root.
  init(root direction: TextDirection) {
    self.direction = direction
    hasDefaultDirection = true
    display = .block
    keepsSpaces = false
    keepsLineFeeds = false
  }

  /// The style of an element.
  ///
  /// - Parameters:
  ///   - tag: the element.
  ///   - parent: its parent's style.
  ///   - automatic: what its text says of its direction, for `dir=auto`; nil where it says nothing.
  init(_ tag: HTMLTag, in parent: BidiStyle, automatic: TextDirection?) {
    direction = parent.direction
    keepsSpaces = parent.keepsSpaces
    keepsLineFeeds = parent.keepsLineFeeds
    display = Self.display(of: tag)
    let dir = HTMLDirection(tag)
    hasDefaultDirection = parent.hasDefaultDirection && dir == nil
    switch dir {
    case .leftToRight: direction = .leftToRight
    case .rightToLeft: direction = .rightToLeft
    case .automatic:
      direction = automatic ?? .leftToRight
      isAutomatic = true
    case nil:
      if tag.isForeign, let own = tag.value(.direction).flatMap({ TextDirection(shortName: $0) }) {
        direction = own
        hasDefaultDirection = false
      }
      // HTML Standard, section 3.2.6.4: the number of a phone.
      if tag.name == "input", tag.value(.type) == "tel" { direction = .leftToRight }
    }
    // HTML Standard, section 15.3.6.
    switch tag.name {
    case "bdo": unicodeBidi = .isolateOverride
    case "textarea", "pre", "input":
      unicodeBidi = dir == .automatic ? .plaintext : .isolate
    case "bdi", "output": unicodeBidi = .isolate
    default:
      unicodeBidi =
        dir != nil || HTMLElementKind.block.contains(tag.name) ? .isolate : .normal
    }
    if tag.isForeign, let own = tag.value(.unicodeBidi).flatMap({ UnicodeBidi(rawValue: $0) }) {
      unicodeBidi = own
    }
    switch tag.name {
    case "pre", "listing", "xmp", "plaintext", "textarea":
      keepsSpaces = true
      keepsLineFeeds = true
    default: break
    }
    let isAtomic = display == .atomic
    if let style = tag.attributes[.style] { InlineStyle(style.scalars).apply(to: &self, parent) }
    // Fields and pictures are boxes of their own in the line, whatever is said of them.
    if isAtomic, display == .inline { display = .atomic }
    if parent.blocksChildren, display == .inline || display == .atomic { display = .block }
  }

  private static func display(of tag: HTMLTag) -> Display {
    if tag.attributes[.hidden] != nil { return .none }
    if tag.isForeign {
      guard HTMLElementKind.drawnForeign.contains(tag.name), tag.value(.display) != "none" else {
        return .none
      }
      if tag.name == "text" { return .block }
    }
    switch tag.name {
    case "input": return tag.value(.type) == "hidden" ? .none : .atomic
    case "button", "textarea": return .atomic
    case "dialog": return tag.attributes[.open] == nil ? .none : .outside
    case "rt": return .outside
    default: break
    }
    if HTMLElementKind.hidden.contains(tag.name) { return .none }
    if HTMLElementKind.replaced.contains(tag.name) { return .atomic }
    return HTMLElementKind.block.contains(tag.name) ? .block : .inline
  }
}

/// The state of an element's `dir` (HTML Standard, section 3.2.6.4); a `bdi` without one is
/// automatic.
enum HTMLDirection {
  case leftToRight, rightToLeft, automatic

  init?(_ tag: HTMLTag) {
    // It is an attribute of HTML's elements.
    if tag.isForeign { return nil }
    switch tag.value(.dir) {
    case "ltr": self = .leftToRight
    case "rtl": self = .rightToLeft
    case "auto": self = .automatic
    default:
      if tag.name != "bdi" { return nil }
      self = .automatic
    }
  }
}
