package import Wording

/// A fact at the right end of the title line.
package struct TitleFact: Hashable, Sendable {
  /// Where it stands among the facts: the lowest place is at the left.
  package var place: Int
  /// How important it is, from 0. Where space is short, the least important facts are left out.
  package var weight: Int
  package var text: Words
  /// The fact in fewer words, for a line with too little room; nil where there are none.
  package var short: Words?
  /// The fewest words that still say what it is about, for lines with too little room for the short
  /// form; nil where there are none.
  package var bare: Words?
  package var role: Role
  /// What a press on it asks for.
  package var action: Action

  /// A fact.
  package init(
    _ place: Int, weight: Int = 5, _ text: Words, short: Words? = nil, bare: Words? = nil,
    _ role: Role, press action: Action
  ) {
    self.place = place
    self.weight = weight
    self.text = text
    self.short = short
    self.bare = bare
    self.role = role
    self.action = action
  }
}
