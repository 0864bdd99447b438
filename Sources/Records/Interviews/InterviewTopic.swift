/// The topic of a question of an interview or a quiz, which determines where to practise it.
package enum InterviewTopic: String, Codable, Sendable, CaseIterable {
  case coordinates
  case hitTesting = "hit-testing"
  case siblings
  case switches
  case overrides
  case outside
  case chain
  case touches
  case delivery
  case controllers
  case controls
  case gestures
  case scrolling
  case keyboard
  case layers
  case lifeCycle = "life-cycle"
  case layout
  case drawing
  case frames
  case application
  case debugging

  package var title: Bilingual {
    switch self {
    case .coordinates: Bilingual(en: "coordinates", zh: "坐标")
    case .hitTesting: Bilingual(en: "hit testing", zh: "命中测试")
    case .siblings: Bilingual(en: "siblings", zh: "兄弟视图")
    case .switches: Bilingual(en: "the three switches", zh: "三个开关")
    case .overrides: Bilingual(en: "overrides", zh: "重写")
    case .outside: Bilingual(en: "outside the superview", zh: "超出父视图")
    case .chain: Bilingual(en: "the responder chain", zh: "响应者链")
    case .touches: Bilingual(en: "touches", zh: "触摸")
    case .delivery: Bilingual(en: "from the glass to the view", zh: "从屏幕到视图")
    case .controllers: Bilingual(en: "controllers", zh: "控制器")
    case .controls: Bilingual(en: "controls and actions", zh: "控件与动作")
    case .gestures: Bilingual(en: "gesture recognizers", zh: "手势识别器")
    case .scrolling: Bilingual(en: "scroll views", zh: "滚动视图")
    case .keyboard: Bilingual(en: "first responder", zh: "第一响应者")
    case .layers: Bilingual(en: "views and layers", zh: "视图与图层")
    case .lifeCycle: Bilingual(en: "the life of a controller", zh: "控制器的生命周期")
    case .layout: Bilingual(en: "layout and constraints", zh: "布局与约束")
    case .drawing: Bilingual(en: "drawing", zh: "绘制")
    case .frames: Bilingual(en: "frames and their costs", zh: "帧与开销")
    case .application: Bilingual(en: "the life of an app", zh: "App 的生命周期")
    case .debugging: Bilingual(en: "finding the fault", zh: "排查问题")
    }
  }

  /// The number of the lesson that teaches it first.
  package var lesson: Int {
    switch self {
    case .coordinates: 1
    case .hitTesting: 2
    case .siblings: 3
    case .switches: 4
    case .overrides: 6
    case .outside: 7
    case .chain: 8
    case .touches: 9
    case .delivery: 11
    case .controllers: 12
    case .controls: 13
    case .gestures: 15
    case .scrolling: 16
    case .keyboard: 17
    case .layers: 18
    case .lifeCycle: 20
    case .layout: 21
    case .drawing: 22
    case .frames: 23
    case .application: 24
    case .debugging: 19
    }
  }
}
