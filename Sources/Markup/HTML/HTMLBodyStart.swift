/// What a start tag does in the body of a document (HTML Standard, section 13.2.6.4.7).
enum HTMLBodyStart {
  /// What may stand in the head as well.
  case ofHead
  /// An element whose content is no markup.
  case raw
  case body
  /// Parts of a document or of a table, outside of it.
  case ignored
  /// A block before which an open paragraph ends.
  case block
  case heading, preformatted, form
  /// An item of a list, which ends the one before it.
  case item
  case button
  /// An element in the line that is opened again behind what cuts it off.
  case formatting
  /// An element in which formatting from outside is not opened again.
  case object
  case table
  /// An element in the line without content.
  case void
  case input
  /// An element without content that is not seen.
  case part
  /// An `hr`.
  case rule
  /// A `textarea`.
  case field
  /// An `xmp`.
  case example
  case select, option
  /// A part of ruby.
  case ruby
  /// `svg` and `math`.
  case foreign
  case ordinary

  /// What the start tag of a name does.
  init(_ name: String) { self = Self.starts[name] ?? .ordinary }

  private static let starts: [String: HTMLBodyStart] = {
    let names: [(HTMLBodyStart, String)] = [
      (.ofHead, "base basefont bgsound link meta noframes script style template title"),
      (.raw, "iframe noembed noscript"),
      (.body, "body"),
      (.ignored, "caption col colgroup frame frameset head tbody td tfoot th thead tr"),
      (
        .block,
        """
        address article aside blockquote center details dialog dir div dl fieldset figcaption \
        figure footer header hgroup main menu nav ol p plaintext search section summary ul
        """
      ),
      (.preformatted, "pre listing"), (.form, "form"), (.item, "li dd dt"), (.button, "button"),
      (.object, "applet marquee object"), (.table, "table"),
      (.void, "area br embed image img keygen wbr"), (.input, "input"),
      (.part, "param source track"), (.rule, "hr"), (.field, "textarea"), (.example, "xmp"),
      (.select, "select"), (.option, "optgroup option"), (.ruby, "rb rp rt rtc"),
      (.foreign, "math svg"),
    ]
    var starts: [String: HTMLBodyStart] = [:]
    for (start, list) in names {
      for name in list.split(separator: " ") { starts[String(name)] = start }
    }
    for name in HTMLElementKind.headings { starts[name] = .heading }
    for name in HTMLElementKind.formatting { starts[name] = .formatting }
    return starts
  }()
}
