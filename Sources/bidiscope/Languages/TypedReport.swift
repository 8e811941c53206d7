internal import Languages

/// What `locales --typed` prints.
struct TypedReport {
  var counts: TypedCounts
  /// Whether letters are counted at present.
  var isCounting: Bool

  var text: String {
    var table = TextTable(["letters", "language", ""])
    for count in counts.sorted {
      table.append([
        "\(count.letters)", count.language,
        LocaleNames.name(of: count.language, in: "en") ?? "",
      ])
    }
    let state =
      isCounting
      ? "Letters are counted; 'Count typed languages' in the explorer stops it.\n"
      : "Letters are not counted; 'Count typed languages' in the explorer starts it.\n"
    return (counts.sorted.isEmpty ? "No letters were counted.\n" : table.text) + state
  }

  var json: String {
    var json = JSONWriter()
    json.beginObject()
    json.key("counting")
    json.bool(isCounting)
    json.key("typed")
    json.array(counts.sorted) { count, json in
      json.beginObject()
      json.key("language")
      json.string(count.language)
      json.key("letters")
      json.number(count.letters)
      json.endObject()
    }
    json.endObject()
    return String(decoding: json.take(), as: UTF8.self) + "\n"
  }
}
