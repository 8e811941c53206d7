public import BidiAlgorithm
internal import CICU
internal import Locales
internal import UnicodeData
internal import Wording
public import WritingDirection

/// A message written for a locale with one set of values, bare and isolated.
public struct FormattedMessage: Sendable {
  /// The text with its values, bare or isolated.
  public struct Form: Sendable {
    /// The scalars.
    public let scalars: [Unicode.Scalar]
    /// The places of the values, in scalars, without the isolates' own characters.
    public let values: [Range<Int>]
    /// The text.
    public var text: String { String(String.UnicodeScalarView(scalars)) }
  }

  /// Both forms in a paragraph of one direction.
  public struct Placement: Sendable {
    /// The direction of the paragraph.
    public let direction: TextDirection
    /// The bare form and the isolated one as one line each.
    public let bare, isolated: ResolverAnswer
    /// What becomes of each bare value, in the order of the text.
    public let fates: [ValueFate]
    /// Whether the bare values move the words around them.
    public let movesWords: Bool
    /// By what one sees what becomes of it.
    public let sought: SoughtPlaces
  }

  /// A platform's rule, and the direction that it gives each form.
  public struct Platform: Sendable {
    /// The rule.
    public let strategy: DirectionStrategy
    /// The paragraph's direction by it.
    public let bare, isolated: TextDirection
  }

  /// The locale's identifier, or `ar-XB`.
  public let locale: String
  /// The direction of the locale's script.
  public let direction: TextDirection
  /// The language of the built-in values; nil where the user gave all.
  public let samples: String?
  /// The values in the order of the pattern's arguments.
  public let values: [MessageValue]
  /// The text with bare values, and with each value in FSI and PDI.
  public let bare, isolated: Form
  /// As a left-to-right paragraph and as a right-to-left one.
  public let placements: [Placement]
  /// Under each platform's rule, where nothing is known but the locale.
  public let platforms: [Platform]

  init(
    _ pattern: MessagePattern, _ values: [MessageValue], samples: String?, locale: String
  ) throws(FormatFailure) {
    self.locale = locale
    self.samples = samples
    self.values = values
    let isPseudo = locale == PseudoLocale.name
    var (scalars, ranges) = MessageMarks.taken(
      out: try CICUMessage.format(
        pattern, values, locale: isPseudo ? PseudoLocale.source : locale))
    if let separator = scalars.first(where: { BidiProperties.bidiClass(of: $0) == .b }) {
      throw FormatFailure(
        """
        the message is more than one paragraph: it holds \
        \(verbatim: ScalarFacts.codePoint(separator.value))
        """)
    }
    if isPseudo { (scalars, ranges) = PseudoLocale.wrapped(scalars, ranges) }
    let bare = Form(scalars: scalars, values: ranges)
    let isolated = Self.isolating(bare)
    self.bare = bare
    self.isolated = isolated
    let own = SeenLine(
      bare.scalars, StandardResolver().resolve(bare.scalars, direction: .auto))
    placements = [TextDirection.leftToRight, .rightToLeft].map { direction in
      Self.placement(bare, isolated, direction, own: own)
    }
    direction = isPseudo ? .rightToLeft : LocaleDirection.of(locale)
    let context = DirectionContext(locale: direction)
    platforms = DirectionStrategy.all.map { strategy in
      Platform(
        strategy: strategy, bare: strategy.estimate(bare.scalars, in: context).base,
        isolated: strategy.estimate(isolated.scalars, in: context).base)
    }
  }

  private static func isolating(_ form: Form) -> Form {
    var scalars: [Unicode.Scalar] = []
    var values: [Range<Int>] = []
    var position = 0
    for value in form.values {
      scalars += form.scalars[position..<value.lowerBound]
      scalars.append("\u{2068}")
      values.append(scalars.count..<scalars.count + value.count)
      scalars += form.scalars[value]
      scalars.append("\u{2069}")
      position = value.upperBound
    }
    return Form(scalars: scalars + form.scalars[position...], values: values)
  }

  private static func placement(
    _ bare: Form, _ isolated: Form, _ direction: TextDirection, own: SeenLine
  ) -> Placement {
    let lines = [bare, isolated].map {
      StandardResolver().resolve($0.scalars, direction: .explicit(direction))
    }
    let seenBare = SeenLine(bare.scalars, lines[0])
    let seenIsolated = SeenLine(isolated.scalars, lines[1])
    let fates = zip(bare.values, isolated.values).map {
      ValueFate(bare: seenBare, $0, isolated: seenIsolated, $1)
    }
    return Placement(
      direction: direction, bare: lines[0], isolated: lines[1], fates: fates,
      movesWords: seenBare.places(outside: bare.values, isolates: 0)
        != seenIsolated.places(outside: isolated.values, isolates: 1),
      sought: SoughtPlaces(
        (seenBare, bare.values), (seenIsolated, isolated.values), fates: fates,
        own: own, bare.scalars))
  }
}
