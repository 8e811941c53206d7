/// P2: find the first strong character of the paragraph, passing over isolates.
///
/// Look for the first character of class L, R or AL. Pass over everything between an isolate
/// initiator (LRI, RLI, FSI) and its matching PDI, or to the end of the paragraph where it has
/// none. Embedding and override initiators are passed over themselves, but what stands inside them
/// counts. The marks LRM, RLM and ALM are strong.
///
/// Example: in `{RLI}abc{PDI} 12 DEF gh` the first strong character is `D`: `abc` is isolated, the
/// digits are not strong.
///
/// Source: UAX #9, section 3.3.1. O(position of the answer).
@inline(__always)
func applyP2<Observer: BidiObserver>(
  to classes: Span<BidiClass>, _ classSet: BidiClassSet, listening: Observer.Type
) -> FirstStrong {
  let hasPDI = classSet.contains(.pdi)
  var found = FirstStrong()
  var depth = 0
  var opened = -1
  for position in classes.indices {
    let bidiClass = classes[position]
    if bidiClass.isStrong {
      guard depth == 0 else { continue }
      found.position = position
      break
    } else if bidiClass == .pdi {
      depth = max(0, depth &- 1)
      if Observer.isListening, depth == 0, opened >= 0 {
        found.skipped.append(opened..<position + 1)
        opened = -1
      }
    } else if bidiClass.isIsolateInitiator {
      if depth == 0 { opened = position }
      depth &+= 1
      if !hasPDI { break }  // it hides all the rest
    } else if bidiClass == .b {
      break
    }
  }
  if Observer.isListening, depth > 0 {
    var end = opened
    while end < classes.count, classes[end] != .b { end += 1 }
    found.skipped.append(opened..<end)
  }
  return found
}

extension BidiInput {
  /// What P2 finds in the paragraph, whatever decides its level: the first strong character outside
  /// isolates, nil where there is none, and the isolates passed over before it. O(position of the
  /// answer).
  public var firstStrong: (position: Int?, passing: [Range<Int>]) {
    let found = applyP2(to: classes.span, classSet, listening: BidiTrace.self)
    return (found.position, found.skipped)
  }
}
