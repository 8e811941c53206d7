import Testing

/// The built program in a real terminal: keys, mouse and paste go in as bytes, the screen is read
/// back.
///
/// One after another, as each has a terminal of its own.
@Suite(.serialized) enum EndToEnd {}
