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
    let own = Line(bare, .auto, isolates: 0)
    placements = [TextDirection.leftToRight, .rightToLeft].map { direction in
      // In its own direction the line is this one.
      let isOwn = own.answer.paragraphLevel.direction == direction
      return Self.placement(
        (bare, isOwn ? own : Line(bare, .explicit(direction), isolates: 0)),
        (isolated, Line(isolated, .explicit(direction), isolates: 1)), direction, own: own)
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

  /// A form as one line.
  private struct Line {
    let answer: ResolverAnswer
    let seen: SeenLine
    /// The places outside the values from left to right, as if those were not there.
    let order: [Int]

    init(_ form: Form, _ direction: BaseDirection, isolates: Int) {
      answer = StandardResolver().resolve(form.scalars, direction: direction)
      seen = SeenLine(form.scalars, answer)
      order = seen.places(outside: form.values, isolates: isolates)
    }
  }

  /// Both forms in a paragraph of a direction, and the bare one's line in its own.
  private static func placement(
    _ bare: (form: Form, line: Line), _ isolated: (form: Form, line: Line),
    _ direction: TextDirection, own: Line
  ) -> Placement {
    let fates = zip(bare.form.values, isolated.form.values).map {
      ValueFate(bare: bare.line.seen, $0, isolated: isolated.line.seen, $1)
    }
    return Placement(
      direction: direction, bare: bare.line.answer, isolated: isolated.line.answer, fates: fates,
      movesWords: bare.line.order != isolated.line.order,
      sought: SoughtPlaces(
        (bare.line.order, bare.form.values), (isolated.line.order, isolated.form.values),
        fates: fates, own: own.order, bare.form.scalars))
  }
}
