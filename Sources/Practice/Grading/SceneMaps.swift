import HitMaps

/// The maps of an answer by scene index, folded: an answer has one in every scene.
struct SceneMaps {
  private var folded: [Int: FoldedHitMap] = [:]

  /// The map in a scene, if it was made.
  subscript(scene: Int) -> HitMap? {
    get { folded[scene]?.map }
    set { folded[scene] = newValue.map(FoldedHitMap.init) }
  }

  /// The scenes in which a map was made, in order.
  var scenes: [Int] { folded.keys.sorted() }

  /// Whether the map in a scene was made.
  func contains(_ scene: Int) -> Bool { folded[scene] != nil }
}
