import UIKit

final class ProfileHeaderView: UIView {
  private let containerView: UIView = {  // here container-without-size
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.backgroundColor = .systemBackground
    view.layer.cornerRadius = 12
    return view
  }()
  private let followButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Follow", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    return button
  }()
  var onFollow: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setupViews()
    setupConstraints()
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func setupViews() {
    addSubview(containerView)
    containerView.addSubview(followButton)
    followButton.addTarget(self, action: #selector(didTapFollow), for: .touchUpInside)
  }
  private func setupConstraints() {
    NSLayoutConstraint.activate([
      containerView.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      containerView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      followButton.centerXAnchor.constraint(equalTo: containerView.centerXAnchor),
      followButton.centerYAnchor.constraint(equalTo: containerView.centerYAnchor),
      followButton.widthAnchor.constraint(equalToConstant: 120),
    ])
  }
  @objc private func didTapFollow() { onFollow?() }
}
