import Records
import Scenes
import UIKitModel

/// Readers of names of objects.
extension Reader where Value == ModelObject {
  /// Any object.
  static var object: Reader {
    Reader(.placeholder(.name)) { try $0.object(Placeholder.name.shown) }
  }

  /// Any object, or a layer by the variable that holds it.
  static var objectOrLayer: Reader {
    Reader(.placeholder(.name)) {
      try Arguments.objectOrLayer(try $0.name(Placeholder.name.shown), in: $0.scene)
    }
  }
}

extension Reader where Value == Framed {
  /// A view or a layer.
  static var framed: Reader {
    Reader(.placeholder(.name)) { try $0.framed(Placeholder.name.shown) }
  }
}

extension Reader where Value == UIResponder {
  /// An object that can be in a chain.
  static var responder: Reader {
    Reader(.placeholder(.name)) { try $0.responder(Placeholder.name.shown) }
  }
}

extension Reader where Value == UIView {
  /// A view.
  static var view: Reader { view(.name) }

  /// A view, by the word that the usage has for it.
  static func view(_ placeholder: Placeholder) -> Reader {
    Reader(.placeholder(placeholder)) { try $0.view(placeholder.shown) }
  }
}

extension Reader where Value == UIGestureRecognizer {
  /// A recognizer.
  static var recognizer: Reader {
    Reader(
      .placeholder(.recognizer), begins: { $0.objectAhead is UIGestureRecognizer }
    ) { try $0.recognizer() }
  }
}

extension Reader where Value == UIViewController {
  /// A controller.
  static var controller: Reader {
    Reader(.placeholder(.controller)) { try $0.controller() }
  }
}

extension Reader where Value == String {
  /// A name that is about to be given.
  static var newName: Reader { Reader(.placeholder(.newName)) { try $0.newName() } }
}

extension Arguments {
  /// The object that the next words name, which are not taken; nil for other words.
  var objectAhead: ModelObject? {
    guard let token = nameAhead, token.kind == .word else { return nil }
    return scene.object(named: token.text)
  }
}
