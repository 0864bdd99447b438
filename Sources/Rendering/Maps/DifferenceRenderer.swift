import Lettering
import Records
import Wording

/// Renders where two hit maps differ: a picture, and which view should get which points.
struct DifferenceRenderer: Speaking {
  let language: Language

  package func render(_ difference: HitMapDifference, into page: inout Page) {
    let picture = MapPicture(difference)
    // The signs of the legend have the colours that they have in the picture.
    var legend: [String] = []
    for (index, pair) in difference.pairs.prefix(6).enumerated() {
      legend.append(
        "\(picture.sign(index)) \(wording(pair, difference.comparison))  "
          + say("\(Numbers.grouped(pair.points)) points", "\(Numbers.grouped(pair.points)) 点"))
    }
    if difference.pairs.count > 6 {
      let rest = difference.pairs.dropFirst(6).reduce(0) { $0 + $1.points }
      legend.append(
        say(
          "and \(Numbers.grouped(rest)) points of other kinds",
          "另有 \(Numbers.grouped(rest)) 点属于其他情况"))
    }
    legend.append(
      say(
        "first wrong point: \(Numbers.point(difference.firstPoint))",
        "第一个错误的点：\(Numbers.point(difference.firstPoint))"))
    legend.append(picture.grid.wording[language])
    let rows = picture.lines
    let width = rows.map { DisplayWidth.of($0.text) }.max() ?? 0
    let isBeside = 9 + width + (legend.map { DisplayWidth.of($0) }.max() ?? 0) <= page.style.width
    for (index, row) in rows.enumerated() {
      let head = " \("\(row.y)".leftPadded(to: 4))  "
      let said = isBeside && index < legend.count ? legend[index] : ""
      let line = (head + row.text.padded(to: width) + "  " + said).withoutBlanksBehind
      page.drawn(colored(line, page.style))
    }
    var rest = Page(style: page.style)
    for line in isBeside ? Array(legend.dropFirst(rows.count)) : legend {
      rest.paragraph(line, indent: isBeside ? 9 + width : 2)
    }
    for line in rest.lines { page.drawn(colored(line, page.style, isSafe: true)) }
  }

  /// A line with a colour for each run of signs; without colours it is unchanged.
  private func colored(_ line: String, _ style: Style, isSafe: Bool = false) -> String {
    guard style.hasColor else { return isSafe ? line : style.show(line) }
    var text = ""
    var run = ""
    var kind: Int?
    func flush() {
      let safe = isSafe ? run : Escaping.visible(run)
      guard let kind else { return text += safe }
      text +=
        style.depth > .sixteen
        ? style.paint(run, Paint(ground: Palette.color(kind)))
        : style.show(run, .color(TerminalColor.allCases[kind % TerminalColor.allCases.count]))
    }
    for character in line {
      let next = MapPicture.kind(of: character)
      if next != kind {
        flush()
        (run, kind) = ("", next)
      }
      run.append(character)
    }
    flush()
    return text
  }

  private func wording(
    _ pair: HitMapDifference.Pair, _ comparison: HitMapComparison
  ) -> String {
    if case .hittable = comparison {
      return pair.expected == nil
        ? say("answers, should not", "不该响应却响应了") : say("should answer, does not", "该响应却没有响应")
    }
    let nobody = say("nobody", "没有视图")
    let (expected, actual) = (pair.expected ?? nobody, pair.actual ?? nobody)
    return say("\(expected) should get it, \(actual) does", "应当给 \(expected)，却给了 \(actual)")
  }

}
