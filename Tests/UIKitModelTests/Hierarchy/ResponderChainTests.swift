import Foundation
import Testing
import UIKitModel

/// The responder chain: `next`, and the receivers of messages (RC-1 to RC-18).
@Suite struct ResponderChainTests {
  final class Delegate: UIResponder, UIApplicationDelegate {}

  /// The classes from `responder` to the end of its chain.
  private func chain(from responder: UIResponder) -> [String] {
    sequence(first: responder) { $0.next }.map { "\(type(of: $0))" }
  }

  /// A shown window of the current application with `controller` as its root.
  private func window(showing controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowScene = UIApplication.shared.sceneOfNewWindows
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test("RC-1: next is nil by default, and computed each time")
  func nilByDefault() {
    #expect(UIResponder().next == nil)
    let (first, second, view) = (UIView(), UIView(), UIView())
    #expect(view.next == nil)
    first.addSubview(view)
    #expect(view.next === first)
    second.addSubview(view)
    #expect(view.next === second)
    view.removeFromSuperview()
    #expect(view.next == nil)
  }

  @Test("RC-1: a subclass may compute another next, and forwarding follows it")
  func overriddenNext() {
    final class Redirecting: UIView {
      var target: UIResponder?
      override var next: UIResponder? { target }
    }
    let (target, redirecting) = (Listener(), Redirecting())
    redirecting.target = target
    UIView().addSubview(redirecting)
    redirecting.touchesBegan([], with: nil)
    #expect(target.heard == ["touchesBegan"])
  }

  @Test("RC-2: after a view comes its superview, after a root view its controller")
  func viewThenController() {
    let controller = UIViewController()
    let child = UIView.make(0, 0, 10, 10, in: controller.view)
    #expect(child.next === controller.view)
    #expect(controller.view.next === controller)
    let other = UIView()
    let old = controller.view
    controller.view = other
    #expect(other.next === controller)
    #expect(old?.next == nil, "it is nobody's root view any more")
  }

  @Test("RC-2: when a controller is gone its view continues with the superview")
  func controllerIsGone() {
    let superview = UIView()
    var controller: UIViewController? = UIViewController()
    let view = controller?.view ?? UIView()
    superview.addSubview(view)
    #expect(view.next === controller)
    controller = nil
    #expect(view.next === superview)
  }

  @Test("RC-3: after a controller comes its view's superview; asking does not load the view")
  func controllerThenSuperview() {
    let controller = UIViewController()
    #expect(controller.next == nil)
    #expect(!controller.isViewLoaded)
    let superview = UIView()
    superview.addSubview(controller.view)
    #expect(controller.next === superview)
  }

  @Test("RC-4: a child controller continues with the view that contains its view, not its parent")
  func childController() {
    let (parent, child) = (UIViewController(), UIViewController())
    let container = UIView.make(0, 0, 100, 100, in: parent.view)
    parent.addChild(child)
    container.addSubview(child.view)
    child.didMove(toParent: parent)
    let chain = Array(sequence(first: child.view as UIResponder) { $0.next })
    #expect(chain == [child.view, child, container, parent.view, parent])
  }

  @Test("RC-5: a presented controller reaches the presenting side", arguments: profiles)
  func presented(profile: UIApplication.Profile) throws {
    try withApplication(profile) { _ in
      let (presenting, presented) = (UIViewController(), UIViewController())
      let window = window(showing: presenting)
      presenting.present(presented)
      let chain = Array(sequence(first: presented.view as UIResponder) { $0.next })
      let first = try #require(chain.firstIndex(of: presented))
      let second = try #require(chain.firstIndex(of: presenting))
      #expect(first < second)
      #expect(chain.contains(window))
      presenting.dismiss()
      #expect(presented.next == nil)
      #expect(presented.view.window == nil)
    }
  }

  @Test("RC-6: on a device hosting views lie between root controller and window")
  func hostingViews() {
    withApplication(.device) { _ in
      let controller = UIViewController()
      let window = window(showing: controller)
      #expect(
        chain(from: controller.view) == [
          "UIView", "UIViewController", "UIDropShadowView", "UITransitionView", "UIWindow",
          "UIWindowScene", "UIApplication",
        ])
      #expect(window.subviews.map { "\(type(of: $0))" } == ["UITransitionView"])
    }
  }

