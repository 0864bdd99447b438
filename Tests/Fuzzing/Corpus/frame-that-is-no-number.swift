let v = UIView(frame: CGRect(x: Double.nan, y: 0, width: 1, height: 1))
view.addSubview(v)
print(v.frame.intersection(view.bounds), v.frame.intersects(view.bounds))
