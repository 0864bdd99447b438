import Foundation

/// The keyboard, or the view in its place, as far as observers of notifications know it (FR-20).
///
/// It has no view here: its frame is that of the system's keyboard on a phone of the screen's size.
final class Keyboard {
  private unowned let application: UIApplication
  /// The input views that the last notifications were about.
  private var shown = InputViews.none
  private var end: SimulatedClock.Timer?

  init(_ application: UIApplication) {
    self.application = application
  }

  /// The duration of its animation, in seconds (FR-20).
  private static let duration = 0.25
  /// The curve of its animation, which has no name (FR-20).
  private static let curve = 7

  /// Posts what changed since the last call: that it will move now, and that it did when the
  /// animation is over.
  func update() {
    let views = application.inputViews
    guard views != shown else { return }
    let begin = frame(of: shown)
    shown = views
    let facts: [(key: String, value: Any)] = [
      ("UIKeyboardFrameBeginUserInfoKey", NSValue(cgRect: begin)),
      ("UIKeyboardFrameEndUserInfoKey", NSValue(cgRect: frame(of: views))),
      ("UIKeyboardAnimationDurationUserInfoKey", NSNumber(value: Self.duration)),
      ("UIKeyboardAnimationCurveUserInfoKey", NSNumber(value: Self.curve)),
      ("UIKeyboardIsLocalUserInfoKey", NSNumber(value: true)),
    ]
    let change = views == .none ? "Hide" : "Show"
    post("WillChangeFrame", facts)
    post("Will\(change)", facts)
    end?.cancel()
    end = application.clock.schedule(after: Self.duration) { [weak self] in
      self?.post("DidChangeFrame", facts)
      self?.post("Did\(change)", facts)
    }
  }

  private func post(_ event: String, _ facts: [(key: String, value: Any)]) {
    guard !Door.isStopped else { return }
    UIApplication.host?.post(
      SystemNotification("UIKeyboard\(event)Notification", application.screen, facts))
  }

  /// The frame on the screen: below it while nothing shows.
  private func frame(of views: InputViews) -> CGRect {
    let screen = application.screen.bounds
    let accessory = views.accessory?.bounds.height ?? 0
    let input: CGFloat =
      switch views.input {
      case .keyboard: keyboardHeight(on: screen)
      case .view(let view): view.bounds.height
      case nil: 0
      }
    let height = views == .none ? keyboardHeight(on: screen) : input + accessory
    let isShown = views != .none
    return CGRect(
      x: 0, y: isShown ? screen.height - height : screen.height, width: screen.width,
      height: height)
  }

  /// The height of the system's keyboard with its suggestions, upright: 336 points on phones
  /// without a home button, 260 on others, more on wide ones (FR-20).
  private func keyboardHeight(on screen: CGRect) -> CGFloat {
    let isWide = screen.width >= 414
    return screen.height >= 812 ? (isWide ? 346 : 336) : (isWide ? 271 : 260)
  }
}
