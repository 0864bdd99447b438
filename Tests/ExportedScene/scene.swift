// Builds a scene of Touchstone in an app. Its screen has 240 × 200 points.
import UIKit

/// Fills a view, such as that of a view controller in viewDidLoad.
@MainActor
func buildScene(in root: UIView) {
  let card = UIView(frame: CGRect(x: 20, y: 40, width: 160, height: 120))
  card.clipsToBounds = true
  card.layer.cornerRadius = 12
  root.addSubview(card)
  let buyButton = UIButton(frame: CGRect(x: 20, y: 70, width: 140, height: 36))
  buyButton.setTitle("Buy & <go>", for: .normal)
  card.addSubview(buyButton)
  let redDot = UIView(frame: CGRect(x: 120, y: -10, width: 60, height: 60))
  redDot.transform = CGAffineTransform(a: 0.8660254037844387, b: 0.49999999999999994, c: -0.49999999999999994, d: 0.8660254037844387, tx: 0, ty: 0)
  redDot.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  card.addSubview(redDot)
  let note = UILabel(frame: CGRect(x: 10, y: 170, width: 100, height: 20))
  note.alpha = 0.5
  note.text = "back to \"back\""
  root.addSubview(note)
  let veil = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 200))
  veil.isHidden = true
  root.addSubview(veil)
  let once = UITapGestureRecognizer()
  once.numberOfTapsRequired = 2
  card.addGestureRecognizer(once)
  // on card hitTest return nil
}
