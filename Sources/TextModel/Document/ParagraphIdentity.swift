internal import Synchronization

/// The source of paragraph identities.
///
/// Documents are values and copies of one go separate ways, so a number that no other content has
/// can only come from one counter for the process. It is the one thing here that is shared; nobody
/// can read anything from it but that two contents differ.
enum ParagraphIdentity {
  private static let next = Atomic<UInt64>(1)

  /// Takes so many identities; returns the first.
  static func take(_ count: Int) -> UInt64 {
    next.wrappingAdd(UInt64(count), ordering: .relaxed).oldValue
  }
}
