// What is attached to a view to react to touches in a way of the system's.
@objc protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

class _Interactions: NSObject {
  var all: [UIInteraction] = []
}

extension UIView {
  private var _interactions: _Interactions {
    if let known = _kept("_interactions") as? _Interactions { return known }
    let made = _Interactions()
    _store(made, "_interactions")
    return made
  }
  var interactions: [UIInteraction] {
    get { _interactions.all }
    set {
      for interaction in _interactions.all { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }
  func addInteraction(_ interaction: UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    _interactions.all.append(interaction)
    interaction.didMove(to: self)
  }
  func removeInteraction(_ interaction: UIInteraction) {
    guard let index = _interactions.all.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    _interactions.all.remove(at: index)
    interaction.didMove(to: nil)
  }
}
