// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "bidiscope", path: "..")],
  targets: [
    .target(
      name: "CPeers", linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("fribidi")]),
    .target(name: "CPseudoTerminal", linkerSettings: [.linkedLibrary("util")]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CPeers", "CPseudoTerminal", .product(name: "BidiscopeRooms", package: "bidiscope"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ]
)
