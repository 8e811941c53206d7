internal import ArgumentParser
internal import Markup

/// The form in which a text is written, as `--as` names it.
struct SourceFormArgument: ListedArgument {
  let form: SourceForm

  init?(argument: String) {
    guard let form = SourceForm(rawValue: argument) else { return nil }
    self.form = form
  }

  static var allValueStrings: [String] { SourceForm.allCases.map(\.rawValue) }

  var defaultValueDescription: String { form.rawValue }
}
