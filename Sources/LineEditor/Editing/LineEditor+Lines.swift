import CEditLine

/// Keys that move by the lines of an entry.
extension LineEditor {
  // MARK: Return

  /// Return: ends a complete entry, or else opens a line.
  func endLine() -> Command.Result {
    let line = editedLine()
    let entry = line.text
    if !opensLine(line, entry), configuration.isComplete(entry) { return finish(.line(entry)) }
    return openLine()
  }

  /// Return in vi's command mode: a further line begins in insert mode.
  func endLineAndInsert() -> Command.Result {
    el_cursor(handle, Int32(editedLine().rest))
    let result = endLine()
    if outcome == nil { push(editedLine().afterCursor.isEmpty ? "a" : "i") }
    return result
  }

  /// Whether Return opens a line in an entry that might be complete: between braces, and at the
  /// end of a line in the middle of a text that was changed since it was recalled.
  private func opensLine(_ line: EditedLine, _ entry: String) -> Bool {
    if line.isBetweenBraces { return true }
    return line.rest == 0 && !line.isOnLastLine && !line.isOnBlankLine && !history.contains(entry)
  }

  /// Begins a line at the cursor, indented. Blanks that would be at a line's end are removed.
  func openLine() -> Command.Result {
    let line = editedLine()
    // Input that is faster than typing has its own blanks.
    let indents = !keys.hasMore()
    if indents {
      let blanks = line.afterCursor.prefix { $0.isBlank }.count
      el_cursor(handle, Int32(blanks))
      let before = line.lineBeforeCursor.reversed().prefix { $0.isBlank }.count
      el_deletestr(handle, Int32(blanks + before))
    }
    let now = editedLine()
    insert("\n")
    let above = String(scalars: now.beforeCursor) + "\n"
    guard indents, let columns = configuration.indentation(above, "") else { return .redraw }
    insert(String(repeating: " ", count: columns))
    guard now.isBetweenBraces, let outer = configuration.indentation(above, "}") else {
      return .redraw
    }
    insert("\n" + String(repeating: " ", count: outer))
    el_cursor(handle, -Int32(outer + 1))
    return .redraw
  }

  /// A closing brace as the first thing of a line moves below the line that opened it.
  func closeBrace() -> Command.Result {
    let line = editedLine()
    if !line.isOnFirstLine, line.lineBeforeCursor.allSatisfy(\.isBlank),
      let columns = configuration.indentation(line.textAboveLine, "}")
    {
      el_deletestr(handle, Int32(line.column))
      insert(String(repeating: " ", count: columns))
    }
    insert("}")
    return .redraw
  }

  // MARK: Moving

  /// Up: the line above, or the entry before.
  func moveUp() -> Command.Result {
    let line = editedLine()
    guard !line.isOnFirstLine else { return recall(Command.previousKey, from: line) }
    let goal = goalColumn(line)
    let above = line.beforeCursor.dropLast(line.column + 1)
    let start = above.lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let column = Self.index(of: goal, in: above[start...])
    el_cursor(handle, Int32(start + column - line.beforeCursor.count))
    return .redraw
  }

  /// Down: the line below, or the entry after.
  func moveDown() -> Command.Result {
    let line = editedLine()
    guard !line.isOnLastLine else {
      // libedit would put an empty entry in place of the newest.
      return recalled > 0 ? recall(Command.nextKey, from: line) : .beep
    }
    let goal = goalColumn(line)
    let below = line.afterCursor[(line.rest + 1)...].prefix { $0 != "\n" }
    el_cursor(handle, Int32(line.rest + 1 + Self.index(of: goal, in: below)))
    return .redraw
  }

  /// Home: the beginning of the line.
  func moveToLineStart() -> Command.Result {
    el_cursor(handle, -Int32(editedLine().column))
    return .redraw
  }

  /// End: the end of the line.
  func moveToLineEnd() -> Command.Result {
    el_cursor(handle, Int32(editedLine().rest))
    return .redraw
  }

  /// The column to keep while the cursor moves up and down past shorter lines.
  private func goalColumn(_ line: EditedLine) -> Int {
    let isGoingOn = goal.keyCount == keyCount - 1
    let column =
      isGoingOn ? goal.column : Picture.columns(of: String(scalars: line.lineBeforeCursor))
    goal = (keyCount, column)
    return column
  }

  private static func index(of goal: Int, in line: ArraySlice<Unicode.Scalar>) -> Int {
    var columns = 0
    for (index, scalar) in line.enumerated() {
      columns += Picture.columns(of: String(Character(scalar)))
      if columns > goal { return index }
    }
    return line.count
  }

  // MARK: History

  /// Moves through history by libedit's own command, then moves the cursor to where the next such
  /// key continues, or to the fault of the entry.
  private func recall(_ key: Unicode.Scalar, from line: EditedLine) -> Command.Result {
    push(String(Character(key)))
    afterKey = { [unowned self] in
      let found = editedLine()
      guard found.text != line.text else { return }
      recalled += key == Command.previousKey ? 1 : -1
      let scalars = found.beforeCursor + found.afterCursor
      let place: Int
      if let fault = self.fault, fault.entry == found.text {
        place = min(fault.cursor, scalars.count)
      } else if key == Command.previousKey {
        place = scalars.firstIndex(of: "\n") ?? scalars.count
      } else {
        place = scalars.count
      }
      el_cursor(handle, Int32(place - found.beforeCursor.count))
    }
    return .nothing
  }

  // MARK: Cutting and taking back

  /// Cuts to the end of the line, or joins the line below when nothing is left to cut.
  func cutToLineEnd() -> Command.Result {
    let line = editedLine()
    if line.rest == 0, !line.afterCursor.isEmpty {
      el_cursor(handle, 1)
      el_deletestr(handle, 1)
      return .redraw
    }
    push([Command.markKey, Command.endKey, Command.cutKey])
    return .nothing
  }

  /// Cuts the line; an empty one is removed.
  func cutLine() -> Command.Result {
    let line = editedLine()
    guard line.column + line.rest > 0 else {
      guard !line.isEmpty else { return .redraw }
      if line.isOnFirstLine { el_cursor(handle, 1) }
      el_deletestr(handle, 1)
      return .redraw
    }
    push([Command.homeKey, Command.markKey, Command.endKey, Command.cutKey])
    return .nothing
  }

  /// Undoes the last change.
  func undoChange() -> Command.Result {
    guard let before = undo.undo() else { return .beep }
    replaceAll(with: before)
    return .redraw
  }
}
