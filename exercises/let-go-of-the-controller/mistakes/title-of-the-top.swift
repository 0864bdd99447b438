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
    model.onChange = { [weak navigation = navigationController] text in
      navigation?.topViewController?.title = text
    }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.model.ticks += 1
    }
  }

  func show(_ text: String) {
    title = text
  }

  func modelDidLoad(_ model: Model) {
    show("loaded")
  }

  deinit {
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
