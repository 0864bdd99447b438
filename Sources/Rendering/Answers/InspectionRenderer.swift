import Lettering
import Records
import Wording

/// Renders all facts about one object.
struct InspectionRenderer: Speaking {
  let language: Language

  package func render(_ inspection: Inspection, into page: inout Page) {
    page.row(
      "\(inspection.object.text)  ", inspection.inheritance.joined(separator: " → "),
      headEmphasis: .strong)
    renderClasses(inspection.classes, into: &page)
    renderPlace(inspection, into: &page)
    let properties = inspection.properties.filter { $0.inApp == nil }
    var owners: [String] = []
    for property in properties where !owners.contains(property.declaredBy) {
      owners.append(property.declaredBy)
    }
    for owner in owners {
      render(properties.filter { $0.declaredBy == owner }, of: owner, into: &page)
    }
    renderOurs(inspection.properties.filter { $0.inApp != nil }, into: &page)
  }

  /// Renders a line for each class that adds touch behaviour or overrides a method.
  private func renderClasses(_ classes: [ClassFacts], into page: inout Page) {
    let told = classes.filter { $0.isScript || $0.adds != nil || !$0.overrides.isEmpty }
    let width = told.map { DisplayWidth.of($0.name) }.max() ?? 0
    for facts in told {
      var parts: [String] = []
      if !facts.overrides.isEmpty {
        let names = facts.overrides.joined(separator: say(", ", "、"))
        parts.append(
          facts.isScript
            ? say("overrides \(names)", "重写 \(names)")
            : say("your extension overrides \(names)", "你的扩展重写了 \(names)"))
      } else if facts.isScript {
        parts.append(say("overrides nothing", "没有重写任何方法"))
      }
      if let adds = facts.adds { parts.append(adds.wording[language]) }
      page.row("  \(facts.name.padded(to: width))  ", parts.joined(separator: say("; ", "；")))
    }
  }

  private func renderPlace(_ inspection: Inspection, into page: inout Page) {
    if let superview = inspection.superview {
      page.row("  superview  ", superview.text)
    }
    if inspection.subviewCount > 0 {
      let names = inspection.subviews.prefix(12).map(\.text).joined(separator: say(", ", "、"))
      let more = inspection.subviewCount > 12 ? "…" : ""
      page.row(
        "  subviews   ",
        "\(names)\(more)" + say("  (back to front)", "（从后到前）"))
    }
    if let next = inspection.next { page.row("  next       ", next.text) }
    if let entries = inspection.perspective {
      page.row(
        say("  perspective  ", "  透视  "),
        Numbers.transform(entries)
          + say("  the map to its superview  GE-32", "  到父视图的映射  GE-32"))
    }
    if let address = inspection.address { page.row("  address    ", address) }
    for line in inspection.overrides { page.row("  on         ", line.dropFirst(3) + "") }
    for line in inspection.targets { page.row("  target     ", line.dropFirst(7) + "") }
    if !inspection.recognizers.isEmpty {
      let names = inspection.recognizers.map {
        $0.isNamed ? "\($0.text) (\($0.className))" : $0.text
      }
      page.row("  gestures   ", names.joined(separator: say(", ", "、")))
    }
    if let layer = inspection.layer { renderPlace(layer, into: &page) }
    guard let facts = inspection.recognizer else { return }
    page.row("  view       ", facts.view?.text ?? "nil")
    page.row("  state      ", facts.state.rawValue)
    if !facts.requires.isEmpty {
      let names = facts.requires.map(\.text).joined(separator: say(", ", "、"))
      page.row("  waits for  ", say("\(names) to fail", "\(names) 失败"))
    }
    if let delegate = facts.delegate { page.row("  delegate   ", delegate.text) }
  }

  private func renderPlace(_ layer: LayerFacts, into page: inout Page) {
    page.row(
      say("  touches    ", "  触摸       "),
      say("none: a layer is not a responder (LA-3)", "收不到：图层不是响应者（LA-3）"))
    if let view = layer.view { page.row("  view       ", view.text) }
    page.row("  superlayer ", layer.superlayer?.text ?? "nil")
    guard layer.sublayerCount > 0 else { return }
    let names = layer.sublayers.map(\.text).joined(separator: say(", ", "、"))
    let more = layer.sublayerCount > layer.sublayers.count ? "…" : ""
    page.row("  sublayers  ", "\(names)\(more)" + say("  (back to front)", "（从后到前）"))
  }

  /// Renders properties that UIKit does not have, each with what an app writes instead.
  private func renderOurs(_ properties: [PropertyReading], into page: inout Page) {
    guard !properties.isEmpty else { return }
    page.line(say("  Touchstone's own, not in UIKit", "  Touchstone 自己的，UIKit 没有"), .strong)
    let width = properties.map(\.path.count).max() ?? 0
    for property in properties {
      let app = property.inApp ?? ""
      page.row(
        "    \(property.path.padded(to: width))  ",
        ValueWording.text(property.value) + say("  (in an app: \(app))", "（App 中：\(app)）"),
        property.isDefault ? .faint : .none)
    }
  }

  /// Renders the properties of one class: changed ones first, the others in one line.
  private func render(
    _ properties: [PropertyReading], of owner: String, into page: inout Page
  ) {
    let changed = properties.filter { !$0.isDefault }
    let untouched = properties.filter(\.isDefault)
    page.line("  \(owner)", .strong)
    let width = changed.map(\.path.count).max() ?? 0
    for property in changed {
      page.row(
        "    \(property.path.padded(to: width))  ", ValueWording.text(property.value))
    }
    if untouched.isEmpty { return }
    let list = untouched.map { "\($0.path) \(ValueWording.text($0.value))" }
    page.hanging(
      say("    at their default: ", "    保持默认值："), list.joined(separator: " · "), hang: 4, .faint)
  }

}
