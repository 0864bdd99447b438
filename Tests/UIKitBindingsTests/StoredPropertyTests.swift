import EventVocabulary
import Foundation
import Machine
import ScriptLibrary
import Testing
import TypedProgram
import UIKitBindings
import UIKitModel

/// The rows of properties that are only stored.
@Suite(.serialized) struct StoredPropertyRowTests {
  private static let library: Library = {
    let library = Library()
    UIKitTable.install(in: library)
    return library
  }()

  private func properties(of nominal: Nominal) -> [TypedProgram.Property] {
    nominal.members.values.flatMap { $0 }.compactMap {
      if case .property(let property) = $0, !property.isStatic { property } else { nil }
    }
  }

  /// An object that has the members of a class.
  private func object(of row: ModelClass) -> ModelObject? {
    switch row.maker {
    case .view(let make): make(CGRect(x: 0, y: 0, width: 10, height: 10))
    case .controller(let make): make()
    case .recognizer(let make): make()
    case .layer(let make): make()
    case .none: nil
    }
  }

  @Test func `a row that calls a property stored is a row that reports its setting`() {
    let words = ["Kept", "kept,", "kept:", "not drawn", "cted on", "not shown", "without effect"]
    for (_, nominal) in Self.library.hostTypes {
      for property in properties(of: nominal) where property.isSettable {
        let isPlain = !words.contains { property.summary.contains($0) }
        #expect(isPlain, "\(nominal.name).\(property.name): \(property.summary)")
      }
    }
  }

  @Test func `every stored property that decides something on a device reports its setting`() throws
  {
    let spy = HostSpy()
    let (application, present) = (UIApplication.shared, UIApplication.host)
    application.makeCurrent(with: spy)
    defer { application.makeCurrent(with: present) }
    var count = 0
    for row in UIKitTable.classes {
      guard let nominal = Self.library.hostTypes[ObjectIdentifier(row.type)],
        let object = object(of: row)
      else { continue }
      for property in properties(of: nominal)
      where property.summary.contains("\(KeptProperty.mark);") {
        count += 1
        spy.kept = []
        try writeBack(property, of: object)
        #expect(spy.kept == ["\(row.name).\(property.name)"])
      }
    }
    #expect(count > 40)
  }

  /// Sets a property to the value that it has.
  private func writeBack(_ property: TypedProgram.Property, of object: ModelObject) throws {
    guard case .computed(let getter, let setter?) = property.storage,
      case .host(let get) = getter.implementation, case .host(let set) = setter.implementation
    else { return }
    var numbers = [UInt64](repeating: 0, count: 16)
    var references: [AnyObject?] = [object] + [AnyObject?](repeating: nil, count: 15)
    for call in [get, set] {
      try numbers.withUnsafeMutableBufferPointer { numbers in
        try references.withUnsafeMutableBufferPointer { references in
          guard let first = numbers.baseAddress, let slots = references.baseAddress else { return }
          try call.body(Registers(first, slots))
        }
      }
      // The result of the getter is the first argument of the setter, after the receiver.
      references = [object] + references.prefix(15)
    }
  }
}

/// A host that notes the stored properties that it hears of.
private final class HostSpy: ModelHost {
  var kept: [String] = []

  func observe(_ kept: KeptProperty) { self.kept.append("\(kept.owner).\(kept.name)") }
  func observe(_ fact: CycleFact) {}
  func post(_ notification: SystemNotification) {}
  var observesKeys: Bool { false }
  func change(_ object: ModelObject, key: String) {}
  func arrive(_ view: UIView) {}
  func observe(_ misuse: SilentMisuse) {}
  func log(_ warning: UIKitWarning, _ objects: [ModelObject]) {}
  func log(_ warning: UIKitWarning, _ objects: [ModelObject], word: String) {}
  func giveUp(_ broken: BrokenConstraint) {}
  func mayLayOut(after coefficients: Int) -> Bool { true }
  func mayGoOn(after steps: Int) -> Bool { true }
  func missView(of controller: UIViewController) {}
  func nibNames(of controller: UIViewController) -> [String] { [] }
  func makeSceneDelegate() -> ModelObject? { nil }
  func deinitialize(_ object: NSObject, _ attachment: AnyObject) {}
}
