UIView().insertSubview(UIView(), at: -1)
