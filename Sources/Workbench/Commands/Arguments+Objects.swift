import Records
import Scenes
import TypedText
import UIKitModel

/// Names of objects in a command's arguments.
extension Arguments {
  /// Reads an object by its name, its address in a dump, or the text that it shows.
  package mutating func object(
    _ what: String, kind: NamedKind = .anything
  ) throws -> ModelObject {
    try Self.object(try name(what), kind: kind, in: scene)
  }

  /// Reads a responder in the same way. A recognizer is not one (RC-12).
  package mutating func responder(_ what: String) throws -> UIResponder {
    let object = try object(what)
    if let responder = object as? UIResponder { return responder }
    throw problem(.wrongKind(scene.objectName(object), needs: "UIResponder"))
  }

  package static func object(
    _ token: Token, kind: NamedKind = .anything, in scene: Scene
  ) throws -> ModelObject {
    let object = try objectOrLayer(token, kind: kind, in: scene)
    guard let layer = object as? CALayer else { return object }
    throw LocatedProblem(
      .layerForView(
        layer: scene.addressedName(of: layer),
        of: scene.view(drawing: layer).flatMap { scene.typedName(of: $0) }), token.range)
  }

  /// The same, or a layer: the layer in a variable, of a view, or that an expression returns.
  static func objectOrLayer(
    _ token: Token, kind: NamedKind = .anything, in scene: Scene
  ) throws -> ModelObject {
    if token.kind == .string {
      let views = scene.viewsShowing(token.text)
      if views.count == 1 { return views[0] }
      guard !views.isEmpty else {
        throw LocatedProblem(
          .unknownText(token.text, suggestions: scene.textsNear(token.text)), token.range)
      }
      throw LocatedProblem(
        .ambiguousText(
          token.text,
          names: views.prefix(8).map { scene.typedName(of: $0) ?? scene.objectName($0).text }),
        token.range)
    }
    if let object = scene.object(named: token.text) { return object }
    if token.text.hasPrefix("0x") {
      guard let view = scene.dumped?.view(at: token.text) else {
        throw LocatedProblem(.unknownAddress(token.text), token.range)
      }
      return view
    }
    if let layer = scene.layer(named: token.text) { return layer }
    if let step = scene.missingStep(of: token.text) {
      throw LocatedProblem(.nothingAtPath(token.text, step), token.range)
    }
    let expressions = ExpressionReader(scene: scene)
    if expressions.isExpression(token.text) { return try expressions.object(token) }
    let names = kind == .anything ? scene.order : scene.names(of: kind)
    throw LocatedProblem(
      .unknownName(token.text, kind: kind, suggestions: Suggestions.near(token.text, in: names)),
      token.range)
  }

  /// Reads a view or a layer.
  mutating func framed(_ what: String) throws -> Framed {
    let object = try Self.objectOrLayer(try name(what), kind: .view, in: scene)
    if let layer = object as? CALayer { return .layer(layer) }
    if let view = object as? UIView { return .view(view) }
    throw problem(.wrongKind(scene.objectName(object), needs: "UIView"))
  }

  package mutating func view(_ what: String = "NAME") throws -> UIView {
    let object = try object(what, kind: .view)
    if let view = object as? UIView { return view }
    throw problem(.wrongKind(scene.objectName(object), needs: "UIView"))
  }

  package mutating func recognizer(_ what: String = "RECOGNIZER") throws -> UIGestureRecognizer {
    let object = try object(what, kind: .recognizer)
    if let recognizer = object as? UIGestureRecognizer { return recognizer }
    throw problem(.wrongKind(scene.objectName(object), needs: "UIGestureRecognizer"))
  }

  package mutating func controller(_ what: String = "CONTROLLER") throws -> UIViewController {
    let object = try object(what, kind: .controller)
    if let controller = object as? UIViewController { return controller }
    throw problem(.wrongKind(scene.objectName(object), needs: "UIViewController"))
  }

  /// Reads an unused name that is also valid in Swift.
  package mutating func newName() throws -> String {
    // A number in place of a name: the name was left out.
    if let token = next, Double(token.text) != nil { throw missing("NAME") }
    let token = try word("NAME")
    let name = token.text
    guard !name.isEmpty else { throw problem(.nameEmpty) }
    if Identifier.reserved.contains(name) || Scene.aliases[name] != nil {
      throw problem(.nameReserved(name))
    }
    guard Identifier.isValid(name), name.count <= 100 else {
      throw problem(.nameInvalid(name, suggestion: Identifier.mended(String(name.prefix(100)))))
    }
    if let holder = scene.object(named: name), !scene.isRemoved(holder) {
      throw problem(
        .nameTaken(
          name, className: scene.className(of: holder), suggestion: scene.freeName(near: name)))
    }
    if let engine = scene.engineIfMade, engine.declares(name) {
      throw problem(.nameDeclared(name, suggestion: scene.freeName(near: name)))
    }
    return name
  }
}

extension Scene {
  /// Whether an object was removed from its view or superview, so that another may have its name.
  package func isRemoved(_ object: ModelObject) -> Bool {
    switch object {
    case is UIWindow: false
    case let view as UIView: view.superview == nil && controller(ofRootView: view) == nil
    case let recognizer as UIGestureRecognizer: recognizer.view == nil
    default: false
    }
  }

  /// The names of all objects of a kind.
  fileprivate func names(of kind: NamedKind) -> [String] {
    namedObjects.filter { _, object in
      switch kind {
      case .anything: true
      case .view: object is UIView
      case .recognizer: object is UIGestureRecognizer
      case .controller: object is UIViewController
      }
    }
    .map(\.name)
  }
}
