/// For whom something is remembered.
package enum MemoryScope: Hashable, Sendable {
  /// For the file that is open.
  case document
  /// For the user, whatever is open.
  case user
}
