internal import BidiAlgorithm
internal import CPeers
internal import UnicodeData

/// Our engine from UTF-8: levels, and the visual runs or the visual map.
enum Ours {
  /// Resolves every paragraph, and returns a checksum so that nothing is optimised away.
  static func run(_ corpus: Corpus, map: UnsafeMutableBufferPointer<Int32>?) -> Int {
    var sum = 0
    let ends = corpus.utf8Ends
    corpus.utf8.withUnsafeBufferPointer { bytes in
      for index in 1..<ends.count {
        let range = ends[index - 1]..<ends[index]
        let paragraph = resolve(utf8: UnsafeBufferPointer(rebasing: bytes[range]))
        sum &+= Int(paragraph.level(at: paragraph.count - 1).rawValue)
        let line = paragraph.wholeLine
        if let map {
          var span = map.mutableSpan
          line.writeOrder(into: &span)
          sum &+= Int(map[0])
        } else {
          line.forEachVisualRun { sum &+= $0.range.lowerBound }
        }
      }
    }
    return sum
  }
}
