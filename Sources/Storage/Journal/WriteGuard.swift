/// Keeps the end of the process from cutting off what another thread writes.
package struct WriteGuard: Sendable {
  /// Notes that something is to be written; ``perform`` follows on another thread.
  package let begin: @Sendable () -> Void
  /// Writes, and notes that it is done.
  package let perform: @Sendable (() -> Void) -> Void

  /// A guard by what it does before and while something is written.
  package init(
    begin: @escaping @Sendable () -> Void, perform: @escaping @Sendable (() -> Void) -> Void
  ) {
    self.begin = begin
    self.perform = perform
  }

  /// Nothing is waited for.
  package static let none = WriteGuard(begin: {}, perform: { $0() })
}
