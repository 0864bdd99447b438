/// The earlier states of an entry.
struct UndoStack {
  private var states: [EditedLine] = []
  private var isTyping = false
  private static let limit = 500

  /// Records the entry in its present state. Characters of a word that are typed one after the
  /// other are one change.
  mutating func note(_ line: EditedLine) {
    guard let last = states.last else { return states.append(line) }
    guard last.beforeCursor != line.beforeCursor || last.afterCursor != line.afterCursor else {
      return
    }
    let isMove = last.beforeCursor + last.afterCursor == line.beforeCursor + line.afterCursor
    let isTyped =
      line.afterCursor == last.afterCursor
      && line.beforeCursor.count == last.beforeCursor.count + 1
      && line.beforeCursor.starts(with: last.beforeCursor)
      && !(line.beforeCursor.last?.properties.isWhitespace ?? true)
    if isMove || isTyped && isTyping { states.removeLast() }
    isTyping = isTyped
    states.append(line)
    if states.count > Self.limit { states.removeFirst() }
  }

  /// The entry before the last change; nil when there was none.
  mutating func undo() -> EditedLine? {
    guard states.count > 1 else { return nil }
    states.removeLast()
    isTyping = false
    return states.last
  }
}
