internal import BidiAlgorithm

/// The declarations of a `style` attribute, those that bear on the order of text.
struct InlineStyle {
  private var values: [(name: String, value: String)] = []

  /// Reads declarations as CSS does (CSS Syntax, section 5.4.4), without escapes. O(*n*).
  init(_ source: [Unicode.Scalar]) {
    for declaration in Self.declarations(source) {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let name = Self.word(declaration[..<colon])
      var value = Self.word(declaration[(colon + 1)...])
      if let mark = value.lastIndex(of: "!") {
        value = Self.word(Array(value[..<mark].unicodeScalars)[...])
      }
      values.append((name, value))
    }
  }

  /// The stretches between semicolons; those in quotes, brackets and comments do not count.
  private static func declarations(_ source: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    var result: [[Unicode.Scalar]] = [[]]
    var quote: Unicode.Scalar?
    var depth = 0
    var index = 0
    while index < source.count {
      let scalar = source[index]
      index += 1
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == "/", index < source.count, source[index] == "*" {
        index += 1
        while index < source.count,
          !(source[index] == "/" && source[index - 1] == "*" && index > 1)
        { index += 1 }
        index += 1
        continue
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if "([{".unicodeScalars.contains(scalar) {
        depth += 1
      } else if ")]}".unicodeScalars.contains(scalar) {
        depth = max(0, depth - 1)
      } else if scalar == ";", depth == 0 {
        result.append([])
        continue
      }
      result[result.count - 1].append(scalar)
    }
    return result
  }

  /// A stretch in small letters, without white space around it.
  private static func word(_ scalars: some BidirectionalCollection<Unicode.Scalar>) -> String {
    var rest = Array(scalars)[...]
    while let first = rest.first, HTMLTokenizer.isSpace(first) { rest.removeFirst() }
    while let last = rest.last, HTMLTokenizer.isSpace(last) { rest.removeLast() }
    return HTMLTokenizer.name(rest)
  }

  /// Changes a style by the declarations; a later one wins, and one with an unknown value is none.
  func apply(to style: inout BidiStyle, _ parent: BidiStyle) {
    var isOutside = false
    for (name, value) in values {
      switch name {
      case "direction":
        switch value {
        case "ltr", "initial": style.direction = .leftToRight
        case "rtl": style.direction = .rightToLeft
        case "inherit", "unset": style.direction = parent.direction
        default: continue
        }
        let isInherited = value == "inherit" || value == "unset"
        style.hasDefaultDirection = isInherited && parent.hasDefaultDirection
        style.isAutomatic = false
      case "unicode-bidi":
        switch value {
        case "inherit": style.unicodeBidi = parent.unicodeBidi
        case "initial", "unset": style.unicodeBidi = .normal
        default:
          let bare = value.hasPrefix("-webkit-") ? String(value.dropFirst(8)) : value
          if let known = BidiStyle.UnicodeBidi(rawValue: bare) { style.unicodeBidi = known }
        }
      case "white-space", "white-space-collapse": apply(whiteSpace: value, to: &style, parent)
      case "display": apply(display: value, to: &style)
      case "float": isOutside = value != "none"
      case "position": isOutside = value == "absolute" || value == "fixed"
      default: break
      }
    }
    if isOutside, style.display != .none { style.display = .outside }
  }

  private func apply(
    whiteSpace value: String, to style: inout BidiStyle, _ parent: BidiStyle
  ) {
    switch value {
    case "normal", "nowrap", "initial", "collapse":
      (style.keepsSpaces, style.keepsLineFeeds) = (false, false)
    case "pre", "pre-wrap", "break-spaces", "preserve":
      (style.keepsSpaces, style.keepsLineFeeds) = (true, true)
    case "pre-line", "preserve-breaks":
      (style.keepsSpaces, style.keepsLineFeeds) = (false, true)
    case "inherit", "unset":
      (style.keepsSpaces, style.keepsLineFeeds) = (parent.keepsSpaces, parent.keepsLineFeeds)
    default: break
    }
  }

  private func apply(display value: String, to style: inout BidiStyle) {
    switch value {
    case "none": style.display = .none
    case "inline", "ruby", "initial": style.display = .inline
    case "contents": style.display = .contents
    case "inline-block", "inline-table": style.display = .atomic
    case "inline-flex", "inline-grid":
      style.display = .atomic
      style.blocksChildren = true
    case "flex", "grid":
      style.display = .block
      style.blocksChildren = true
    case "block", "flow-root", "list-item": style.display = .block
    case let table where table.hasPrefix("table"): style.display = .block
    default: break
    }
  }
}
