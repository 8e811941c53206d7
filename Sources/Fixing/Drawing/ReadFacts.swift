/// What is worked out of a text as it is read, once for all controls that are tried in it.
///
/// Nobody has to know which answers that holds for: what is asked beside what is read is noted
/// (``Skeleton``). What depends on where the text is drawn, or where its controls stand, is worked
/// out each time.
final class ReadFacts {
  /// What was asked of a text beside what is read.
  struct Asked: OptionSet {
    let rawValue: UInt8

    /// Whether it has controls at all.
    static let controls = Asked(rawValue: 1)
    /// Where it is drawn or stands in the paragraph, or what its controls are.
    static let layout = Asked(rawValue: 2)
  }

  /// The facts of one sort. There are few, so that they are looked through.
  private final class Facts<Asker: Equatable, Fact> {
    var known: [(asker: Asker, hasControls: Bool?, fact: Fact)] = []
  }

  /// By their sorts.
  private var all: [ObjectIdentifier: AnyObject] = [:]
  /// What was asked since the fact was begun that is being worked out.
  private var asked: Asked = []

  /// Notes what is asked beside what is read.
  func note(_ what: Asked) { asked.formUnion(what) }

  /// A fact, which is worked out where it is not known. O(1) where it is.
  ///
  /// - Parameters:
  ///   - sort: what names it.
  ///   - asker: what it depends on beside what is read, such as the tokens: controls may part what
  ///     else is one piece.
  ///   - hasControls: whether the text has controls.
  ///   - find: works it out.
  /// - Returns: the fact.
  func once<Asker: Equatable, Fact>(
    _ sort: Any.Type, for asker: Asker, hasControls: Bool, _ find: () -> Fact
  ) -> Fact {
    let facts = facts(ObjectIdentifier(sort), Asker.self, Fact.self)
    for known in facts.known
    where known.hasControls ?? hasControls == hasControls && known.asker == asker {
      if known.hasControls != nil { note(.controls) }
      return known.fact
    }
    let outer = asked
    asked = []
    let found = find()
    if !asked.contains(.layout) {
      facts.known.append((asker, asked.contains(.controls) ? hasControls : nil, found))
    }
    note(outer)
    return found
  }

  /// The facts of a sort.
  private func facts<Asker: Equatable, Fact>(
    _ sort: ObjectIdentifier, _: Asker.Type, _: Fact.Type
  ) -> Facts<Asker, Fact> {
    if let facts = all[sort] as? Facts<Asker, Fact> { return facts }
    let facts = Facts<Asker, Fact>()
    all[sort] = facts
    return facts
  }
}
