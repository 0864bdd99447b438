import UIKit

class FormController: UIViewController {
  private lazy var saveButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.addTarget(self, action: #selector(save), for: .touchUpInside)
    return button
  }()
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(hideKeyboard))
  private lazy var cancelItem = UIBarButtonItem(
    title: "Cancel", style: .plain, target: self, action: #selector(save))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(saveButton)
    view.addGestureRecognizer(tap)
  }
  @objc private func save() {}
  @objc private func hideKeyboard() { view.endEditing(true) }
}
