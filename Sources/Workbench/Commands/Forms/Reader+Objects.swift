import Records
import Scenes
import UIKitModel

/// Readers of names of objects.
extension Reader where Value == ModelObject {
  /// Reads any object.
  static var object: Reader {
    Reader(.placeholder(.name)) { try $0.object(Placeholder.name.shown) }
  }

  /// Reads any object, or a layer by the variable that contains it.
  static var objectOrLayer: Reader {
    Reader(.placeholder(.name)) {
      try Arguments.objectOrLayer(try $0.name(Placeholder.name.shown), in: $0.scene)
    }
  }
}

extension Reader where Value == Framed {
  /// Reads a view or a layer.
  static var framed: Reader {
    Reader(.placeholder(.name)) { try $0.framed(Placeholder.name.shown) }
  }
}

extension Reader where Value == UIResponder {
  /// Reads an object that can be in a responder chain.
  static var responder: Reader {
    Reader(.placeholder(.name)) { try $0.responder(Placeholder.name.shown) }
  }
}

extension Reader where Value == UIView {
  /// Reads a view.
  static var view: Reader { view(.name) }

  /// Reads a view, with the given placeholder in the usage.
  static func view(_ placeholder: Placeholder) -> Reader {
    Reader(.placeholder(placeholder)) { try $0.view(placeholder.shown) }
  }
}

extension Reader where Value == UIGestureRecognizer {
  /// Reads a recognizer.
  static var recognizer: Reader {
    Reader(
      .placeholder(.recognizer), begins: { $0.objectAhead is UIGestureRecognizer }
    ) { try $0.recognizer() }
  }
}

extension Reader where Value == UIViewController {
  /// Reads a controller.
  static var controller: Reader {
    Reader(.placeholder(.controller)) { try $0.controller() }
  }
}

extension Reader where Value == String {
  /// Reads a name for a new object.
  static var newName: Reader { Reader(.placeholder(.newName)) { try $0.newName() } }
}

extension Arguments {
  /// The object that the next words name, without taking them; nil for other words.
  var objectAhead: ModelObject? {
    guard let token = nameAhead, token.kind == .word else { return nil }
    return scene.object(named: token.text)
  }
}
