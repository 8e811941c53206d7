internal import ArgumentParser

/// How the results of tests are printed.
enum TestFormat: String, CaseIterable, ExpressibleByArgument { case text, tap, junit, json }
