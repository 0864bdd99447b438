import Foundation
import Machine
import ScriptLibrary
import Testing
import TypedProgram
import UIKitBindings
import UIKitModel

/// The table of the model, as it is in the library.
@Suite struct TableTests {
  private static func library() -> Library {
    let library = Library()
    UIKitTable.install(in: library)
    return library
  }

  private static func nominal(_ name: String, in library: Library) throws -> Nominal {
    for case .type(.nominal(let nominal, _)) in library.members[name] ?? [] { return nominal }
    // One that is in another type, such as `NSAttributedString.Key`.
    if let inner = library.hostTypes.values.first(where: { $0.name == name }) { return inner }
    throw Missing(name: name)
  }

  private struct Missing: Error {
    let name: String
  }

  @Test("Documentation/API.md lists what is in the table")
  func page() throws {
    let page = APIPage.markdown(Self.library())
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/API.md").standardized
    if ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE_GOLDENS"] == "1" {
      try page.write(to: file, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(kept == page, "Set TOUCHSTONE_UPDATE_GOLDENS=1 to write the page again")
  }

  @Test("classes of the table derive from each other as the model's do")
  func inheritance() throws {
    let library = Self.library()
    for (key, nominal) in library.hostTypes where nominal.kind == .class {
      let type: AnyClass = unsafeBitCast(key, to: AnyClass.self)
      guard let superclass = nominal.superclassNominal else {
        #expect(_getSuperclass(type) == nil, "\(nominal.name)")
        continue
      }
      var above: AnyClass = try #require(_getSuperclass(type))
      // Common base classes of the model do not correspond to classes of UIKit's.
      while above != ModelObject.self, library.hostTypes[ObjectIdentifier(above)] == nil,
        let next = _getSuperclass(above)
      {
        above = next
      }
      if above == ModelObject.self { above = NSObject.self }
      #expect(library.hostTypes[ObjectIdentifier(above)] === superclass, "\(nominal.name)")
    }
  }

  @Test("every class of views has its own initializers, a required one among them")
  func initializers() throws {
    let library = Self.library()
    let view = try Self.nominal("UIView", in: library)
    for nominal in library.hostTypes.values where nominal.isDerived(from: view) {
      var names: Set<String> = []
      for case .initializer(let function) in nominal.members["init"] ?? [] {
        names.insert(function.fullName)
        if function.fullName == "init(coder:)" { #expect(function.isRequired) }
        if function.fullName == "init()" { #expect(function.isConvenience) }
      }
      #expect(names.isSuperset(of: ["init(frame:)", "init(coder:)", "init()"]), "\(nominal.name)")
    }
  }

  @Test("messages of the table are named by the model's numbers")
  func messages() throws {
    let library = Self.library()
    library.declareEverything()
    #expect(library.messageNames[Int(Message.hitTest.rawValue)] == "hitTest(_:with:)")
    #expect(library.messageNames[Int(Message.pointInside.rawValue)] == "point(inside:with:)")
    #expect(library.messageNames[Int(Message.setIsHidden.rawValue)] == "isHidden")
    let view = try Self.nominal("UIView", in: library)
    for case .function(let function) in view.members["hitTest"] ?? [] {
      #expect(function.message == Int(Message.hitTest.rawValue))
      #expect(function.direct != nil)
    }
  }

  /// The members of every option set, from one row for all.
  private static let sharedNames: Set<String> = ["rawValue", "isEmpty"]

  @Test("every property has a sentence about it")
  func summaries() {
    for nominal in Self.library().hostTypes.values {
      #expect(!nominal.summary.isEmpty, "\(nominal.name)")
      for member in nominal.members.values.flatMap({ $0 }) {
        if case .property(let property) = member, !property.isStatic,
          !Self.sharedNames.contains(property.name)
        {
          #expect(!property.summary.isEmpty, "\(nominal.name).\(property.name)")
        }
      }
    }
  }

  @Test("names of apps that are not here have a reason, and none of them is in the table")
  func unavailable() {
    let library = Self.library()
    #expect(library.unavailable["URLSession"] == "filesAndNetwork")
    #expect(library.unavailable["DateFormatter"] == "time")
    #expect(library.unavailable["UserDefaults"] == "storage")
    for name in library.unavailable.keys { #expect(library.members[name] == nil, "\(name)") }
  }

  @Test("names of apps that are not here are not in the standard library, either")
  func unavailableBesideTheStandardLibrary() {
    let library = Library()
    StandardLibrary.install(in: library)
    let declared = library.protocols.keys.filter { Unavailable.names[$0] != nil }
    #expect(declared.sorted() == [])
    #expect(library.members.keys.filter { Unavailable.names[$0] != nil }.sorted() == [])
  }

  @Test("members that the table has are not among those that are not here")
  func unavailableMembers() throws {
    let library = Self.library()
    #expect(library.unavailableMembers["UIView"]?["keyboardLayoutGuide"] == "notYet")
    #expect(library.unavailableMembers["UITextField"]?["inputDelegate"] == "notYet")
    for (type, names) in library.unavailableMembers {
      // `CATransaction` is not a class; it has no superclass, either.
      // Nor is `String`, of which the table has nothing, nor what is in it.
      if ["String", "CompareOptions"].contains(type) { continue }
      let nominal = try Self.nominal(type, in: library)
      for name in names.keys {
        let base = String(name.prefix { $0 != "(" })
        let isFull = name.contains("(")
        // Initializers are not inherited from classes that have none of the kind.
        for owner in nominal.lineage where base != "init" || owner === nominal {
          let found = (owner.members[base] ?? []).filter { member in
            switch member {
            case .function(let function), .initializer(let function):
              !isFull || function.fullName == name
            default: !isFull
            }
          }
          #expect(found.isEmpty, "\(type).\(name) is in the table, as a member of \(owner.name)")
        }
      }
    }
  }

  @Test("what has no effect says so in a sentence of its own, and is in the table")
  func silence() throws {
    let library = Self.library()
    let view = try Self.nominal("UIView", in: library)
    for case .function(let function) in view.members["accessibilityActivate"] ?? [] {
      #expect(function.silence == .accessibility)
      #expect(function.message != nil, "scripts may override it")
    }
    for case .property(let property) in view.members["accessibilityLabel"] ?? [] {
      #expect(property.silence == .accessibility)
    }
    for case .property(let property) in view.members["alpha"] ?? [] {
      #expect(property.silence == nil)
    }
  }
}

/// The effects of the table's host functions on registers.
@Suite struct RowTests {
  private func call(_ nominal: String, _ member: String, _ prepare: (Registers) -> Void) throws
    -> Registers
  {
    let library = Library()
    UIKitTable.install(in: library)
    let numbers = UnsafeMutablePointer<UInt64>.allocate(capacity: 32)
    numbers.initialize(repeating: 0, count: 32)
    let references = UnsafeMutablePointer<AnyObject?>.allocate(capacity: 8)
    references.initialize(repeating: nil, count: 8)
    let registers = Registers(numbers, references)
    prepare(registers)
    for case .type(.nominal(let type, _)) in library.members[nominal] ?? [] {
      for candidate in type.members.values.flatMap({ $0 }) {
        guard case .function(let function) = candidate, function.fullName == member,
          case .host(let host) = function.implementation
        else { continue }
        try host.body(registers)
        return registers
      }
    }
    Issue.record("no \(nominal).\(member)")
    return registers
  }

  @Test("HT-1: hitTest goes through the door and gives the view")
  func hitTest() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(child)
    let registers = try call("UIView", "hitTest(_:with:)") { registers in
      root.write(to: registers)
      CGPoint(x: 15, y: 15).write(to: registers.advanced(by: Layout(0, 1)))
    }
    #expect(registers.references[0] === child)
  }

  @Test("GE-16: a divided rectangle comes back as two")
  func dividedRectangle() throws {
    let registers = try call("CGRect", "divided(atDistance:from:)") { registers in
      CGRect(x: 0, y: 0, width: 10, height: 10).write(to: registers)
      CGFloat(3).write(to: registers.advanced(by: Layout(4, 0)))
    }
    #expect(CGRect.read(registers) == CGRect(x: 0, y: 0, width: 3, height: 10))
    #expect(
      CGRect.read(registers.advanced(by: Layout(4, 0)))
        == CGRect(x: 3, y: 0, width: 7, height: 10))
  }

  @Test("UT-7: a set of touches crosses in the order in which they were made")
  func setOfTouches() {
    let touches = (0..<5).map { _ in UITouch(view: nil) }
    let references = UnsafeMutablePointer<AnyObject?>.allocate(capacity: 1)
    references.initialize(to: nil)
    let numbers = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
    numbers.initialize(to: 0)
    let registers = Registers(numbers, references)
    Set(touches).write(to: registers)
    let storage = references.pointee as? SetStorage
    #expect(
      (0..<5).map { storage?.keyRegisters($0).references.pointee === touches[$0] }
        == Array(repeating: true, count: 5))
    #expect(Set<UITouch>.read(registers) == Set(touches))
  }
}