  @Test("RC-6: the textbook profile has the root view directly in the window")
  func textbook() {
    withApplication { _ in
      let controller = UIViewController()
      let window = window(showing: controller)
      #expect(
        chain(from: controller.view) == ["UIView", "UIViewController", "UIWindow", "UIApplication"])
      #expect(window.subviews == [controller.view])
    }
  }

  @Test("RC-6: changing the profile moves a shown window over, there and back")
  func changingTheProfile() {
    withApplication { application in
      let controller = UIViewController()
      let window = window(showing: controller)
      let before = chain(from: controller.view)
      application.profile = .device
      #expect(chain(from: controller.view).count == 7)
      #expect(controller.view.window === window)
      application.profile = .textbook
      #expect(chain(from: controller.view) == before)
      #expect(window.subviews == [controller.view])
    }
  }

  @Test("RC-7: inside a navigation and a tab bar controller, as on a device")
  func containersOnADevice() {
    withApplication(.device) { _ in
      let (pushed, tabs) = (UIViewController(), UITabBarController())
      tabs.viewControllers = [UINavigationController(rootViewController: pushed)]
      let window = window(showing: tabs)
      #expect(
        chain(from: pushed.view) == [
          "UIView", "UIViewController", "UIViewControllerWrapperView",
          "UINavigationTransitionView", "UILayoutContainerView", "UINavigationController",
          "UIViewControllerWrapperView", "UITransitionView", "UILayoutContainerView",
          "UITabBarController", "UIDropShadowView", "UITransitionView", "UIWindow",
          "UIWindowScene", "UIApplication",
        ])
      #expect(pushed.view.window === window)
    }
  }

  @Test("RC-7: the textbook profile leaves the wrappers of containers out")
  func containersInTextbooks() {
    withApplication { _ in
      let (pushed, tabs) = (UIViewController(), UITabBarController())
      tabs.viewControllers = [UINavigationController(rootViewController: pushed)]
      let window = window(showing: tabs)
      #expect(
        chain(from: pushed.view) == [
          "UIView", "UIViewController", "UILayoutContainerView", "UINavigationController",
          "UILayoutContainerView", "UITabBarController", "UIWindow", "UIApplication",
        ])
      #expect(pushed.view.window === window)
    }
  }

  @Test(
    "RC-8, RC-9: a window continues with its scene if it has one, and that with the application")
  func windowScene() {
    withApplication(.device) { application in
      let window = window(showing: UIViewController())
      #expect(window.next === application.connectedScenes.first)
      #expect(window.next?.next === application)
      window.windowScene = nil
      #expect(window.next === application)
    }
    withApplication { application in
      #expect(window(showing: UIViewController()).next === application)
    }
  }

  @Test("RC-10: after the application comes its delegate, if that is a responder of its own kind")
  func applicationDelegate() {
    final class PlainDelegate: UIApplicationDelegate {}
    final class ViewDelegate: UIView, UIApplicationDelegate {}
    final class ControllerDelegate: UIViewController, UIApplicationDelegate {}
    final class Application: UIApplication, UIApplicationDelegate {}
    let application = Application()
    #expect(application.next == nil)
    let delegates: [any UIApplicationDelegate] = [
      PlainDelegate(), ViewDelegate(), ControllerDelegate(), application,
    ]
    for delegate in delegates {
      application.delegate = delegate
      #expect(application.delegate === delegate)
      #expect(application.next == nil, "\(type(of: delegate))")
    }
    let delegate = Delegate()
    application.delegate = delegate
    #expect(application.next === delegate)
    #expect(delegate.next == nil)
  }

  @Test("RC-11: no scene delegate is in the chain, which ends with the application's delegate")
  func noSceneDelegate() {
    withApplication(.device) { application in
      let delegate = Delegate()
      application.delegate = delegate
      let window = window(showing: UIViewController())
      #expect(
        chain(from: window) == ["UIWindow", "UIWindowScene", "UIApplication", "Delegate"])
    }
  }

  private nonisolated static let profiles = UIApplication.Profile.allCases
}
