import Records

/// A storyboard or a xib, as its elements for one pair of size classes.
package struct InterfaceDocument: Sendable {
  /// A scene of a storyboard.
  package struct Scene: Sendable {
    /// The controller, or a reference to one in another storyboard.
    package let controller: XMLElement
    /// All other top-level objects: recognizers, further views, exits.
    package let others: [XMLElement]
  }

  package let isStoryboard: Bool
  /// The scenes of a storyboard; empty for a xib.
  package let scenes: [Scene]
  /// The top-level objects of a xib; empty for a storyboard.
  package let objects: [XMLElement]
  /// The identifier of the initial controller.
  package let initialID: String?
  /// The colours of the file's resources, by their names.
  package let colors: [String: XMLElement]
  /// The sizes of the file's images, by their names.
  package let images: [String: XMLElement]
  /// The whole file, with every variation.
  package let root: XMLElement

  /// Parses the text of a file; throws if it is not an Interface Builder file for iOS.
  package init(reading text: String, for traits: InterfaceTraits) throws(InterfaceProblem) {
    let root = try XMLReader.read(text)
    try Self.check(root)
    self.root = root
    let resolved = traits.resolve(root)
    isStoryboard = resolved.child("scenes") != nil || (root["type"] ?? "").contains("Storyboard")
    initialID = root["initialViewController"]
    scenes = resolved.elements(in: "scenes").compactMap { scene in
      let objects = scene.elements(in: "objects")
      guard
        let index = objects.firstIndex(where: { $0["sceneMemberID"] == "viewController" })
          ?? objects.firstIndex(where: { $0.name.hasSuffix("ontroller") })
      else { return nil }
      var others = objects
      let controller = others.remove(at: index)
      return Scene(controller: controller, others: others)
    }
    objects = isStoryboard ? [] : resolved.elements(in: "objects")
    var colors: [String: XMLElement] = [:]
    var images: [String: XMLElement] = [:]
    for resource in resolved.elements(in: "resources") {
      guard let name = resource["name"] else { continue }
      if resource.name == "image" {
        images[name] = resource
      } else if let color = resource.child("color") {
        colors[name] = color
      }
    }
    self.colors = colors
    self.images = images
  }

  /// Whether it contains objects of the app's classes, or values at key paths.
  package var needsCode: Bool {
    var found = false
    root.forEach { element in
      if element.name == "userDefinedRuntimeAttribute" || element["customClass"] != nil {
        found = true
      }
    }
    return found
  }

  /// The app's classes that it names, without duplicates, in the order of the file.
  package var customClasses: [String] {
    var names: [String] = []
    root.forEach { element in
      if let name = element.customClass, !names.contains(name) { names.append(name) }
    }
    return names
  }

  private static func check(_ root: XMLElement) throws(InterfaceProblem) {
    let type = root["type"] ?? ""
    guard root.name == "document" || root.name == "archive",
      type.hasPrefix("com.apple.InterfaceBuilder")
    else { throw .otherXML(root: root.name) }
    let platforms: [(String, InterfacePlatform)] = [
      ("AppleTV", .tvOS), ("WatchKit", .watchOS), ("Cocoa.", .macOS),
    ]
    for (word, platform) in platforms where type.contains(word) { throw .otherPlatform(platform) }
    guard root.name == "document" else { throw .keyedArchive(version: root["version"] ?? "?") }
  }

  /// Whether a text seems to be an Interface Builder file, by its first lines.
  package static func isRecognized(_ text: some StringProtocol) -> Bool {
    let head = text.prefix(2_000).drop(while: \.isWhitespace)
    return head.hasPrefix("<") && head.contains("com.apple.InterfaceBuilder")
      && (head.contains("<document") || head.contains("<archive"))
  }
}
