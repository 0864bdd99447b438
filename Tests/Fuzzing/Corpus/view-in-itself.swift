let v = UIView()
v.addSubview(v)
