internal import Learning
internal import Wording

/// Files of lessons and plays that users write.
enum OwnLearning {
  /// The text of a file, or of the standard input where it is called "-".
  ///
  /// - Throws: why it cannot be read, or that it is not UTF-8.
  static func text(of file: String) throws -> String {
    let bytes = try TypedInput.read(file)
    let name = file == "-" ? "standard input" : file
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Complaint("\(verbatim: name): not UTF-8")
    }
    return text
  }

  /// What is wrong with a file; a file of plays that is right by itself is played as on the screen.
  static func faults(of file: LearnedFile) -> [LearningFault] {
    let faults = file.proof()
    guard faults.isEmpty, case .plays(let file) = file else { return faults }
    return file.plays.flatMap { PlayRehearsal.faults(of: $0, file.translations) }
  }

  /// Refuses a file in which something is wrong.
  ///
  /// - Throws: the first line that is wrong, and what is.
  static func refuse(_ faults: [LearningFault], of file: String) throws {
    guard let fault = faults.min(by: { $0.line < $1.line }) else { return }
    throw UsageError("'\(verbatim: file)', line \(number: fault.line): \(verbatim: fault.text)")
  }
}
