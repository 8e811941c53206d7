/// A file of lessons or of plays, told apart by its first field.
public enum LearnedFile: Sendable {
  /// One that does not begin with `play:`.
  case lessons(LessonFile)
  /// One that begins with `play:`.
  case plays(PlayFile)

  /// The lessons or the plays of a file. O(*n*), and what its keys do.
  public init(reading file: String) {
    self =
      LearningLine.read(file).lines.first?.field == "play"
      ? .plays(PlayFile(reading: file)) : .lessons(LessonFile(reading: file))
  }

  /// What is wrong with the file, and with what it states. O(the facts, each resolved).
  public func proof() -> [LearningFault] {
    switch self {
    case .lessons(let file): file.proof()
    case .plays(let file): file.proof()
    }
  }
}
