import UIKit

class FormController: UIViewController {
  private let saveButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.addTarget(self, action: #selector(save), for: .touchUpInside)  // here initial-target
    return button
  }()
  private let tap = UITapGestureRecognizer(  // here initial-target
    target: self, action: #selector(hideKeyboard))
  private var cancelItem = UIBarButtonItem(  // here initial-target
    title: "Cancel", style: .plain, target: self, action: #selector(save))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(saveButton)
    view.addGestureRecognizer(tap)
  }
  @objc private func save() {}
  @objc private func hideKeyboard() { view.endEditing(true) }
}
