import TypedProgram
import UIKitBindings
import UIKitModel

/// The window of an app that makes none, as with a main storyboard (AP-5).
extension Scene {
  /// Puts the window on the screen into the property `window` of the app's delegate, where an app
  /// without scenes is launched and its delegate has such a property without a value. The system
  /// does so before the delegate hears of the launch; a window of its own takes the place (AP-47).
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

  /// Whether objects of a class have a property for the window that others may set.
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
