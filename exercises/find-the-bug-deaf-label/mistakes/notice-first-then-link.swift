import UIKit

class Notice: UIView {
  /// Why the link is deaf: a, b, c, d or e of the task.
  let cause = "d"
  let link = UILabel()
  /// L for the link and N for the notice, in the order in which they were opened.
  private(set) var opened = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    link.text = "Terms"
    addSubview(link)
    link.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openLink)))
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(openNotice(_:))))
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  @objc private func openLink() { opened += "L" }
  @objc private func openNotice(_ tap: UITapGestureRecognizer) {
    opened += "N"
    if link.frame.contains(tap.location(in: self)) { openLink() }
  }
}
