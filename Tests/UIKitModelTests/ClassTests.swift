import Foundation
import Testing
import UIKitModel

/// Which class derives from which. What each starts with, `ModelClassTests` ask of every row.
@Suite struct ClassTests {
  /// Every class of views with its superclass.
  static let views: [(UIView.Type, AnyClass)] = [
    (UIView.self, UIResponder.self),
    (UIWindow.self, UIView.self),
    (UIImageView.self, UIView.self),
    (UILabel.self, UIView.self),
    (UIStackView.self, UIView.self),
    (UIActivityIndicatorView.self, UIView.self),
    (UIProgressView.self, UIView.self),
    (UIVisualEffectView.self, UIView.self),
    (UIPickerView.self, UIView.self),
    (UINavigationBar.self, UIView.self),
    (UITabBar.self, UIView.self),
    (UIToolbar.self, UIView.self),
    (UISearchBar.self, UIView.self),
    (UIControl.self, UIView.self),
    (UIButton.self, UIControl.self),
    (UISwitch.self, UIControl.self),
    (UISlider.self, UIControl.self),
    (UIStepper.self, UIControl.self),
    (UISegmentedControl.self, UIControl.self),
    (UIPageControl.self, UIControl.self),
    (UIDatePicker.self, UIControl.self),
    (UIRefreshControl.self, UIControl.self),
    (UITextField.self, UIControl.self),
    (UIScrollView.self, UIView.self),
    (UITableView.self, UIScrollView.self),
    (UICollectionView.self, UIScrollView.self),
    (UITextView.self, UIScrollView.self),
    (UITableViewCell.self, UIView.self),
    (UITableViewHeaderFooterView.self, UIView.self),
    (UICollectionReusableView.self, UIView.self),
    (UICollectionViewCell.self, UICollectionReusableView.self),
    (UITransitionView.self, UIView.self),
    (UIDropShadowView.self, UIView.self),
    (UILayoutContainerView.self, UIView.self),
    (UINavigationTransitionView.self, UIView.self),
    (UIViewControllerWrapperView.self, UIView.self),
    (UIColorWell.self, UIControl.self),
    (UISearchTextField.self, UITextField.self),
    (UICollectionViewControllerWrapperView.self, UIView.self),
    (UITableViewCellContentView.self, UIView.self),
    (_UITableCellAccessoryButton.self, UIButton.self),
    (_UIVisualEffectContentView.self, UIView.self),
    (_UIButtonBarButton.self, UIControl.self),
    (UITabBarButton.self, UIControl.self),
    (UIDimmingView.self, UIView.self),
    (_UIAlertControllerView.self, UIView.self),
    (_UIAlertControllerActionView.self, UIView.self),
    (_UIQueuingScrollView.self, UIScrollView.self),
  ]

  private func superclass(of type: AnyClass) -> AnyClass? {
    // The common base class of the model does not correspond to a class of UIKit's.
    _getSuperclass(type).flatMap { $0 == ModelObject.self ? _getSuperclass($0) : $0 }
  }

  @Test("RC-2: views derive from each other as in UIKit")
  func superclassesOfViews() {
    for (type, expected): (UIView.Type, AnyClass) in Self.views {
      #expect(superclass(of: type) == expected, "\(type)")
    }
  }

  @Test("RC-8: views, controllers, windows, scenes and the application are responders")
  func superclassesOfResponders() {
    let expected: [(AnyClass, AnyClass)] = [
      (UIResponder.self, NSObject.self),
      (UIViewController.self, UIResponder.self),
      (UINavigationController.self, UIViewController.self),
      (UITabBarController.self, UIViewController.self),
      (UIAlertController.self, UIViewController.self),
      (UIPageViewController.self, UIViewController.self),
      (UISplitViewController.self, UIViewController.self),
      (UITableViewController.self, UIViewController.self),
      (UICollectionViewController.self, UIViewController.self),
      (UIApplication.self, UIResponder.self),
      (UIScene.self, UIResponder.self),
      (UIWindowScene.self, UIScene.self),
    ]
    for (type, superclass): (AnyClass, AnyClass) in expected {
      #expect(self.superclass(of: type) == superclass, "\(type)")
    }
  }

  @Test("RC-12: events, touches, recognizers, layers, screens and colours are none")
  func superclassesOfOthers() {
    let others: [AnyClass] = [
      UIEvent.self, UITouch.self, UIPress.self, UIGestureRecognizer.self, CALayer.self,
      UIScreen.self, UIColor.self, UIBarItem.self, UINavigationItem.self, UIVisualEffect.self,
      UIAlertAction.self, UICollectionViewLayout.self,
    ]
    for type in others {
      #expect(superclass(of: type) == NSObject.self, "\(type)")
    }
    #expect(superclass(of: UIPressesEvent.self) == UIEvent.self)
  }

  @Test("CT-4: a control starts without a value")
  func controls() {
    #expect(UISwitch().isOn == false)
    #expect(UISlider().value == 0)
    #expect(UITextField().text == "")
    let button = UIButton()
    #expect(button.currentTitle == nil)
    button.setTitle("Go", for: .normal)
    #expect(button.currentTitle == "Go")
  }

  @Test("SC-1: a scroll view starts at the origin with no content, and its offset is bounds.origin")
  func scrollViews() {
    let scrollView = UIScrollView(frame: rect(0, 0, 100, 100))
    #expect(scrollView.contentOffset == at(0, 0))
    #expect(scrollView.contentSize == .zero)
    #expect(scrollView.isScrollEnabled)
    scrollView.contentOffset = at(3, 40)
    #expect(scrollView.bounds == rect(3, 40, 100, 100))
    scrollView.bounds.origin = at(0, 7)
    #expect(scrollView.contentOffset == at(0, 7))
    #expect(scrollView.frame == rect(0, 0, 100, 100))
  }

  @Test("RC-8: an application starts with a screen of 390 by 844 and no window")
  func application() {
    let application = UIApplication()
    #expect(application.screen.bounds == rect(0, 0, 390, 844))
    #expect(application.profile == .textbook)
    #expect(application.windows.isEmpty && application.keyWindow == nil)
    #expect(application.delegate == nil && application.connectedScenes.count == 1)
    let device = UIApplication(screenSize: CGSize(width: 100, height: 50), profile: .device)
    #expect(device.screen.bounds == rect(0, 0, 100, 50))
    #expect(device.connectedScenes.count == 1)
    device.resizeScreen(to: CGSize(width: 50, height: 100))
    #expect(device.screen.bounds == rect(0, 0, 50, 100))
  }

  @Test("UI-1: colours are equal by their parts, and a background changes no touch")
  func colours() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor.red != .green)
    #expect(UIColor.clear.alpha == 0)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }
}
