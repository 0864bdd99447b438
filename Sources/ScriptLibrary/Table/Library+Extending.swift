import Machine
import TypedProgram

extension Library {
  /// Lets the prelude extend a type of the host.
  package func extend(_ type: any Bridged.Type) {
    guard case .nominal(let nominal, _) = type.type(in: self) else { return }
    extendedHostTypes.append(nominal)
  }
}
