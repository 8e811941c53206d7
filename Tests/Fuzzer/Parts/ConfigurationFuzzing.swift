internal import bidiscope

/// The user's configuration: what is wrong in it is told.
enum ConfigurationFuzzing {
  static func run(_ input: [UInt8]) { _ = try? Configuration(input, path: "config.json") }
}
