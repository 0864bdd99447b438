"""Makes random systems of constraints, each with the least costs that another solver (kiwi) finds.

    python3 make_systems.py COUNT SEED > systems.txt

A line is a system: the number of variables, then constraints `relation priority constant factors…`
(relation -1, 0, 1), each after a `;`, then after `|` the cost of each priority from the highest on, or
`none` where the required constraints contradict each other. The cost of a priority is the sum of what
its constraints are missed by; each is the least that those above it leave.
"""

import random
import sys

import kiwisolver as kiwi

LEVELS = [999, 751, 750, 251, 250, 50]


def make(rng):
    count = rng.randint(1, 6)
    constraints = []
    for _ in range(rng.randint(1, 14)):
        priority = 1000 if rng.random() < 0.35 else rng.choice(LEVELS)
        factors = [0] * count
        for index in rng.sample(range(count), rng.randint(1, min(count, 3))):
            factors[index] = rng.choice([1, 1, 1, -1, -1, 2, -0.5])
        constant = rng.randint(-20, 20) * 10
        constraints.append((rng.choice([-1, 0, 0, 1]), priority, constant, factors))
    return count, constraints


def costs(count, constraints):
    """The least cost of each level, or None where the required ones cannot hold."""
    levels = sorted({c[1] for c in constraints if c[1] < 1000}, reverse=True)
    found = {}
    for level in levels or [None]:
        solver = kiwi.Solver()
        variables = [kiwi.Variable(f"x{i}") for i in range(count)]
        sums = {}
        try:
            for number, (relation, priority, constant, factors) in enumerate(constraints):
                left = constant + sum(f * v for f, v in zip(factors, variables) if f)
                if priority == 1000:
                    one = left <= 0 if relation < 0 else left >= 0 if relation > 0 else left == 0
                    solver.addConstraint(one)
                    continue
                error = kiwi.Variable(f"e{number}")
                solver.addConstraint(error >= 0)
                if relation <= 0:
                    solver.addConstraint(left - error <= 0)
                if relation >= 0:
                    solver.addConstraint(left + error >= 0)
                sums.setdefault(priority, []).append(error)
            for above, cost in found.items():
                solver.addConstraint(sum(sums[above]) <= cost + 1e-7)
            if level is not None:
                solver.addConstraint((sum(sums[level]) == 0) | "strong")
            solver.updateVariables()
        except kiwi.UnsatisfiableConstraint:
            return None
        if level is not None:
            found[level] = sum(error.value() for error in sums[level])
    return found


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    rng = random.Random(seed)
    for _ in range(count):
        variables, constraints = make(rng)
        found = costs(variables, constraints)
        text = "".join(
            f";{relation} {priority} {constant} {' '.join(f'{f:g}' for f in factors)}"
            for relation, priority, constant, factors in constraints
        )
        said = "none" if found is None else " ".join(f"{k}:{v:.6f}" for k, v in found.items())
        print(f"{variables}{text}|{said}")


main()
