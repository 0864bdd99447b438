import Foundation

/// The hierarchy of views, from the window down.
package struct TreeRecord: Codable, Sendable {
  package struct Node: Codable, Sendable {
    package let view: ObjectName
    package let depth: Int
    package let frame: CGRect
    /// The origin of the bounds where it is not zero.
    package let boundsOrigin: CGPoint?
    package let transform: [Double]?
    /// The switch that keeps touches from it.
    package let refusal: RefusalReason?
    /// Whether it has no area, so that no point is in it (HT-11).
    package let isEmpty: Bool
    /// How much of it lies outside its superview and is out of reach, 0 to 1, by area.
    package let outside: Double
    package let viewController: ObjectName?
    package let text: String?
    package let overrides: [String]
    /// The recognizers that are attached to it, in the order in which they were.
    package let recognizers: [ObjectName]
    /// The lines of `target`.
    package let targets: [String]
    /// Whether it is a window that was shown and is on no screen, as it has no scene (WN-9); left
    /// out for all else.
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
  /// True where all windows were asked for and none is on the screen.
  package let isBlack: Bool?
  /// The windows that were shown and are on no screen, as they have no scene (WN-9); left out where
  /// there is none.
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
