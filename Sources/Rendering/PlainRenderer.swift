import Foundation
import Records

/// Renders answers one fact per line, without drawing: for screen readers and other programs.
package struct PlainRenderer {
  package var language: Language
  package var teach: TeachLevel

  package init(language: Language, teach: TeachLevel) {
    self.language = language
    self.teach = teach
  }

  package func render(_ answer: Answer) -> String {
    let lines: [String]
    switch answer {
    case .trace(let trace): lines = self.lines(trace)
    case .map(let map): lines = PlainMapRenderer(map, language).lines
    case .show(let record): lines = ShowRenderer.plain(record)
    case .chain(let chain), .drawnChain(let chain):
      var links = chain.links.enumerated().map { index, link in
        "link=\(index + 1) responder=\(link.responder.text) class=\(link.responder.className)"
          + (link.reason.map { " because=\($0.rawValue) rule=\($0.rule)" } ?? "")
      }
      if let round = chain.returnsTo { links.append("goes-round-to=\(round.text)") }
      lines = links
    case .tree(let tree):
      lines = tree.nodes.map { node in
        "depth=\(node.depth) view=\(node.view.text) class=\(node.view.className) "
          + "frame=\(Self.rectangle(node.frame))"
          + (node.refusal.map { " refuses=\(Self.word($0))" } ?? "")
          + (node.recognizers.isEmpty
            ? "" : " recognizers=\(node.recognizers.map(\.text).joined(separator: ","))")
      }
    case .layerTree(let tree): lines = LayerTreeRenderer.plain(tree)
    case .names(let names):
      lines = names.map { "name=\($0.object.text) class=\($0.object.className)" }
    case .conversion(let record):
      lines =
        record.steps.map {
          "view=\($0.view.text) direction=\($0.direction.rawValue) from=\(Self.point($0.from)) to=\(Self.point($0.to))"
        } + ["result=\(Self.point(record.result)) inside=\(record.isInside)"]
    case .inspection(let inspection):
      lines =
        ["classes=\(inspection.inheritance.joined(separator: ","))"]
        + inspection.classes.flatMap { classLines($0) }
        + recognizerLines(inspection)
        + inspection.properties.map {
          "property=\($0.path) value=\(ValueWording.text($0.value)) default=\($0.isDefault)"
        }
    case .rulebook(let sections):
      lines = sections.map {
        "section=\($0.letters) rules=\($0.count) runnable=\($0.shownCount) "
          + "title=\"\($0.title[language])\""
      }
    case .rules(let ids, _, let further):
      lines =
        ids.compactMap(Rulebook.rule).map { "rule=\($0.id) \($0.statement[language])" }
        + (further > 0 ? ["further=\(further)"] : [])
    case .mistakes(let ids, _):
      lines = ids.compactMap(Rulebook.mistake).map { "mistake=\($0.id) \($0.claim[language])" }
    case .ruleScene(let scene):
      return scene.entries.map { entry in
        let typed = entry.text.split(separator: "\n")
          .map { "typed=\(Escaping.visible(String($0)))\n" }
        return typed.joined() + entry.answers.map(render).joined()
          + (entry.problem.map { "\(Escaping.visible($0.wording[language]))\n" } ?? "")
      }.joined()
    case .event(let trace):
      lines = PlainEventRenderer(language: language, teach: teach).lines(trace)
    case .timeline(let timeline): lines = PlainEventRenderer.lines(timeline)
    case .why(let why): lines = PlainWhyRenderer(language: language).lines(why)
    case .cost(let record): lines = CostRenderer.plain(record)
    case .transform(let record): lines = TransformRenderer.plain(record)
    case .frames(let record): lines = FramesRenderer.plain(record)
    case .picture(let record): lines = PictureRenderer.plain(record)
    case .drawing(let record): lines = DrawingRenderer.plain(record)
    case .life(let record): lines = LifeRenderer.plain(record)
    case .alive(let record): lines = AliveRenderer.plain(record)
    case .nib(let record): lines = NibRenderer.plain(record)
    case .viewLoading(let record): lines = ViewLoadingRenderer.plain(record)
    case .constraints(let record): lines = ConstraintsRenderer.plain(record)
    case .cycle(let cycle): lines = CycleRenderer.plain(cycle)
    case .touch(let touch): lines = PlainWhyRenderer(language: language).lines(touch)
    case .eventWhy(let why): lines = EventWhyRenderer.plain(why, language)
    case .practice(let answer):
      guard let plain = PlainPracticeRenderer(language: language).lines(answer) else {
        fallthrough
      }
      lines = plain
    case .stepper, .prediction, .measure:
      guard let plain = PlainAskingRenderer(language: language, teach: teach).lines(answer) else {
        fallthrough
      }
      lines = plain
    default:
      let style = Style(hasColor: false, columns: 79)
      return TextRenderer(language: language, teach: teach, style: style).render(answer)
    }
    return lines.map { Escaping.visible($0).replacing("\n", with: " ") + "\n" }.joined()
  }

  private func recognizerLines(_ inspection: Inspection) -> [String] {
    var lines: [String] = []
    if let facts = inspection.recognizer {
      lines.append("view=\(facts.view?.text ?? "nil")")
      lines.append("state=\(facts.state.rawValue)")
      lines += facts.requires.map { "requires=\($0.text)" }
      if let delegate = facts.delegate { lines.append("delegate=\(delegate.text)") }
    }
    lines += inspection.recognizers.map { "recognizer=\($0.text)" }
    return lines + inspection.targets.map { "target=\"\($0)\"" }
  }

  private func classLines(_ facts: ClassFacts) -> [String] {
    let adds = facts.adds.map { ["class=\(facts.name) adds=\($0.wording[language])"] } ?? []
    return adds + facts.overrides.map { "class=\(facts.name) overrides=\($0)" }
  }

  private func lines(_ trace: HitTestTrace) -> [String] {
    var lines: [String] = []
    for step in trace.steps {
      var facts = [
        "step=\(step.number)", "view=\(step.view.text)", "point=\(Self.point(step.point))",
      ]
      if case .refused(let reason) = step.outcome {
        facts.append("switches=\(Self.word(reason))")
      } else if step.switches != nil {
        facts.append("switches=ok")
      }
      if let inside = step.inside { facts.append("inside=\(inside.answer)") }
      if let line = step.answeredBy ?? step.inside?.answeredBy {
        facts.append("override=\"\(line)\"")
      }
      facts.append("then=\(Self.word(step.outcome, step.subviewCount))")
      lines.append(facts.joined(separator: " "))
      if step.outcome.isNil {
        for name in step.neverAsked {
          lines.append("never-asked=\(name.text) refused-by=\(step.view.text)")
        }
      }
    }
    for step in trace.steps.reversed() where !step.outcome.isNil {
      for name in step.neverAsked { lines.append("never-asked=\(name.text) in=\(step.view.text)") }
    }
    return lines + ["hit-test-view=\(trace.result?.text ?? "nil")"]
  }

  private static func word(_ reason: RefusalReason) -> String {
    switch reason {
    case .hidden: "hidden"
    case .interactionDisabled: "interaction-disabled"
    case .transparent(let alpha): "alpha-\(Numbers.exact(alpha))"
    case .animating: "animating"
    }
  }

  static func word(_ outcome: HitTestOutcome, _ subviews: Int) -> String {
    switch outcome {
    case .refused, .outside: "nil"
    case .itself: subviews == 0 ? "itself" : "asks,itself"
    case .subview: "asks"
    case .replaced(let view): view?.text ?? "nil"
    case .stopped: "stopped"
    }
  }

  static func point(_ point: CGPoint) -> String {
    "\(Numbers.text(point.x)),\(Numbers.text(point.y))"
  }

  static func rectangle(_ rectangle: CGRect) -> String {
    [rectangle.origin.x, rectangle.origin.y, rectangle.size.width, rectangle.size.height]
      .map(Numbers.text).joined(separator: ",")
  }
}
