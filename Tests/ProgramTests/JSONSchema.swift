import Foundation

/// As much of JSON Schema (draft 2020-12) as our schemas use; a keyword it does not know is a
/// fault, so that no schema promises what is not checked.
///
/// A schema is taken apart once, and so is each value: commands may print many thousands of them.
struct JSONSchema {
  private let root: [Rule]
  private let definitions: [String: [Rule]]
  private static let annotations: Set<String> = ["$schema", "$id", "$defs", "title", "description"]

  init(file: URL) throws {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let schema = object as? [String: Any] ?? [:]
    root = Self.rules(schema)
    definitions = (schema["$defs"] as? [String: [String: Any]] ?? [:]).mapValues(Self.rules)
  }

  /// A keyword with what it asks for.
  private struct Rule {
    let keyword: String
    let kind: Kind

    indirect enum Kind {
      case reference(String)
      case type(String)
      case oneOf([String])
      case anyOf([[Rule]])
      /// Nil where the pattern is none.
      case pattern(Regex<AnyRegexOutput>?)
      case minimum(Int)
      case maximum(Int)
      case minItems(Int)
      case maxItems(Int)
      case items([Rule])
      case required([String])
      case noOthers(besides: Set<String>)
      case others([Rule])
      case properties([String: [Rule]])
      case unknown
    }
  }

  private static func rules(_ schema: [String: Any]) -> [Rule] {
    schema.filter { !annotations.contains($0.key) }.map { keyword, rule in
      Rule(keyword: keyword, kind: kind(keyword, rule, schema))
    }
  }

  private static func kind(_ keyword: String, _ rule: Any, _ schema: [String: Any]) -> Rule.Kind {
    switch (keyword, rule) {
    case ("$ref", let name as String): .reference(name)
    case ("type", let type as String): .type(type)
    case ("enum", let values as [String]): .oneOf(values)
    case ("anyOf", let schemas as [[String: Any]]): .anyOf(schemas.map(rules))
    case ("pattern", let pattern as String): .pattern(try? Regex(pattern))
    case ("minimum", let least as Int): .minimum(least)
    case ("maximum", let most as Int): .maximum(most)
    case ("minItems", let least as Int): .minItems(least)
    case ("maxItems", let most as Int): .maxItems(most)
    case ("items", let item as [String: Any]): .items(rules(item))
    case ("required", let keys as [String]): .required(keys)
    case ("additionalProperties", false as Bool):
      .noOthers(besides: Set((schema["properties"] as? [String: Any] ?? [:]).keys))
    case ("additionalProperties", let other as [String: Any]): .others(rules(other))
    case ("properties", let properties as [String: [String: Any]]):
      .properties(properties.mapValues(rules))
    default: .unknown
    }
  }

  /// A value of JSON.
  private indirect enum Value {
    case object([String: Value])
    case array([Value])
    case string(String)
    /// A number, a truth value or null.
    case other(Any)

    init(_ value: Any) {
      if let text = value as? String {
        self = .string(text)
      } else if let object = value as? [String: Any] {
        self = .object(object.mapValues { Value($0) })
      } else if let array = value as? [Any] {
        self = .array(array.map { Value($0) })
      } else {
        self = .other(value)
      }
    }

    var members: [String: Value]? { if case .object(let members) = self { members } else { nil } }
    var elements: [Value]? { if case .array(let elements) = self { elements } else { nil } }
    var text: String? { if case .string(let text) = self { text } else { nil } }
    var number: Int? { if case .other(let value) = self { value as? Int } else { nil } }

    func isA(_ type: String) -> Bool {
      switch (type, self) {
      case ("object", .object), ("array", .array), ("string", .string): true
      case ("integer", .other(let value)): value is Int
      case ("number", .other(let value)): value is Double
      case ("null", .other(let value)): value is NSNull
      case ("boolean", .other(let value)): value is Bool
      default: false
      }
    }
  }

  /// What is wrong with a value, or nil.
  func fault(in value: Any) -> String? { fault(in: Value(value), by: root, at: "$") }

  private func fault(in value: Value, by rules: [Rule], at path: String) -> String? {
    for rule in rules {
      if let fault = fault(in: value, by: rule, at: path) { return fault }
    }
    return nil
  }

  private func fault(in value: Value, by rule: Rule, at path: String) -> String? {
    func fails(_ isWrong: Bool) -> String? { isWrong ? "\(path): \(rule.keyword)" : nil }
    switch rule.kind {
    case .reference(let name):
      guard let definition = definitions[String(name.dropFirst("#/$defs/".count))] else {
        return "\(path): no \(name)"
      }
      return fault(in: value, by: definition, at: path)
    case .type(let type): return fails(!value.isA(type))
    case .oneOf(let values): return fails(!values.contains { $0 == value.text })
    case .anyOf(let schemas):
      return fails(!schemas.contains { fault(in: value, by: $0, at: path) == nil })
    case .pattern(let regex):
      guard let text = value.text, let regex else { return fails(true) }
      return fails(text.firstMatch(of: regex) == nil)
    case .minimum(let least): return fails((value.number ?? .min) < least)
    case .maximum(let most): return fails((value.number ?? .max) > most)
    case .minItems(let least): return fails((value.elements?.count ?? 0) < least)
    case .maxItems(let most): return fails((value.elements?.count ?? .max) > most)
    case .items(let item):
      for (index, element) in (value.elements ?? []).enumerated() {
        if let fault = fault(in: element, by: item, at: "\(path)[\(index)]") { return fault }
      }
      return nil
    case .required(let keys):
      let members = value.members ?? [:]
      return fails(!keys.allSatisfy { members[$0] != nil })
    case .noOthers(besides: let known):
      return fails(!(value.members ?? [:]).keys.allSatisfy { known.contains($0) })
    case .others(let other):
      for (key, member) in value.members ?? [:] {
        if let fault = fault(in: member, by: other, at: "\(path).\(key)") { return fault }
      }
      return nil
    case .properties(let properties):
      let members = value.members ?? [:]
      for (key, rules) in properties {
        guard let member = members[key] else { continue }
        if let fault = fault(in: member, by: rules, at: "\(path).\(key)") { return fault }
      }
      return nil
    case .unknown: return "\(path): the keyword \(rule.keyword) is not known"
    }
  }
}
