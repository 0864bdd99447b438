import Foundation
import Testing
import UIKitModel

/// Events without a location: who gets shakes, keys and remote control (PL-4, FR).
@Suite struct FirstResponderEventTests {
  private let device = Device()
  private let outer: Hearing
  private let inner: Hearing

  private final class Hearing: UIView {
    var told: [String] = []
    var mayBecome = true
    var mayResign = true
    var forwards = false
    override var canBecomeFirstResponder: Bool { mayBecome }
    override var canResignFirstResponder: Bool { mayResign }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      told.append("motionBegan \(motion.rawValue)")
      if forwards { super.motionBegan(motion, with: event) }
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      told.append("motionEnded \(motion.rawValue)")
      if forwards { super.motionEnded(motion, with: event) }
    }
    override func remoteControlReceived(with event: UIEvent?) {
      told.append("remote \(event?.subtype.rawValue ?? -1)")
      if forwards { super.remoteControlReceived(with: event) }
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      told.append("pressesBegan \(presses.first?.key?.characters ?? "")")
      if forwards { super.pressesBegan(presses, with: event) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      told.append("pressesEnded \(presses.first?.key?.characters ?? "")")
      if forwards { super.pressesEnded(presses, with: event) }
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      told.append("pressesCancelled \(presses.first?.key?.characters ?? "")")
    }
  }

  /// A window that hears of shakes, as apps with a shake menu make one.
  private final class ShakenWindow: UIWindow {
    var told: [String] = []
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      told.append("motionEnded")
    }
  }

  init() {
    outer = Hearing(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    inner = Hearing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    device.window.addSubview(outer)
    outer.addSubview(inner)
  }

  private let shake: [Device.Input] = [
    .input(.motion(.motionShake, isEnd: false)), .input(.motion(.motionShake, isEnd: true)),
  ]

  @Test("FR-1, FR-2: a view becomes first responder if it may, and the present one lets it")
  func becoming() {
    #expect(!UIView().canBecomeFirstResponder && UIView().canResignFirstResponder)
    #expect(outer.becomeFirstResponder() && outer.isFirstResponder)
    inner.mayBecome = false
    #expect(!inner.becomeFirstResponder() && outer.isFirstResponder)
    inner.mayBecome = true
    outer.mayResign = false
    #expect(!inner.becomeFirstResponder() && outer.isFirstResponder)
    outer.mayResign = true
    #expect(inner.becomeFirstResponder() && !outer.isFirstResponder)
    #expect(!UITextField().becomeFirstResponder())
  }

  @Test("FR-4, PL-4: each window has its own; the key window's gets keys and shakes")
  func windows() {
    device.application.makeCurrent()
    let second = UIWindow(frame: device.window.frame)
    let other = Hearing(frame: .zero)
    second.addSubview(other)
    second.isHidden = false
    outer.becomeFirstResponder()
    other.becomeFirstResponder()
    #expect(outer.isFirstResponder && other.isFirstResponder)
    device.run(shake)
    #expect(outer.told.count == 2 && other.told == [])
    second.makeKey()
    device.run(shake)
    #expect(outer.told.count == 2 && other.told.count == 2)
  }

  @Test("FR-9: a shake goes to the first responder, begins and ends, and goes up by super")
  func shaking() {
    inner.forwards = true
    inner.becomeFirstResponder()
    device.run(shake)
    #expect(inner.told == ["motionBegan 1", "motionEnded 1"])
    #expect(outer.told == inner.told)
  }

  @Test("FR-10: without a first responder the key window gets the shake, and no view does")
  func shakenWindow() {
    device.application.makeCurrent()
    let window = ShakenWindow(frame: device.window.frame)
    let view = Hearing(frame: window.bounds)
    window.addSubview(view)
    window.makeKeyAndVisible()
    device.run(shake)
    #expect(window.told == ["motionEnded"] && view.told == [])
  }

  @Test("FR-13: a key goes to the first responder, its end to whom its beginning went")
  func keys() {
    inner.becomeFirstResponder()
    device.run([.input(.key(UIKey("a"), isDown: true))])
    outer.becomeFirstResponder()
    device.run([.input(.key(UIKey("a"), isDown: false)), .input(.key(UIKey("b"), isDown: true))])
    #expect(inner.told == ["pressesBegan a", "pressesEnded a"])
    #expect(outer.told == ["pressesBegan b"])
  }

  @Test("FR-14: remote control events come when they were asked for, to the first responder")
  func remoteControl() {
    inner.becomeFirstResponder()
    inner.forwards = true
    let play: [Device.Input] = [.input(.remoteControl(.remoteControlPlay))]
    device.run(play)
    #expect(inner.told == [])
    device.application.beginReceivingRemoteControlEvents()
    device.run(play)
    #expect(inner.told == ["remote 100"] && outer.told == ["remote 100"])
    device.application.endReceivingRemoteControlEvents()
    device.run(play)
    #expect(inner.told.count == 1)
  }

  @Test("FR-7 (inferred): a first responder that leaves its window is none any more")
  func leaving() {
    inner.becomeFirstResponder()
    inner.mayResign = false
    outer.removeFromSuperview()
    #expect(device.window.firstResponder == nil && !inner.isFirstResponder)
  }

  @Test("FR-6: a touch does not change the first responder")
  func touched() {
    inner.becomeFirstResponder()
    device.run([.down(200, 200), .up()])
    #expect(inner.isFirstResponder)
  }

  @Test("UT-23: an app that becomes inactive loses its touches and keys, and gets no new ones")
  func inactive() {
    let view = device.view("view", 0, 500, 390, 100)
    let pan = device.attach(UIPanGestureRecognizer(), "pan", to: device.window)
    pan.cancelsTouchesInView = false
    inner.becomeFirstResponder()
    device.run([
      .down(50, 550), .move(80, 550), .input(.key(UIKey("a"), isDown: true)),
    ])
    _ = view
    device.forget()
    Door.watchingEvents(device) { device.application.applicationState = .inactive }
    #expect(device.story == ["pan cancelled", "view cancelled"])
    #expect(inner.told == ["pressesBegan a", "pressesCancelled a"])
    #expect(device.run([.down(50, 550, finger: 2), .up(finger: 2)]) == [])
    device.application.applicationState = .active
    #expect(device.run([.down(50, 550), .up()]) == ["view began", "pan failed", "view ended"])
  }
}
