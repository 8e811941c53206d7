import Testing

/// The built program in a real terminal: keys, mouse and paste go in as bytes, the screen is read
/// back.
///
/// Each has a terminal of its own, so they run among the other tests: one after another they would
/// be what is left when all else is done.
@Suite enum EndToEnd {}
