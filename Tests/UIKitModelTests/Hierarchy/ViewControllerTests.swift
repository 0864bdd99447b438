import EventVocabulary
import Foundation
import Testing
import UIKitModel

/// Controllers as far as the responder chain needs them (VC-1, VC-2, VC-15, VC-19).
@Suite struct ViewControllerTests {
  /// A controller that records its messages.
  private final class Noting: UIViewController {
    var notes: [String] = []
    override func loadView() {
      notes.append("loadView")
      view = UILabel()
    }
    override func viewDidLoad() { notes.append("viewDidLoad") }
    override func willMove(toParent parent: UIViewController?) {
      notes.append("willMove \(parent == nil ? "nil" : "parent")")
    }
    override func didMove(toParent parent: UIViewController?) {
      notes.append("didMove \(parent == nil ? "nil" : "parent")")
    }
  }

  @Test("VC-1: asking for the view loads it once; viewIfLoaded and isViewLoaded never do")
  func loadsOnce() {
    let controller = Noting()
    #expect(controller.viewIfLoaded == nil && !controller.isViewLoaded)
    #expect(controller.notes.isEmpty)
    #expect(controller.view is UILabel)
    #expect(controller.view === controller.viewIfLoaded && controller.isViewLoaded)
    #expect(controller.notes == ["loadView", "viewDidLoad"])
  }

  @Test("VC-2: the default view is a plain one as large as the screen")
  func plainView() throws {
    try withApplication { application in
      application.resizeScreen(to: CGSize(width: 320, height: 480))
      let view = try #require(UIViewController().view)
      #expect(type(of: view) == UIView.self)
      #expect(view.frame == rect(0, 0, 320, 480))
      #expect(view.backgroundColor == nil)
    }
  }

  @Test("VC-15: addChild sends willMove, removeFromParent sends didMove, and neither the other")
  func containment() {
    let (parent, child) = (UIViewController(), Noting())
    parent.addChild(child)
    #expect(child.notes == ["willMove parent"])
    #expect(parent.children == [child] && child.parent === parent)
    child.removeFromParent()
    #expect(child.notes == ["willMove parent", "didMove nil"])
    #expect(parent.children.isEmpty && child.parent == nil)
    child.removeFromParent()
    #expect(child.notes.count == 2)
  }

  @Test("VC-19: a root view controller's view is sized to the window, the old one's taken away")
  func rootViewController() {
    withApplication { _ in
      let window = UIWindow(frame: rect(10, 10, 200, 300))
      let (first, second) = (UIViewController(), UIViewController())
      window.rootViewController = first
      #expect(!first.isViewLoaded, "a hidden window asks for no view")
      window.isHidden = false
      #expect(first.view.frame == rect(0, 0, 200, 300) && first.view.window === window)
      window.rootViewController = second
      #expect(first.view.superview == nil)
      #expect(window.subviews == [second.view])
      window.rootViewController = nil
      #expect(window.subviews.isEmpty)
    }
  }

  @Test("RC-6: a replaced root takes its hosting views with it")
  func hostingViewsGo() {
    withApplication(.device) { _ in
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.isHidden = false
      window.rootViewController = UIViewController()
      window.rootViewController = UIViewController()
      #expect(window.subviewCount == 1)
      window.rootViewController = nil
      #expect(window.subviews.isEmpty)
    }
  }

