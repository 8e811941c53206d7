/// The passages of JSON that are no values.
enum JSONKeys {
  /// The keys of JSON: they are shown where the values are.
  static func passages(_ file: FileText) -> [Passage] {
    JSONStrings(file.scalars).keys.compactMap { key in
      let passage = JSONStrings.passage(key, file.scalars, .string)
      return passage.scalars.contains(where: Interest.has) ? passage : nil
    }
  }
}
