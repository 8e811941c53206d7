/// What `Package.swift` says each of our rooms may use: rooms and products by name.
struct PackageManifest {
  var rooms: [String: Set<String>] = [:]

  /// Reads the manifest's text: `room("Name", [dependencies])`, and the executable's target.
  init(_ text: String) {
    // The names that stand for products.
    let products = Dictionary(
      text.matches(of: /let (\w+) = Target\.Dependency\.product\(name: "(\w+)"/).map {
        (String($0.1), String($0.2))
      }, uniquingKeysWith: { first, _ in first })
    for match in text.matches(of: /\broom\(\s*"(\w+)"(?:,\s*\[([^\]]*)\])?\s*\)/) {
      rooms[String(match.1)] = Self.names(match.2 ?? "", products)
    }
    let program = /\.executableTarget\(\s*name: "bidiscope",\s*dependencies: \[([^\]]*)\]/
    if let match = text.firstMatch(of: program) {
      rooms["bidiscope"] = Self.names(match.1, products)
    }
  }

  private static func names(_ list: Substring, _ products: [String: String]) -> Set<String> {
    let plain = list.replacing(/\.product\(name: ("\w+")[^)]*\)/) { String($0.1) }
    return Set(
      plain.split(separator: ",").map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
        .map { $0.hasPrefix("\"") ? $0.filter { $0 != "\"" } : products[$0] ?? $0 })
  }
}
