import TypedProgram
import UIKitBindings
import UIKitModel

/// The window of an app that does not create one, as with a main storyboard (AP-5).
extension Scene {
  /// Assigns the window on the screen to the property `window` of the app's delegate, if an app
  /// without scenes is launched and its delegate has such a property without a value. The system
  /// does so before it notifies the delegate of the launch; a window of the app's own replaces it
  /// (AP-47).
  package func handOverMainWindow() throws {
    guard application.sceneDelegate == nil, let engine = engineIfMade,
      let delegate = application.delegateObject as? ModelObject,
      let type = engine.scriptClass(of: delegate), engine.scriptClass(named: type.name) === type,
      takesWindow(type),
      let index = application.windows.lastIndex(where: { !$0.isHidden })
    else { return }
    try engine.perform(
      """
      if let __app = UIApplication.shared.delegate as? \(type.name), __app.window == nil {
        __app.window = UIApplication.shared.windows[\(index)]
      }
      """)
  }

  /// Whether instances of a class have a settable property for the window.
  private func takesWindow(_ type: Nominal) -> Bool {
    for nominal in type.lineage {
      for case .property(let property) in nominal.members["window"] ?? [] where !property.isStatic {
        return property.isSettable && !property.isConstant
          && min(property.access, property.setterAccess) == .internal
          && property.type.description == "UIWindow?"
      }
    }
    return false
  }
}
