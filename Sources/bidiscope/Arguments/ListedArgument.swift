internal import ArgumentParser

/// An argument that is one of some names: help lists them, and shells complete them.
protocol ListedArgument: ExpressibleByArgument {}

extension ListedArgument {
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
