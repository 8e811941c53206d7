/// X1: start with the paragraph level, an empty history and no overflow, and take the characters
/// one by one.
///
/// The directional status stack holds one entry: the paragraph level, a neutral override, not an
/// isolate. The overflow isolate count, the overflow embedding count and the valid isolate count
/// are zero. Then X2 to X8 apply to each character in turn.
///
/// Example: in `a{RLE}b{PDF}c` at paragraph level 0 the stack is [0] at `a`, [0, 1] at `b`, [0] at
/// `c`.
///
/// Source: UAX #9, section 3.3.2. O(*n*).
func applyX1<Observer: BidiObserver>(
  _ state: inout ExplicitLevels<Observer>, count: Int, _ observer: inout Observer
) {
  if Observer.listens(to: .x1) {
    observer.observe(
      BidiEvent(
        rule: .x1, position: nil, before: nil, after: .level(state.paragraphLevel),
        detail: .statusStack(state.stack.snapshot())))
  }
  for position in 0..<count {
    switch state.original[position] {
    case .rle: state.applyX2(at: position, &observer)
    case .lre: state.applyX3(at: position, &observer)
    case .rlo: state.applyX4(at: position, &observer)
    case .lro: state.applyX5(at: position, &observer)
    case .rli: state.applyX5a(at: position, &observer)
    case .lri: state.applyX5b(at: position, &observer)
    case .fsi: state.applyX5c(at: position, &observer)
    case .pdi: state.applyX6a(at: position, &observer)
    case .pdf: state.applyX7(at: position, &observer)
    case .b: state.applyX8(at: position, &observer)
    case .bn: break
    default: state.applyX6(at: position, &observer)
    }
  }
}
