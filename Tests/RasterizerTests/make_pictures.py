"""Draws the drawings of drawings.txt with Cairo and prints their pixels, in runs."""

import math
import sys

import cairo

SIDE = 48


def path(context, words):
    numbers = iter(words)
    for word in numbers:
        def take(count):
            return [float(next(numbers)) for _ in range(count)]
        if word == "M":
            context.move_to(*take(2))
        elif word == "L":
            context.line_to(*take(2))
        elif word == "C":
            context.curve_to(*take(6))
        elif word == "R":
            context.rectangle(*take(4))
        elif word == "A":
            x, y, radius, start, end = take(5)
            context.arc(x, y, radius, math.radians(start), math.radians(end))
        elif word == "Z":
            context.close_path()


CAPS = {"butt": cairo.LINE_CAP_BUTT, "round": cairo.LINE_CAP_ROUND, "square": cairo.LINE_CAP_SQUARE}
JOINS = {"miter": cairo.LINE_JOIN_MITER, "round": cairo.LINE_JOIN_ROUND, "bevel": cairo.LINE_JOIN_BEVEL}
RULES = {"winding": cairo.FILL_RULE_WINDING, "evenOdd": cairo.FILL_RULE_EVEN_ODD}


def draw(context, line):
    word, *rest = line.split()
    if word == "path":
        path(context, rest)
    elif word == "color":
        context.set_source_rgba(*map(float, rest))
    elif word == "width":
        context.set_line_width(float(rest[0]))
    elif word == "cap":
        context.set_line_cap(CAPS[rest[0]])
    elif word == "join":
        context.set_line_join(JOINS[rest[0]])
    elif word == "miter":
        context.set_miter_limit(float(rest[0]))
    elif word == "dash":
        context.set_dash([float(number) for number in rest[1:]], float(rest[0]))
    elif word == "save":
        context.save()
    elif word == "restore":
        context.restore()
    elif word == "translate":
        context.translate(*map(float, rest))
    elif word == "scale":
        context.scale(*map(float, rest))
    elif word == "rotate":
        context.rotate(math.radians(float(rest[0])))
    elif word == "mode":
        context.set_operator(getattr(cairo.Operator, rest[0]))
    elif word == "fill":
        context.set_fill_rule(RULES[rest[0]])
        context.fill()
    elif word == "stroke":
        context.stroke()
    elif word == "clip":
        context.set_fill_rule(RULES[rest[0]])
        context.clip()
    else:
        raise ValueError(line)


def runs(surface):
    surface.flush()
    data, stride = surface.get_data(), surface.get_stride()
    pixels = []
    for y in range(SIDE):
        for x in range(SIDE):
            blue, green, red, alpha = data[y * stride + 4 * x : y * stride + 4 * x + 4]
            pixels.append("%02x%02x%02x%02x" % (red, green, blue, alpha))
    words, start = [], 0
    for index in range(1, len(pixels) + 1):
        if index == len(pixels) or pixels[index] != pixels[start]:
            words.append("%d*%s" % (index - start, pixels[start]))
            start = index
    return words


def main():
    name, lines = None, []
    drawings = []
    for line in open(sys.argv[1]):
        line = line.split("#")[0].strip()
        if line.startswith("drawing "):
            lines = []
            drawings.append((line[8:], lines))
        elif line:
            lines.append(line)
    for name, lines in drawings:
        surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, SIDE, SIDE)
        context = cairo.Context(surface)
        context.set_tolerance(0.05)
        context.set_line_width(1)
        for line in lines:
            draw(context, line)
        print("picture", name)
        words = runs(surface)
        for index in range(0, len(words), 8):
            print(" ".join(words[index : index + 8]))


main()
