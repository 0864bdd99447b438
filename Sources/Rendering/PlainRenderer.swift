import Foundation
import Records
import Rulebook

/// Renders answers as lines of facts, without drawing: for screen readers and other programs.
package struct PlainRenderer {
  package var language: Language
  package var teach: TeachLevel

  package init(language: Language, teach: TeachLevel) {
    self.language = language
    self.teach = teach
  }

  /// The facts of an answer, those of each record in a line; the text for people where the answer
  /// is text.
  package func render(_ answer: Answer) -> String {
    switch form(of: answer) {
    case .derived: lines(answer)
    case .form(let record, let kind): lines(record, kind: kind)
    case .none: ""
    case .text:
      TextRenderer(language: language, teach: teach, style: Style(hasColor: false, columns: 79))
        .render(answer)
    }
  }

  /// The facts of any record. `kind`: the first word of its first line, unless it is a case, which
  /// has a name.
  package func lines(_ record: some Encodable, kind: String = "") -> String {
    PlainWriter(language: language, teach: teach).lines(record, kind: kind)
  }

  private enum Form {
    /// The encoded record.
    case derived
    /// A part of another record, which has more facts than the answer.
    case form(any Encodable, kind: String)
    /// The text for people, if the answer is only text.
    case text
    /// Nothing: a later answer contains all of it.
    case none
  }

  private func form(of answer: Answer) -> Form {
    switch answer {
    case .help, .printed, .quit, .cleared: .text
    case .rules(let ids, let word, let further):
      .form(
        FoundRules(word: word, rules: ids.compactMap(Rulebook.rule), further: further),
        kind: "rules")
    case .mistakes(let ids, let word):
      .form(FoundMistakes(word: word, mistakes: ids.compactMap(Rulebook.mistake)), kind: "mistakes")
    case .practice(let answer):
      switch answer {
      case .lesson, .interview, .oralQuestion, .compared, .found, .began, .hint, .solution, .output:
        .text
      case .checking, .checked: .none
      case .exercises, .verdict, .concluded, .lessons, .watching, .left, .leftLesson, .made, .site,
        .notice, .next, .course, .handedIn, .knowledge:
        .derived
      }
    case .trace, .map, .show, .chain, .drawnChain, .tree, .layerTree, .names, .conversion,
      .inspection, .rulebook, .event, .timeline, .why, .touch, .eventWhy, .cost, .transform,
      .frames, .picture, .drawing, .life, .alive, .nib, .viewLoading, .constraints, .cycle,
      .stepper, .prediction, .measure, .placed, .controller, .changed, .removed, .overridden,
      .recognizer, .target, .log, .geometry, .rule, .mistake, .ruleScene, .expectation, .undone,
      .redone, .reset, .history, .saved, .exported, .remark, .sourced, .loaded, .sources, .doctor,
      .loadedInterface, .setting, .swift:
      .derived
    }
  }

  /// The rules about a word, with their statements in place of their ids alone.
  private struct FoundRules: Encodable {
    struct Found: Encodable {
      let id: RuleID
      let statement: Bilingual
    }

    let word: String
    let further: Int
    let ids: [Found]

    init(word: String, rules: [Rule], further: Int) {
      (self.word, self.further) = (word, further)
      ids = rules.map { Found(id: $0.id, statement: $0.statement) }
    }
  }

  private struct FoundMistakes: Encodable {
    struct Found: Encodable {
      let id: String
      let claim: Bilingual
    }

    let word: String?
    let ids: [Found]

    init(word: String?, mistakes: [Mistake]) {
      self.word = word
      ids = mistakes.map { Found(id: $0.id, claim: $0.claim) }
    }
  }
}
