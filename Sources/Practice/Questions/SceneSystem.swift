import Records

/// A part of UIKit with rules of its own. A question is harder where several of them meet.
enum SceneSystem: CaseIterable {
  case hitTesting
  case coordinates
  case code
  case responders
  case recognizers
  case controls
  case layers
  case windows
  case controllers
  case layout
  case rendering

  /// The system that a topic is about.
  init(_ topic: InterviewTopic) {
    self =
      switch topic {
      case .hitTesting, .siblings, .switches, .outside, .debugging: .hitTesting
      case .coordinates, .scrolling: .coordinates
      case .overrides, .touches: .code
      case .chain, .keyboard: .responders
      case .gestures: .recognizers
      case .controls: .controls
      case .layers: .layers
      case .delivery: .windows
      case .controllers, .lifeCycle, .application: .controllers
      case .layout: .layout
      case .drawing, .frames: .rendering
      }
  }

  /// The words that indicate the system in a line of a scene; none for what every scene has.
  private var marks: [String] {
    switch self {
    case .hitTesting, .responders, .rendering: []
    case .coordinates: [".bounds", "contentOffset", ".transform"]
    case .code: ["on "]
    case .recognizers: ["gesture "]
    case .controls: ["target "]
    case .layers: [".layer"]
    case .windows: ["add window"]
    case .controllers: ["add controller", "Controller("]
    case .layout: [".constraint("]
    }
  }

  /// Whether a line involves the system.
  private func shows(in line: String) -> Bool {
    marks.contains {
      $0.hasPrefix(".") || $0.hasSuffix("(") || $0 == "contentOffset"
        ? line.contains($0) : line.hasPrefix($0)
    }
  }

  /// The systems that meet in a question. Hit testing counts only if nothing else does: every touch
  /// begins with it.
  static func meeting(_ topic: InterviewTopic, in scene: [String]) -> Set<SceneSystem> {
    var found: Set = [SceneSystem(topic)]
    for system in allCases where scene.contains(where: system.shows) { found.insert(system) }
    // A view with code of its own only shows the messages that it receives if touches and actions
    // are asked for.
    if found.count > 1 { found.remove(.hitTesting) }
    return found
  }

  /// The lines that move coordinates.
  static func moves(in scene: [String]) -> Int {
    scene.count { line in coordinates.shows(in: line) || line.contains("anchorPoint") }
  }
}