  @Test("RC-7: push and pop show the top controller", arguments: UIApplication.Profile.allCases)
  func pushAndPop(profile: UIApplication.Profile) {
    withApplication(profile) { _ in
      let (first, second) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: first)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.isHidden = false
      window.rootViewController = navigation
      navigation.pushViewController(second, animated: false)
      #expect(first.view.window == nil && second.view.window === window)
      #expect(second.navigationController === navigation)
      #expect(navigation.topViewController === second)
      #expect(navigation.popViewController(animated: false) === second)
      #expect(first.view.window === window && second.view.window == nil)
      #expect(second.parent == nil && second.next == nil)
      #expect(navigation.popViewController(animated: false) == nil, "never the first")
      #expect(navigation.view.subviewCount == 2, "the bar and what is shown")
      #expect(navigation.view.subviews.last === navigation.navigationBar)
    }
  }

  @Test("VC-1: containers ask for no view", arguments: UIApplication.Profile.allCases)
  func containersLoadLate(profile: UIApplication.Profile) {
    withApplication(profile) { _ in
      let (first, second, tabs) = (UIViewController(), UIViewController(), UITabBarController())
      let navigation = UINavigationController(rootViewController: first)
      tabs.viewControllers = [navigation, second]
      #expect([first, second, navigation, tabs].allSatisfy { !$0.isViewLoaded })
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.isHidden = false
      window.rootViewController = tabs
      #expect(first.view.window === window && !second.isViewLoaded)
    }
  }

  @Test("VC-15: a child that another controller contains is moved, and its old one forgets it")
  func movedChild() {
    let (base, top, other) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: base)
    navigation.pushViewController(top, animated: false)
    other.addChild(top)
    #expect(navigation.viewControllers == [base] && navigation.children == [base])
    #expect(top.parent === other)
    let split = UISplitViewController()
    split.viewControllers = [base]
    #expect(navigation.viewControllers.isEmpty && base.parent === split)
  }

  @Test("RC-7: a tab shows its controller alone", arguments: UIApplication.Profile.allCases)
  func tabs(profile: UIApplication.Profile) {
    withApplication(profile) { _ in
      let (first, second, tabs) = (UIViewController(), UIViewController(), UITabBarController())
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.isHidden = false
      window.rootViewController = tabs
      tabs.viewControllers = [first, second]
      #expect(tabs.selectedViewController === first)
      #expect(first.view.window === window && second.viewIfLoaded == nil)
      tabs.selectedIndex = 1
      #expect(first.view.window == nil && second.view.window === window)
      #expect(second.tabBarController === tabs)
      #expect(tabs.view.subviews.last === tabs.tabBar)
      tabs.viewControllers = []
      #expect(tabs.selectedViewController == nil && second.view.window == nil)
      #expect(tabs.view.subviews == [tabs.tabBar])
    }
  }

  @Test(
    "VC-10: a full-screen cover takes the presenting view out of the window",
    arguments: UIApplication.Profile.allCases)
  func cover(profile: UIApplication.Profile) {
    withApplication(profile) { application in
      let (root, cover) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: root)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = navigation
      window.isHidden = false
      cover.modalPresentationStyle = .fullScreen
      root.present(cover)
      #expect(navigation.view.window == nil && cover.view.window === window)
      application.profile = profile == .device ? .textbook : .device
      #expect(navigation.view.window == nil && cover.view.window === window)
      cover.dismiss()
      #expect(root.view.window === window && cover.view.window == nil)
      #expect(window.subviewCount == 1)
      application.profile = profile
      #expect(root.view.window === window && window.subviewCount == 1)
    }
  }

  @Test("EX-18: a controller that shows is not presented")
  func presentsActive() {
    withApplication { _ in
      let (root, sheet) = (UIViewController(), UIViewController())
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      window.isHidden = false
      root.present(sheet)
      let errors = refusals {
        sheet.present(sheet)
        sheet.present(root)
      }
      #expect(
        errors == [
          .exception(.presentsActiveController, [sheet]),
          .exception(.presentsActiveController, [root]),
        ])
    }
  }

  @Test("An application that becomes current reports nothing to the host of the one before")
  func hostOfAnother() {
    withApplication { application in
      let log = WarningLog()
      application.makeCurrent(with: log)
      withApplication { _ in UIViewController().present(UIViewController()) }
      #expect(log.warnings == [])
      UIViewController().present(UIViewController())
      #expect(log.warnings == [.presentsOutsideWindow])
    }
  }

  @Test("EX-19, EX-20: who presents, or is in no window, presents nothing, and UIKit logs it")
  func warnings() {
    withApplication { application in
      let log = WarningLog()
      application.makeCurrent(with: log)
      let (root, sheet, other) = (UIViewController(), UIViewController(), UIViewController())
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.isHidden = false
      window.rootViewController = root
      root.present(sheet)
      root.present(other)
      UIViewController().present(other)
      #expect(log.warnings == [.presentsAlready, .presentsOutsideWindow])
      #expect(other.presentingViewController == nil && !other.isViewLoaded)
      #expect(window.rootViewController === root)
    }
  }

  @Test("RC-5: what was presented is in front, also after the profile changed, until dismissed")
  func presentation() {
    withApplication { application in
      let (root, sheet, second) = (UIViewController(), UIViewController(), UIViewController())
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      window.isHidden = false
      root.present(sheet)
      sheet.present(second)
      root.present(UIViewController())
      #expect(root.presentedViewController === sheet, "it presents already")
      for profile in [UIApplication.Profile.device, .textbook] {
        #expect(application.hitTest(at(5, 5), with: nil) === second.view)
        application.profile = profile
        #expect(application.hitTest(at(5, 5), with: nil) === second.view)
      }
      root.dismiss()
      #expect(application.hitTest(at(5, 5), with: nil) === root.view)
      #expect(window.subviews == [root.view])
      #expect(sheet.presentedViewController == nil && sheet.presentingViewController == nil)
    }
  }
}

/// A host that records UIKit's log messages.
private final class WarningLog: ModelHost {
  var warnings: [UIKitWarning] = []

  deinit {}

  func log(_ warning: UIKitWarning, _ objects: [ModelObject]) { warnings.append(warning) }
  func log(_ warning: UIKitWarning, _ objects: [ModelObject], word: String) {}

  func observe(_ fact: CycleFact) {}
  func post(_ notification: SystemNotification) {}
  var observesKeys: Bool { false }
  func change(_ object: ModelObject, key: String) {}
  func arrive(_ view: UIView) {}
  func observe(_ misuse: SilentMisuse) {}
  func observe(_ kept: KeptProperty) {}
  func giveUp(_ broken: BrokenConstraint) {}
  func mayLayOut(after coefficients: Int) -> Bool { true }
  func mayGoOn(after steps: Int) -> Bool { true }
  func missView(of controller: UIViewController) {}
  func nibNames(of controller: UIViewController) -> [String] { [] }
  func makeSceneDelegate() -> ModelObject? { nil }
  func deinitialize(_ object: NSObject, _ attachment: AnyObject) {}
}
