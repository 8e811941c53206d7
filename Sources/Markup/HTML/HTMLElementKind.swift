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

  /// Elements of SVG that text is displayed in (SVG 2, sections 5 and 11), and the picture and the
  /// formula themselves. What stands in others, also in elements of HTML, is not displayed there.
  static let drawnForeign: Set<String> = [
    "a", "foreignobject", "g", "math", "svg", "switch", "text", "textpath", "tspan",
  ]

  /// The special elements (section 13.2.4.2): an end tag does not reach through them, unless it is
  /// of one.
  static func isSpecial(_ name: String) -> Bool {
    !notSpecial.contains(name)
      && (block.contains(name) || hidden.contains(name) || void.contains(name)
        || otherSpecials.contains(name) || integration.contains(name))
  }

  private static let notSpecial: Set<String> = [
    "datalist", "dialog", "image", "legend", "optgroup", "option", "rp",
  ]

  private static let otherSpecials: Set<String> = [
    "applet", "button", "iframe", "marquee", "object", "select", "textarea",
  ]

  /// Where looking for an open element ends (section 13.2.4.2, "in scope").
  static let scopes: Set<String> = integration.union([
    "applet", "caption", "html", "marquee", "object", "select", "table", "td", "template", "th",
  ])

  /// Where looking for an open part of a table ends ("in table scope"), and what parts that stand
  /// in the table itself come into (section 13.2.6.4.9, "table context").
  static let tableScopes: Set<String> = ["html", "table", "template"]

  /// What the names of elements of SVG and MathML begin with while they are open: no name of HTML
  /// does.
  static let foreignSign = "<"

  /// Elements of SVG and MathML whose content is HTML again (section 13.2.6, "integration point").
  static let integration: Set<String> = [
    "<desc", "<foreignobject", "<mi", "<mn", "<mo", "<ms", "<mtext", "<title",
  ]

  /// Start tags that end SVG and MathML (section 13.2.6.5).
  static let endingForeign: Set<String> = [
    "b", "big", "blockquote", "body", "br", "center", "code", "dd", "div", "dl", "dt", "em",
    "embed", "h1", "h2", "h3", "h4", "h5", "h6", "head", "hr", "i", "img", "li", "listing", "menu",
    "meta", "nobr", "ol", "p", "pre", "ruby", "s", "small", "span", "strike", "strong", "sub",
    "sup", "table", "tt", "u", "ul", "var",
  ]

  /// The formatting elements (section 13.2.4.2): what cuts them off opens them again.
  static let formatting: Set<String> = [
    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
  ]

  static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]

  /// Elements that end with their parent (section 13.2.6.3, "implied end tags").
  static let implied: Set<String> = [
    "dd", "dt", "li", "optgroup", "option", "p", "rb", "rp", "rt", "rtc",
  ]

  /// The parts of a table that take no text.
  static let tableParts: Set<String> = ["table", "tbody", "tfoot", "thead", "tr"]
  static let rowGroups: Set<String> = ["tbody", "tfoot", "thead"]
  static let cells: Set<String> = ["td", "th"]
  /// Start tags that end a cell or a caption.
  static let endingCell: Set<String> = [
    "caption", "col", "colgroup", "tbody", "td", "tfoot", "th", "thead", "tr",
  ]
}
