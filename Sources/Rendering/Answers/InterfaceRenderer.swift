import Lettering
import Records
import Wording

/// Renders the result of loading a file of Interface Builder, and what it left out.
struct InterfaceRenderer: Speaking {
  let language: Language

  package func render(_ file: LoadedInterface, into page: inout Page) {
    let shown = file.shown.map { "\($0.text) (\($0.className))" }
    let ending = file.isStoryboard ? "storyboard" : "xib"
    page.paragraph(
      say(
        "\(file.name).\(ending): \(count(file.views, "view")), \(count(file.constraints, "constraint"))"
          + (shown.map { " · on the screen: \($0)" } ?? ""),
        "\(file.name).\(ending)：\(file.views) 个视图，\(file.constraints) 个约束"
          + (shown.map { " · 屏幕上是 \($0)" } ?? "")), .strong)
    controllers(file, into: &page)
    outlets(file, into: &page)
    standIns(file, into: &page)
    leftOut(file, into: &page)
  }

  private func count(_ number: Int, _ word: String) -> String {
    "\(Numbers.grouped(number)) \(number == 1 ? word : word + "s")"
  }

  /// The maximum number of entries of a list.
  private static let most = 8

  private func list(_ words: [String]) -> String {
    let shown = words.prefix(Self.most).joined(separator: say(", ", "、"))
    return words.count > Self.most ? shown + say(", …", "……") : shown
  }

  private func controllers(_ file: LoadedInterface, into page: inout Page) {
    guard file.controllers.count > 1 else { return }
    let words = file.controllers.map { controller in
      let name = controller.identifier.map { "\($0) (\(controller.className))" }
      return (name ?? controller.className) + (controller.isInitial ? say(", initial", "（初始）") : "")
    }
    page.paragraph(
      say(
        "\(file.controllers.count) controllers: \(list(words))",
        "\(file.controllers.count) 个控制器：\(list(words))"), indent: 2, hang: 2)
  }

  private func outlets(_ file: LoadedInterface, into page: inout Page) {
    guard !file.outlets.isEmpty else { return }
    let words = file.outlets.map { "\($0.text) (\($0.className))" }
    page.paragraph(
      say("named by outlet: \(list(words))", "按 outlet 命名：\(list(words))"), indent: 2, hang: 2)
  }

  private func standIns(_ file: LoadedInterface, into page: inout Page) {
    if !file.standIns.isEmpty {
      let words = file.standIns.map { "\($0.className) → \($0.standIn)" }
      page.paragraph(
        say(
          "not declared, UIKit's class stands in: \(list(words)); declare them, then load again",
          "没有声明，由 UIKit 的类代替：\(list(words))；请先声明，再重新载入"), indent: 2, hang: 2, .hint)
    }
    if !file.loggedActions.isEmpty {
      page.paragraph(
        say(
          "their actions are only logged: \(list(file.loggedActions))",
          "它们的动作只记入 log：\(list(file.loggedActions))"), indent: 2, hang: 2, .faint)
    }
  }

  private func leftOut(_ file: LoadedInterface, into page: inout Page) {
    if file.misplaced > 0 {
      page.paragraph(
        say(
          "\(count(file.misplaced, "view")) marked as misplaced or ambiguous in the file: constraints "
            + "decide, not the stored frames",
          "文件标出 \(file.misplaced) 个视图位置有误或有歧义：以约束为准，不看存储的 frame"), indent: 2, hang: 2, .faint)
    }
    guard !file.leftOut.isEmpty else { return }
    let total = file.leftOut.reduce(0) { $0 + $1.count }
    let words = file.leftOut.map { $0.count == 1 ? $0.part : "\($0.part) ×\($0.count)" }
    page.paragraph(
      say(
        "left out, \(Numbers.grouped(total)) in all: \(list(words))",
        "没有读取的共 \(Numbers.grouped(total)) 处：\(list(words))"), indent: 2, hang: 2, .faint)
  }
}
