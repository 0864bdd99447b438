import Foundation

/// The hierarchy of views, from the window down.
package struct TreeRecord: Codable, Sendable {
  package struct Node: Codable, Sendable {
    package let view: ObjectName
    package let depth: Int
    package let frame: CGRect
    /// The origin of the bounds if it is not zero.
    package let boundsOrigin: CGPoint?
    package let transform: [Double]?
    /// The switch that refuses touches for it.
    package let refusal: RefusalReason?
    /// Whether it has no area, so that it contains no point (HT-11).
    package let isEmpty: Bool
    /// The fraction of it that is outside its superview and unreachable, 0 to 1, by area.
    package let outside: Double
    package let viewController: ObjectName?
    package let text: String?
    package let overrides: [String]
    /// The recognizers that are attached to it, in the order of attachment.
    package let recognizers: [ObjectName]
    /// The lines of `target`.
    package let targets: [String]
    /// Whether it is a window that was shown but is on no screen, as it has no scene (WN-9);
    /// omitted for all others.
    package let lacksScene: Bool?

    package init(
      view: ObjectName, depth: Int, frame: CGRect, boundsOrigin: CGPoint?, transform: [Double]?,
      refusal: RefusalReason?, isEmpty: Bool, outside: Double, viewController: ObjectName?,
      text: String?, overrides: [String], recognizers: [ObjectName] = [], targets: [String] = [],
      lacksScene: Bool = false
    ) {
      self.lacksScene = lacksScene ? true : nil
      self.recognizers = recognizers
      self.targets = targets
      self.view = view
      self.depth = depth
      self.frame = frame
      self.boundsOrigin = boundsOrigin
      self.transform = transform
      self.refusal = refusal
      self.isEmpty = isEmpty
      self.outside = outside
      self.viewController = viewController
      self.text = text
      self.overrides = overrides
    }
  }

  package let nodes: [Node]
  package let profile: String
  /// True if the question was about all windows and none is on the screen.
  package let isBlack: Bool?
  /// The windows that were shown but are on no screen, as they have no scene (WN-9); omitted if
  /// there are none.
  package let withoutScene: [ObjectName]?

  package init(
    nodes: [Node], profile: String, isBlack: Bool? = nil, withoutScene: [ObjectName] = []
  ) {
    self.nodes = nodes
    self.profile = profile
    self.isBlack = isBlack
    self.withoutScene = withoutScene.isEmpty ? nil : withoutScene
  }
}
