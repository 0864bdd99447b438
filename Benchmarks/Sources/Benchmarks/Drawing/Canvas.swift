import CairoBaseline
import Foundation
import UIKitModel

/// A view that draws a program.
final class Canvas: UIView {
  private let program: DrawingProgram

  init(_ program: DrawingProgram) {
    self.program = program
    super.init(
      frame: CGRect(x: 0, y: 0, width: CGFloat(program.width), height: CGFloat(program.height)))
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.perform(program)
  }
}

extension CGContext {
  /// Draws a program.
  func perform(_ program: DrawingProgram) {
    var place = program.words.startIndex
    let words = program.words
    func next() -> CGFloat {
      defer { place += 1 }
      return words[place]
    }
    func point() -> CGPoint { CGPoint(x: next(), y: next()) }
    while place < words.count {
      switch DrawingWord(rawValue: UInt32(next())) {
      case drawingMove: move(to: point())
      case drawingLine: addLine(to: point())
      case drawingCurve:
        let (control1, control2) = (point(), point())
        addCurve(to: point(), control1: control1, control2: control2)
      case drawingRect:
        addRect(CGRect(origin: point(), size: CGSize(width: next(), height: next())))
      case drawingArc:
        addArc(
          center: point(), radius: next(), startAngle: next(), endAngle: next(), clockwise: false)
      case drawingClose: closePath()
      case drawingColor:
        let (red, green, blue, alpha) = (next(), next(), next(), next())
        setFillColor(red: red, green: green, blue: blue, alpha: alpha)
        setStrokeColor(red: red, green: green, blue: blue, alpha: alpha)
      case drawingWidth: setLineWidth(next())
      case drawingCap: setLineCap(CGLineCap(rawValue: Int(next())) ?? .butt)
      case drawingJoin: setLineJoin(CGLineJoin(rawValue: Int(next())) ?? .miter)
      case drawingMiter: setMiterLimit(next())
      case drawingDash:
        let phase = next()
        let count = Int(next())
        setLineDash(phase: phase, lengths: (0..<count).map { _ in next() })
      case drawingSave: saveGState()
      case drawingRestore: restoreGState()
      case drawingTranslate: translateBy(x: next(), y: next())
      case drawingScale: scaleBy(x: next(), y: next())
      case drawingRotate: rotate(by: next())
      case drawingMode:
        _ = next()
        setBlendMode(CGBlendMode(rawValue: Int32(next())) ?? .normal)
      case drawingFill: fillPath(using: next() == 0 ? .winding : .evenOdd)
      case drawingStroke: strokePath()
      case drawingClip: clip(using: next() == 0 ? .winding : .evenOdd)
      default: preconditionFailure("no such word")
      }
    }
  }
}
