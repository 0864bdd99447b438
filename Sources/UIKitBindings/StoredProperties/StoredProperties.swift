import EventVocabulary

/// Properties of UIKit classes that are only stored, and that report it when they are set: a row
/// for each, from which its declaration in Swift is generated. They can be overridden, as in UIKit.
nonisolated package struct StoredProperties: Sendable {
  /// A property.
  struct Row {
    let name: String
    /// Its type, as Swift writes it.
    let type: String
    /// The value until one is set, as Swift writes it; nil for an optional without one.
    let initial: String?
    /// The matters that it decides on a device.
    let effects: [KeptProperty.Effect]

    init(_ name: String, _ type: String, _ initial: String?, _ effects: KeptProperty.Effect...) {
      (self.name, self.type, self.initial, self.effects) = (name, type, initial, effects)
    }
  }

  private let classes: [String]
  private let owner: String?
  private let rows: [Row]

  /// Creates the properties of one class, or of several that adopt the protocol `owner`.
  init(of classes: String..., by owner: String? = nil, rows: [Row]) {
    (self.classes, self.owner, self.rows) = (classes, owner, rows)
  }

  /// The names of the properties.
  package var names: [String] { rows.map(\.name) }

  /// The declarations: an extension of each class.
  package var declarations: String {
    classes.map { name in
      let properties = rows.map { declaration(of: $0, in: owner ?? name) }
      return "extension \(name) {\n" + properties.joined() + "}\n"
    }.joined()
  }

  private func declaration(of row: Row, in owner: String) -> String {
    let type = row.initial == nil && row.type.hasSuffix("?") ? row.type.dropLast() : row.type[...]
    let initial = row.initial.map { " ?? \($0)" } ?? ""
    let effects = row.effects.map(\.rawValue).joined(separator: ",")
    return """
        @objc var \(row.name): \(row.type) {
          get { _kept("\(row.name)") as? \(type)\(initial) }
          set { _keep(newValue, "\(owner)", "\(row.name)", "\(effects)") }
        }

      """
  }
}
