/// What the HTML Standard says of elements by their names.
enum HTMLElementKind {
  /// Elements without content (section 13.1.2), old ones included.
  static let void: Set<String> = [
    "area", "base", "basefont", "bgsound", "br", "col", "embed", "frame", "hr", "image", "img",
    "input", "keygen", "link", "meta", "param", "source", "track", "wbr",
  ]

  /// Blocks by the standard's style sheet (section 15.3), and those that its start tags close a
  /// paragraph for.
  static let block: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "caption", "center", "col", "colgroup",
    "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure",
    "footer", "form", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr",
    "html", "legend", "li", "listing", "main", "menu", "nav", "ol", "optgroup", "option", "p",
    "plaintext", "pre", "search", "section", "summary", "table", "tbody", "td", "tfoot", "th",
    "thead", "tr", "ul", "xmp",
  ]

  /// Elements that are not displayed (sections 15.3.1 and 15.5), scripts being on.
  static let hidden: Set<String> = [
    "area", "base", "basefont", "datalist", "head", "link", "meta", "noembed", "noframes",
    "noscript", "param", "rp", "script", "style", "template", "title",
  ]

  /// Elements that are a box in the line, and whose content, if any, stands in for them where they
  /// are not known.
  static let replaced: Set<String> = [
    "audio", "canvas", "embed", "iframe", "image", "img", "meter", "object", "progress", "select",
    "svg", "video", "math",
  ]

  /// The special elements (section 13.2.4.2): an end tag does not reach through them, unless it is
  /// of one.
  static func isSpecial(_ name: String) -> Bool {
    !notSpecial.contains(name)
      && (block.contains(name) || hidden.contains(name) || void.contains(name)
        || otherSpecials.contains(name))
  }

  private static let notSpecial: Set<String> = [
    "datalist", "dialog", "image", "legend", "optgroup", "option", "rp",
  ]

  private static let otherSpecials: Set<String> = [
    "applet", "button", "iframe", "marquee", "object", "select", "textarea",
  ]

  /// Where looking for an open element ends (section 13.2.4.2, "in scope").
  static let scopes: Set<String> = [
    "applet", "caption", "html", "marquee", "object", "table", "td", "template", "th",
  ]

  /// Start tags before which an open `p` ends.
  static func endsParagraph(_ name: String) -> Bool {
    block.contains(name) && !notEndingParagraph.contains(name)
  }

  private static let notEndingParagraph: Set<String> = [
    "body", "caption", "col", "colgroup", "frameset", "html", "legend", "optgroup", "option",
    "tbody", "td", "tfoot", "th", "thead", "tr",
  ]

  /// What may stand in `head`; any other tag ends it.
  static let ofHead: Set<String> = [
    "base", "basefont", "bgsound", "head", "link", "meta", "noframes", "noscript", "script",
    "style",
    "template", "title",
  ]

  /// Open elements that a start tag ends: the names, and what looking for them does not go past.
  static func ended(by name: String) -> (names: Set<String>, stops: Set<String>)? {
    switch name {
    case "dd", "dt": (["dd", "dt"], ["dl"])
    case "option": (["option"], ["select", "optgroup", "datalist"])
    case "optgroup": (["option", "optgroup"], ["select"])
    case "td", "th": (["td", "th"], ["tr", "table"])
    case "tr": (["tr"], ["table", "thead", "tbody", "tfoot"])
    case "tbody", "thead", "tfoot", "caption", "colgroup":
      (["tbody", "thead", "tfoot", "caption", "colgroup"], ["table"])
    case "a", "button", "nobr": ([name], scopes)
    case "rt", "rp": (["rt", "rp"], ["ruby", "rtc"])
    default: nil
    }
  }
}
