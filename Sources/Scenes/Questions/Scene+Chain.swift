import Records
import UIKitModel

extension Scene {
  /// The responder chain that begins with an object (RC-1 to RC-11).
  package func chain(from start: UIResponder) -> ChainRecord {
    var links: [ChainRecord.Link] = []
    var current: UIResponder? = start
    var reason: LinkReason?
    var seen: Set<ObjectIdentifier> = []
    while let responder = current, seen.insert(ObjectIdentifier(responder)).inserted {
      links.append(
        ChainRecord.Link(
          responder: objectName(responder), reason: reason, overrides: overrideLines(of: responder))
      )
      let link = responder.nextLink
      reason = LinkReason(link)
      if reason == .application, responder is UIScene { reason = .applicationOfScene }
      current = Door.send(.next, to: responder) { responder.next }
      if current !== link.responder { reason = current == nil ? nil : .overridden }
    }
    return ChainRecord(
      links: links, profile: application.profile.rawValue,
      reachesApplication: seen.contains(ObjectIdentifier(application)),
      returnsTo: current.map(objectName),
      delegateOutside: links.last?.responder == objectName(application)
        ? delegateOutsideChain : nil,
      isFromDump: dumped != nil)
  }
}

extension LinkReason {
  init?(_ link: ResponderLink) {
    switch link {
    case .superview: self = .superview
    case .viewController: self = .viewController
    case .superviewOfView: self = .superviewOfView
    case .presentingViewController: self = .presentingViewController
    case .windowScene: self = .windowScene
    case .application: self = .application
    case .applicationDelegate: self = .applicationDelegate
    case .end: return nil
    }
  }
}
