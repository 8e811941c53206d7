internal import ExplorerCore
internal import Screen
internal import UnicodeData
internal import Wording

extension ThemeSheet {
  /// What names the theme that another one begins with, the page's ground, and the ramp of inks.
  private static let (baseName, groundName, rampName) = ("base", "background", "levels")

  /// All names that a theme may give a value.
  static let names = [baseName, groundName, rampName] + ThemePart.allCases.map(\.rawValue)

  /// Those that another may begin with.
  private static let bases = [ThemeSheet.dark, .light, .highContrast]

  /// The themes of a table, by their names.
  ///
  /// - Throws: what is wrong, and where.
  static func sheets(_ value: JSONValue, at path: [String]) throws(SettingFault) -> [String:
    ThemeSheet]
  {
    guard case .object(let tables) = value else { throw .wrongKind(path) }
    var sheets: [String: ThemeSheet] = [:]
    for (name, table) in tables.sorted(by: { $0.key < $1.key }) {
      sheets[name] = try ThemeSheet(name, table, at: path + [name])
    }
    return sheets
  }

  /// The theme of a table: parts with their paints, over those of the theme that it begins with.
  ///
  /// - Throws: what is wrong, and where.
  init(_ name: String, _ value: JSONValue, at path: [String]) throws(SettingFault) {
    guard case .object(let values) = value else { throw .wrongKind(path) }
    let ground = try values[Self.groundName].map { value throws(SettingFault) in
      try Self.color(try value.text(path + [Self.groundName]), path + [Self.groundName])
    }
    // Letters of the other kind would not be seen on it.
    self = (ground?.luminance ?? 0) > 0.1791 ? .light : .dark
    if let value = values[Self.baseName] { self = try Self.base(value, path + [Self.baseName]) }
    self.name = name
    if let ground { page?.ground = ground }
    bringsPage = bringsPage || ground != nil
    for (key, value) in values.sorted(by: { $0.key < $1.key })
    where key != Self.baseName && key != Self.groundName {
      let path = path + [key]
      if key == Self.rampName {
        var inks: [Style.Color] = []
        for text in try value.texts(path) { inks.append(try Self.color(text, path)) }
        guard inks.count > 1 else {
          throw SettingFault(path, "'levels' needs two colours or more")
        }
        (levels, labels) = (inks, nil)
        continue
      }
      guard let part = ThemePart(rawValue: key) else {
        let list = Self.names.joined(separator: ", ")
        throw SettingFault(
          path,
          NearestName.of(key, among: Self.names).map {
            "a theme has no '\(verbatim: key)'; did you mean '\(verbatim: $0)'?"
          } ?? "a theme has no '\(verbatim: key)'; it has \(verbatim: list)")
      }
      let paint = try Self.paint(try value.text(path), path)
      paints[part] = paint
      if part == .text, paint.ink != .standard { page?.ink = paint.ink }
    }
  }

  private static func base(
    _ value: JSONValue, _ path: [String]
  ) throws(SettingFault) -> ThemeSheet {
    let name = try value.text(path)
    guard let sheet = bases.first(where: { $0.name == name }) else {
      let list = bases.map(\.name).joined(separator: ", ")
      throw SettingFault(
        path,
        "'\(verbatim: name)' is not a value of '\(verbatim: Self.baseName)'; the values are \(verbatim: list)"
      )
    }
    return sheet
  }

  /// A paint: an ink, `on` and a ground, and words, each of which may be left out.
  private static func paint(_ text: String, _ path: [String]) throws(SettingFault) -> Paint {
    var paint = Paint()
    var isGround = false
    for word in text.split(separator: " ").map(String.init) {
      if word == "on" {
        isGround = true
      } else if let trait = traits[word] {
        paint.traits.insert(trait)
      } else if isGround {
        paint.ground = try color(word, path)
      } else {
        paint.ink = try color(word, path)
      }
    }
    return paint
  }

  private static let traits: [String: Paint.Traits] = [
    "bold": .bold, "italic": .italic, "underlined": .underlined, "reversed": .reversed,
  ]

  private static func color(_ text: String, _ path: [String]) throws(SettingFault) -> Style.Color {
    let digits = text.dropFirst()
    guard text.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let number = Int(digits, radix: 16)
    else {
      throw SettingFault(
        path,
        "'\(verbatim: text)' is not a colour; write '#rrggbb', 'on #rrggbb' for a ground, or bold, italic, underlined, reversed"
      )
    }
    return .hex(number)
  }
}

extension ThemeSheet {
  /// What of it is hard to read: all below 4.5:1, the worst first.
  var faint: [Legibility] {
    let (ground, ink): (Double, Double) = background == .light ? (1, 0) : (0, 1)
    var terminal = TerminalColors(depth: .direct, background: background)
    terminal.luminance = ground
    return Theme(self, on: terminal).legibilities(on: ground, ink: ink)
      .filter { $0.contrast < Legibility.needed }.sorted { $0.contrast < $1.contrast }
  }
}

extension Legibility {
  /// What is read, by the names of a theme: `quiet`, `levels 2`, `levels 2, selected`.
  var name: String {
    let part =
      switch role {
      case .level(let level): "levels \(level)"
      case .label(let level): "\(ThemePart.label.rawValue) \(level)"
      default: ThemePart(role.kind)?.rawValue ?? ""
      }
    return way.map { "\(part), \($0.rawValue)" } ?? part
  }
}
