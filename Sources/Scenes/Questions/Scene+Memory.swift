import Machine
import Records
import TypedProgram
import UIKitModel

/// The variables of scripts, which asking must not change (HT-23).
extension Scene {
  /// The variables of scripts at one moment; nil if there are no scripts.
  package var memory: MemoryNumbers? { engineIfMade?.machine.memoryNumbers }

  /// The first variable of a script that has changed since an earlier moment; nil if there is none.
  package func memoryChange(since earlier: MemoryNumbers) -> SideEffect? {
    guard let engine = engineIfMade,
      let change = engine.machine.memoryNumbers.change(since: earlier)
    else { return nil }
    let shared = engine.module.sharedProperties.first { $0.variable.storage === change.cell }
    let type = shared?.variable.type ?? change.property?.type
    let values = change.texts(of: type)
    let owner = shared.map { $0.property.owner?.name ?? "" } ?? owner(of: change.cell, engine)
    return SideEffect(
      name: owner, property: shared?.variable.name ?? change.property?.name ?? "variable",
      before: values.before, after: values.after)
  }

  /// The name of the object that memory belongs to, or that of its class.
  private func owner(of cell: Cell, _ engine: SwiftEngine) -> String {
    for (name, object) in namedObjects where engine.host.fields(of: object) === cell { return name }
    return (cell as? Fields)?.type.name ?? ""
  }
}
