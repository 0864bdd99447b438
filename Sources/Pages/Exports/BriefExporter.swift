import Lettering
import Records
import Rendering
import Wording

/// A text for people who are asked for help, as Markdown: task, scene, code and the first touch
/// that goes wrong, without the solution.
struct BriefExporter: Exporter {
  func bytes(of subject: ExportSubject, in language: Language) -> [UInt8] {
    let brief = Brief(subject: subject, language: language)
    return Array((brief.paragraphs.joined(separator: "\n\n") + "\n").utf8)
  }
}

/// The parts of a brief.
private struct Brief: Speaking {
  let subject: ExportSubject
  let language: Language

  var paragraphs: [String] {
    var paragraphs = [
      say("# A question about touches", "# 关于触摸的一个问题"),
      say(
        "Written by Touchstone, a workbench with a simulated UIKit. The scene is given as lines of "
          + "its prompt; frames are `x y width height` in points.",
        "由 Touchstone（带有模拟 UIKit 的工作台）写成。场景用它的命令行表示；frame 为 `x y 宽 高`，单位为点。"),
    ]
    if let task = subject.task?[language] {
      let lines = task.split(separator: "\n", omittingEmptySubsequences: false)
      paragraphs += [
        say("## The task", "## 题目"),
        lines.map { $0.isEmpty ? ">" : "> \(Escaping.visible($0))" }.joined(separator: "\n"),
      ]
    }
    let scene = subject.lines.joined(separator: "\n")
    if !scene.isEmpty {
      paragraphs += [say("## The scene", "## 场景"), Self.fenced(scene, "text")]
    }
    for source in subject.sources where !scene.contains(source.text.trimmingSuffixOfLines) {
      paragraphs += [
        say("## Code: \(source.name.pageName)", "## 代码：\(source.name.pageName)"),
        Self.fenced(source.text.trimmingSuffixOfLines, "swift"),
      ]
    }
    if let failing = subject.failing {
      paragraphs += [
        say("## The first touch that goes wrong", "## 第一个不对的触摸"), trace(failing),
      ]
    } else if let trace = subject.trace {
      paragraphs += [say("## The last touch", "## 最近一次触摸"), self.trace(trace)]
    }
    return paragraphs
  }

  private func trace(_ trace: HitTestTrace) -> String {
    let renderer = TextRenderer(
      language: language, teach: .full, style: Style(hasColor: false, columns: 79))
    let point = Numbers.point(trace.point)
    return say("At \(point) on the screen:", "屏幕上的 \(point)：") + "\n\n"
      + Self.fenced(renderer.render(.trace(trace)).trimmingSuffixOfLines, "text")
  }

  /// A fenced block of text, with more backticks than the text contains.
  private static func fenced(_ text: String, _ kind: String) -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\(kind)\n\(Escaping.visible(text))\n\(fence)"
  }
}

extension String {
  /// The text without empty lines at its end.
  fileprivate var trimmingSuffixOfLines: String {
    var text = self
    while text.last?.isNewline ?? false { text.removeLast() }
    return text
  }
}
