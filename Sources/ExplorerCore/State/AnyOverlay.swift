/// An overlay of any kind.
package struct AnyOverlay: Hashable, Sendable {
  /// The overlay.
  package let overlay: any Overlay

  /// An overlay, whatever kind it is.
  package init(_ overlay: any Overlay) { self.overlay = overlay }

  package static func == (a: AnyOverlay, b: AnyOverlay) -> Bool { equal(a.overlay, b.overlay) }

  package func hash(into hasher: inout Hasher) { overlay.hash(into: &hasher) }
}
