class Box {
  lazy let size = 3  // error: 'lazy' cannot be used on a let
}
