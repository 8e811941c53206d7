package import ExplorerCore
internal import Screen
internal import TextModel
internal import Wording

extension ViFeature {
  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .press(let key): return press(&app, key)
    case .endInsert: app[ViFeature.self].mode = .normal
    case .operate(let letter):
      app[ViFeature.self].isTaking = false
      guard let operation = ViCommand.Operator(rawValue: Character(letter)) else { break }
      return finish(&app, operation)
    case .line(let line): return command(line, app)
    case .help: app.open(NoteOverlay(title: "Keys of vi", lines: ViKeys.lines))
    }
    return .nothing
  }

  private static func press(_ app: inout AppState, _ key: KeyPress) -> Reaction {
    guard key != KeyPress(.escape) else {
      app[ViFeature.self].typed = ""
      app[ViFeature.self].mode = .normal
      app.letSelectionGo()
      return .nothing
    }
    if let action = other(key) {
      app[ViFeature.self].typed = ""
      return .action(action)
    }
    guard case .character(let scalar) = key.key else { return .nothing }
    let isVisual = app[ViFeature.self].mode == .visual || !app.session.selection.isCaret
    let typed = app[ViFeature.self].typed + String(ViLetters.letter(typedAs: scalar))
    let reading = ViReading(typed, hasSelection: isVisual)
    app[ViFeature.self].typed = reading == .unfinished ? typed : ""
    switch reading {
    case .unfinished: return .nothing
    case .nothing:
      app.message =
        "'\(verbatim: PrintableText.of(typed))' is no command of vi here; :help lists them."
      return .nothing
    case .command(let command): return perform(&app, command)
    }
  }

  private static func perform(_ app: inout AppState, _ command: ViCommand) -> Reaction {
    switch command.verb {
    case .move(let motion): return actions(motion, command.count, app)
    case .operate(let operation, let target):
      switch target {
      case .motion(let motion):
        app.letSelectionGo()
        app[ViFeature.self].isTaking = true
        return actions(motion, command.count, app).then(turn(of: operation))
      case .word:
        app.letSelectionGo()
        return .action(.edit(.grow)).then(turn(of: operation))
      case .selection: return finish(&app, operation)
      case .paragraphs: return paragraphs(&app, operation, command.count ?? 1)
      }
    case .other(let letters): return other(&app, letters, command.count ?? 1)
    }
  }

  private static func turn(of operation: ViCommand.Operator) -> Reaction {
    .action(.feature(ViFeature.self, .operate(String(operation.rawValue))))
  }

  /// An operator takes what is selected.
  private static func finish(
    _ app: inout AppState, _ operation: ViCommand.Operator
  ) -> Reaction {
    app[ViFeature.self].mode = operation == .change ? .insert : .normal
    app[ViFeature.self].paragraphs = nil
    guard operation == .yank else { return .action(.edit(.cut)) }
    let anchor = app.session.selection.anchor.offset
    return .action(.edit(.copy(.storage))).then(.action(.goTo(anchor)))
  }

  /// What a motion asks for, so many times.
  private static func actions(
    _ motion: ViMotion, _ count: Int?, _ app: AppState
  ) -> Reaction {
    if motion == .textEnd, let count {
      return .action(.goTo(start(ofParagraph: count, app)))
    }
    let once = Reaction.action(action(motion, app))
    return (0..<(count ?? 1)).reduce(.nothing) { all, _ in all.then(once) }
  }

  private static func action(_ motion: ViMotion, _ app: AppState) -> ExplorerCore.Action {
    func move(_ motion: CaretMotion) -> ExplorerCore.Action {
      .edit(.move(motion, extending: false))
    }
    return switch motion {
    case .left: move(.left)
    case .right: move(.right)
    case .up: move(.up)
    case .down: move(.down)
    case .wordForward, .wordEnd: app.commands.action(titled: "Word forward")
    case .wordBackward: app.commands.action(titled: "Word backward")
    case .lineStart, .lineText: move(.lineStart)
    case .lineEnd: move(.lineEnd)
    case .paragraphStart: move(.paragraphStart)
    case .paragraphEnd: move(.paragraphEnd)
    case .textStart: move(.documentStart)
    case .textEnd: move(.documentEnd)
    case .next: move(.logicalForward)
    }
  }

  /// An operator takes whole paragraphs, the caret's first.
  private static func paragraphs(
    _ app: inout AppState, _ operation: ViCommand.Operator, _ count: Int
  ) -> Reaction {
    let document = app.session.document
    let first = app.paragraphAtCaret
    let last = ParagraphIndex(
      min(first.index.rawValue + count, document.paragraphCount) - 1)
    var range = first.range.lowerBound..<document.range(of: last).upperBound
    let text = app.session.layout.stored(RangeSet(range))
    let isLast = last.rawValue == document.paragraphCount - 1
    app.session.register = text
    app[ViFeature.self].paragraphs = text
    let copy = Reaction.effect(.copy(text.string))
    app.letSelectionGo()
    switch operation {
    case .yank: return copy
    case .change:
      app[ViFeature.self].mode = .insert
      if !isLast {
        let separator = document.content(of: last).separatorCount
        range = range.lowerBound..<range.upperBound.advanced(by: -separator)
      }
    case .delete where isLast && first.index.rawValue > 0:
      // With the last paragraph goes the separator before it.
      let before = ParagraphIndex(first.index.rawValue - 1)
      let separator = document.content(of: before).separatorCount
      range = range.lowerBound.advanced(by: -separator)..<range.upperBound
    case .delete: break
    }
    guard !range.isEmpty else { return copy }
    return .action(.edit(.replaceEach([range], with: .empty, joins: false))).then(copy)
  }

  /// What is no motion and no operator.
  private static func other(
    _ app: inout AppState, _ letters: String, _ count: Int
  ) -> Reaction {
    func repeated(_ action: ExplorerCore.Action) -> Reaction {
      (0..<count).reduce(.nothing) { all, _ in all.then(.action(action)) }
    }
    func insert() { app[ViFeature.self].mode = .insert }
    switch letters {
    case "i": insert()
    case "a":
      insert()
      return .action(.edit(.move(.logicalForward, extending: false)))
    case "I":
      insert()
      app.putCaret(at: app.paragraphAtCaret.range.lowerBound)
    case "A":
      insert()
      app.putCaret(at: app.paragraphAtCaret.end)
    case "o":
      insert()
      app.putCaret(at: app.paragraphAtCaret.end)
      return .action(.edit(.paste("\n")))
    case "O":
      insert()
      app.putCaret(at: app.paragraphAtCaret.range.lowerBound)
      return .action(.edit(.paste("\n"))).then(
        .action(.edit(.move(.logicalBackward, extending: false))))
    case "x": return repeated(.edit(.delete))
    case "X": return repeated(.edit(.backspace))
    case "s":
      insert()
      return repeated(.edit(.delete))
    case "S": return paragraphs(&app, .change, count)
    case "Y": return paragraphs(&app, .yank, count)
    case "D": return perform(&app, ViCommand(verb: .operate(.delete, .motion(.lineEnd))))
    case "C": return perform(&app, ViCommand(verb: .operate(.change, .motion(.lineEnd))))
    case "p", "P": return put(&app, isBehind: letters == "p")
    case "u": return repeated(.edit(.undo))
    case "n": return repeated(app.commands.action(titled: "Find next"))
    case "N": return repeated(app.commands.action(titled: "Find previous"))
    case "/", "?": return .action(app.commands.action(titled: "Find"))
    case ":": app.open(PromptOverlay(ViLine()))
    case "v": app[ViFeature.self].mode = .visual
    case "V":
      app[ViFeature.self].mode = .visual
      let caret = app.session.selection.focus
      app.session.select(Selection(anchor: caret, focus: caret, granularity: .paragraph))
    case "ZZ": return command("x", app)
    case "iw": return .action(.edit(.grow))
    default: break
    }
    return .nothing
  }

  /// Puts the register behind the caret's cluster or before it; paragraphs below the caret's, or
  /// above.
  private static func put(_ app: inout AppState, isBehind: Bool) -> Reaction {
    let paragraph = app.paragraphAtCaret
    guard let paragraphs = app[ViFeature.self].paragraphs, app.session.register == paragraphs else {
      let isAtEnd = app.session.selection.focus.offset >= paragraph.end
      let step = Reaction.action(.edit(.move(.logicalForward, extending: false)))
      return (isBehind && !isAtEnd && app.session.selection.isCaret ? step : .nothing)
        .then(.action(.edit(.pasteRegister)))
    }
    var text = paragraphs.string
    if text.last?.isNewline == true { text.removeLast() }
    app.putCaret(at: isBehind ? paragraph.end : paragraph.range.lowerBound)
    return .action(.edit(.paste(isBehind ? "\n" + text : text + "\n")))
  }
}
