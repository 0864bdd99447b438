import Records

extension Command {
  static let resume = Command(
    "resume", .session, .change, replacesScene: true, prepared: [],
    summary: Bilingual(en: "brings back the scene of the last session", zh: "恢复上一次会话的场景"),
    text: Bilingual(
      en: """
        `quit` stores the changes of a session, and `resume` at the prompt of a later one makes them \
        again, in place of the present scene. That counts as one change for undo. Only the last \
        session with a change is stored; `save FILE` writes a script that stays.
        """,
      zh: """
        quit 会保存本次会话的更改；以后在提示符后输入 resume，就会重新执行这些更改，取代当前场景，\
        对 undo 来说算一次更改。只保留最近一次有更改的会话；要长期保存，请用 save FILE 写成脚本。
        """),
    examples: []
  ) {
    Form { session in
      guard let text = session.lastSession?() else { throw Problem.nothingToResume }
      guard
        case .sourced(let path, let changes, let answers) = try session.source(
          "reset\n" + text, path: "resume")
      else { return [] }
      // `reset` is not one of those that were stored.
      return [.sourced(path: path, changes: changes - 1, answers: answers)]
    }
  }
}
