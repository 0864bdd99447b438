// The attributes of Interface Builder change nothing here.

import UIKit

@IBDesignable
private class Form: UIView {
  @IBOutlet weak var button: UIButton!
  @IBOutlet var labels: [UILabel] = []
  @IBInspectable var margin: CGFloat = 8

  @IBAction func tapped(_ sender: UIButton) {
    print("tapped", sender === button, margin)
  }
}

func outletsAndActions() {
  let form = Form()
  let button = UIButton()
  form.addSubview(button)
  form.button = button
  form.button.addTarget(form, action: #selector(Form.tapped(_:)), for: .touchUpInside)
  button.sendActions(for: .touchUpInside)  // expect: tapped true 8.0
  print(form.labels.isEmpty)  // expect: true
}
