// What is kept of looks that are not drawn: labels, shapes, gradients, traits.

import UIKit

private class Padded: UILabel {
  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.insetBy(dx: 4, dy: 4))
  }

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    super.textRect(forBounds: bounds, limitedToNumberOfLines: lines).insetBy(dx: 2, dy: 2)
  }

  override class var requiresConstraintBasedLayout: Bool { true }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    text = "designed"
  }
}

func looksThatAreKept() {
  let label = Padded(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
  print(label.shadowColor == nil, label.shadowOffset, label.minimumScaleFactor)
  label.shadowColor = .red
  label.shadowOffset = CGSize(width: 1, height: 1)
  label.minimumScaleFactor = 0.5
  label.baselineAdjustment = .alignCenters
  print(label.shadowColor == .red, label.shadowOffset, label.minimumScaleFactor)
  print(label.baselineAdjustment == .alignCenters, label.preferredMaxLayoutWidth)
  print(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1))
  label.prepareForInterfaceBuilder()
  print(label.text ?? "none", Padded.requiresConstraintBasedLayout)
  let shape = CAShapeLayer()
  shape.lineCap = .round
  shape.lineJoin = .bevel
  shape.lineDashPattern = [4, 2]
  print(shape.lineCap == .round, shape.lineJoin == .bevel, shape.miterLimit, shape.lineDashPhase)
  print(shape.lineDashPattern?.count ?? 0, shape.lineDashPattern?[0].intValue ?? 0)
  let gradient = CAGradientLayer()
  gradient.locations = [0, 0.5, 1]
  gradient.type = .radial
  print(gradient.locations?[1].doubleValue ?? 0, gradient.type == .radial)
  let traits = label.traitCollection
  print(traits.userInterfaceStyle == .light, traits.userInterfaceIdiom == .phone)
  print(traits.horizontalSizeClass == .compact, traits.verticalSizeClass == .regular)
  label.overrideUserInterfaceStyle = .dark
  print(label.traitCollection.userInterfaceStyle == .dark)
  print(traits.hasDifferentColorAppearance(comparedTo: label.traitCollection))
  print(label.layer.contentsGravity == .resize, label.layer.cornerCurve == .circular)
}
