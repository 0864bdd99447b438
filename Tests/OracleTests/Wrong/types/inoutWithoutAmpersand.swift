func double(_ number: inout Int) { number *= 2 }

func use() {
  var count = 4
  double(count)  // error: passing value of type 'Int' to an inout parameter requires explicit '&'
  print(count)
}
