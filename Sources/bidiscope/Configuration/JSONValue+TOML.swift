internal import UnicodeData

extension JSONValue {
  /// The value as TOML writes it on one line; nothing hidden in it stays hidden.
  var toml: String {
    switch self {
    case .null: "\"\""
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Int(exactly: value).map { String($0) } ?? String(value)
    case .string(let text): Self.quoted(text)
    case .array(let values): "[" + values.map(\.toml).joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty
        ? "{}"
        : "{ "
          + members.sorted { $0.key < $1.key }.map { "\(Self.tomlKey($0.key)) = \($0.value.toml)" }
          .joined(separator: ", ") + " }"
    }
  }

  /// A name as TOML writes it: bare where it may be.
  static func tomlKey(_ name: String) -> String {
    let isBare = name.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "-"
        || $0 == "_"
    }
    return isBare && !name.isEmpty ? name : quoted(name)
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default:
        if ScalarFacts.label(of: scalar) == nil, scalar.value != 0x7F, scalar.value > 0x1F {
          result.unicodeScalars.append(scalar)
        } else {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        }
      }
    }
    return result + "\""
  }
}
