import Foundation
import Lettering
import Records
import Rendering
import Wording

/// Exports how a view's frame results from its bounds, center, anchor point and transform, with the
/// numbers in the picture (GE-1, GE-2).
struct FrameSVGExporter: Exporter {
  func bytes(of subject: ExportSubject, in language: Language) -> [UInt8] {
    guard let place = subject.look.view, subject.scene.views.indices.contains(place) else {
      return []
    }
    let view = subject.scene.views[place]
    let name = view.name
    let superview = view.superview.map { subject.scene.views[$0] }
    let lines = working(view, superview, language)
    let width = 560.0
    let drawn = 380.0
    let rows = lines.map(\.rows).reduce(0, +)
    let height = drawn + Double(rows * 17 + lines.count * 6 + 40)
    var picture = Picture(
      subject, language, size: (width, height),
      title: Bilingual(en: "The frame of \(name)", zh: "\(name) 的 frame"),
      description: Bilingual(
        en: lines.map(\.text).joined(separator: ". "), zh: lines.map(\.text).joined(separator: "。"))
    )
    if view.hasPlace { draw(view, superview, in: (width, drawn), language, &picture) }
    var y = drawn + 24
    for line in lines {
      picture.text(line.label, x: 16, y: y, [("fill", picture.colors.quiet)])
      y =
        picture.paragraph(
          line.text, x: 120, y: y, width: width - 136, [("font-family", "monospace")]) + 6
    }
    return picture.finished()
  }

  private struct Line {
    let label: String
    let text: String
    var rows: Int { min(12, Wrapping.lines(text, width: 63).count) }
  }

  private func working(
    _ view: SceneRecord.View, _ superview: SceneRecord.View?, _ language: Language
  ) -> [Line] {
    func say(_ english: String, _ chinese: String) -> String {
      language == .english ? english : chinese
    }
    let bounds = view.bounds
    let anchor = CGPoint(
      x: bounds.origin.x + view.anchorPoint.x * bounds.width,
      y: bounds.origin.y + view.anchorPoint.y * bounds.height)
    var lines = [
      Line(label: "bounds", text: Numbers.rectangle(bounds)),
      Line(
        label: "anchorPoint",
        text: "\(Numbers.point(view.anchorPoint)): "
          + say(
            "in bounds the point \(Numbers.point(anchor))", "在 bounds 中是点 \(Numbers.point(anchor))")
      ),
      Line(
        label: "center",
        text: Numbers.point(view.center)
          + (superview.map { say(" in \($0.name)", "，在 \($0.name) 中") } ?? "")),
    ]
    if let perspective = view.perspective {
      let corner = PerspectiveMap(perspective).apply(bounds.standardized.origin)
      lines.append(
        Line(label: say("perspective", "透视"), text: Numbers.transform(perspective)))
      lines.append(
        Line(
          label: say("a corner", "一个角"),
          text: "\(Numbers.point(bounds.standardized.origin)) → \(Numbers.point(corner))  GE-32"))
      lines.append(
        Line(
          label: "frame",
          text: Numbers.rectangle(view.frame)
            + say(": the box around the four corners  GE-34", "：四个角的外接矩形  GE-34")))
    } else if let transform = view.transform {
      lines.append(Line(label: "transform", text: Numbers.transform(transform)))
      let corner = SceneLayers.apply(view.toSuperview, bounds.standardized.origin)
      lines.append(
        Line(
          label: say("a corner", "一个角"),
          text:
            "(\(Numbers.point(bounds.standardized.origin)) − \(Numbers.point(anchor))) × transform + "
            + "\(Numbers.point(view.center)) = \(Numbers.point(corner))  GE-1"))
      lines.append(
        Line(
          label: "frame",
          text: Numbers.rectangle(view.frame)
            + say(": the box around the four corners  GE-2", "：四个角的外接矩形  GE-2")))
    } else {
      let (x, y) = (Numbers.text(view.frame.minX), Numbers.text(view.frame.minY))
      let shift = CGPoint(
        x: view.anchorPoint.x * bounds.width, y: view.anchorPoint.y * bounds.height)
      lines.append(
        Line(
          label: "frame",
          text: "\(Numbers.point(view.center)) − \(Numbers.point(shift)) = (\(x), \(y)); "
            + "\(Numbers.size(view.frame.size))  GE-2"))
    }
    return lines
  }

