// Views that show their content in a view of their own.

import UIKit

func contentViews() {
  let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
  effect.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
  let inside = UIButton(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
  effect.contentView.addSubview(inside)
  effect.layoutIfNeeded()
  print(effect.contentView.frame, effect.effect is UIBlurEffect)
  print(effect.hitTest(CGPoint(x: 20, y: 20), with: nil) === inside)
  print(effect.hitTest(CGPoint(x: 60, y: 20), with: nil) === effect.contentView)
  let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "a")
  print(cell.frame, cell.detailTextLabel != nil, cell.reuseIdentifier ?? "none")
  let direct = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 44))
  let other = UITableViewCell(style: .default, reuseIdentifier: nil)
  other.addSubview(direct)
  other.layoutIfNeeded()
  print(other.hitTest(CGPoint(x: 5, y: 5), with: nil) === other.contentView)
  other.contentView.isUserInteractionEnabled = false
  print(other.hitTest(CGPoint(x: 5, y: 5), with: nil) === direct)
  cell.accessoryType = .disclosureIndicator
  cell.layoutIfNeeded()
  print(cell.contentView.frame.width < cell.bounds.width)
  let view = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
  cell.accessoryView = view
  cell.layoutIfNeeded()
  print(cell.hitTest(view.center, with: nil) === view, view.superview === cell)
  let header = UITableViewHeaderFooterView(reuseIdentifier: "h")
  header.frame = CGRect(x: 0, y: 0, width: 100, height: 28)
  header.layoutIfNeeded()
  print(header.hitTest(CGPoint(x: 5, y: 5), with: nil) === header.contentView)
}
