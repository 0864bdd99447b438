import Lettering
import Records
import Wording

/// The wording of property values: readable and, mostly, typeable.
enum ValueWording {
  package static func text(_ value: PropertyValue) -> String {
    switch value {
    case .number(let number): Numbers.exact(number)
    case .boolean(let flag): String(flag)
    case .point(let point): Numbers.point(point)
    case .size(let size): Numbers.size(size)
    case .rectangle(let rectangle): Numbers.rectangle(rectangle)
    case .color(let name): name ?? "nil"
    case .text(let text): text.map { "\"\($0)\"" } ?? "nil"
    case .transform([1, 0, 0, 1, 0, 0]): "identity"
    case .transform(let entries): Numbers.transform(entries)
    case .className(let name), .word(let name): name
    case .words([]): "none"
    case .words(let words): words.joined(separator: ", ")
    }
  }
}
