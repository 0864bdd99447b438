class Round: UIView {
override var frame: CGRect { didSet {
} }
override var frame: CGRect { didSet {
} }
}
