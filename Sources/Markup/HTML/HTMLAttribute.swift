/// An attribute that bears on what text looks like.
enum HTMLAttribute: String { case dir, style, hidden, type, value, open }
