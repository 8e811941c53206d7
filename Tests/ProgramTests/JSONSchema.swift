import Foundation

/// As much of JSON Schema (draft 2020-12) as our schemas use; a keyword it does not know is a
/// fault, so that no schema promises what is not checked.
struct JSONSchema {
  private let root: [String: Any]
  private static let annotations: Set<String> = ["$schema", "$id", "$defs", "title", "description"]

  init(file: URL) throws {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    root = object as? [String: Any] ?? [:]
  }

  /// What is wrong with a value, or nil.
  func fault(in value: Any) -> String? { fault(in: value, by: root, at: "$") }

  private func fault(in value: Any, by schema: [String: Any], at path: String) -> String? {
    for (keyword, rule) in schema where !Self.annotations.contains(keyword) {
      if let fault = fault(in: value, by: keyword, rule, schema, at: path) { return fault }
    }
    return nil
  }

  private func fault(
    in value: Any, by keyword: String, _ rule: Any, _ schema: [String: Any], at path: String
  ) -> String? {
    func fails(_ isWrong: Bool) -> String? { isWrong ? "\(path): \(keyword)" : nil }
    switch (keyword, rule) {
    case ("$ref", let name as String):
      let definitions = root["$defs"] as? [String: [String: Any]] ?? [:]
      guard let definition = definitions[String(name.dropFirst("#/$defs/".count))] else {
        return "\(path): no \(name)"
      }
      return fault(in: value, by: definition, at: path)
    case ("type", let type as String): return fails(!Self.isType(type, value))
    case ("enum", let values as [String]):
      return fails(!values.contains { $0 == value as? String })
    case ("anyOf", let schemas as [[String: Any]]):
      return fails(!schemas.contains { fault(in: value, by: $0, at: path) == nil })
    case ("pattern", let pattern as String):
      guard let text = value as? String, let regex = try? Regex(pattern) else { return fails(true) }
      return fails(text.firstMatch(of: regex) == nil)
    case ("minimum", let least as Int): return fails((value as? Int ?? .min) < least)
    case ("maximum", let most as Int): return fails((value as? Int ?? .max) > most)
    case ("minItems", let least as Int): return fails((value as? [Any])?.count ?? 0 < least)
    case ("maxItems", let most as Int): return fails((value as? [Any])?.count ?? .max > most)
    case ("items", let item as [String: Any]):
      for (index, element) in (value as? [Any] ?? []).enumerated() {
        if let fault = fault(in: element, by: item, at: "\(path)[\(index)]") { return fault }
      }
      return nil
    case ("required", let keys as [String]):
      return fails(!keys.allSatisfy { (value as? [String: Any])?[$0] != nil })
    case ("additionalProperties", false as Bool):
      let known = schema["properties"] as? [String: Any] ?? [:]
      return fails(!(value as? [String: Any] ?? [:]).keys.allSatisfy { known[$0] != nil })
    case ("additionalProperties", let other as [String: Any]):
      for (key, member) in value as? [String: Any] ?? [:] {
        if let fault = fault(in: member, by: other, at: "\(path).\(key)") { return fault }
      }
      return nil
    case ("properties", let properties as [String: [String: Any]]):
      let object = value as? [String: Any] ?? [:]
      for (key, schema) in properties {
        guard let member = object[key] else { continue }
        if let fault = fault(in: member, by: schema, at: "\(path).\(key)") { return fault }
      }
      return nil
    default: return "\(path): the keyword \(keyword) is not known"
    }
  }

  private static func isType(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int
    case "number": value is Double
    case "null": value is NSNull
    case "boolean": value is Bool
    default: false
    }
  }
}
