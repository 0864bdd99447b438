import Foundation
import Testing
import UIKitModel

/// The tap on the status bar (UT-28).
@Suite struct StatusBarTests {
  private let device = Device()
  private let list: UIScrollView

  private final class Teller: UIScrollViewDelegate {
    var told: [String] = []
    var may = true
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      told.append("should")
      return may
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { told.append("did") }
  }

  init() {
    list = Self.list(of: device)
  }

  private static func list(of device: Device) -> UIScrollView {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    list.contentSize = CGSize(width: 390, height: 2000)
    list.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    device.window.addSubview(list)
    list.contentOffset.y = 700
    return list
  }

  private func tap() { device.run([.input(.statusBarTap), .wait(1)]) }

  @Test("UT-28: the one scroll view with scrollsToTop scrolls to its top, insets included")
  func scrolls() {
    #expect(list.scrollsToTop)
    tap()
    #expect(list.contentOffset.y == -20)
  }

  @Test("UT-28: of two on the screen none scrolls, unless one has it off or does not show")
  func several() {
    let other = Self.list(of: device)
    tap()
    #expect(list.contentOffset.y == 700 && other.contentOffset.y == 700)
    other.isHidden = true
    tap()
    #expect(list.contentOffset.y == -20)
    list.contentOffset.y = 700
    other.isHidden = false
    other.frame.origin.y = 2000
    tap()
    #expect(list.contentOffset.y == -20 && other.contentOffset.y == 700)
    other.frame.origin.y = 0
    list.scrollsToTop = false
    tap()
    #expect(other.contentOffset.y == -20)
  }

  @Test("UT-28: the delegate is asked first, and told at the top; at the top nothing is asked")
  func delegate() {
    let teller = Teller()
    list.delegate = teller
    teller.may = false
    tap()
    #expect(list.contentOffset.y == 700 && teller.told == ["should"])
    teller.may = true
    tap()
    #expect(teller.told == ["should", "should", "did"])
    tap()
    #expect(teller.told.count == 3)
  }

  @Test("UT-28: with it off everywhere nothing moves")
  func off() {
    list.scrollsToTop = false
    tap()
    #expect(list.contentOffset.y == 700)
  }
}
