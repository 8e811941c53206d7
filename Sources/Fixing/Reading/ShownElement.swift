/// Elements with which texts are marked up that are shown without their tags, in pages, messages
/// and handbooks. A line with another element alone is the source of data.
enum ShownElement {
  /// Whether a name in small letters is that of one. Short names and those of a name space stand in
  /// messages for what translators have to leave. O(its length).
  static func isOne(_ name: String) -> Bool {
    name.utf8.count < 3 || name.utf8.contains(0x3A) || names.contains(name)
  }

  /// Of HTML, of the messages of KDE, of DocBook and of other catalogues.
  private static let names: Set<String> = Set(
    """
    abbr accel address annotation application article aside audio author bcode bdi bdo big block \
    blink blockquote bold bpt br button canvas caption center cite code color command data date \
    dd del details dfn dialog div dl dt em email emphasis entry envar ept figcaption figure filename \
    font footer form guibutton guiicon guilabel guimenu guimenuitem head header highlight hr html \
    icode iframe img index input ins interface it italic kbd keycap keycombo label legend li \
    line link listitem literal main map mark markup menuchoice message meta nav nobr note numid \
    object ol optgroup option output para param phrase picture placeholder pre primary product \
    productname progress quote replaceable resource ruby samp script section select shortcut size \
    small source span strike strong style sub subtitle summary sup svg table tag tbody td \
    template term textarea tfoot th thead time title tooltip tr track trademark tt ul ulink \
    underline userinput var video warning wbr xref
    """.split(separator: " ").map(String.init))
}
