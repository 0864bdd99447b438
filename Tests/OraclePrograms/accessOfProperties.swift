// Properties of every kind side by side: let, var, lazy, static, computed, optional, private(set).

import UIKit

private class Settings: UIView {
  static let standard = Settings(margin: 4)
  let margin: CGFloat
  var scale: CGFloat = 2
  var title: String?
  var count: Int! = 3
  private(set) var changes = 0
  lazy var cached: CGFloat = margin * scale
  var area: CGFloat { margin * scale }
  weak var target: UIView?

  init(margin: CGFloat) {
    self.margin = margin
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  func change(_ body: (Settings) -> Void) {
    body(self)
    changes += 1
  }
}

func accessOfProperties() {
  let settings = Settings(margin: 5)
  settings.change { $0.scale = 3 }
  print(settings.area, settings.cached, settings.changes, settings.title as Any, settings.count + 1)
  settings.change { settings in
    settings.scale *= 2
    settings.title = "set"
    settings.target = settings
    settings.count -= 1
  }
  print(settings.area, settings.cached, settings.title ?? "", settings.target === settings)
  print(Settings.standard.margin, Settings.standard === Settings.standard, settings.count == 2)
}
