@_cdecl("touch")  // error:
func touch() {}
