import InterfaceBuilder

/// The number of views and constraints in a file of Interface Builder, and of parts that are not
/// read.
struct InterfaceCount {
  private(set) var views = 0
  private(set) var constraints = 0
  private(set) var misplaced = 0
  private(set) var leftOut: [String: Int] = [:]

  init(_ document: InterfaceDocument) {
    for scene in document.scenes {
      add(scene.controller)
      for object in scene.others { add(object) }
    }
    for object in document.objects { add(object) }
  }

  private mutating func add(_ element: XMLElement) {
    if element.child(key: "frame")?.name == "rect" { views += 1 }
    if element.name == "constraint" { constraints += 1 }
    if element.flag("misplaced") ?? false || element.flag("ambiguous") ?? false { misplaced += 1 }
    guard let read = InterfaceCoverage.attributes(of: element.name) else {
      if !InterfaceCoverage.isSilent(element.name) { leftOut[element.name, default: 0] += 1 }
      return
    }
    for (name, _) in element.attributes
    where !read.contains(name) && !InterfaceCoverage.isEverywhere(name) {
      leftOut["\(element.name) \(name)", default: 0] += 1
    }
    for child in element.children { add(child) }
  }
}
