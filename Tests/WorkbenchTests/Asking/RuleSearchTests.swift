import Records
import Rulebook
import Testing
import Workbench

/// `rule` and words: what people look for is found, and first.
@Suite("Looking for rules") struct RuleSearchTests {
  nonisolated static let queries: [(query: String, rule: RuleID)] = [
    ("tap area", "HT-29"), ("larger", "HT-29"), ("hit-slop", "HT-29"), ("hitSlop", "HT-29"),
    ("touch target", "HT-29"), ("didSelectRow", "GR-17"), ("didSelectRowAt", "GR-17"),
    ("selection", "GR-17"), ("cornerRadius", "HT-17"), ("corner radius", "HT-17"),
    ("layer.cornerRadius", "HT-17"), ("pass through", "HT-26"), ("pass touches through", "HT-26"),
    ("safe area", "VC-39"), ("twice", "HT-23"), ("called twice", "HT-23"),
    ("touchesCancelled", "UT-23"), ("cancelsTouchesInView", "GR-17"), ("zPosition", "HT-8"),
    ("alpha", "HT-2"), ("70", "CT-15"), ("double tap", "GR-38"), ("isExclusiveTouch", "UT-20"),
    ("next responder", "RC-13"), ("setNeedsLayout", "LC-3"), ("clipsToBounds", "HT-16"),
    ("button outside its superview", "HT-4"), ("点击区域", "HT-29"), ("穿透", "HT-26"),
    ("圆角", "HT-17"), ("安全区", "VC-39"), ("双击", "GR-38"), ("选中", "GR-17"), ("响应者链", "RC-13"),
    ("取消", "UT-23"),
  ]

  @Test("The rule that is looked for is among the first three", arguments: queries)
  func isFound(_ query: String, _ rule: RuleID) {
    let found = RuleSearch(query).rules.prefix(3).map(\.id)
    #expect(found.contains(rule), "\(query): \(found)")
  }

  @Test("Every topic names rules that there are, and each of its words finds the first")
  func topics() {
    for topic in Rulebook.topics {
      for rule in topic.rules { #expect(Rulebook.rule(rule) != nil, "\(rule)") }
      for word in topic.words {
        #expect(RuleSearch(word).rules.prefix(2).map(\.id).contains(topic.rules[0]), "\(word)")
      }
    }
  }

  @Test("A word belongs to one topic")
  func wordsOfTopics() {
    let words = Rulebook.topics.flatMap(\.words)
    #expect(words.count == Set(words).count)
  }

  @Test("A list is no longer than a screen and tells how many rules it leaves out")
  func listsAreShort() throws {
    let text = freshSession().shown("rule touch")
    #expect(text.split(separator: "\n").count <= 24)
    #expect(text.contains("rules about touch:") && text.contains("more, less about it"))
  }

  @Test("A word that nothing is about leads to one that something is about")
  func suggestions() {
    let session = freshSession()
    #expect(session.refusal(of: "rule tap arae")?.contains("did you mean `tap area`") ?? false)
    #expect(session.refusal(of: "rule xyzzy")?.contains("try rule HT-2") ?? false)
  }
}
