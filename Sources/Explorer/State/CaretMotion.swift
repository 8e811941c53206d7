/// Where the caret is asked to go.
package enum CaretMotion: Hashable, Sendable, CaseIterable {
  case visualLeft, visualRight
  case wordLeft, wordRight
  case up, down, pageUp, pageDown
  case lineStart, lineEnd
  case documentStart, documentEnd
  case logicalForward, logicalBackward
}
