internal import CNcurses
internal import Screen
internal import SystemPackage

/// The way from a line to an open screen: describe, ask, guard, tame, open.
struct TerminalOpening {
  let line: TerminalLine
  let detection: Detection
  /// Readable when a signal asks for something.
  let wake: Int32
  let parser: InputParser
  /// What was typed before the screen was open.
  let typed: [InputEvent]

  /// Opens the screen.
  ///
  /// - Throws: ``TerminalError``; the terminal is then as it was.
  init(options: TerminalOptions) throws(TerminalError) {
    let found = TerminalEnvironment.current()
    let environment = options.honoursNoColor ? found : found.without("NO_COLOR")
    line = try TerminalLine()
    do throws(TerminalError) {
      let description = try TerminalDescription(
        environment: environment, output: line.output.rawValue)
      guard cncurses_line_save(line.input.rawValue) == 0 else { throw .noTerminalToReadFrom }
      guard unsafe cncurses_guard_arm(line.output.rawValue, [], 0) >= 0 else { throw .refused }
      cncurses_line_raw(line.input.rawValue)
      var parser = InputParser(sequences: description.keySequences())
      var typed: [InputEvent] = []
      let replies = DetectionExchange(
        line: line, environment: environment, limitMilliseconds: options.answerLimitMilliseconds
      ).run(&parser, events: &typed)
      var detection = Detection(
        environment: environment, choice: options.bidi, description: description,
        canDescribeDirect: TerminalDescription.exists(
          TerminalProfile.directTerm, line.output.rawValue),
        replies: replies)
      let profile = detection.profile
      detection.canDescribeDirect = profile.colors == .direct256
      self.detection = detection
      self.parser = parser
      self.typed = typed
      let restore = detection.restore(profile)
      wake = unsafe cncurses_guard_arm(line.output.rawValue, restore, restore.count)
      line.write(profile.openingBytes)
      let term = profile.colors == .direct256 ? TerminalProfile.directTerm : description.term
      if unsafe cncurses_open(term, line.output.rawValue, line.input.rawValue) != 0 {
        line.write(profile.closingBytes)
        cncurses_line_restore()
        cncurses_guard_disarm()
        throw .refused
      }
    } catch {
      line.close()
      throw error
    }
  }
}
