import Foundation
import Lettering
import Records
import Wording

/// Renders answers for a person at a terminal, in at most 78 columns.
package struct TextRenderer: Speaking {
  package var language: Language
  package var teach: TeachLevel
  package var style: Style

  package init(language: Language, teach: TeachLevel, style: Style) {
    self.language = language
    self.teach = teach
    self.style = style
  }

  /// The text of an answer, with a line end after each line; empty if there is nothing to say.
  package func render(_ answer: Answer) -> String {
    var page = Page(style: style)
    render(answer, into: &page)
    return page.text
  }

  private func render(_ answer: Answer, into page: inout Page) {
    switch answer {
    case .placed(let placed): render(placed, into: &page)
    case .controller(let change): render(change, into: &page)
    case .changed(let change): render(change, into: &page)
    case .removed(let view, let superview):
      let place = superview.map { Bilingual(en: " from \($0.text)", zh: "，原在 \($0.text) 中") }
      page.paragraph(
        say(
          "\(view.text) removed\(place?.en ?? "")\(view.isNamed ? "; its name stays" : "")",
          "已移除 \(view.text)\(place?.zh ?? "")\(view.isNamed ? "；名字保留" : "")"))
    case .overridden(let change): render(change, into: &page)
    case .recognizer(let placed): render(placed, into: &page)
    case .target(let change): render(change, into: &page)
    case .event(let trace):
      EventRenderer(language: language, teach: teach).render(trace, into: &page)
    case .log(let log): LogRenderer(language: language).render(log, into: &page)
    case .timeline(let timeline):
      TimelineRenderer(language: language).render(timeline, into: &page)
    case .trace(let trace):
      TraceRenderer(language: language, teach: teach).render(trace, into: &page)
    case .stepper(let event):
      StepRenderer(language: language, teach: teach).render(event, into: &page)
    case .prediction(let event):
      PredictionRenderer(language: language, teach: teach).render(event, into: &page)
    case .measure(let measure):
      MeasureRenderer(language: language, teach: teach).render(measure, into: &page)
    case .map(let map): MapRenderer(language: language, teach: teach).render(map, into: &page)
    case .show(let show):
      ShowRenderer(language: language, teach: teach).render(show, into: &page)
    case .why(let why): render(why, into: &page)
    case .eventWhy(let why):
      EventWhyRenderer(language: language, teach: teach).render(why, into: &page)
    case .touch(let touch): render(touch, into: &page)
    case .chain(let chain): render(chain, into: &page)
    case .drawnChain(let chain): draw(chain, into: &page)
    case .cost(let cost): CostRenderer(language: language, teach: teach).render(cost, into: &page)
    case .frames(let frames):
      FramesRenderer(language: language, teach: teach).render(frames, into: &page)
    case .picture(let picture):
      PictureRenderer(language: language).render(picture, into: &page)
    case .drawing(let drawing):
      DrawingRenderer(language: language, teach: teach).render(drawing, into: &page)
    case .life(let life): LifeRenderer(language: language, teach: teach).render(life, into: &page)
    case .alive(let record):
      AliveRenderer(language: language, teach: teach).render(record, into: &page)
    case .nib(let nib): NibRenderer(language: language, teach: teach).render(nib, into: &page)
    case .viewLoading(let loading):
      ViewLoadingRenderer(language: language, teach: teach).render(loading, into: &page)
    case .constraints(let constraints):
      ConstraintsRenderer(language: language, teach: teach).render(constraints, into: &page)
    case .cycle(let cycle):
      CycleRenderer(language: language, teach: teach).render(cycle, into: &page)
    case .conversion(let conversion): render(conversion, into: &page)
    case .geometry(let reading): render(reading, into: &page)
    case .transform(let record):
      TransformRenderer(language: language, teach: teach).render(record, into: &page)
    case .tree(let tree): render(tree, into: &page)
    case .layerTree(let tree): LayerTreeRenderer(language: language).render(tree, into: &page)
    case .inspection(let inspection): render(inspection, into: &page)
    case .names(let names): render(names, into: &page)
    case .rule(let rule): render(rule, into: &page)
    case .rules(let ids, let word, let further): render(ids, word, further, into: &page)
    case .rulebook(let sections): render(sections, into: &page)
    case .mistake(let mistake): render(mistake, into: &page)
    case .mistakes(let ids, let word): render(mistakes: ids, word, into: &page)
    case .ruleScene(let scene): page.literally { render(scene, into: &$0) }
    case .expectation(let expectation):
      page.row(
        "ok   ",
        "\(expectation.wording[language])\(say(": ", "："))\(expectation.shown(expectation.actual)[language].shortened(to: 200))",
        headEmphasis: .good)
      if let remark = expectation.remark { render(remark, into: &page) }
    case .help(let help):
      page.literally { HelpRenderer(language: language).render(help, into: &$0) }
    case .undone, .redone, .reset, .history, .saved, .exported, .remark, .sourced, .loaded,
      .sources, .doctor, .loadedInterface, .setting, .practice, .swift, .printed, .quit, .cleared:
      renderSession(answer, into: &page)
    }
  }

  /// The first lines of some changes.
  private func render(_ lines: [String], of count: Int, into page: inout Page) {
    for line in lines { page.line("  \(line.shortened(to: style.width - 2))", .faint) }
    if count > lines.count { page.line("  …", .faint) }
  }

  private func renderSession(_ answer: Answer, into page: inout Page) {
    switch answer {
    case .undone(let count, let left, let lines):
      page.line(
        say(
          "undone: \(count) \(count == 1 ? "change" : "changes"), \(left) left",
          "已撤销 \(count) 次更改，还剩 \(left) 次"))
      render(lines, of: count, into: &page)
    case .redone(let count, let lines):
      page.line(say("redone: \(count) \(count == 1 ? "change" : "changes")", "已重做 \(count) 次更改"))
      render(lines, of: count, into: &page)
    case .reset: page.line(say("empty screen (undo brings the old one back)", "空屏幕（undo 可恢复）"))
    case .history(let entries):
      for (index, entry) in entries.enumerated() {
        page.literally { $0.row("\(index + 1)  ".leftPadded(to: 6), entry) }
      }
    case .saved(let path, let lines):
      page.line(
        say("\(path): \(lines) \(lines == 1 ? "line" : "lines")", "\(path)：\(lines) 行"))
    case .exported(let path, let files):
      page.line(
        files == 1 ? path : say("\(path): \(files) files", "\(path)：\(files) 个文件"))
    case .remark(let remark): render(remark, into: &page)
    case .sourced(let path, let changes, let answers):
      for answer in answers where answer.isWorthShowingInSource { render(answer, into: &page) }
      page.line(
        say(
          "\(path): \(Numbers.grouped(changes)) \(changes == 1 ? "change" : "changes")",
          "\(path)：\(Numbers.grouped(changes)) 次更改"))
    case .sources(let report): SourcesRenderer(language: language).render(report, into: &page)
    case .doctor(let report): DoctorRenderer(language: language).render(report, into: &page)
    case .loadedInterface(let file):
      InterfaceRenderer(language: language).render(file, into: &page)
    case .loaded(let dump): DumpRenderer(language: language).render(dump, into: &page)
    case .setting(let setting): render(setting, into: &page)
    case .practice(let answer):
      PracticeRenderer(language: language, teach: teach).render(answer, into: &page)
    case .swift(let answer): page.literally { render(answer, into: &$0) }
    case .printed(let text): page.verbatim(text)
    // The prompt ends, or clears the screen.
    case .quit, .cleared: break
    case .placed, .controller, .changed, .removed, .overridden, .recognizer, .target, .event, .log,
      .timeline, .trace, .stepper, .prediction, .map, .show, .why, .eventWhy, .touch, .chain,
      .drawnChain, .cycle,
      .constraints, .viewLoading, .nib, .life, .alive, .picture, .drawing, .cost, .frames,
      .conversion,
      .measure, .geometry, .transform, .tree, .layerTree, .inspection, .names, .rule, .rules,
      .rulebook,
      .mistake,
      .mistakes, .ruleScene, .expectation, .help:
      render(answer, into: &page)
    }
  }

  private func render(_ remark: Remark, into page: inout Page) {
    page.paragraph(remark.wording[language], indent: 2, .hint)
  }

}

extension Answer {
  /// Whether the answer is to a question; a sourced file does not report each change.
  fileprivate var isWorthShowingInSource: Bool {
    switch self {
    case .placed, .controller, .changed, .removed, .overridden, .recognizer, .target, .event,
      .reset:
      false
    default: true
    }
  }
}

extension String {
  func leftPadded(to columns: Int) -> String {
    String(repeating: " ", count: Swift.max(0, columns - count)) + self
  }
}
