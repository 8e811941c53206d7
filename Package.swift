// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target speaks the same strict dialect; where it is checked (`CI` is set), a warning
/// is an error.
let strict: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// What reads and writes memory by itself says so.
let safe = strict + [.strictMemorySafety()]

/// A room: a library target under `Sources`.
func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: safe)
}

/// The tests of a room, under `Tests`.
///
/// Only tests whose own code works through much are optimised: to optimise the others takes longer
/// than they run. What they test is optimised in any case.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], excluding: [String] = [],
  areOptimised: Bool = false
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: excluding,
    swiftSettings: strict + (areOptimised ? [] : [.unsafeFlags(["-Onone"])]))
}

/// Paths, descriptors and error numbers.
let system = Target.Dependency.product(name: "SystemPackage", package: "swift-system")

/// The binary search of sorted collections.
let algorithms = Target.Dependency.product(name: "Algorithms", package: "swift-algorithms")

let package = Package(
  name: "bidiscope",
  products: [
    .executable(name: "bidiscope", targets: ["bidiscope"]),
    // For the Benchmarks package beside this one.
    .library(name: "BidiscopeRooms", targets: ["BidiAlgorithm", "Keyboards", "UnicodeData"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-algorithms", from: "1.2.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/LebJe/TOMLKit", from: "0.6.0"),
  ],
  targets: [
    .target(
      name: "CICU",
      linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
    // The static library: the program needs no shared one of it.
    .target(name: "CERFA", linkerSettings: [.linkedLibrary(":liberfa.a")]),
    .target(name: "CNcurses", linkerSettings: [.linkedLibrary("ncursesw")]),

    room("Wording"),
    room("BidiAlgorithm"),
    room("UnicodeData", ["CICU", "BidiAlgorithm"]),
    room("TextModel", ["Wording", "UnicodeData", "BidiAlgorithm", algorithms]),
    room("WritingDirection", ["Wording", "UnicodeData", "BidiAlgorithm", algorithms]),
    room("Storage", ["TextModel", "Wording", "UnicodeData", "BidiAlgorithm", system]),
    room("Fixing", ["WritingDirection", "UnicodeData", "BidiAlgorithm", "Wording"]),
    .target(name: "CSupervision"),
    room("Keyboards", ["Wording", "UnicodeData", "BidiAlgorithm"]),
    room("Engines", ["CICU", "CSupervision", "Wording", "BidiAlgorithm", algorithms, system]),
    .target(name: "CLanguageData", exclude: ["data"]),
    room("Locales", ["Wording"]),
    room("Languages", ["CLanguageData", "Locales", "Wording", "UnicodeData"]),
    room("Explanation", ["Wording", "UnicodeData", "BidiAlgorithm"]),
    .target(name: "CLearningData", exclude: ["data"]),
    room(
      "Learning",
      [
        "CLearningData", "Calendars", "Explanation", "Fixing", "Languages", "TextModel",
        "WritingDirection", "Wording", "UnicodeData", "BidiAlgorithm",
      ]),
    room("Markup", ["UnicodeData", "BidiAlgorithm"]),
    room(
      "Linting",
      ["Fixing", "Markup", "WritingDirection", "Wording", "UnicodeData", "BidiAlgorithm"]),
    room("Calendars", ["CERFA", "Locales", "Wording", algorithms]),
    room(
      "Formats",
      [
        "CICU", "Locales", "WritingDirection", "Wording", "UnicodeData", "BidiAlgorithm",
        algorithms,
      ]),
    room("Screen", ["UnicodeData"]),
    room(
      "ExplorerCore",
      [
        "Languages", "Screen", "TextModel", "WritingDirection", "Wording", "UnicodeData",
        "BidiAlgorithm", algorithms,
      ]),
    room(
      "Explorer",
      [
        "ExplorerCore", "Calendars", "Engines", "Explanation", "Fixing", "Formats", "Keyboards",
        "Languages", "Learning", "Linting",
        "Locales", "Markup", "Screen", "TextModel", "WritingDirection", "Wording", "UnicodeData",
        "BidiAlgorithm",
        algorithms,
      ]),
    room("NcursesTerminal", ["CNcurses", "Screen", "UnicodeData", "Wording", system]),
    .executableTarget(
      name: "bidiscope",
      dependencies: [
        "BidiAlgorithm", "UnicodeData", "TextModel", "WritingDirection", "Fixing", "Engines",
        "Explanation", "Keyboards", "Screen", "Calendars", "Formats", "Locales",
        "Learning", "Linting", "Markup", "Explorer", "ExplorerCore", "Languages", "NcursesTerminal",
        "Storage",
        "Wording",
        .product(name: "ArgumentParser", package: "swift-argument-parser"), system,
        .product(name: "TOMLKit", package: "TOMLKit"),
      ],
      swiftSettings: safe),

    // What the tests share: a seeded generator, the Unicode test files.
    .target(
      name: "TestSupport",
      dependencies: ["BidiAlgorithm", "Engines", "Screen", "TextModel", "UnicodeData"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    // UAX #9 a second time, slow and obvious, to hold the engine against.
    .target(
      name: "ReferenceBidi", dependencies: ["BidiAlgorithm"], path: "Tests/ReferenceBidi",
      swiftSettings: strict),
    tests(
      "BidiAlgorithmTests", ["BidiAlgorithm", "UnicodeData", "ReferenceBidi"], areOptimised: true),
    tests("UnicodeDataTests", ["UnicodeData", "BidiAlgorithm"]),
    tests(
      "TextModelTests", ["TextModel", "Wording", "UnicodeData", "BidiAlgorithm", "ReferenceBidi"],
      excluding: ["Scenarios"], areOptimised: true),
    tests(
      "WritingDirectionTests", ["WritingDirection", "Wording", "UnicodeData", "BidiAlgorithm"],
      excluding: ["Messages"]),
    tests(
      "FixingTests", ["Fixing", "WritingDirection", "UnicodeData", "BidiAlgorithm", "Wording"],
      excluding: ["Strings"]),
    tests(
      "EnginesTests",
      ["Engines", "Wording", "UnicodeData", "BidiAlgorithm", "ReferenceBidi", "bidiscope"],
      excluding: ["Stub"]),
    // An engine with one rule wrong, for the tests of what finds that.
    .executableTarget(
      name: "WrongEngine",
      dependencies: ["ReferenceBidi", "Engines", "UnicodeData", "BidiAlgorithm"],
      path: "Tests/Fixtures/WrongEngine", swiftSettings: strict),
    // A small program on the real terminal, for the tests to run and to stop in every way there is.
    .executableTarget(
      name: "TerminalProbe",
      dependencies: ["CNcurses", "NcursesTerminal", "Screen", "UnicodeData"],
      path: "Tests/Fixtures/TerminalProbe", swiftSettings: strict),
    tests(
      "ExplanationTests",
      ["Explanation", "Wording", "UnicodeData", "BidiAlgorithm", "Engines", "ReferenceBidi"],
      excluding: ["Goldens"], areOptimised: true),
    tests(
      "KeyboardsTests", ["Keyboards", "Wording", "UnicodeData", "BidiAlgorithm"],
      excluding: ["Words"]),
    tests(
      "ReferenceBidiTests", ["ReferenceBidi", "Engines", "UnicodeData", "BidiAlgorithm"],
      areOptimised: true),
    // Dates by the system's ICU, to hold ours against.
    .target(
      name: "CCalendarPeer", path: "Tests/CCalendarPeer",
      linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
    tests(
      "FormatsTests",
      [
        "Formats", "Wording", "WritingDirection", "UnicodeData", "BidiAlgorithm",
      ]),
    tests("MarkupTests", ["Markup", "UnicodeData", "BidiAlgorithm", "ReferenceBidi"]),
    tests(
      "LearningTests",
      [
        "Calendars", "Fixing", "Keyboards", "Learning", "Explanation", "Explorer", "ExplorerCore",
        "TextModel", "WritingDirection", "Wording", "UnicodeData", "BidiAlgorithm",
      ],
      excluding: ["Words"]),
    tests("LintingTests", ["Linting", "Markup", "UnicodeData", "BidiAlgorithm"]),
    tests(
      "LocalesTests", ["Wording", "Calendars", "Formats", "Languages", "Locales", "UnicodeData"]),
    tests(
      "CalendarsTests", ["Calendars", "Wording", "CCalendarPeer", "Locales"],
      excluding: ["Fixtures"], areOptimised: true),
    tests("WordingTests", ["Wording"]),
    tests("LanguagesTests", ["Languages", "Wording", "UnicodeData"]),
    tests("ScreenTests", ["Screen", "UnicodeData"]),
    // Counts the work that a thread of the tests does, in place of its time.
    .target(name: "CWorkCounter", path: "Tests/CWorkCounter"),
    tests(
      "ExplorerTests",
      [
        "CWorkCounter", "Calendars", "Engines", "Explorer", "Fixing", "Keyboards", "Languages",
        "Learning", "Linting", "Markup", "Screen",
        "TextModel", "WritingDirection", "Wording", "UnicodeData", "BidiAlgorithm",
      ],
      excluding: ["Screens"]),
    // A headless terminal of the tests: libvterm, and programs in a pseudo-terminal.
    .target(
      name: "CVTerm", path: "Tests/CVTerm",
      linkerSettings: [.linkedLibrary("vterm"), .linkedLibrary("util")]),
    tests(
      "NcursesTerminalTests",
      [
        "NcursesTerminal", "Screen", "UnicodeData", "Wording", "CVTerm", "TerminalProbe",
        "bidiscope",
      ]),
    tests(
      "ProgramTests",
      [
        "bidiscope", "Engines", "ExplorerCore", "Keyboards", "Screen", "Storage", "TextModel",
        "Wording", "UnicodeData",
        "BidiAlgorithm",
        "ReferenceBidi",
        "WrongEngine",
      ], excluding: ["Editors"]),
    tests("ArchitectureTests", [], areOptimised: true),
  ]
)

// Random input for all that reads what others wrote, by libFuzzer: `make fuzz`. Its runtime is
// linked only there; a little random input of our own is among the tests, which have the same
// parts.
let fuzzed: [Target.Dependency] = [
  "BidiAlgorithm", "Calendars", "Engines", "Formats", "Languages", "Locales", "Markup", "Screen",
  "Storage", "TextModel", "bidiscope",
]
if Context.environment["FUZZ"] != nil {
  package.targets += [
    .target(name: "CFuzzer", path: "Tests/Fuzzer/CFuzzer"),
    .executableTarget(
      name: "Fuzzer", dependencies: fuzzed + ["CFuzzer"], path: "Tests/Fuzzer",
      exclude: ["CFuzzer", "Seeds", "Tests"], sources: ["Parts", "Main"], swiftSettings: strict),
  ]
} else {
  package.targets.append(
    .testTarget(
      name: "FuzzerTests", dependencies: fuzzed + ["TestSupport"], path: "Tests/Fuzzer",
      exclude: ["CFuzzer", "Seeds", "Main"], sources: ["Parts", "Tests"], swiftSettings: strict))
}
