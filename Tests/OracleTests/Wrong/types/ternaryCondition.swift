func word(_ count: Int) -> String {
  return count ? "some" : "none"  // error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
}
