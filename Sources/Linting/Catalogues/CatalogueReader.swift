internal import BidiAlgorithm
internal import Markup
internal import UnicodeData

/// Reads the messages of catalogues, each format in its own file.
///
/// The direction of a message is what its platform gives it: in gettext's programs and on Apple's
/// and Android's screens the first strong letter of each text decides; where HTML or Fluent
/// displays it, and in Java, the language does.
enum CatalogueReader {
  static func messages(
    of text: FileText, _ kind: SourceKind, path: String, direction: BaseDirection
  ) -> [CatalogueMessage] {
    let language = CatalogueLanguage.of(path: path)
    var making = MessageMaking(language: language, direction: direction, styles: .all)
    let fixed: BaseDirection =
      direction == .auto
      ? language.map { .explicit(LocaleDirection.of($0)) } ?? .auto : direction
    switch kind {
    case .po: return POReader.messages(of: text, making)
    case .strings:
      making.styles = [.percent]
      return StringsReader.messages(of: text, making)
    case .xcstrings:
      making.styles = [.percent]
      return XCStringsReader.messages(of: text, making)
    case .android:
      making.styles = [.percent, .elements]
      making.call = "BidiFormatter.unicodeWrap for its value"
      return AndroidReader.messages(of: text, making)
    case .ftl:
      making.styles = [.braces]
      making.direction = fixed
      making.isolatesValues = true
      return FluentReader.messages(of: text, making)
    case .properties:
      making.styles = [.braces, .percent]
      making.direction = fixed
      making.readsBranches = true
      return PropertiesReader.messages(of: text, making)
    case .yaml:
      making.direction = fixed
      making.readsBranches = true
      return YAMLReader.messages(of: text, making)
    case .json:
      making.direction = fixed
      making.readsBranches = true
      making.call = "<bdi> where HTML displays it"
      return JSONStrings(text.scalars).values.compactMap { value in
        let passage = JSONStrings.passage(value.content, text.scalars, .message)
        return passage.scalars.contains(where: Interest.has) ? making.message(passage) : nil
      }
    case .xml: return XLIFFReader.messages(of: text, making)
    default: return []
    }
  }
}
