/// Values with numbers from 0 on: each is kept once, and told from others by its number. It is
/// shared by all that count in these numbers.
final class Numbered<Value: Hashable> {
  /// The values by their numbers.
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// The number of a value, a new one where it was not there.
  func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
