internal import Screen
internal import TextModel
internal import Wording

/// Keys of the key bar with their word, as they stand on the screen.
struct BarItem {
  /// The names of the keys, each with what it calls. Arrows stand side by side.
  private(set) var keys: [(name: String, action: Action)]
  /// What they do; empty where there is room for the keys alone.
  private(set) var label: ScreenWords
  /// Whether the keys change the text.
  var changesText = false
  /// Whether the keys decide something that outlasts the text.
  var decides = false
  /// Whether it is shown on every screen.
  var isKept: Bool { changesText || decides || leadsOn }
  /// Whether the pane is there for what the keys do.
  var isMain = false
  /// Whether it leads to the panes that do not fit on the screen.
  var leadsOn = false

  /// The columns of the keys and the word.
  var columns: Int {
    let names = keys.reduce(0) { $0 + $1.name.unicodeScalars.count }
    return names + (keys.isEmpty || label.columns == 0 ? 0 : 1) + label.columns
  }

  /// The keys in the order in which they are written. Together they are one name from left to
  /// right, such as `Shift+←→`; on a right-to-left screen the last key is written first.
  var writtenKeys: [(name: String, action: Action)] {
    label.isRightToLeft ? keys.reversed() : keys
  }

  /// What a press on a column calls: the key under it; on the word, the last key.
  func action(at column: Int) -> Action? {
    var end = 0
    return writtenKeys.first {
      end += $0.name.unicodeScalars.count
      return column < end
    }?.action ?? keys.last?.action
  }

  /// The items that fit on the screen, each with its column.
  ///
  /// The keys of the pane in focus come first, those that change the text behind the others, then
  /// the way to panes that have no place; then help and what else leads, then the way to the text,
  /// then the rest in the order of their ``BarPlace``. Help and all that leads always have a place,
  /// on a narrow screen without their words where these would leave the pane's own keys none. A key
  /// that scrolls is named where the pane is cut.
  ///
  /// While an overlay is open, its keys alone work, and have the bar.
  static func all(_ app: AppState, isCut: Bool) -> [(item: BarItem, column: Int)] {
    if let overlay = app.overlay?.overlay { return placed(items(of: overlay, app), app) }
    let (general, leadingCount) = Self.general(app)
    let isNarrow = app.size.columns < narrow
    // What is typed is said in fewer words before the first key is left out, and before keys that
    // change the text share a word; on a narrow screen the other keys have fewer words then, too.
    let typed = typingWords(app)
    var forms = typed.map { Self.own(app, isCut: isCut, typing: $0) }
    if isNarrow {
      forms.append(Self.own(app, isCut: isCut, typing: typed[typed.count - 1], isBrief: true))
    }
    // What leads and is the pane's own key has its place there.
    let ownKeys = Set(forms[0].flatMap(\.keys).map(\.name))
    func columns(of leading: some Sequence<BarItem>) -> Int {
      leading.filter { !$0.keys.allSatisfy { ownKeys.contains($0.name) } }
        .reduce(0) { $0 + $1.columns + gap }
    }
    let leading = Array(general.prefix(leadingCount))
    func bar(_ own: [BarItem], _ head: [BarItem]) -> [(item: BarItem, column: Int)] {
      // Nothing is named twice, and no key that does something else in this pane.
      let named = Set(own.flatMap(\.keys).map(\.action))
      let taken = Set(own.flatMap(\.keys).map(\.name))
      let others = (head + general.dropFirst(leadingCount)).filter { item in
        !item.keys.allSatisfy { named.contains($0.action) || taken.contains($0.name) }
      }
      return placed(own + others, app)
    }
    guard isNarrow else {
      return bar(arranged(forms, beside: columns(of: leading), first: 1, app), leading)
    }
    // As many of the pane's first keys as fit beside what leads: a word is left out before a key.
    let most = max(1, forms[0].count { $0.isMain })
    let heads = Self.heads(leading, app)
    var ways: [(first: Int, head: [BarItem])] = []
    for first in (0...most).reversed() {
      ways += heads.map { (first: first, head: $0) }
    }
    for way in ways {
      let help = columns(of: way.head)
      let own = arranged(forms, beside: help, first: way.first, app)
      let wanted = Self.first(way.first, of: forms[0]).flatMap(\.keys).map(\.action)
      let has = Self.first(way.first, of: own).flatMap(\.keys).map(\.action)
      if wanted == has, width(own) + help <= space(app) { return bar(own, way.head) }
    }
    return bar(arranged(forms, beside: columns(of: leading.prefix(1)), first: 1, app), leading)
  }

  /// What leads: in full, only help with its word, and without words.
  private static func heads(_ leading: [BarItem], _ app: AppState) -> [[BarItem]] {
    [leading.count, 1, 0].map { count in
      leading.enumerated().map { number, item in
        var item = item
        if number >= count { item.label = app.words.onScreen(Words.none) }
        return item
      }
    }
  }

