extension TextLayout {
  /// The longest paragraph, in scalars, in which a letter is typed on trial.
  public static let longestTrial = 20_000

  /// The longest paragraph, in scalars, in which a letter is typed on trial at every gap of a text:
  /// each trial reads the paragraph.
  public static let longestTrialOfAll = 1000
}
