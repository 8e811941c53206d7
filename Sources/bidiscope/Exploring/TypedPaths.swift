internal import Storage

extension String {
  /// A path as it was typed, with the user's folder in the place of `~`.
  var withHome: String {
    guard unicodeScalars.starts(with: "~/".unicodeScalars),
      let home = ProcessEnvironment.path("HOME")
    else { return self }
    return home + String(unicodeScalars.dropFirst())
  }

  /// A path with `~` in the place of the user's folder, to be read.
  var withoutHome: String {
    guard let home = ProcessEnvironment.path("HOME"), home.hasPrefix("/"), home != "/",
      unicodeScalars.starts(with: (home + "/").unicodeScalars)
    else { return self }
    return "~" + String(unicodeScalars.dropFirst(home.unicodeScalars.count))
  }
}
