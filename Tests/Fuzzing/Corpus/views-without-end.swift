var v = UIView()
while true { let w = UIView(); v.addSubview(w); v = w }
