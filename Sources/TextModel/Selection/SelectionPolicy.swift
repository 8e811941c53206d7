/// What storage ranges a gesture takes.
public enum SelectionPolicy: String, CaseIterable, Hashable, Sendable {
  /// What is between the two ends on the screen, in as many ranges as it takes.
  case natural
  /// One range in storage between the two ends, torn on the screen where directions meet.
  case single
  /// The smallest range around the natural selection that is one in storage and one on the screen.
  case snap
}
