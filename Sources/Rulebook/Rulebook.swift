import Records

/// The behaviour of iOS for touches, rule by rule. It determines what the product says.
package enum Rulebook {
  /// A section of the rulebook: the letters of its ids and its subject.
  package struct Section: Sendable {
    package let letters: String
    package let title: Bilingual
    package let rules: [Rule]
  }

  /// Every section, in the order of the rulebook.
  package static let sections: [Section] = [
    Section(
      letters: "PL", title: Bilingual(en: "From the finger to the view", zh: "从手指到视图"),
      rules: pipeline),
    Section(
      letters: "HT", title: Bilingual(en: "Hit testing", zh: "命中测试"), rules: hitTesting),
    Section(
      letters: "UI", title: Bilingual(en: "Who can be touched by default", zh: "默认谁可以被触摸"),
      rules: interactionDefaults),
    Section(letters: "WN", title: Bilingual(en: "Windows", zh: "窗口"), rules: windows),
    Section(
      letters: "RC", title: Bilingual(en: "The responder chain", zh: "响应者链"),
      rules: responderChain),
    Section(
      letters: "TA", title: Bilingual(en: "Actions along the chain", zh: "沿响应者链的动作"),
      rules: actions),
    Section(letters: "UT", title: Bilingual(en: "Touches", zh: "触摸"), rules: touches),
    Section(letters: "CT", title: Bilingual(en: "Controls", zh: "控件"), rules: controls),
    Section(
      letters: "GR", title: Bilingual(en: "Gesture recognizers", zh: "手势识别器"),
      rules: gestureRecognizers),
    Section(
      letters: "FR",
      title: Bilingual(
        en: "First responder, motion, presses, remote control", zh: "第一响应者、运动、按压与远程控制"),
      rules: firstResponder),
    Section(
      letters: "SC", title: Bilingual(en: "Scroll views", zh: "滚动视图"), rules: scrollViews),
    Section(
      letters: "VC", title: Bilingual(en: "View controllers", zh: "视图控制器"),
      rules: viewControllers + viewLoading + storyboards + containers + transitions + safeAreas),
    Section(
      letters: "LC", title: Bilingual(en: "The update cycle", zh: "更新周期"),
      rules: updateCycle + updatePasses),
    Section(
      letters: "GE", title: Bilingual(en: "Geometry", zh: "几何"),
      rules: geometry + anchorPoints + perspective),
    Section(
      letters: "AL", title: Bilingual(en: "Auto Layout", zh: "自动布局"),
      rules: autoLayout + constraints),
    Section(
      letters: "AP", title: Bilingual(en: "Application and scenes", zh: "应用与场景"),
      rules: launch + appStates + appEnd + localNotifications + restoration),
    Section(
      letters: "LA", title: Bilingual(en: "Layers", zh: "图层"), rules: layerTrees + layerLooks),
    Section(
      letters: "DR", title: Bilingual(en: "Drawing", zh: "绘图"),
      rules: drawingContexts + drawingPaths),
    Section(
      letters: "TF", title: Bilingual(en: "Affine transforms", zh: "仿射变换"),
      rules: affineTransforms),
    Section(
      letters: "FP", title: Bilingual(en: "The frame", zh: "一帧"), rules: frameTiming + frameCosts),
    Section(
      letters: "AN", title: Bilingual(en: "Animation", zh: "动画"), rules: animation + dynamics),
    Section(
      letters: "EX", title: Bilingual(en: "Exceptions", zh: "异常"),
      rules: exceptions + updateExceptions + transitionWarnings),
    Section(
      letters: "KN", title: Bilingual(en: "Knowledge cards", zh: "知识卡片"), rules: knowledgeCards),
  ]

  /// The rule with an id; nil if there is none.
  package static func rule(_ id: RuleID) -> Rule? {
    let letters = id.rawValue.prefix { $0 != "-" }
    return sections.first { $0.letters == letters }?.rules.first { $0.id == id }
  }

  /// The first knowledge card about a name of the API; nil if there is none.
  package static func rule(naming name: String) -> Rule? {
    knowledgeCards.first { $0.statement.en.contains("`\(name)`") }
  }
}
