internal import ArgumentParser

/// How the reference of rules and terms is printed.
enum ReferenceFormat: String, CaseIterable, ExpressibleByArgument { case text, json, markdown }
