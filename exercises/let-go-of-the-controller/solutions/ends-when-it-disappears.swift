// A target timer that is invalidated when the controller disappears.
// 用 target 的定时器，在控制器消失时 invalidate。
import UIKit

class Detail: UIViewController, ModelDelegate {
  let model: Model
  private var timer: Timer?

  init(model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    model.delegate = self
    model.onChange = { [weak self] text in self?.show(text) }
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }

  func show(_ text: String) {
    title = text
  }

  func modelDidLoad(_ model: Model) {
    show("loaded")
  }

  @objc private func tick() {
    model.ticks += 1
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}

protocol ModelDelegate: AnyObject {
  func modelDidLoad(_ model: Model)
}

/// Given; it lives as long as the app.
class Model {
  var onChange: ((String) -> Void)?
  weak var delegate: (any ModelDelegate)?
  var ticks = 0
}
