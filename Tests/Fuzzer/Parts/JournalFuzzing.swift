import Storage
internal import TextModel
internal import bidiscope

/// Journals: torn ones, and such as somebody made, with sums that are right.
enum JournalFuzzing {
  static func run(_ input: [UInt8]) {
    guard let kind = input.first else { return }
    let rest = Array(input.dropFirst())
    read(kind & 1 == 0 ? JournalRecord.mark + rest : records(rest))
  }

  /// Records of these bytes: a kind, a length, a payload, and again.
  private static func records(_ input: [UInt8]) -> [UInt8] {
    var bytes = JournalRecord.mark
    let header = JournalHeader(
      owner: .current(), path: nil, time: 0, digest: [], count: Int(input.first ?? 0),
      keepsBase: true, frame: [])
    bytes += JournalRecord.header(header).encoded(number: 0)
    var rest = input[...]
    var number = 1
    while let kind = rest.popFirst(), let count = rest.popFirst() {
      let payload = Array(rest.prefix(Int(count)))
      rest = rest.dropFirst(Int(count))
      bytes += JournalRecord.encoded(kind: 1 + kind % 6, payload: payload, number: number)
      number += 1
    }
    return bytes
  }

  private static func read(_ bytes: [UInt8]) {
    guard let contents = JournalContents(bytes) else { return }
    check(contents.length <= bytes.count, "longer than the file")
    _ = contents.baseDocument { bytes }
    let document = contents.document { bytes }
    check(document?.checkInvariants() == nil, "wrong sums")
    _ = contents.fragments()
  }
}
