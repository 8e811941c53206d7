internal import Languages
internal import Linting
internal import Wording

extension Finding {
  /// The rule in the language of the screen. In English it is the rule's name, which commands and
  /// settings take.
  func ruleWords(_ words: Catalogue) -> Words {
    words.isEnglish ? Words(verbatim: rule) : ruleName
  }

  private var ruleName: Words {
    switch rule {
    case "atom-order": "order of the parts"
    case "control-in-identifier": "control in a name"
    case "embedding": "embedding"
    case "encoding": "encoding"
    case "file-name": "file name"
    case "invisible": "invisible"
    case "look-alike": "look-alike"
    case "lost-isolate": "lost isolate"
    case "lost-placeholder": "lost placeholder"
    case "override": "override"
    case "placeholder": "placeholder"
    case "torn": "torn"
    case "trojan-source": Words(verbatim: "Trojan Source")
    case "unmatched-control": "control without its pair"
    case "useless-mark": "mark without effect"
    default: Words(verbatim: rule)
    }
  }
}
