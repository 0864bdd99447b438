import Foundation
import Testing
import UIKitModel

/// `isUserInteractionEnabled`, class by class (UI-1 to UI-6).
@Suite struct InteractionDefaultsTests {
  @Test("UI-1: a plain view takes touches")
  func plainView() {
    #expect(UIView().isUserInteractionEnabled)
    #expect(UIView(frame: rect(0, 0, 10, 10)).isUserInteractionEnabled)
    #expect(UIView(coder: NSCoder())?.isUserInteractionEnabled == true)
  }

  @Test("UI-2: image views and labels take none, however they are made")
  func imageViewsAndLabels() {
    let views: [UIView?] = [
      UIImageView(), UIImageView(frame: rect(0, 0, 10, 10)), UIImageView(coder: NSCoder()),
      UILabel(), UILabel(frame: rect(0, 0, 10, 10)), UILabel(coder: NSCoder()),
    ]
    for view in views {
      #expect(view?.isUserInteractionEnabled == false)
    }
  }

  @Test("UI-2: a subclass of a label takes none either, until it says so")
  func subclassOfLabel() {
    final class Badge: UILabel {}
    let root = UIView.make(0, 0, 10, 10)
    let badge = Badge.make(0, 0, 10, 10, in: root)
    #expect(root.hit(5, 5) === root)
    badge.isUserInteractionEnabled = true
    #expect(root.hit(5, 5) === badge)
  }

  @Test("UI-2: a button in an image view is not hit until the image view takes touches")
  func buttonInImageView() {
    let root = UIView.make(0, 0, 100, 100)
    let picture = UIImageView.make(0, 0, 100, 100, in: root)
    let button = UIButton.make(0, 0, 50, 50, in: picture)
    #expect(root.hit(10, 10) === root)
    picture.isUserInteractionEnabled = true
    #expect(root.hit(10, 10) === button)
  }

  @Test(
    "UI-3: these take touches, though some are often guessed wrong",
    arguments: [
      UIButton.self, UIScrollView.self, UIStackView.self, UIActivityIndicatorView.self,
      UIProgressView.self,
    ])
  func oftenGuessedWrong(type: UIView.Type) {
    #expect(type.init(coder: NSCoder())?.isUserInteractionEnabled == true)
  }

  @Test(
    "UI-4: and so does everything else",
    arguments: [
      UIWindow.self, UIControl.self, UISwitch.self, UISlider.self, UIStepper.self,
      UISegmentedControl.self, UIPageControl.self, UIDatePicker.self, UIRefreshControl.self,
      UITextField.self, UITextView.self, UITableView.self, UITableViewCell.self,
      UITableViewHeaderFooterView.self, UICollectionView.self, UICollectionReusableView.self,
      UICollectionViewCell.self, UIVisualEffectView.self, UIPickerView.self, UINavigationBar.self,
      UITabBar.self, UIToolbar.self, UISearchBar.self, UITransitionView.self,
      UIDropShadowView.self, UILayoutContainerView.self, UINavigationTransitionView.self,
      UIViewControllerWrapperView.self, UIColorWell.self, UISearchTextField.self,
      UITableViewCellContentView.self, _UIVisualEffectContentView.self, UITabBarButton.self,
      _UIButtonBarButton.self, UIDimmingView.self, _UIAlertControllerView.self,
    ] as [UIView.Type])
  func everythingElse(type: UIView.Type) {
    #expect(type.init(coder: NSCoder())?.isUserInteractionEnabled == true)
  }

  @Test("UI-5: false takes the subtree out, also children whose own flag is true")
  func subtree() {
    let root = UIView.make(0, 0, 100, 100)
    let parent = UIView.make(0, 0, 100, 100, in: root)
    let child = UIView.make(0, 0, 100, 100, in: parent)
    let grandchild = UIView.make(0, 0, 100, 100, in: child)
    parent.isUserInteractionEnabled = false
    #expect(child.isUserInteractionEnabled)
    #expect(root.hit(5, 5) === root)
    parent.isUserInteractionEnabled = true
    #expect(root.hit(5, 5) === grandchild)
  }
}