  private func draw(
    _ view: SceneRecord.View, _ superview: SceneRecord.View?, in size: (Double, Double),
    _ language: Language, _ picture: inout Picture
  ) {
    let bounds = view.bounds.standardized
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { corner in
      view.perspective.map { PerspectiveMap($0).apply(corner) }
        ?? SceneLayers.apply(view.toSuperview, corner)
    }
    // The view with a margin, and the origin of the superview unless it is far away.
    var shown = view.frame.standardized.union(CGRect(origin: view.center, size: .zero))
    let reach = max(shown.width, shown.height, 40)
    if let above = superview, above.hasPlace, abs(above.bounds.minX - shown.midX) < reach * 3,
      abs(above.bounds.minY - shown.midY) < reach * 3
    {
      shown = shown.union(CGRect(origin: above.bounds.origin, size: .zero))
    }
    let margin = 56.0
    let scale = min(
      (size.0 - 2 * margin) / max(shown.width, 1), (size.1 - 2 * margin) / max(shown.height, 1), 12)
    let left = (size.0 - shown.width * scale) / 2
    let top = (size.1 - shown.height * scale) / 2
    func at(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: left + (point.x - shown.minX) * scale, y: top + (point.y - shown.minY) * scale)
    }
    let colors = picture.colors
    let frame = view.frame.standardized
    let box = [
      CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
      CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
    ].map(at)
    picture.polygon(
      corners.map(at),
      [
        ("fill", view.color?.hexadecimal ?? colors.soft), ("fill-opacity", "0.6"),
        ("stroke", colors.accent), ("stroke-width", "2"),
      ])
    picture.polygon(
      box, [("fill", "none"), ("stroke", colors.no), ("stroke-dasharray", "6 4")])
    picture.text(
      "frame", x: box[0].x, y: box[0].y - 22, [("fill", colors.no), ("font-weight", "600")])
    picture.text(
      Numbers.point(frame.origin), x: box[0].x, y: box[0].y - 7, [("fill", colors.no)])
    picture.text(
      Numbers.size(frame.size), x: box[2].x, y: box[2].y + 18,
      [("fill", colors.no), ("text-anchor", "end")])
    if let above = superview, above.hasPlace,
      shown.contains(above.bounds.origin) || shown.origin == above.bounds.origin
    {
      let origin = at(above.bounds.origin)
      picture.line(
        from: (origin.x, origin.y), to: (box[0].x, box[0].y), [("stroke-dasharray", "2 4")])
      dot(origin, Numbers.point(above.bounds.origin), colors.quiet, &picture, below: false)
    }
    dot(at(corners[0]), Numbers.point(bounds.origin), colors.accent, &picture, below: true)
    let center = at(view.center)
    picture.line(from: (center.x - 9, center.y), to: (center.x + 9, center.y))
    picture.line(from: (center.x, center.y - 9), to: (center.x, center.y + 9))
    dot(center, "center \(Numbers.point(view.center))", colors.ink, &picture, below: true)
  }

  private func dot(
    _ point: CGPoint, _ text: String, _ color: String, _ picture: inout Picture, below: Bool
  ) {
    picture.page.empty(
      "circle",
      [
        ("cx", Picture.number(point.x)), ("cy", Picture.number(point.y)), ("r", "3.5"),
        ("fill", color),
      ])
    picture.text(
      text, x: point.x + 8, y: point.y + (below ? 16 : -8), [("fill", color), ("font-size", "11")])
  }
}
