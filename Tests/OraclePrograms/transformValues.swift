// CGAffineTransform: made, joined, inverted and applied.

import UIKit

func transformValues() {
  let move = CGAffineTransform(translationX: 10, y: 5)
  let scale = CGAffineTransform(scaleX: 2, y: 3)
  print(move.concatenating(scale), scale.concatenating(move))
  print(CGPoint(x: 1, y: 1).applying(move.concatenating(scale)))
  print(
    CGPoint(x: 4, y: 6).applying(scale.inverted()), move.translatedBy(x: 1, y: 1),
    move.scaledBy(x: 2, y: 2))
  print(CGRect(x: 0, y: 0, width: 4, height: 4).applying(scale))
  print(CGSize(width: 2, height: 2).applying(scale), move.tx, scale.d)
  let turn = CGAffineTransform(rotationAngle: .pi)
  print(turn.a, abs(turn.b) < 1e-9, move == CGAffineTransform.identity, move.isIdentity)
}
