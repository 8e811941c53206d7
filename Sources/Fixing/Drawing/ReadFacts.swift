/// What is worked out of a text as it is read, once for all controls that are tried in it: neither
/// they nor the places where it is drawn have a part in it.
final class ReadFacts {
  /// A fact, which may be that there is none.
  private struct Known<Fact> {
    let fact: Fact
  }

  private var known: [ObjectIdentifier: Any] = [:]

  /// A fact of a sort, which is found where it is not known.
  func once<Fact>(_ sort: Fact.Type, _ find: () -> Fact) -> Fact {
    if let known = known[ObjectIdentifier(sort)] as? Known<Fact> { return known.fact }
    let found = find()
    known[ObjectIdentifier(sort)] = Known(fact: found)
    return found
  }
}
