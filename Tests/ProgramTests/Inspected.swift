import Foundation
import UnicodeData

/// The JSON of `inspect`, read back.
struct Inspected: Decodable {
  struct Paragraph: Decodable {
    struct Reason: Decodable {
      var rule: String
      var offset: Int?
    }
    struct Run: Decodable, Equatable {
      var range: [Int]
      var level: Int
      var visualIndex: Int
    }
    struct Sequence: Decodable {
      var ranges: [[Int]]
      var level: Int
      var sos: String
      var eos: String
    }
    struct Line: Decodable {
      var range: [Int]
      var levels: [Int?]
      var order: [Int]
      var display: String
      var cells: [Cell]
    }
    struct Cell: Decodable {
      var column: Int
      var width: Int
    }
    var range: [String: [Int]]
    var direction: String
    var level: Int
    var reason: Reason?
    var scalars: [String]
    var classes: [String]
    var levels: [Int?]
    var runs: [Run]
    var sequences: [Sequence]?
    var lines: [Line]
    /// Only with `--markup`.
    var sources: [[Int]?]?
    /// Only with `--markup`, where the words alone stand otherwise.
    var plainText: PlainText?
  }
  struct PlainText: Decodable, Equatable {
    var text: String
    var direction: String
    var level: Int
    var display: [String]
  }
  struct Piece: Decodable {
    var scalars: [Int]
    var utf16: [Int]
    var utf8: [Int]
    var text: String
  }
  struct Selection: Decodable {
    struct Excess: Decodable {
      var wrong: Int
      var missed: Int
    }
    var policy: String
    var ranges: [Piece]
    var single: Piece
    var excess: Excess
  }
  var unicode: String
  var engine: String
  var file: String?
  var text: String
  var paragraphs: [Paragraph]
  var selection: Selection?

  /// What the program says of a pseudo text.
  static func text(_ pseudo: String, _ options: String...) throws -> Inspected {
    let result = try Program.run(
      ["inspect", "--format", "json", "--text", PseudoText.decode(pseudo)] + options)
    return try JSONDecoder().decode(Inspected.self, from: Data(result.output.utf8))
  }

  /// The lines as they are shown, in pseudo text.
  var display: [String] {
    paragraphs.flatMap { $0.lines.map { PseudoText.encode($0.display) } }
  }
}
