import EventVocabulary
import Records
import TypedProgram
import UIKitBindings
import UIKitModel

extension Scene {
  /// All facts about one object.
  package func inspection(of object: ModelObject) -> Inspection {
    let view = object as? UIView
    let prototype = prototype(of: object)
    let properties = PropertyTable.properties(of: object).compactMap { property in
      property.read(object).map { value in
        PropertyReading(
          path: property.path, declaredBy: property.owner,
          value: self.value(value, of: property, object),
          isDefault: prototype.flatMap(property.read) == value, inApp: property.inApp)
      }
    }
    let inheritance = inheritanceChain(of: object)
    return Inspection(
      object: addressedName(of: object), inheritance: inheritance,
      classes: classFacts(of: object, inheritance),
      superview: view?.superview.map(objectName),
      subviews: view.map { $0.subviewCount <= 1000 ? $0.subviews.map(objectName) : [] } ?? [],
      subviewCount: view?.subviewCount ?? 0,
      next: (object as? UIResponder)?.next.map(objectName),
      address: view.flatMap { dumped?.facts(of: $0)?.address },
      overrides: overrideLines(of: object), properties: properties,
      recognizer: (object as? UIGestureRecognizer).map(facts),
      recognizers: view?.gestureRecognizers?.map(objectName) ?? [],
      targets: targetLines(of: object), layer: (object as? CALayer).map(facts),
      perspective: view.flatMap { $0.isInPerspective ? $0.mapToSuperview.entries : nil })
  }

  private func facts(of recognizer: UIGestureRecognizer) -> RecognizerFacts {
    RecognizerFacts(
      view: recognizer.view.map(objectName), state: GestureState(recognizer.state),
      requires: recognizer.failureRequirements.map(objectName),
      delegate: recognizer.delegateObject.flatMap { object in
        let lines = object as? LineDelegate
        return (lines == nil ? object : lines?.behind).map { objectName(ofAny: $0) }
      })
  }

  /// The value of a property, with objects by their names here.
  private func value(
    _ value: PropertyValue, of property: Property, _ object: ModelObject
  ) -> PropertyValue {
    switch property.type {
    case .controller:
      let controller = (object as? UIWindow)?.rootViewController
      return controller.map { .className(objectName($0).text) } ?? value
    case .applicationDelegate:
      let delegate = (object as? UIApplication)?.delegateObject
      return delegate.map { .className(objectName(ofAny: $0).text) } ?? value
    default: return value
    }
  }

  /// The inheritance chain; a class of a dump comes before its stand-in.
  private func inheritanceChain(of object: ModelObject) -> [String] {
    let chain = inheritance(of: object)
    let name = className(of: object)
    return chain.first == name ? chain : [name] + chain
  }

  /// A new object of the same class of the model, to compare with; nil for an object that is the
  /// only one of its class.
  func prototype(of object: ModelObject) -> ModelObject? {
    if let view = object as? UIView { return ViewClasses.prototype(of: view) }
    if let layer = object as? CALayer { return CALayer.ofClass(type(of: layer)) }
    if object is UIGestureRecognizer {
      return try? GestureClass.named(String(describing: type(of: object)))?.make()
    }
    return try? ControllerClass.named(String(describing: type(of: object)))?.make()
  }

  private func classFacts(of object: ModelObject, _ inheritance: [String]) -> [ClassFacts] {
    let scripts: [Nominal] = engineIfMade?.scriptClass(of: object).map { Array($0.lineage) } ?? []
    return inheritance.map { name in
      let nominal = scripts.first { $0.name == name } ?? modelClass(named: name)
      let isScript = nominal?.isScript ?? false
      return ClassFacts(
        name: name, isScript: isScript, adds: isScript ? nil : ModelClass.named(name)?.touch,
        overrides: nominal.map { overrides(of: $0) } ?? [])
    }
  }

  /// A class of the model as scripts see it; nil while there are no scripts.
  private func modelClass(named name: String) -> Nominal? {
    guard engineIfMade != nil else { return nil }
    for case .type(.nominal(let nominal, _)) in SwiftEngine.library.members[name] ?? [] {
      return nominal
    }
    return nil
  }

  /// The overrides of a script's class, or of a script's extension of a class, in the order of
  /// names.
  private func overrides(of nominal: Nominal) -> [String] {
    let added = engineIfMade?.module.extensionMembers[ObjectIdentifier(nominal)] ?? [:]
    let members =
      (nominal.isScript ? nominal.members.values.flatMap { $0 } : [])
      + added.values.flatMap { $0 }
    var names: Set<String> = []
    for member in members {
      switch member {
      case .function(let function) where function.isOverride: names.insert(function.fullName)
      case .property(let property) where property.overridden != nil: names.insert(property.name)
      default: break
      }
    }
    return names.sorted()
  }
}
