internal import BidiAlgorithm
internal import Keyboards

/// What `keyboards` prints.
enum KeyboardsReport {
  /// A line for each: the name, xkb's name, what it is.
  static func list(_ keyboards: [Keyboard]) -> [UInt8] {
    let names = keyboards.map { ($0.name, $0.xkbName ?? "-") }
    let first = names.map(\.0.count).max() ?? 0
    let second = names.map(\.1.count).max() ?? 0
    return zip(keyboards, names).flatMap { keyboard, name in
      let line =
        padded(name.0, to: first) + "  " + padded(name.1, to: second) + "  " + keyboard.title
        + ", " + (keyboard.direction == .rightToLeft ? "right-to-left" : "left-to-right")
      return Array((Printable.text(line) + "\n").utf8)
    }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// A keyboard drawn, its line of the list first.
  static func drawing(_ keyboard: Keyboard) -> [UInt8] {
    list([keyboard]) + [0x0A]
      + keyboard.drawing().flatMap { Array((Printable.text($0) + "\n").utf8) }
  }

  /// An object a line.
  static func json(_ keyboards: [Keyboard]) -> [UInt8] {
    keyboards.flatMap { keyboard in
      var json = JSONWriter()
      json.beginObject()
      json.key("name")
      json.string(keyboard.name)
      json.key("xkb")
      if let name = keyboard.xkbName { json.string(name) } else { json.null() }
      json.key("title")
      json.string(keyboard.title)
      json.key("language")
      json.string(keyboard.language)
      json.key("direction")
      json.string(keyboard.direction.shortName)
      json.key("keys")
      json.beginArray()
      if case .layout(let layout) = keyboard { write(layout, to: &json) }
      json.endArray()
      json.endObject()
      return json.take() + [0x0A]
    }
  }

  private static func write(_ layout: KeyboardLayout, to json: inout JSONWriter) {
    for position in layout.keys.keys.sorted() {
      json.beginObject()
      json.key("key")
      json.string("\(position.row.rawValue)\(position.number)")
      json.key("us")
      json.string(position.name)
      json.key("types")
      json.array(layout.keys[position] ?? []) { meaning, json in
        switch meaning {
        case .text(let text): json.string(text)
        case .dead(let name): json.string(layout.deadKeys[name]?.alone ?? "")
        case nil: json.null()
        }
      }
      json.key("dead")
      json.array(layout.keys[position] ?? []) { meaning, json in
        if case .dead(let name) = meaning { json.string(name) } else { json.null() }
      }
      json.endObject()
    }
  }
}
