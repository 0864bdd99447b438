// Selectors in static members and in initial values, where there is no object.

import UIKit

private class Screen: UIViewController {
  static let appear = #selector(viewDidLoad)
  static func tap() -> Selector { #selector(tapped) }
  let own = #selector(tapped)
  @objc func tapped() {}
}

func selectorsOfTypes() {
  print(Screen.appear, Screen.tap(), Screen().own)  // expect: viewDidLoad tapped tapped
}
