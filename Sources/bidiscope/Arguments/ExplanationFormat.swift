internal import ArgumentParser

/// How the explanation of a text is printed.
enum ExplanationFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, markdown, html
}
