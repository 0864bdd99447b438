import Records

/// A storyboard or a xib, as its elements for one pair of size classes.
package struct InterfaceDocument: Sendable {
  /// A scene of a storyboard.
  package struct Scene: Sendable {
    /// The controller, or a reference to one in another storyboard.
    package let controller: XMLElement
    /// Everything else at the top: recognizers, further views, exits.
    package let others: [XMLElement]
  }

  package let isStoryboard: Bool
  /// The scenes of a storyboard; none of a xib.
  package let scenes: [Scene]
  /// The objects at the top of a xib; none of a storyboard.
  package let objects: [XMLElement]
  /// The identifier of the controller that is shown first.
  package let initialID: String?
  /// The colours of the file's resources, by their names.
  package let colors: [String: XMLElement]
  /// The sizes of the file's images, by their names.
  package let images: [String: XMLElement]
  /// The whole file, with every variation.
  package let root: XMLElement

  /// The file of a text; throws if it is none of Interface Builder for iOS.
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

  /// Whether objects of the app's classes, or values at paths, are set in it.
  package var needsCode: Bool {
    var found = false
    root.forEach { element in
      if element.name == "userDefinedRuntimeAttribute" || element["customClass"] != nil {
        found = true
      }
    }
    return found
  }

  /// The classes of the app's that it names, each once, in the order of the file.
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

  /// Whether a text seems to be a file of Interface Builder, by its first lines.
  package static func isRecognized(_ text: some StringProtocol) -> Bool {
    let head = text.prefix(2_000).drop(while: \.isWhitespace)
    return head.hasPrefix("<") && head.contains("com.apple.InterfaceBuilder")
      && (head.contains("<document") || head.contains("<archive"))
  }
}
