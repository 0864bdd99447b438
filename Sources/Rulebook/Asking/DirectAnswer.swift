import Records

/// A question that people ask, as they ask it, with the sentence that answers it.
///
/// The questions are the index of `ask`: what is typed is compared with each of them. One
/// question in one language is enough for words that `AskedWord` lists; others give the words that
/// it does not know. Where a rule answers by itself, its statement is the sentence.
package struct DirectAnswer: Sendable {
  /// The questions, in askers' words, in either language.
  package let asked: [String]
  /// The rules that it rests on, the most telling first.
  package let rules: [RuleID]
  /// Whether it answers many questions, and so only those that no other answer fits.
  package let isGeneral: Bool
  private let ownSentence: Bilingual?

  init(_ asked: [String], isGeneral: Bool = false, en: String, zh: String, rules: RuleID...) {
    self.asked = asked
    self.isGeneral = isGeneral
    self.rules = rules
    ownSentence = Bilingual(en: en, zh: zh)
  }

  init(_ asked: [String], rules: RuleID...) {
    self.asked = asked
    self.rules = rules
    isGeneral = false
    ownSentence = nil
  }

  /// The answer.
  package var sentence: Bilingual {
    ownSentence ?? rules.first.flatMap(Rulebook.rule)?.statement ?? Bilingual(en: "", zh: "")
  }
}

extension Rulebook {
  /// Every answer that `ask` knows.
  package static let directAnswers: [DirectAnswer] = [
    DirectAnswer.ofDeafViews, DirectAnswer.ofAreasAndOverlays, DirectAnswer.ofTerms,
    DirectAnswer.ofTouches, DirectAnswer.ofControls, DirectAnswer.ofGestures,
    DirectAnswer.ofScroll, DirectAnswer.ofFirstResponder, DirectAnswer.ofControllers,
    DirectAnswer.ofLayout, DirectAnswer.ofGeometry, DirectAnswer.ofLayers,
    DirectAnswer.ofDrawing, DirectAnswer.ofFrame, DirectAnswer.ofAnimation,
    DirectAnswer.ofApplication, DirectAnswer.ofFaults,
  ].flatMap(\.self)

  /// Words of matters that nothing here is about.
  package static let elsewhere: Set<String> = [
    "swiftui", "array", "arrays", "dictionary", "sort", "sorting", "sorted", "json", "network",
    "networking", "http", "database", "sqlite", "realm", "concurrency", "actor", "actors", "async",
    "await", "combine", "regex", "codable", "macros", "xcode", "cocoapods", "git", "android",
    "flutter", "kotlin", "排序", "数组", "字典", "网络请求", "数据库", "并发", "正则",
  ]
}
