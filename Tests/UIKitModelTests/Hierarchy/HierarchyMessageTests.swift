import Foundation
import Testing
import UIKitModel

/// The messages to views and controllers.
@Suite struct HierarchyMessageTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Telling: UIView {
    var log: Log?
    var name = ""

    override func willMove(toSuperview newSuperview: UIView?) {
      log?.lines.append("\(name) willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
    }
    override func didMoveToSuperview() { log?.lines.append("\(name) didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      log?.lines.append("\(name) willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
    }
    override func didMoveToWindow() { log?.lines.append("\(name) didMoveToWindow") }
    override func didAddSubview(_ subview: UIView) { log?.lines.append("\(name) didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) {
      log?.lines.append("\(name) willRemoveSubview")
    }
    override func layoutSubviews() { log?.lines.append("\(name) layoutSubviews") }
  }

  private func telling(_ name: String, _ log: Log) -> Telling {
    let view = Telling(frame: rect(0, 0, 10, 10))
    view.name = name
    view.log = log
    return view
  }

  @Test("HT-7: a view is told of its superview before and after, and the superview afterwards")
  func adding() {
    let log = Log()
    let (parent, child) = (telling("parent", log), telling("child", log))
    parent.addSubview(child)
    #expect(
      log.lines == [
        "child willMove(toSuperview: view)", "child didMoveToSuperview", "parent didAddSubview",
      ])
    log.lines = []
    parent.bringSubviewToFront(child)
    parent.addSubview(child)
    #expect(log.lines == [])
    child.removeFromSuperview()
    #expect(
      log.lines == [
        "parent willRemoveSubview", "child willMove(toSuperview: nil)", "child didMoveToSuperview",
      ])
  }

  @Test("WN-4: a whole subtree is told of its window, hidden or not")
  func windows() {
    withApplication { _ in
      let log = Log()
      let window = UIWindow(frame: rect(0, 0, 100, 100))
      let (parent, child) = (telling("parent", log), telling("child", log))
      parent.addSubview(child)
      log.lines = []
      window.addSubview(parent)
      #expect(
        log.lines == [
          "parent willMove(toWindow: window)", "child willMove(toWindow: window)",
          "parent willMove(toSuperview: view)", "parent didMoveToWindow", "child didMoveToWindow",
          "parent didMoveToSuperview",
        ])
      #expect(child.window === window)
    }
  }

  @Test("LC-3, LC-6, LC-7, LC-13: marked views are laid out once, from the top down")
  func layout() {
    let log = Log()
    let (parent, child) = (telling("parent", log), telling("child", log))
    #expect(!UIView().needsLayout)
    parent.addSubview(child)
    #expect(parent.needsLayout && child.needsLayout)
    log.lines = []
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect(log.lines == ["parent layoutSubviews", "child layoutSubviews"])
    log.lines = []
    parent.layoutIfNeeded()
    child.center = at(50, 50)
    child.transform = CGAffineTransform(rotationAngle: 1)
    child.bounds = child.bounds
    parent.layoutIfNeeded()
    #expect(log.lines == [])
    child.bounds.origin.x = 5
    parent.layoutIfNeeded()
    #expect(log.lines == ["child layoutSubviews"])
  }

  @Test("FR-1, FR-3, FR-7: one first responder for a window, which resigns when it leaves")
  func firstResponder() {
    withApplication { _ in
      let window = UIWindow(frame: rect(0, 0, 100, 100))
      let (first, second) = (UITextField(), UITextField())
      #expect(!first.becomeFirstResponder())
      window.addSubview(first)
      window.addSubview(second)
      #expect(!UIView().canBecomeFirstResponder && UIView().canResignFirstResponder)
      #expect(first.becomeFirstResponder() && first.isFirstResponder)
      #expect(second.becomeFirstResponder() && !first.isFirstResponder)
      second.removeFromSuperview()
      #expect(window.firstResponder == nil)
      first.becomeFirstResponder()
      #expect(window.endEditing(true) && !first.isFirstResponder)
    }
  }

  @Test("VC-8, VC-9, VC-10: controllers are told that they appear, in order")
  func appearance() {
    final class Controller: UIViewController {
      var log: Log?
      override func viewDidLoad() { log?.lines.append("\(title ?? "") load") }
      override func viewWillAppear(_ animated: Bool) { log?.lines.append("\(title ?? "") will") }
      override func viewDidAppear(_ animated: Bool) { log?.lines.append("\(title ?? "") did") }
      override func viewWillDisappear(_ animated: Bool) {
        log?.lines.append("\(title ?? "") willGo")
      }
      override func viewDidDisappear(_ animated: Bool) { log?.lines.append("\(title ?? "") gone") }
    }
    func controller(_ title: String, _ log: Log) -> Controller {
      let controller = Controller()
      controller.title = title
      controller.log = log
      return controller
    }
    withApplication { _ in
      let log = Log()
      let (a, b) = (controller("a", log), controller("b", log))
      let window = UIWindow(frame: rect(0, 0, 100, 100))
      let stack = UINavigationController(rootViewController: a)
      window.rootViewController = stack
      window.makeKeyAndVisible()
      #expect(log.lines == ["a load", "a will", "a did"])
      log.lines = []
      stack.pushViewController(b, animated: false)
      #expect(log.lines == ["b load", "a willGo", "b will", "a gone", "b did"])
      log.lines = []
      stack.popViewController(animated: false)
      #expect(log.lines == ["b willGo", "a will", "b gone", "a did"])
      log.lines = []
      b.modalPresentationStyle = .fullScreen
      stack.present(b, animated: false)
      #expect(log.lines == ["a willGo", "b will", "b did", "a gone"])
      log.lines = []
      stack.dismiss(animated: false)
      #expect(log.lines == ["b willGo", "a will", "a did", "b gone"])
    }
  }
}
