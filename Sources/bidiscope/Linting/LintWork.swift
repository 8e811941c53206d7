internal import BidiAlgorithm
internal import Linting
internal import Storage
internal import SystemPackage

/// Lints files on all processors and tells what came of them in their order.
struct LintWork {
  /// What is done beside finding.
  struct Deeds: OptionSet, Sendable {
    let rawValue: Int
    /// Fixes are written.
    static let fix = Deeds(rawValue: 1)
    /// Fixes are shown.
    static let diff = Deeds(rawValue: 2)
  }

  var options: LintOptions
  /// Whether the command line names rules, so that files of settings do not.
  var namesRules: Bool
  /// Whether the command line names a direction.
  var namesDirection: Bool
  var deeds: Deeds

  /// How many files are read side by side before what came of them is told.
  private static let batch = 128
  /// Longer files are read in pieces, line by line.
  private static let longest = 1 << 25

  /// Calls a function with what came of each file.
  func forEach(
    _ files: inout some IteratorProtocol<TreeWalk.File>, _ body: (LintOutcome) throws -> Void
  ) rethrows {
    let work = self
    let workers = Workers(atMost: .max) { _ in () }
    while true {
      var part: [TreeWalk.File] = []
      while part.count < Self.batch, let file = files.next() { part.append(file) }
      if part.isEmpty { return }
      for outcome in workers.map(part, { _, file in work.outcome(of: file) }) { try body(outcome) }
    }
  }

  /// The options that hold for a file.
  private func options(_ said: FileRules) -> LintOptions {
    var said = said
    // What the command line names goes first.
    if namesRules { (said.only, said.skip) = (options.only, options.skip) }
    if namesDirection { said.direction = nil }
    return said.options(options)
  }

  private func outcome(of file: TreeWalk.File) -> LintOutcome {
    var outcome = LintOutcome(path: file.path)
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try TextFile.read(file.path, isOurs: !file.isNamed)
    } catch {
      // A tree may change while it is read.
      if !file.isNamed, FilePath(text: file.path).isMissing { return outcome }
      outcome.failure = error
      return outcome
    }
    return self.outcome(of: bytes, file, outcome)
  }

  /// What comes of bytes that are read.
  func outcome(of bytes: [UInt8], _ file: TreeWalk.File, _ outcome: LintOutcome) -> LintOutcome {
    var outcome = outcome
    let said = file.settings.rules(of: file.path)
    let linter = Linter(options(said))
    let kind = said.kind
    // What somebody says the kind of, or names with a name that tells it, is read whatever it
    // holds; shells and hooks name pictures, too.
    let told = SourceKind(path: file.path)
    let isAsked = options.kind != nil || kind != nil || (file.isNamed && told != nil)
    if !isAsked, told?.reads(bytes) != true, Self.isBinary(bytes) {
      outcome.isLeftOut = true
      return outcome
    }
    if bytes.count > Self.longest {
      guard ByteScan(nil).isOfInterest(bytes) else { return outcome }
      outcome.findings = LongFile.findings(in: bytes, path: file.path, linter)
      return outcome
    }
    let found = linter.findings(in: bytes, path: file.path, kind: kind)
    guard let text = found.text else { return outcome }
    if !deeds.isEmpty, found.findings.contains(where: { $0.fixes.contains(where: \.isSafe) }) {
      return repaired(text, found.findings, linter, kind, file, outcome)
    }
    outcome.findings = found.findings.map { ReportedFinding($0, in: text, path: file.path) }
    return outcome
  }

  /// Whether bytes are no text: a NUL among the first, but in UTF-16.
  private static func isBinary(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return false }
    return bytes.prefix(8192).contains(0)
  }

  private func repaired(
    _ text: FileText, _ findings: [Finding], _ linter: Linter, _ kind: SourceKind?,
    _ file: TreeWalk.File, _ outcome: LintOutcome
  ) -> LintOutcome {
    var outcome = outcome
    let kind = options.kind ?? kind ?? SourceKind(path: file.path)
    let repair = Repair.of(text, findings, path: file.path, kind: kind, linter)
    outcome.fixCount = repair.count
    if deeds.contains(.diff) {
      outcome.diff = UnifiedDiff.bytes(from: text, to: repair.text, path: file.path)
    }
    var remaining = (repair.text, repair.findings)
    if deeds.contains(.fix), repair.count > 0 {
      do throws(FileFailure) {
        try TextFile.replace(file.path) { $0.write(repair.text.bytes) }
      } catch {
        outcome.failure = error
        outcome.isNotWritten = true
        remaining = (text, findings)
      }
    } else {
      remaining = (text, findings)
    }
    outcome.findings = remaining.1.map { ReportedFinding($0, in: remaining.0, path: file.path) }
    return outcome
  }
}
