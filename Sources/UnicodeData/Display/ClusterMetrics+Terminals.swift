extension ClusterMetrics {
  /// A terminal whose counting was measured.
  public struct Terminal: Hashable, Sendable {
    /// The name it is asked for by.
    public let name: String
    /// The version that was measured.
    public let version: String
    /// How it counts.
    public let metrics: ClusterMetrics
  }

  /// The terminals that were measured, each by its answers to the program. A sequence that one
  /// counts in changing ways, or that a multiplexer counts otherwise than the terminal below it, is
  /// unknown.
  public static let terminals: [Terminal] = [
    ("alacritty", "0.11.0", scalarByScalar),
    ("foot", "1.13.1", scalarByScalar),
    ("kitty", "0.26.5", "1111-01110020000000000000000000000000"),
    ("konsole", "22.12.3", "10000001100000?11?111111?111111111000"),
    ("mlterm", "3.9.0", "100??0?101??01000000000000000000000?0"),
    ("screen", "4.9.0", "100??0?100??0011111111111111111111110"),
    ("tmux", "3.3a", "100??0?100??0?11111111111111111111000"),
    ("urxvt", "9.30", scalarByScalar),
    ("vte", "0.70.6", scalarByScalar),
    ("xterm", "379", scalarByScalar),
  ].compactMap { name, version, description in
    ClusterMetrics(description).map { Terminal(name: name, version: version, metrics: $0) }
  }

  /// Of the terminals that give each scalar the columns that the C library says.
  private static let scalarByScalar = "1000000100220011111111111111111111000"
}
