/// A setting whose values have names: the same names in scripts of keys, in cases, and in options
/// of commands.
public protocol NamedSetting: CaseIterable, Hashable, Sendable {
  /// What a value is called. The first of all is the one where nothing is said.
  var name: String { get }
  /// What a value is called among keys, where the name alone does not say of what it is.
  var keyName: String { get }
  /// The step that sets it.
  var step: SessionStep { get }
}

extension NamedSetting {
  /// Its name among keys.
  public var keyName: String { name }

  /// The names of all values.
  public static var names: [String] { allCases.map(\.name) }

  /// The value of a name; nil where there is none.
  public init?(name: String) {
    guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = value
  }

  /// The values by their names.
  static var values: [(name: String, step: SessionStep)] { allCases.map { ($0.name, $0.step) } }

  /// The keys of a script that set it.
  static var keys: [(name: String, step: SessionStep)] { allCases.map { ($0.keyName, $0.step) } }
}

extension SelectionPolicy: NamedSetting {
  /// Its name.
  public var name: String { rawValue }
  /// The step that sets it.
  public var step: SessionStep { .selectionPolicy(self) }
}

extension MotionPolicy: NamedSetting {
  /// Its name.
  public var name: String {
    switch self {
    case .visual: "visual"
    case .logical: "logical"
    case .visualWithLogicalSelection: "mixed"
    }
  }
  /// The step that sets it.
  public var step: SessionStep { .motionPolicy(self) }
}

extension WordPolicy: NamedSetting {
  /// Its name.
  public var name: String {
    switch self {
    case .pieces: "pieces"
    case .hull: "hull"
    case .logical: "uax29"
    }
  }
  /// The step that sets it.
  public var step: SessionStep { .wordPolicy(self) }
}

extension WrapPolicy: NamedSetting {
  /// Its name.
  public var name: String {
    switch self {
    case .oneStop: "one"
    case .twoStops: "two"
    }
  }
  /// Its name among keys.
  public var keyName: String {
    switch self {
    case .oneStop: "one-stop"
    case .twoStops: "two-stops"
    }
  }
  /// The step that sets it.
  public var step: SessionStep { .wrapPolicy(self) }
}

extension DeletionPolicy: NamedSetting {
  /// Its name.
  public var name: String {
    switch self {
    case .atOnce: "at-once"
    case .movingFirst: "moving-first"
    }
  }
  /// The step that sets it.
  public var step: SessionStep { .deletionPolicy(self) }
}

extension DeletionUnit: NamedSetting {
  /// Its name.
  public var name: String {
    switch self {
    case .cluster: "cluster"
    case .scalar: "scalar"
    }
  }
  /// Its name among keys.
  public var keyName: String { "by-" + name }
  /// The step that sets it.
  public var step: SessionStep { .backspaceUnit(self) }
}
