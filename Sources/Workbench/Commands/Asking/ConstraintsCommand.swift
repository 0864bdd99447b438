import Records
import Scenes

extension Command {
  static let constraints = Command(
    "constraints", .asking, .question,
    summary: Bilingual(
      en: "shows constraints, and which decide a view", zh: "显示约束，以及哪些约束决定一个视图"),
    text: Bilingual(
      en: """
        Alone: every active constraint, the view that it is installed on, and whether it is met, \
        gave way, or was broken (AL-5). With a view: for each edge and size the constraints that \
        decide it, what gave way and by which priority, and another value where the view is \
        ambiguous (AL-7).

        Constraints are made in Swift, with anchors; a view that they are to place needs \
        `translatesAutoresizingMaskIntoConstraints = false` (AL-9).
        """,
      zh: """
        单独使用：列出每条生效的约束、安装在哪个视图上，以及它满足、让步还是被打破（AL-5）。加上视图：列出决定每条边和\
        大小的约束、哪些约束按什么优先级让步，视图有歧义时再给出另一个可能的值（AL-7）。

        约束用 Swift 的锚点创建；要由约束放置的视图需要设置 \
        `translatesAutoresizingMaskIntoConstraints = false`（AL-9）。
        """),
    examples: [
      "add view card 0 0 10 10",
      "card.translatesAutoresizingMaskIntoConstraints = false",
      "card.widthAnchor.constraint(equalToConstant: 200).isActive = true",
      "card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true",
      "constraints", "constraints card",
    ]
  ) {
    Form(.orEnd(.view(.view))) { session, view in
      let scene = session.scene
      return [.constraints(view.map { scene.constraints(of: $0) } ?? scene.allConstraints)]
    }
  }
}
