internal import Explorer
internal import ExplorerCore
internal import NcursesTerminal
internal import Storage

extension ExplorerStart {
  /// Writes the screen to a file. Nothing is remembered, nothing but that file is written, and
  /// neither is anything that was remembered read: the same command gives the same screen.
  func export(_ order: ExportOrder) throws {
    let isThemed = command.theme != nil || wanted.theme != nil
    let theme = isThemed ? try command.themeChoice(wanted) : .automatic
    var app = try state(
      of: command.open(words, direction ?? .automatic)[0], size: order.size,
      colors: ScreenExport.colors(for: order.form, theme), theme: theme, commands: commands,
      layouts: wanted.layouts())
    choose(&app)
    begin(&app)

    let engines = EngineQueues(engines())
    defer { engines.close() }
    app.engines.names = engines.names
    let terminal = PaperTerminal(size: order.size, keys: order.keys)
    let world = PaperWorld(performers: [
      EnginesPerformer(engines: engines), CalendarsPerformer(),
      LanguagesPerformer(locales: locales), LevelsPerformer(), FindingsPerformer(),
      FixingPerformer(),
    ])
    let ending = ExplorerLoop(
      terminal: terminal, performer: world, analyser: analyser, clock: MonotonicClock.milliseconds
    ).run(app)
    let frame = terminal.frame ?? render(ending.app, analyser)
    try FileFailure.ofOutput {
      try ScreenExport.write(
        frame, to: order.path, order.form, title: ending.app.name, theme: ending.app.theme)
    }
  }
}
