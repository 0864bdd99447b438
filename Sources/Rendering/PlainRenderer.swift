import Foundation
import Records
import Rulebook

/// Renders answers one fact per line, without drawing: for screen readers and other programs.
package struct PlainRenderer {
  package var language: Language
  package var teach: TeachLevel

  package init(language: Language, teach: TeachLevel) {
    self.language = language
    self.teach = teach
  }

  /// The facts of an answer, one a line; the text for people where that is plain enough.
  package func render(_ answer: Answer) -> String {
    if case .ruleScene(let scene) = answer { return render(scene) }
    guard let lines = lines(answer) else {
      let style = Style(hasColor: false, columns: 79)
      return TextRenderer(language: language, teach: teach, style: style).render(answer)
    }
    return lines.map { Escaping.visible($0).replacing("\n", with: " ") + "\n" }.joined()
  }

  /// The lines; nil where the text for people is plain enough. Without a default: a new kind of
  /// answer does not compile before it has its place here.
  private func lines(_ answer: Answer) -> [String]? {
    switch answer {
    case .trace(let trace): lines(trace)
    case .map(let map): PlainMapRenderer(map, language).lines
    case .show(let record): ShowRenderer.plain(record)
    case .chain(let chain), .drawnChain(let chain): lines(chain)
    case .tree(let tree): lines(tree)
    case .layerTree(let tree): LayerTreeRenderer.plain(tree)
    case .names(let names):
      names.map { "name=\($0.object.text) class=\($0.object.className)" }
    case .conversion(let record): lines(record)
    case .inspection(let inspection): lines(inspection)
    case .rulebook(let sections): lines(sections)
    case .rules(let ids, _, let further):
      ids.compactMap(Rulebook.rule).map { "rule=\($0.id) \($0.statement[language])" }
        + (further > 0 ? ["further=\(further)"] : [])
    case .mistakes(let ids, _):
      ids.compactMap(Rulebook.mistake).map { "mistake=\($0.id) \($0.claim[language])" }
    case .event(let trace): PlainEventRenderer(language: language, teach: teach).lines(trace)
    case .timeline(let timeline): PlainEventRenderer.lines(timeline)
    case .why(let why): PlainWhyRenderer(language: language).lines(why)
    case .touch(let touch): PlainWhyRenderer(language: language).lines(touch)
    case .eventWhy(let why): EventWhyRenderer.plain(why, language)
    case .cost(let record): CostRenderer.plain(record)
    case .transform(let record): TransformRenderer.plain(record)
    case .frames(let record): FramesRenderer.plain(record)
    case .picture(let record): PictureRenderer.plain(record)
    case .drawing(let record): DrawingRenderer.plain(record)
    case .life(let record): LifeRenderer.plain(record)
    case .alive(let record): AliveRenderer.plain(record)
    case .nib(let record): NibRenderer.plain(record)
    case .viewLoading(let record): ViewLoadingRenderer.plain(record)
    case .constraints(let record): ConstraintsRenderer.plain(record)
    case .cycle(let cycle): CycleRenderer.plain(cycle)
    case .practice(let answer): PlainPracticeRenderer(language: language).lines(answer)
    case .stepper(let event): asking.lines(event)
    case .prediction(let event): asking.lines(event)
    case .measure(let measure): asking.lines(measure)
    case .placed, .controller, .changed, .removed, .overridden, .recognizer, .target, .log,
      .geometry, .rule, .mistake, .ruleScene, .expectation, .help, .undone, .redone, .reset,
      .history, .saved, .exported, .remark, .sourced, .loaded, .setting, .swift, .printed, .quit,
      .cleared:
      nil
    }
  }

  private var asking: PlainAskingRenderer { PlainAskingRenderer(language: language, teach: teach) }

  /// Each line that was typed, with the plain form of its answers.
  private func render(_ scene: RuleScene) -> String {
    scene.entries.map { entry in
      let typed = entry.text.split(separator: "\n")
        .map { "typed=\(Escaping.visible(String($0)))\n" }
      return typed.joined() + entry.answers.map(render).joined()
        + (entry.problem.map { "\(Escaping.visible($0.wording[language]))\n" } ?? "")
    }.joined()
  }

  private func lines(_ chain: ChainRecord) -> [String] {
    let links = chain.links.enumerated().map { index, link in
      "link=\(index + 1) responder=\(link.responder.text) class=\(link.responder.className)"
        + (link.reason.map { " because=\($0.rawValue) rule=\($0.rule)" } ?? "")
    }
    return links + (chain.returnsTo.map { ["goes-round-to=\($0.text)"] } ?? [])
  }

  private func lines(_ tree: TreeRecord) -> [String] {
    tree.nodes.map { node in
      "depth=\(node.depth) view=\(node.view.text) class=\(node.view.className) "
        + "frame=\(Self.rectangle(node.frame))"
        + (node.refusal.map { " refuses=\(Self.word($0))" } ?? "")
        + (node.recognizers.isEmpty
          ? "" : " recognizers=\(node.recognizers.map(\.text).joined(separator: ","))")
    }
  }

  private func lines(_ conversion: ConversionRecord) -> [String] {
    let steps = conversion.steps.map { step in
      "view=\(step.view.text) direction=\(step.direction.rawValue) "
        + "from=\(Self.point(step.from)) to=\(Self.point(step.to))"
    }
    return steps + ["result=\(Self.point(conversion.result)) inside=\(conversion.isInside)"]
  }

  private func lines(_ inspection: Inspection) -> [String] {
    ["classes=\(inspection.inheritance.joined(separator: ","))"]
      + inspection.classes.flatMap { classLines($0) } + recognizerLines(inspection)
      + inspection.properties.map {
        "property=\($0.path) value=\(ValueWording.text($0.value)) default=\($0.isDefault)"
      }
  }

  private func lines(_ sections: [RuleSection]) -> [String] {
    sections.map {
      "section=\($0.letters) rules=\($0.count) runnable=\($0.shownCount) "
        + "title=\"\($0.title[language])\""
    }
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
