/// What the world outside is asked to do; `update` only says it.
package enum Effect: Hashable, Sendable {
  /// Write the document to a file and answer with `.saved` or `.saveFailed`; then quit if asked. Where the file is
  /// there and not as the state's stamp has it, answer with `.wouldOverwrite` unless that is wanted.
  case save(path: String, thenQuit: Bool, overwrites: Bool)
  /// Keep the unsaved text where the next start finds it, and end.
  case keepRecoveryAndEnd
  /// Throw the recovery file away.
  case discardRecovery
  /// Put text on the system's clipboard.
  case copy(String)
  /// Ask other engines about a paragraph; each answers with `.engines(.answered)` when it is ready.
  case askEngines(EngineQuestion)
  /// Show the calibration card and answer with `.calibrated`.
  case calibrate
  case quit
}
