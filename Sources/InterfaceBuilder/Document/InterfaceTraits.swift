/// The size classes for which an Interface Builder file is read.
package struct InterfaceTraits: Sendable, Equatable {
  /// Whether the width, and the height, is compact.
  package let isWidthCompact: Bool
  package let isHeightCompact: Bool

  package init(isWidthCompact: Bool, isHeightCompact: Bool) {
    self.isWidthCompact = isWidthCompact
    self.isHeightCompact = isHeightCompact
  }

  /// The specificity of a variation for these traits, by its key such as
  /// `heightClass=compact-widthClass=regular`; nil for a variation for other traits.
  func rank(of key: String) -> Int? {
    if key == "default" { return 0 }
    let parts = key.split(separator: "-")
    for part in parts {
      switch part {
      case "widthClass=compact" where isWidthCompact, "widthClass=regular" where !isWidthCompact,
        "heightClass=compact" where isHeightCompact, "heightClass=regular" where !isHeightCompact:
        continue
      default: return nil
      }
    }
    return parts.count
  }

  /// An element for these traits: with the values of its variations, without views and constraints
  /// that are not installed, and without the variations themselves.
  package func resolve(_ element: XMLElement) -> XMLElement {
    var result = element
    result.children = []
    var variations: [(rank: Int, element: XMLElement)] = []
    for child in element.children {
      if child.name == "variation" {
        if let rank = rank(of: child["key"] ?? "") { variations.append((rank, child)) }
      } else {
        result.children.append(child)
      }
    }
    var isAway: [String: Bool] = [:]
    for (_, variation) in variations.sorted(by: { $0.rank < $1.rank }) {
      apply(variation, to: &result, &isAway)
    }
    for index in result.children.indices {
      let list = result.children[index].name
      if !isAway.isEmpty, list == "subviews" || list == "constraints" {
        result.children[index].children.removeAll { $0.id.map { isAway[$0] ?? false } ?? false }
      }
      result.children[index] = resolve(result.children[index])
    }
    return result
  }

  private func apply(
    _ variation: XMLElement, to element: inout XMLElement, _ isAway: inout [String: Bool]
  ) {
    for (name, value) in variation.attributes where name != "key" { element[name] = value }
    for child in variation.children {
      if child.name == "mask" {
        for reference in child.children {
          if let id = reference["reference"] { isAway[id] = reference.name == "exclude" }
        }
      } else if let place = element.children.firstIndex(where: { $0["key"] == child["key"] }),
        child["key"] != nil
      {
        element.children[place] = child
      } else {
        element.children.append(child)
      }
    }
  }
}
