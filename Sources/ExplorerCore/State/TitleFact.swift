package import Wording

/// A fact at the right end of the title line.
package struct TitleFact: Hashable, Sendable {
  /// Where it stands: facts of low places stand left.
  package var place: Int
  /// How much it matters, from 0: where space is short, what matters least goes first.
  package var weight: Int
  package var text: Words
  /// What stands there where the line is too short for all facts; nil for the same words.
  package var short: Words?
  /// What is left of that without its label, on lines of less than 80 columns; nil for the same.
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
