public import BidiAlgorithm

/// A form in which a paragraph is written for a program or a document.
///
/// Letters stay letters; what has no picture is escaped as the form escapes it, but for what it has
/// no escape for (``hasControls``).
public enum SourceForm: String, CaseIterable, Hashable, Sendable {
  /// The text as it is.
  case plain
  /// An element `p` with `dir`; isolates are `bdi` (HTML Standard, section 4.5.24).
  case html
  /// A string literal of Swift.
  case swift
  /// An `AttributedString` of Swift's Foundation, with the paragraph's direction.
  case attributed
  /// A string of JSON (RFC 8259, section 7).
  case json
  /// A string literal of JavaScript.
  case js
  /// A string literal of Java, and of Kotlin.
  case java
  /// A string resource of Android.
  case android
  /// A message of ICU's MessageFormat as a value in a file of properties, whose escapes it has, for
  /// the messages themselves have none; its arguments, such as `{name}`, stay arguments.
  case icu
  /// A string literal of Rust.
  case rust
  /// A string literal of Python.
  case python
  /// LaTeX for XeTeX with the package bidi: `\LR`, `\RL`, and the environments `LTR` and `RTL`.
  case latex
  /// Markdown with HTML's elements in it (CommonMark, section 6.6).
  case markdown
}

extension SourceForm {
  /// Whether the form says the paragraph's direction, beside its text.
  public var saysDirection: Bool {
    switch self {
    case .html, .attributed, .latex, .markdown: true
    case .plain, .swift, .json, .js, .java, .android, .icu, .rust, .python: false
    }
  }

  /// Whether it has controls as they are: plain text all, and HTML and Markdown U+0080 to U+009F,
  /// for parsers read a reference to them as windows-1252 (HTML Standard, section 13.2.5.80).
  public var hasControls: Bool { self == .plain || self == .html || self == .markdown }

  /// What stands between the lines of two paragraphs: Markdown and LaTeX make one paragraph, of one
  /// direction, of lines without an empty one between them, and so they would with a line break.
  public var separator: String {
    switch self {
    case .latex, .markdown: "\n"
    case .plain, .html, .swift, .attributed, .json, .js, .java, .android, .icu, .rust, .python: ""
    }
  }

  /// A paragraph in this form. O(*n*).
  ///
  /// A literal does not say the paragraph's direction, which the place where it is shown decides.
  ///
  /// - Parameters:
  ///   - scalars: the paragraph with its controls and without its separator.
  ///   - direction: the paragraph's direction; nil where its own text decides.
  /// - Returns: the source, without a line end behind it.
  public func write(_ scalars: [Unicode.Scalar], direction: TextDirection?) -> String {
    switch self {
    case .plain: String(String.UnicodeScalarView(scalars))
    case .html: HTMLWriting.paragraph(scalars, direction)
    case .markdown: MarkdownWriting.paragraph(scalars, direction)
    case .latex: LaTeXWriting.paragraph(scalars, direction)
    case .swift: LiteralWriting.swift.literal(scalars)
    case .attributed:
      "AttributedString(" + LiteralWriting.swift.literal(scalars)
        + (direction.map {
          ", attributes: AttributeContainer().writingDirection(.\($0 == .rightToLeft ? "rightToLeft" : "leftToRight"))"
        } ?? "") + ")"
    case .json: LiteralWriting.json.literal(scalars)
    case .js: LiteralWriting.javaScript.literal(scalars)
    case .java: LiteralWriting.java.literal(scalars)
    case .rust: LiteralWriting.rust.literal(scalars)
    case .python: LiteralWriting.python.literal(scalars)
    case .android: AndroidWriting.resource(scalars, direction)
    case .icu: MessageWriting.message(scalars)
    }
  }
}
