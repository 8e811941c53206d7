internal import bidiscope

/// The user's configuration: what is wrong in it is told.
enum ConfigurationFuzzing {
  static func run(_ input: [UInt8]) {
    for name in ["config.json", "config.toml"] {
      _ = try? ConfigurationFile(path: name).read(input)
    }
  }
}
