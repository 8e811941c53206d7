internal import Foundation
internal import Locales

/// A tag with its likely language and script; Aran counts as Arab, of which it is a style.
struct LikelyTag: Hashable {
  var language: String
  var script: String
  var region: String?

  init(_ identifier: String) {
    let maximal = Locale.Language(reading: Locale.Language(reading: identifier).maximalIdentifier)
    language = maximal.languageCode?.identifier ?? "und"
    script = LocaleFacts.plain(maximal.script?.identifier) ?? "Zyyy"
    region = maximal.region?.identifier
  }

  var text: String { [language, script, region].compactMap(\.self).joined(separator: "-") }

  static func canonical(_ identifier: String) -> String {
    identifier.replacing("_", with: "-").lowercased()
  }
}
