/// All timers of a state; a function of the state.
package func timers(for app: AppState) -> [LoopTimer] {
  var timers: [LoopTimer] = []
  if app.isDraggingOutside { timers.append(LoopTimer(after: 50, .pointerHeld)) }
  if app.gesture?.isHeld == false {
    // A press this long after the last one is no double click.
    timers.append(LoopTimer(after: 400, .pointerRested, waitsForRest: true))
  }
  return app.registry.features.reduce(into: timers) { $0 += $1.timers(app) }
}
