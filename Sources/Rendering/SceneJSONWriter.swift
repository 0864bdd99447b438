import Foundation
import Lettering
import Records

/// Writes views of a scene as JSON, with the bytes of `JSONRenderer.object(_:)` in a tenth of
/// its time: a scene has thousands of them.
///
/// Keys come in alphabetical order, and optional ones only with a value. A property that a record
/// gets needs a line here, too.
package struct SceneJSONWriter {
  /// The text so far, in UTF-8.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Appends text as it is.
  package mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends a view as one object.
  package mutating func append(_ view: SceneRecord.View) {
    append("{\"alpha\":", view.alpha)
    append(",\"anchorPoint\":", view.anchorPoint)
    append(",\"anchorPointZ\":", ifThere: view.anchorPointZ)
    if let arranged = view.arranged { append(",\"arranged\":\(arranged)") }
    append(",\"bounds\":", view.bounds)
    append(",\"center\":", view.center)
    append(",\"class\":", view.className)
    append(",\"clipsToBounds\":", view.clipsToBounds)
    if let color = view.color {
      append(",\"color\":{\"alpha\":", color.alpha)
      append(",\"blue\":", color.blue)
      append(",\"green\":", color.green)
      append(",\"red\":", color.red)
      append("}")
    }
    append(",\"cornerRadius\":", view.cornerRadius)
    append(",\"corners\":")
    list(view.corners) { $0.point($1) }
    append(",\"customSpacing\":", ifThere: view.customSpacing)
    append(",\"frame\":", view.frame)
    if let flag = view.isDoubleSided { append(",\"isDoubleSided\":", flag) }
    append(",\"isHidden\":", view.isHidden)
    append(",\"isPart\":", view.isPart)
    append(",\"isUserInteractionEnabled\":", view.isUserInteractionEnabled)
    append(",\"lines\":", view.lines)
    if let model = view.modelClass { append(",\"model\":", model) }
    append(",\"name\":", view.name)
    append(",\"perspective\":", ifThere: view.perspective)
    append(",\"recognizers\":")
    list(view.recognizers) { $0.recognizer($1) }
    append(",\"settings\":", view.settings)
    append(",\"sublayerTransform\":", ifThere: view.sublayerTransform)
    if let superview = view.superview { append(",\"superview\":\(superview)") }
    if let text = view.text { append(",\"text\":", text) }
    append(",\"transform\":", ifThere: view.transform)
    append(",\"transform3D\":", ifThere: view.transform3D)
    if let visible = view.visible {
      append(",\"visible\":")
      list(visible) { $0.point($1) }
    }
    append(",\"zPosition\":", view.zPosition)
    append("}")
  }

  private mutating func recognizer(_ recognizer: SceneRecord.Recognizer) {
    append("{\"class\":", recognizer.className)
    append(",\"lines\":", recognizer.lines)
    append(",\"name\":", recognizer.name)
    append(",\"requires\":", recognizer.requires)
    append(",\"settings\":", recognizer.settings)
    append("}")
  }

  private mutating func setting(_ setting: SceneRecord.Setting) {
    append("{\"path\":", setting.path)
    append(",\"value\":")
    switch setting.value {
    case .none: append("null")
    case .boolean(let flag): append(flag ? "true" : "false")
    case .number(let value): number(value)
    case .text(let value): text(value)
    case .numbers(let values): list(values) { $0.number($1) }
    case .words(let values): list(values) { $0.text($1) }
    }
    append("}")
  }

  // MARK: A key with its value

  private mutating func append(_ key: String, _ value: Double) {
    append(key)
    number(value)
  }

  private mutating func append(_ key: String, ifThere value: Double?) {
    if let value { append(key, value) }
  }

  private mutating func append(_ key: String, ifThere values: [Double]?) {
    guard let values else { return }
    append(key)
    list(values) { $0.number($1) }
  }

  private mutating func append(_ key: String, _ flag: Bool) {
    append(key)
    append(flag ? "true" : "false")
  }

  private mutating func append(_ key: String, _ value: String) {
    append(key)
    text(value)
  }

  private mutating func append(_ key: String, _ values: [String]) {
    append(key)
    list(values) { $0.text($1) }
  }

  private mutating func append(_ key: String, _ values: [SceneRecord.Setting]) {
    append(key)
    list(values) { $0.setting($1) }
  }

  private mutating func append(_ key: String, _ value: CGPoint) {
    append(key)
    point(value)
  }

  private mutating func append(_ key: String, _ value: CGRect) {
    append(key)
    append("[")
    point(value.origin)
    append(",")
    point(CGPoint(x: value.size.width, y: value.size.height))
    append("]")
  }

  // MARK: Values

  private mutating func list<Element>(
    _ values: [Element], _ write: (inout SceneJSONWriter, Element) -> Void
  ) {
    append("[")
    for (index, value) in values.enumerated() {
      if index > 0 { append(",") }
      write(&self, value)
    }
    append("]")
  }

  private mutating func point(_ point: CGPoint) {
    append("[")
    number(point.x)
    append(",")
    number(point.y)
    append("]")
  }

  /// The shortest digits that make the number again, without a fraction of zero.
  private mutating func number(_ number: Double) {
    guard number.isFinite else {
      return append(number.isNaN ? "\"nan\"" : number < 0 ? "\"-inf\"" : "\"inf\"")
    }
    // Most are whole and not long.
    if let whole = Int32(exactly: number), whole != 0 || number.sign == .plus {
      return append("\(whole)")
    }
    let text = number.description
    append(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  private mutating func text(_ text: String) {
    append("\"")
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != 0x22 && $0 != 0x5C }) {
      append(text)
    } else {
      for scalar in text.unicodeScalars { append(scalar) }
    }
    append("\"")
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\n": append("\\n")
    case "\r": append("\\r")
    case "\t": append("\\t")
    case "\u{8}": append("\\b")
    case "\u{C}": append("\\f")
    case _ where Escaping.isSteering(scalar): append(JSONRenderer.escape(of: scalar))
    default: append(String(scalar))
    }
  }
}
