internal import Languages
internal import Wording

/// What `locales` prints.
struct LocalesReport {
  var preferred: PreferredLocales
  var matches: [LocaleMatch]
  var offered: [String]

  // MARK: - For readers

  var text: String {
    var text = "Preferred locales, most preferred first\n"
    var table = TextTable(["", "locale", "name", "its own name", "direction", "from", "written"])
    for (index, entry) in preferred.entries.enumerated() {
      let facts = LocaleFacts(entry.identifier)
      table.append([
        "\(index + 1)", entry.identifier, facts.name ?? unknown(entry.identifier),
        Printable.text(facts.nativeName ?? "-"), facts.direction.rawValue,
        Printable.text(entry.source), Printable.text(entry.written),
      ])
    }
    if !preferred.entries.isEmpty {
      text += table.text
    } else if preferred.unheeded.isEmpty {
      text += "  none: no variable and no file names one\n"
    } else {
      text += "  none\n"
    }
    if !preferred.unheeded.isEmpty {
      let names = preferred.unheeded.map { Printable.text($0.written) }.joined(separator: ":")
      text += "LANGUAGE is \(names), but has no effect in the C locale\n"
    }
    for broken in preferred.broken {
      text +=
        "\(Printable.text(broken.source)) holds '\(Printable.text(broken.written))', which is not a locale\n"
    }
    for entry in preferred.written {
      text +=
        "probably writes \(entry.identifier): \(entry.source) has the layout \(entry.written)\n"
    }
    text += """

      A Swift program here is told \(LocaleFacts.foundation.joined(separator: ", ")): Foundation on Linux does not read the environment.

      Offered and matched, of \(offered.count)\n
      """
    var matched = TextTable(["offered", "for", "isEquivalent", "hasCommonParent", "why"])
    for match in matches {
      matched.append([
        match.available, match.preferred, match.isEquivalent ? "yes" : "no",
        match.hasCommonParent ? "yes" : "no", match.reason.english,
      ])
    }
    return text + (matches.isEmpty ? "  none\n" : matched.text)
  }

  private func unknown(_ identifier: String) -> String {
    let near = LocaleNames.nearest(to: identifier)
    return near.isEmpty ? "unknown" : "unknown; near: \(near.joined(separator: ", "))"
  }

  // MARK: - For programs

  var json: String {
    var json = JSONWriter()
    json.beginObject()
    json.key("preferred")
    json.array(preferred.entries) { entry, json in write(entry, &json) }
    json.key("foundation")
    json.array(LocaleFacts.foundation) { identifier, json in json.string(identifier) }
    json.key("matched")
    json.array(matches) { match, json in write(match, &json) }
    json.key("written")
    json.array(preferred.written) { entry, json in
      json.beginObject()
      json.key("identifier")
      json.string(entry.identifier)
      json.key("source")
      json.string(entry.source)
      json.endObject()
    }
    json.key("broken")
    json.array(preferred.broken) { entry, json in
      json.beginObject()
      json.key("written")
      json.string(entry.written)
      json.key("source")
      json.string(entry.source)
      json.endObject()
    }
    json.endObject()
    return String(decoding: json.take(), as: UTF8.self) + "\n"
  }

  private func write(_ entry: PreferredLocales.Entry, _ json: inout JSONWriter) {
    let facts = LocaleFacts(entry.identifier)
    json.beginObject()
    json.key("identifier")
    json.string(entry.identifier)
    json.key("bcp47")
    json.string(facts.bcp47)
    json.key("icu")
    json.string(facts.icu)
    json.key("cldr")
    json.string(facts.cldr)
    json.key("language")
    json.optional(facts.language)
    json.key("script")
    json.optional(facts.script)
    json.key("region")
    json.optional(facts.region)
    json.key("numberingSystem")
    json.string(facts.numberingSystem)
    json.key("direction")
    json.string(facts.direction.rawValue)
    json.key("name")
    json.optional(facts.name)
    json.key("nativeName")
    json.optional(facts.nativeName)
    json.key("source")
    json.string(entry.source)
    json.key("known")
    json.bool(facts.isKnown)
    if !facts.isKnown {
      json.key("near")
      json.array(LocaleNames.nearest(to: entry.identifier)) { near, json in json.string(near) }
    }
    json.endObject()
  }

  private func write(_ match: LocaleMatch, _ json: inout JSONWriter) {
    json.beginObject()
    json.key("identifier")
    json.string(match.available)
    json.key("for")
    json.string(match.preferred)
    json.key("why")
    json.string(match.reason)
    json.key("isEquivalent")
    json.bool(match.isEquivalent)
    json.key("hasCommonParent")
    json.bool(match.hasCommonParent)
    json.endObject()
  }
}
