import CEditLine

extension LineEditor {
  /// All that stands before the line being edited.
  func promptText() -> PromptText {
    var text = PromptText(width: width, isColoured: modes.understandsEscapes)
    guard isEditing else {
      text.append(earlierLines.isEmpty ? prompt : continuation)
      return text
    }
    for (index, line) in earlierLines.enumerated() {
      text.append(index == 0 ? prompt : continuation)
      text.append(line: line)
    }
    text.append(earlierLines.isEmpty ? prompt : continuation)
    return text
  }

  fileprivate func renewPromptMemory() {
    let characters = promptText().scalars.map { wchar_t($0.value) } + [0]
    promptMemory?.deallocate()
    let memory = UnsafeMutableBufferPointer<wchar_t>.allocate(capacity: characters.count)
    _ = memory.initialize(from: characters)
    promptMemory = memory
  }
}

/// Libedit's question for the prompt, whenever it draws.
nonisolated func promptForLibedit(
  _ handle: OpaquePointer?
) -> UnsafeMutablePointer<wchar_t>? {
  let editor = editor(of: handle)
  MainActor.assumeIsolated { editor.renewPromptMemory() }
  return editor.promptMemory?.baseAddress
}
