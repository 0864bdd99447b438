import Records
import SourceTree
import TypedProgram
import UIKitModel

extension Scene {
  /// The views in the order of `record`.
  package var pictured: [UIView] {
    var views: [UIView] = []
    for window in application.windowsFrontToBack.reversed() {
      var waiting: [UIView] = [window]
      while let view = waiting.popLast() {
        views.append(view)
        waiting += view.subviews.reversed()
      }
    }
    return views
  }

  /// Whether rectangles and switches alone decide which view gets a touch.
  package var isPlain: Bool {
    let (width, height) = application.screen.bounds.size.wholePoints
    return !HitMapPainting(application.windowOrder, width: width, height: height).hasUnknown
  }

  /// The texts that declare the classes of views, each once, in the order of the views.
  package func sources(of views: [UIView]) -> [ExportedSource] {
    guard let engine = engineIfMade else { return [] }
    var sources: [ExportedSource] = []
    var places: [ObjectIdentifier: Int] = [:]
    for view in views {
      var nominal = engine.scriptClass(of: view)
      while let present = nominal, case .script(let file, _) = present.origin {
        let place = places[ObjectIdentifier(file)] ?? sources.count
        if place == sources.count {
          places[ObjectIdentifier(file)] = place
          sources.append(
            ExportedSource(name: file.name, text: file.text, classes: []))
        }
        if !sources[place].classes.contains(present.name) {
          sources[place].classes.append(present.name)
        }
        nominal = present.superclass.flatMap { type in
          if case .nominal(let above, _) = type { above } else { nil }
        }
      }
    }
    return sources
  }
}
