var a = [1, 2, 3]
while true { a += a }
