import Foundation
import UIKitModel

/// The facts of a dump about the views of a scene.
package final class DumpedScene {
  /// The facts about one view that the model does not represent.
  package struct Facts {
    package let className: String
    package let address: String?
    package let text: String?
    package let hasRecognizers: Bool
  }

  private var facts: [ObjectIdentifier: Facts] = [:]
  private var byAddress: [String: UIView] = [:]
  private var byText: [String: [UIView]] = [:]

  package init() {}

  package func note(_ facts: Facts, of view: UIView) {
    self.facts[ObjectIdentifier(view)] = facts
    if let address = facts.address { byAddress[address.lowercased(), default: view] = view }
    guard let text = facts.text, !text.isEmpty,
      !byText[text, default: []].contains(where: { $0 === view })
    else { return }
    byText[text, default: []].append(view)
  }

  package func facts(of view: UIView) -> Facts? {
    facts[ObjectIdentifier(view)]
  }

  /// The names of the classes of its views.
  package var classNames: Set<String> { Set(facts.values.map(\.className)) }

  /// The view at an address of the dumped app.
  package func view(at address: String) -> UIView? {
    byAddress[address.lowercased()]
  }

  /// The views that show a text, in the order of the dump.
  package func views(showing text: String) -> [UIView] {
    byText[text] ?? []
  }

  /// Transfers the facts about one view to its replacement.
  package func move(from old: UIView, to new: UIView) {
    guard let known = facts.removeValue(forKey: ObjectIdentifier(old)) else { return }
    if let text = known.text { byText[text]?.removeAll { $0 === old } }
    note(
      Facts(
        className: String(describing: type(of: new)), address: known.address, text: known.text,
        hasRecognizers: known.hasRecognizers), of: new)
  }
}
