import Lettering
import Records
import Rendering
import Wording

/// Exports alike submissions as a page: the first of each group beside every other one, with the
/// lines marked that both have.
package struct LikenessExporter: Speaking {
  /// One of several alike submissions.
  package struct Side {
    package let name: String
    package let text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// Several alike submissions.
  package struct Group {
    /// The title of the exercise.
    package let title: String
    package let percent: Int
    package let texts: [Side]

    package init(title: String, percent: Int, texts: [Side]) {
      self.title = title
      self.percent = percent
      self.texts = texts
    }
  }

  package let language: Language

  package init(language: Language) {
    self.language = language
  }

  package func page(of groups: [Group], title: String) -> [UInt8] {
    let head = say("\(title): alike", "\(title)：相似的提交")
    let lead =
      groups.isEmpty
      ? say("No submissions are alike.", "没有相似的提交。")
      : say(
        "Look at them yourself: what is alike may have been learned together, or found in the "
          + "same place. What the exercise hands out, and what many have, is left out.",
        "请自行查看：相似的代码可能是一起学习的结果，也可能来自同一出处。练习自带的代码和许多人都有的代码不计入。")
    let body = """
      <h1>\(HTML.escaped(head))</h1>
      <p class="lead">\(HTML.escaped(lead))</p>
      \(groups.map(html).joined(separator: "\n"))
      """
    return ReportFrame(language: language).html(title: head, body)
  }

  private func html(_ group: Group) -> String {
    let names = group.texts.map(\.name).joined(separator: say(", ", "、"))
    let head = HTML.element(
      "h2", HTML.escaped("\(group.title): \(group.percent) % · \(Escaping.name(names))"))
    guard let first = group.texts.first else { return head }
    let pairs = group.texts.dropFirst().map { table(first, $0) }
    return head + "\n" + pairs.joined(separator: "\n")
  }

  private func table(_ one: Side, _ other: Side) -> String {
    let sides = [one, other]
    let heads = sides.map {
      HTML.element("th", [("scope", "col")], HTML.escaped(Escaping.name($0.name)))
    }
    let cells = [code(one.text, beside: other.text), code(other.text, beside: one.text)]
      .map { HTML.element("td", [("valign", "top")], $0) }
    return """
      <div class="wide"><table>
      <thead><tr>\(heads.joined())</tr></thead>
      <tbody><tr>\(cells.joined())</tr></tbody></table></div>
      """
  }

  /// The lines of a text, with those marked that another text has as well.
  private func code(_ text: String, beside other: String) -> String {
    let known = Set(Self.lines(of: other).map(Self.plain)).subtracting(["", "}", "{"])
    let lines = Self.lines(of: text).map { line in
      let shown = HTML.escaped(Escaping.visible(line))
      return known.contains(Self.plain(line)) ? HTML.element("mark", shown) : shown
    }
    return HTML.element("pre", HTML.element("code", lines.joined(separator: "\n")))
  }

  private static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  private static func plain(_ line: String) -> String {
    line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
