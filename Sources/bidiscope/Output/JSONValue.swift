internal import FoundationEssentials

/// Any value of JSON.
enum JSONValue: Hashable, Sendable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// The value of bytes.
  ///
  /// - Throws: that they are no JSON.
  init(bytes: [UInt8]) throws { self = try JSONDecoder().decode(JSONValue.self, from: Data(bytes)) }

  /// The value of a key; null where there is none.
  subscript(key: String) -> JSONValue {
    if case .object(let values) = self { values[key] ?? .null } else { .null }
  }

  /// The elements of an array; none of anything else.
  var elements: [JSONValue] { if case .array(let values) = self { values } else { [] } }

  /// The string; nil of anything else.
  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The whole number; nil of anything else.
  var integer: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }

  /// A whole number.
  static func integer(_ number: Int) -> JSONValue { .number(Double(number)) }

  /// Writes it, keys in their order, controls as escapes.
  func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .bool(let value): json.bool(value)
    case .number(let value):
      if let number = Int(exactly: value) { json.number(number) } else { json.null() }
    case .string(let text): json.string(text)
    case .array(let values): json.array(values) { value, json in value.write(to: &json) }
    case .object(let values):
      json.beginObject()
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        json.key(named: key)
        value.write(to: &json)
      }
      json.endObject()
    }
  }
}
