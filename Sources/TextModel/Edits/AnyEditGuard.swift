/// A guard of any kind, as a value that compares.
struct AnyEditGuard: Equatable, Sendable {
  /// The guard.
  var own: any EditGuard

  init(_ own: any EditGuard) { self.own = own }

  static func == (a: AnyEditGuard, b: AnyEditGuard) -> Bool { isSame(a.own, b.own) }

  private static func isSame<Guard: EditGuard>(_ a: Guard, _ b: any EditGuard) -> Bool {
    (b as? Guard) == a
  }
}
