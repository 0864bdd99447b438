print((Int.min...Int.max).count)
