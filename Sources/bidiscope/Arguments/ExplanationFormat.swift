internal import ArgumentParser

/// How the explanation of a text, or of a rule, is printed.
enum ExplanationFormat: String, CaseIterable, ExpressibleByArgument { case text, json, markdown }
