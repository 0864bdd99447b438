import Records
import Scenes

extension Command {
  static let cycle = Command(
    "cycle", .asking, .question,
    summary: Bilingual(
      en: "shows what the last update cycle did, and why", zh: "显示上一次更新周期做了什么、为什么"),
    text: Bilingual(
      en: """
        A turn of the run loop marks views and ends by working off the marks, each view once: \
        constraints up, layout down, then drawing (LC-1, LC-2). `cycle` shows this of the last line \
        that marked something: each mark with its reason and the line of code that made it, marks \
        that changed nothing because the view waited already (LC-13), each call, and views that \
        mark each other without end. What controllers hear in that turn of loading, of appearance \
        and of moves to a parent is among it, in its place (VC-1, VC-5, VC-15), with what code of \
        yours hears of safe areas and margins (VC-39), and what delegates of containers and of \
        sheets are told (VC-34, VC-38).

        A line at the prompt is one turn. Several calls in one turn are written with `;` between \
        them.
        """,
      zh: """
        运行循环的一轮先标记视图，最后统一处理标记，每个视图一次：约束自下而上，布局自上而下，然后绘制\
        （LC-1、LC-2）。`cycle` 显示最近一个做过标记的行：每个标记的原因和产生它的代码行、因视图已在等待而\
        不起作用的标记（LC-13）、每次调用，以及互相标记、永远停不下来的视图。控制器在这一轮收到的加载、显示与隐藏、移入父控制器的回调也按顺序列出\
        （VC-1、VC-5、VC-15），还有你的代码收到的安全区和边距变化（VC-39），以及容器和 sheet \
        的代理收到的消息（VC-34、VC-38）。

        提示符下的一行就是一轮。要在同一轮里写多个调用，用 `;` 隔开。
        """),
    examples: [
      "class Card: UIView { override func layoutSubviews() { super.layoutSubviews() } }",
      "add Card card 100 100 200 200", "card.setNeedsLayout(); card.setNeedsLayout()", "cycle",
      "expect cycle is \"card layoutSubviews\"",
    ]
  ) {
    Form { session in [.cycle(session.scene.cycles.record)] }
  }
}
