/// A count with its noun in what is printed in English: `1 text`, `2 texts`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
