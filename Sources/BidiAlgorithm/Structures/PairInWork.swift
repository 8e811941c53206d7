/// A bracket pair while N0 works on it, as offsets in the sequence.
struct PairInWork {
  let opening: Int
  let closing: Int
}