  private static func kept(_ items: [BarItem]) -> [BarItem] { items.filter(\.isKept) }

  /// The first of the keys that are not named anyway.
  private static func first(_ count: Int, of items: [BarItem]) -> [BarItem] {
    Array(items.filter { !$0.isKept }.prefix(count))
  }

  /// The keys of the pane in focus, of which there are several forms, the fullest words first, and
  /// the way to other panes, as they fit beside the columns of what leads. So many of the first
  /// keys have a place before that way.
  private static func arranged(
    _ typed: [[BarItem]], beside help: Int, first count: Int, _ app: AppState
  ) -> [BarItem] {
    let space = Self.space(app)
    let isText = app.focus == .text
    let isNarrow = app.size.columns < narrow
    func fits(_ items: [BarItem]) -> Bool { width(items) + help <= space }
    func first(_ items: [BarItem]) -> [BarItem] { Self.first(count, of: items) }
    // On a narrow screen the edge of the pane names the way to the others where the bar would lack
    // the pane's first key or what leads.
    let more = morePanes(app).flatMap { more in
      isNarrow && !typed.contains { fits(kept($0) + first($0) + [more]) } ? nil : more
    }
    func withMore(_ items: [BarItem]) -> [BarItem] {
      guard let more else { return items }
      return isText ? [more] + items : items + [more]
    }
    let forms = typed.map(withMore)
    var own =
      forms.first { fits(kept($0) + first($0)) } ?? forms.first { fits(kept($0)) }
      ?? forms[forms.count - 1]
    let editing = own.filter { $0.changesText && !$0.keys.isEmpty }
    // The first of the other keys has a place beside several that change the text.
    if !editing.isEmpty, !fits(kept(own) + (editing.count > 1 ? first(own) : [])) {
      let merged = Self.merged(own.filter(\.changesText), app)
      let place = own.firstIndex(where: \.changesText) ?? own.count
      own.removeAll(where: \.changesText)
      own.insert(merged, at: place)
    }
    var used = kept(own)
    own = own.enumerated().filter { number, item in
      if item.isKept || isText && number == 0 { return true }
      guard fits(used + [item]) else { return false }
      used.append(item)
      return true
    }.map(\.element)
    // Help stays before the way to the other panes: the edge of a pane names that way too.
    if !fits(own) { own.removeAll(where: \.leadsOn) }
    return own
  }

  /// The items that fit side by side, each with its column.
  private static func placed(_ items: [BarItem], _ app: AppState) -> [(item: BarItem, column: Int)]
  {
    var at = 1
    // An overlay's keys are the only ones, so they may take the last column too.
    let end = app.overlay == nil ? app.size.columns - 1 : app.size.columns
    return items.compactMap { item in
      guard at + item.columns <= end else { return nil }
      defer { at += item.columns + gap }
      return (item, at)
    }
  }

  private static func items(of overlay: any Overlay, _ app: AppState) -> [BarItem] {
    overlay.entries(in: app).map { entry in
      BarItem(
        keys: entry.keys.enumerated().map { number, key in
          (KeySequence.besideOthers(number, key.shortName), .overlay(key))
        },
        label: app.words.onScreen(entry.label))
    }
  }

  /// The columns that there are: the first and the last one stay free.
  private static func space(_ app: AppState) -> Int { app.size.columns - 2 }

  private static let gap = 2
  /// A screen of fewer columns is narrow.
  fileprivate static let narrow = 72

  private static func width(_ items: [BarItem]) -> Int {
    items.reduce(0) { $0 + $1.columns + gap } - gap
  }

  /// What the keys of the pane in focus do, and what typing does there.
  private static func own(
    _ app: AppState, isCut: Bool, typing: Words?, isBrief: Bool = false
  ) -> [BarItem] {
    let pane = app.focus.pane
    var items = pane.bar(in: app).compactMap { entry -> BarItem? in
      if entry.isScroll, !isCut { return nil }
      let keys = entry.actions.compactMap { action in
        app.commands.keys(of: action, in: app.focus).map { (keys: $0, action: action) }
      }
      guard !keys.isEmpty else { return nil }
      return BarItem(
        keys: names(keys),
        label: app.words.onScreen(isBrief ? entry.brief ?? entry.label : entry.label),
        changesText: entry.changesText, decides: entry.decides, isMain: entry.brief != nil)
    }
    if let typing {
      items.append(BarItem(keys: [], label: app.words.onScreen(typing), changesText: true))
    }
    return items.filter { !$0.changesText } + items.filter(\.changesText)
  }

