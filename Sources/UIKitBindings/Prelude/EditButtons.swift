// The button that switches a controller between editing and not.
extension UIViewController {
  var editButtonItem: UIBarButtonItem {
    if let known = _kept("_editButtonItem") as? UIBarButtonItem { return known }
    let made = UIBarButtonItem(
      barButtonSystemItem: .edit, target: self, action: #selector(_toggleEditing))
    _store(made, "_editButtonItem")
    return made
  }
  @objc func _toggleEditing() { setEditing(!isEditing, animated: true) }
}
