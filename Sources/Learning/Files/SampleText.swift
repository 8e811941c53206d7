internal import CLearningData
internal import UnicodeData

/// A text of `Samples`, compiled in.
public struct SampleText: Hashable, Sendable {
  /// The name by which it is asked for, such as `hebrew`.
  public let name: String
  /// The text.
  public let text: String

  /// All of them, by name.
  public static let all: [SampleText] = {
    var samples: [SampleText] = []
    while let sample = sample(number: samples.count) { samples.append(sample) }
    return samples
  }()

  private static func sample(number: Int) -> SampleText? {
    var name: UnsafePointer<CChar>?
    var count = 0
    guard let start = unsafe clearningdata_sample(number, &name, &count),
      let name = unsafe name
    else { return nil }
    let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
    return unsafe SampleText(
      name: String(cString: name), text: String(decoding: bytes, as: UTF8.self))
  }

  /// The sample of a name, in any case; nil where there is none.
  public static func named(_ name: some StringProtocol) -> SampleText? {
    all.first { $0.name == name.lowercased() }
  }

  /// The names of the three samples nearest to an unknown name. O(samples).
  public static func nearest(_ name: some StringProtocol) -> [String] {
    NearestName.several(String(name), among: all.map(\.name), limit: 3)
  }
}

extension SampleText {
  /// The one to begin with.
  public static let welcome = named("welcome")
}
