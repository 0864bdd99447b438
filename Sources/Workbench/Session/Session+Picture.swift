import Records
import Scenes

extension Session {
  /// The scene for a picture; nil if nothing was added to the empty screen.
  package var picturedScene: SceneRecord? {
    scene.activate()
    let record = scene.record
    return record.views.count > Self.viewsOfEmptyScreen ? record : nil
  }

  /// A window and the view of its controller.
  private static let viewsOfEmptyScreen = 2
}
