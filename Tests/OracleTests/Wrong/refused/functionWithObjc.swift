@objc func tapped() {}  // error:

func other() {}