  /// What typing does in the pane in focus, where that is not the text: the fullest words first,
  /// none where letters do not go to the text. Enter is typed where the pane has no other use for
  /// it.
  private static func typingWords(_ app: AppState) -> [Words?] {
    guard app.focus.pane.takesTyping, app.focus != .text else { return [nil] }
    let keys = [SessionStep.paste("\n"), .delete].compactMap {
      app.commands.keys(of: .edit($0), in: app.focus)?.shortName
    }
    let inFull: Words
    let inBrief: Words
    switch keys.count {
    case 2:
      inFull = "letters, \(verbatim: keys[0]) and \(verbatim: keys[1]) go to the text"
      inBrief = "letters, \(verbatim: keys[0]), \(verbatim: keys[1]): to the text"
    case 1:
      inFull = "letters and \(verbatim: keys[0]) go to the text"
      inBrief = "letters, \(verbatim: keys[0]): to the text"
    default:
      inFull = "letters go to the text"
      inBrief = "letters: to the text"
    }
    return [inFull, inBrief, "typing edits"]
  }

  /// The names of keys that share a word; `Shift+` is written once.
  private static func names(
    _ all: [(keys: KeySequence, action: Action)]
  ) -> [(name: String, action: Action)] {
    zip(KeySequence.namesSideBySide(all.map(\.keys)), all).map { name, one in
      (name: name, action: one.action)
    }
  }

  /// Joins all entries that change the text under one word.
  private static func merged(_ items: [BarItem], _ app: AppState) -> BarItem {
    let keys = items.flatMap(\.keys).enumerated().map { number, key in
      (name: number == 0 ? key.name : "/" + key.name, action: key.action)
    }
    let takesLetters = items.contains { $0.keys.isEmpty }
    return BarItem(
      keys: keys, label: app.words.onScreen(takesLetters ? "add; typing edits" : "add"),
      changesText: true)
  }

  /// The keys that work in every pane, and how many of them lead somewhere. The key of the
  /// arrangement that is shown is not among them: it does not lead there, but away.
  private static func general(_ app: AppState) -> (items: [BarItem], leading: Int) {
    // The commands are not copied, because a frame is drawn at every key.
    let all = app.commands.all
    let here = Action.arrange(app.arrangement)
    let numbers = all.indices.filter { all[$0].barLabel != nil && all[$0].action != here }
    func items(_ place: BarPlace) -> [BarItem] {
      numbers.compactMap { number in
        guard all[number].barPlace == place, let key = all[number].keys.first?.shortName,
          let label = all[number].barLabel
        else { return nil }
        return BarItem(keys: [(key, all[number].action)], label: app.words.onScreen(label))
      }
    }
    let leading = items(.leading)
    let back =
      app.focus == .text
      ? [] : [BarItem(keys: [("Esc", .escape)], label: app.words.onScreen("text"))]
    return (leading + back + items(.usual) + items(.late), leading.count)
  }

  /// The way to the panes that do not fit on the screen.
  private static func morePanes(_ app: AppState) -> BarItem? {
    guard let way = app.wayToMorePanes else { return nil }
    return BarItem(
      keys: [(way.key, .focusNext)], label: app.words.onScreen(way.label), leadsOn: true)
  }
}

extension AppState {
  /// The key that leads to the panes that do not fit on the screen, and how many there are; nil
  /// where all fit.
  fileprivate var wayToMorePanes: (key: String, label: Words)? {
    let hidden = panes.count - plan.panes.count
    guard hidden > 0, let key = commands.keys(of: .focusNext, in: focus) else { return nil }
    if size.columns < 60 { return (key.shortName, "\(number: hidden) more") }
    return (key.shortName, hidden == 1 ? "1 more pane" : "\(number: hidden) more panes")
  }

  /// The first key that the pane in focus is there for and the bar of a narrow screen has no room
  /// for, and what it calls.
  var keyBesideTheBar: (words: Words, action: Action)? {
    guard size.columns < BarItem.narrow else { return nil }
    let named = Set(BarItem.all(self, isCut: true).flatMap(\.item.keys).map(\.action))
    for entry in focus.pane.bar(in: self) where !named.isSuperset(of: entry.actions) {
      guard let brief = entry.brief, let action = entry.actions.first,
        let keys = commands.keys(of: action, in: focus)
      else { continue }
      return ("\(verbatim: keys.shortName) \(brief)", action)
    }
    return nil
  }

  /// The way to the panes that do not fit, where the key bar has no room for it.
  var wayToMorePanesBesideTheBar: Words? {
    // It has its place or not, whether a key that scrolls is named or not.
    guard let way = wayToMorePanes,
      !BarItem.all(self, isCut: true).contains(where: \.item.leadsOn)
    else { return nil }
    return "\(verbatim: way.key) \(way.label)"
  }
}
