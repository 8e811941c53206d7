internal import Dispatch
internal import Glibc
internal import Storage
internal import Synchronization
internal import SystemPackage
internal import UnicodeData
internal import Wording

/// The file of a recording, written beside the loop: no key waits for it.
///
/// Lines are written at once and whole, so that the file is a recording of what came before
/// whenever the program ends; where a line cannot be written whole, what was written of it is taken
/// away.
final class CastFile: Sendable {
  private struct State {
    /// How many bytes are still to be written.
    var waiting = 0
    /// Why nothing more is written.
    var failure: FileFailure?
  }

  /// The file as text, as it was asked for.
  let path: String
  private let queue = DispatchQueue(label: "recording")
  private let state = Mutex(State())
  /// The length of the file in bytes, all of whose lines are whole. Used on the queue.
  private let length = Mutex(0)
  private let file: Mutex<OpenFile>

  /// How many bytes may wait for the file; one that takes longer ends the recording.
  private static let mostWaiting = 16 << 20
  /// How long the end waits for what is still to be written, in seconds.
  private static let patience = 3.0

  /// Opens an empty file for a recording, for its owner alone: what was on the screen may be
  /// private.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - overwrites: whether a file that is there may lose what is in it.
  /// - Throws: why there can be none.
  init(_ path: String, overwrites: Bool) throws(FileFailure) {
    self.path = path
    if !overwrites, TextFile.stamp(path) != nil {
      throw FileFailure(path, "a file of this name already exists")
    }
    let opened = try FileFailure.of(path) { () throws(Errno) in
      try OpenFile(
        FilePath(text: path), .writeOnly,
        options: [.create, .nonBlocking, .noTerminal, overwrites ? [] : .exclusiveCreate],
        permissions: .ownerReadWrite)
    }
    guard isatty(opened.descriptor.rawValue) == 0 else {
      throw FileFailure(path, "this is a terminal")
    }
    if (try? opened.status())?.type == .regular {
      try FileFailure.of(path) { () throws(Errno) in try opened.resize(to: 0) }
    }
    file = Mutex(opened)
  }

  /// Removes the file, into which nothing was written.
  func discard() { try? FilePath(text: path).remove() }

  /// Writes lines when their turn comes.
  func append(_ lines: [UInt8]) {
    let isTaken = state.withLock { state in
      guard state.failure == nil else { return false }
      guard state.waiting + lines.count <= Self.mostWaiting else {
        state.failure = FileFailure(path, "it takes too long to write to it")
        return false
      }
      state.waiting += lines.count
      return true
    }
    guard isTaken else { return }
    queue.async { [self] in
      write(lines)
      state.withLock { $0.waiting -= lines.count }
    }
  }

  /// Why nothing more is written; nil as long as all is well.
  var failure: FileFailure? { state.withLock { $0.failure } }

  /// Waits until all is written, some seconds at most.
  func finish() {
    let done = DispatchSemaphore(value: 0)
    queue.async { done.signal() }
    _ = done.wait(timeout: .now() + Self.patience)
  }

  private func write(_ lines: [UInt8]) {
    guard failure == nil else { return }
    let reason: Errno? = file.withLock { file in
      length.withLock { length in
        do throws(Errno) {
          try file.write(lines, at: length)
          length += lines.count
          return nil
        } catch {
          try? file.resize(to: length)
          return error
        }
      }
    }
    if let reason { state.withLock { $0.failure = FileFailure(path, reason) } }
  }
}
