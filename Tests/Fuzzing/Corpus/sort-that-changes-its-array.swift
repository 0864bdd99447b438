var a = [1, 2, 3]
a.sort { _, _ in a.append(1); return true }
