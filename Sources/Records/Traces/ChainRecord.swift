/// The responders from one to the last, each with the rule that led to the next.
package struct ChainRecord: Codable, Sendable {
  package struct Link: Codable, Sendable, Hashable {
    package let responder: ObjectName
    /// The rule that led here from the responder before; nil for the first.
    package let reason: LinkReason?
    /// The user's own overrides on this responder, as lines.
    package let overrides: [String]

    package init(responder: ObjectName, reason: LinkReason?, overrides: [String]) {
      self.responder = responder
      self.reason = reason
      self.overrides = overrides
    }
  }

  package let links: [Link]
  package let profile: String
  /// Whether the chain reaches the application.
  package let reachesApplication: Bool
  /// The responder that follows the last one, if it is already in the chain; nil for a chain that
  /// ends.
  package let returnsTo: ObjectName?
  /// The app's delegate, if the chain ends at the app because it does not continue to the delegate
  /// (RC-10).
  package let delegateOutside: ObjectName?
  /// Whether the scene was read from a dump, which does not contain controllers.
  package let isFromDump: Bool

  package init(
    links: [Link], profile: String, reachesApplication: Bool, returnsTo: ObjectName?,
    delegateOutside: ObjectName?, isFromDump: Bool
  ) {
    self.returnsTo = returnsTo
    self.delegateOutside = delegateOutside
    self.links = links
    self.profile = profile
    self.reachesApplication = reachesApplication
    self.isFromDump = isFromDump
  }
}

/// The reason why one responder follows another.
package enum LinkReason: String, Codable, Sendable, CaseIterable {
  case superview
  case viewController
  case superviewOfView
  case presentingViewController
  case windowScene
  case application
  /// The application, after a window's scene.
  case applicationOfScene
  case applicationDelegate
  /// A class's own override of `next`.
  case overridden

  /// The rule for it.
  package var rule: RuleID {
    switch self {
    case .superview, .viewController: "RC-2"
    case .superviewOfView: "RC-3"
    case .presentingViewController: "RC-5"
    case .windowScene: "RC-8"
    case .application: "RC-8"
    case .applicationOfScene: "RC-9"
    case .applicationDelegate: "RC-10"
    case .overridden: "RC-1"
    }
  }
}
