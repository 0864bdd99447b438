// Patterns of switch on optionals, classes and views.

import UIKit

private func describe(_ view: UIView?) -> String {
  switch view {
  case nil: return "nobody"
  case let button as UIButton: return "button \(button.tag)"
  case is UIControl: return "control"
  case let view? where view.isHidden: return "hidden"
  case .some(let view): return "view \(view.tag)"
  }
}

func switchOptionalsAndTypes() {
  let hidden = UIView()
  hidden.isHidden = true
  print(describe(nil), describe(UIButton()), describe(UISwitch()))
  print(describe(hidden), describe(UIView()))
  let number = [3].first
  switch number {
  case .none: print("none")
  case 3: print("three")
  case .some: print("some")
  }
  let root = UIView()
  let hit: UIView? = root
  switch hit {
  case root: print("the root itself")
  default: print("another")
  }
}
