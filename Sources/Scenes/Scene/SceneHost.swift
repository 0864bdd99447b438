import EventVocabulary
import Foundation
import UIKitBindings
import UIKitModel

/// The host of the model while a scene is active. It outlives the scene, because objects may;
/// without the scene, it only does what does not need one.
final class SceneHost: ModelHost {
  private weak var scene: Scene?

  init(_ scene: Scene) {
    self.scene = scene
  }

  deinit {}

  func observe(_ fact: CycleFact) { scene?.cycles.observe(fact) }

  func observe(_ misuse: SilentMisuse) { scene?.cycles.misuses.observe(misuse) }

  func observe(_ kept: KeptProperty) { scene?.cycles.note(.onlyStored(kept)) }

  func post(_ notification: SystemNotification) { scene?.engineIfMade?.host.post(notification) }

  var observesKeys: Bool { scene?.engineIfMade?.host.observesKeys ?? false }

  func change(_ object: ModelObject, key: String) {
    scene?.engineIfMade?.host.change(object, key: key)
  }

  func arrive(_ view: UIView) { scene?.engineIfMade?.host.arrive(view) }

  func log(_ warning: UIKitWarning, _ objects: [ModelObject]) {
    guard let scene else { return }
    scene.cycles.note(warning, objects.map { scene.objectName($0).text })
  }

  func log(_ warning: UIKitWarning, _ objects: [ModelObject], word: String) {
    guard let scene else { return }
    scene.cycles.note(warning, objects.map { scene.objectName($0).text } + [word])
  }

  func giveUp(_ broken: BrokenConstraint) {
    guard let scene else { return }
    scene.cycles.note(
      broken: scene.text(of: broken.constraint), others: scene.opponents(of: broken))
  }

  func mayLayOut(after coefficients: Int) -> Bool { scene?.spend(onLayout: coefficients) ?? true }

  func mayGoOn(after steps: Int) -> Bool { scene?.spend(steps) ?? true }

  func missView(of controller: UIViewController) {
    guard let scene else { return }
    scene.cycles.note(.setsNoView(scene.objectName(controller)))
  }

  func nibNames(of controller: UIViewController) -> [String] {
    scene?.nibNames(of: controller) ?? []
  }

  func makeSceneDelegate() -> ModelObject? { scene?.makeSceneDelegate() }

  func deinitialize(_ object: NSObject, _ attachment: AnyObject) {
    ScriptHost.deinitialize(object, attachment)
  }
}
