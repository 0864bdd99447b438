import EventVocabulary
import Foundation
import Testing
import UIKitModel

/// Delegates of containers and presentations whose classes are Swift's (VC-34, VC-35, VC-38).
@Suite struct ContainerDelegateTests {
  /// A delegate that records its messages, and lets the user do what `allows` says.
  private final class Teller: NSObject, UINavigationControllerDelegate,
    UITabBarControllerDelegate, UIAdaptivePresentationControllerDelegate
  {
    var heard: [String] = []
    var allows = true

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { heard.append("willShow \(animated)") }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { heard.append("didShow \(animated)") }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      heard.append("shouldSelect")
      return allows
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { heard.append("didSelect") }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      heard.append("shouldDismiss")
      return allows
    }

    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      heard.append("willDismiss")
    }

    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      heard.append("didDismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      heard.append("didAttemptToDismiss")
    }
  }

  @Test("VC-34: the delegate of a navigation controller hears of all that show")
  func navigation() {
    let (device, teller) = (Device(), Teller())
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = teller
    #expect(teller.heard.isEmpty)
    device.window.rootViewController = navigation
    #expect(teller.heard == ["willShow false", "didShow false"])
    teller.heard = []
    navigation.pushViewController(UIViewController(), animated: true)
    // The transition begins after the turn (VC-43).
    #expect(teller.heard.isEmpty)
    device.application.clock.runNext()
    #expect(teller.heard == ["willShow true"])
    device.application.clock.runNext()
    #expect(teller.heard == ["willShow true", "didShow true"])
  }

  @Test("VC-35: a tab that the delegate refuses is not chosen, and code asks nobody")
  func tabs() {
    let (device, teller) = (Device(), Teller())
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.delegate = teller
    device.window.rootViewController = tabs
    device.window.layoutIfNeeded()
    let tap: [Device.Input] = [.down(300, 780), .up()]
    teller.allows = false
    device.run(tap)
    #expect(tabs.selectedIndex == 0 && teller.heard == ["shouldSelect"])
    (teller.allows, teller.heard) = (true, [])
    device.run(tap)
    #expect(tabs.selectedIndex == 1 && teller.heard == ["shouldSelect", "didSelect"])
    tabs.selectedIndex = 0
    #expect(teller.heard.count == 2)
  }

  @Test("VC-38: a drag down dismisses a sheet that may go, and tells of the attempt where not")
  func sheet() {
    let (device, teller) = (Device(), Teller())
    let (page, sheet) = (UIViewController(), UIViewController())
    device.window.rootViewController = page
    sheet.presentationController?.delegate = teller
    page.present(sheet, animated: false)
    let pull: [Device.Input] = [.down(200, 100), .move(200, 300), .move(200, 700), .up()]
    teller.allows = false
    device.run(pull)
    #expect(page.presentedViewController === sheet)
    #expect(teller.heard == ["shouldDismiss", "didAttemptToDismiss"])
    (teller.allows, teller.heard) = (true, [])
    device.run(pull)
    #expect(page.presentedViewController == nil && sheet.view.window == nil)
    #expect(teller.heard == ["shouldDismiss", "willDismiss", "didDismiss"])
  }
}
