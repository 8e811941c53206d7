internal import ArgumentParser

/// How a command prints: for readers, or for programs.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}
