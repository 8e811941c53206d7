internal import ArgumentParser
internal import Storage

extension ExitStatus {
  /// The status of an error that ends a command, also of one that the parser of arguments wrapped.
  init(of error: any Error) {
    switch WordedFailure.worded(in: error) ?? error {
    case let status as ExitStatus: self = status
    case let complaint as Complaint: self = complaint.status
    case let failure as FileFailure: self = failure.isOfOutput ? .notWritten : .unreadable
    case is UsageError: self = .usage
    default: self = Bidiscope.exitCode(for: error) == .validationFailure ? .usage : .unreadable
    }
  }
}
