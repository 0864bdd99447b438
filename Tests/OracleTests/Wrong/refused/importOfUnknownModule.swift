import Network  // error:

func use() {}
