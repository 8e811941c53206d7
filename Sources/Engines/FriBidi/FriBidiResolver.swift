public import BidiAlgorithm
internal import Glibc
internal import Wording

/// FriBidi, loaded at run time where it is installed.
///
/// Debian's can read out of bounds and crash on nested isolates, so call ``resolve(_:direction:)``
/// only in a process that may die: the program serves this resolver to itself through
/// ``EngineServer``.
@safe public struct FriBidiResolver: BidiResolver {
  private typealias Types =
    @convention(c) (UnsafePointer<UInt32>?, Int32, UnsafeMutablePointer<UInt32>?) -> Void
  private typealias Brackets =
    @convention(c) (
      UnsafePointer<UInt32>?, Int32, UnsafePointer<UInt32>?, UnsafeMutablePointer<UInt32>?
    ) -> Void
  private typealias Levels =
    @convention(c) (
      UnsafePointer<UInt32>?, UnsafePointer<UInt32>?, Int32, UnsafeMutablePointer<UInt32>?,
      UnsafeMutablePointer<Int8>?
    ) -> Int8
  private typealias Reorder =
    @convention(c) (
      UInt32, UnsafePointer<UInt32>?, Int32, Int32, UInt32, UnsafeMutablePointer<Int8>?,
      UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<Int32>?
    ) -> Int8

  /// Such as `FriBidi 1.0.8`.
  public let name: String
  private let types: Types
  private let brackets: Brackets
  private let levels: Levels
  private let reorder: Reorder

  /// The installed FriBidi; nil where there is none, or one before 1.0. Calls none of its
  /// functions.
  public init?() {
    guard let library = unsafe dlopen("libfribidi.so.0", RTLD_NOW | RTLD_LOCAL),
      let types = unsafe dlsym(library, "fribidi_get_bidi_types"),
      let brackets = unsafe dlsym(library, "fribidi_get_bracket_types"),
      let levels = unsafe dlsym(library, "fribidi_get_par_embedding_levels_ex"),
      let reorder = unsafe dlsym(library, "fribidi_reorder_line")
    else { return nil }
    unsafe self.types = unsafe unsafeBitCast(types, to: Types.self)
    unsafe self.brackets = unsafe unsafeBitCast(brackets, to: Brackets.self)
    unsafe self.levels = unsafe unsafeBitCast(levels, to: Levels.self)
    unsafe self.reorder = unsafe unsafeBitCast(reorder, to: Reorder.self)
    name = unsafe "FriBidi" + (Self.version(library).map { " " + $0 } ?? "")
  }

  /// The number on the first line of `fribidi_version_info`, `(GNU FriBidi) 1.0.8`.
  private static func version(_ library: UnsafeMutableRawPointer) -> String? {
    guard let symbol = unsafe dlsym(library, "fribidi_version_info"),
      let text = unsafe symbol.load(as: UnsafePointer<CChar>?.self)
    else { return nil }
    let line = unsafe String(cString: text).split(separator: "\n").first
    return line?.split(separator: " ").last.map(String.init)
  }

  /// FriBidi's numbers for a base direction, and the bits of its types (fribidi-bidi-types.h).
  private enum Constant {
    static let leftToRight: UInt32 = 0x110
    static let rightToLeft: UInt32 = 0x111
    static let neutral: UInt32 = 0x40
    static let explicitOrBN: UInt32 = 0x1000 | 0x10_0000
  }

  /// The levels and the visual order of one paragraph shown as one line.
  ///
  /// - Parameters:
  ///   - scalars: the scalars of the paragraph.
  ///   - direction: the paragraph's base direction.
  /// - Returns: FriBidi's answer.
  /// - Throws: ``EngineFailure/refused(_:)`` where FriBidi fails. It may also end the process.
  public func resolve(
    _ scalars: [Unicode.Scalar], direction: BaseDirection
  ) throws -> ResolverAnswer {
    guard let count = Int32(exactly: scalars.count) else {
      throw EngineFailure.refused("the paragraph is too long")
    }
    let text = scalars.map(\.value)
    var base =
      switch direction {
      case .explicit(.leftToRight): Constant.leftToRight
      case .explicit(.rightToLeft): Constant.rightToLeft
      case .auto: Constant.neutral
      }
    var classes = [UInt32](repeating: 0, count: scalars.count)
    var bracketTypes = classes
    var levels = [Int8](repeating: 0, count: scalars.count)
    var order = (0..<count).map { $0 }
    unsafe types(text, count, &classes)
    unsafe brackets(text, count, classes, &bracketTypes)
    guard unsafe self.levels(classes, bracketTypes, count, &base, &levels) > 0,
      unsafe reorder(0, classes, count, 0, base, &levels, nil, &order) > 0 || scalars.isEmpty
    else { throw EngineFailure.refused("FriBidi returned an error") }
    let isRemoved = classes.map { $0 & Constant.explicitOrBN != 0 }
    return ResolverAnswer(
      paragraphLevel: base & 1 == 1 ? .rightToLeft : .leftToRight,
      levels: levels.indices.map { isRemoved[$0] ? nil : EmbeddingLevel(Int(levels[$0])) },
      order: order.map { Int($0) }.filter { !isRemoved[$0] })
  }
}
