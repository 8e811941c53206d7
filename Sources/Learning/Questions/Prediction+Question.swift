public import Wording

extension Prediction {
  /// The question in a sentence.
  public var question: Words {
    switch kind {
    case .order:
      "In which order do the pieces stand on the screen, from the left? Type their numbers."
    case .levels: "What level does each sign have? Type a digit for each, or - where it is removed."
    case .level(let position): "What level does the sign at \(number: position) have?"
    case .direction: "On which side does the paragraph begin? Type ltr or rtl."
    case .caret(let gap):
      "At which columns can the caret of gap \(number: gap) stand? Type one column, or two."
    case .ranges(let policy, let from, let to):
      "You drag from column \(number: from) to column \(number: to). Which ranges does the policy \(LearnedRanges.words(ofPolicy: policy)) take? [1,3) means the signs 1 and 2."
    case .rule(let position):
      "Which rule decides the sign at \(number: position)? It is the last of W1 to N2 that changed its class; where none did, the last that gave it a class or a level. Type its name."
    case .fix(let wanted): "Which one is shown as `\(verbatim: wanted)`? Type its number."
    case .result(let keys):
      "Which text is stored after the keys \(verbatim: keys)? Type its number."
    case .lines where hasOneLine:
      "Which one is the line as it is shown? Type its number."
    case .lines(let columns):
      "Which are the lines in \(number: columns) columns? Type the number."
    }
  }

  /// Whether no option has more than one line.
  var hasOneLine: Bool { !options.contains { $0.contains("/") } }
}
