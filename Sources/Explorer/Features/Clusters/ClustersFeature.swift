package import ExplorerCore
internal import Screen
internal import TextModel
package import UnicodeData
internal import Wording

/// How the terminal counts the columns of clusters: its answers, which are remembered, and a
/// message where it cannot show a whole script.
package enum ClustersFeature: Feature {
  package struct State: Equatable, Sendable {
    /// The name under which this terminal's answers are remembered; nil where it gave no name.
    package var terminal: String?
    /// The answers of terminals, by name.
    package var known: [String: ClusterMetrics] = [:]
  }

  package enum Action: Hashable, Sendable {}

  package static let initial = State()

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {}

  package static func receive(
    _ signal: Signal, _ app: inout AppState, _ analyser: Analyser
  ) -> Reaction {
    guard case .clusters(let metrics) = signal else { return .nothing }
    app.session.settings.clusters = metrics
    app.fit()
    if let words = words(metrics) { app.message = app.message ?? words }
    guard metrics != .safe, let terminal = app[ClustersFeature.self].terminal else {
      return .nothing
    }
    app[ClustersFeature.self].known[terminal] = metrics
    return .effect(.remember)
  }

  /// What the terminal cannot show whole, in words; nil where it can show everything.
  private static func words(_ metrics: ClusterMetrics) -> Words? {
    if metrics == .safe {
      return
        "This terminal says nothing of widths: it cannot show every writing system whole."
    }
    let kinds = metrics.unknownKinds
    if kinds.isEmpty { return nil }
    if kinds.contains(.joinedEmoji) || kinds.contains(.skinTone) {
      return "This terminal cannot show joined emoji whole; … stands for what is left out."
    }
    return
      "This terminal cannot show every writing system whole: some marks have more columns than they need."
  }

  /// What is remembered, by name.
  private enum MemoryKey {
    static let clusters = "clusters"
  }

  package static func memory(_ app: AppState, for scope: MemoryScope) -> [String: String] {
    let known = app[ClustersFeature.self].known
    guard scope == .user, !known.isEmpty else { return [:] }
    let lines = known.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)" }
    return [MemoryKey.clusters: lines.joined(separator: "\n")]
  }

  package static func recall(
    _ memory: [String: String], for scope: MemoryScope, _ app: inout AppState, _ analyser: Analyser
  ) {
    guard scope == .user, let lines = memory[MemoryKey.clusters] else { return }
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: "\t")
      guard parts.count == 2, let metrics = ClusterMetrics(String(parts[1])) else { continue }
      app[ClustersFeature.self].known[String(parts[0])] = metrics
    }
  }
}

extension AppState {
  /// Takes the terminal's name. Returns what this terminal answered before; nil where it is to be
  /// asked.
  package mutating func takeTerminal(named name: String?) -> ClusterMetrics? {
    self[ClustersFeature.self].terminal = name
    let known = name.flatMap { self[ClustersFeature.self].known[$0] }
    session.settings.clusters = known ?? .safe
    fit()
    return known
  }
}
