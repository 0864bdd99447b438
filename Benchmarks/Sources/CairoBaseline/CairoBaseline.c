#include "CairoBaseline.h"

#include <dlfcn.h>
#include <string.h>

/// The functions of Cairo that are used, with their results and arguments, as cairo.h declares
/// them.
#define FUNCTIONS(f)                                                                   \
  f(version_string, const char *, (void))                                              \
  f(image_surface_create, void *, (int format, int width, int height))                 \
  f(image_surface_get_data, unsigned char *, (void *surface))                          \
  f(image_surface_get_stride, int, (void *surface))                                    \
  f(surface_flush, void, (void *surface))                                              \
  f(surface_destroy, void, (void *surface))                                            \
  f(create, void *, (void *surface))                                                   \
  f(destroy, void, (void *context))                                                    \
  f(status, int, (void *context))                                                      \
  f(set_antialias, void, (void *context, int antialias))                               \
  f(set_tolerance, void, (void *context, double tolerance))                            \
  f(move_to, void, (void *context, double x, double y))                                \
  f(line_to, void, (void *context, double x, double y))                                \
  f(curve_to, void,                                                                    \
    (void *context, double x1, double y1, double x2, double y2, double x3, double y3)) \
  f(rectangle, void, (void *context, double x, double y, double width, double height)) \
  f(arc, void,                                                                         \
    (void *context, double x, double y, double radius, double from, double to))        \
  f(close_path, void, (void *context))                                                 \
  f(set_source_rgba, void,                                                             \
    (void *context, double red, double green, double blue, double alpha))              \
  f(set_line_width, void, (void *context, double width))                               \
  f(set_line_cap, void, (void *context, int cap))                                      \
  f(set_line_join, void, (void *context, int join))                                    \
  f(set_miter_limit, void, (void *context, double limit))                              \
  f(set_dash, void, (void *context, const double *dashes, int count, double offset))   \
  f(save, void, (void *context))                                                       \
  f(restore, void, (void *context))                                                    \
  f(translate, void, (void *context, double x, double y))                              \
  f(scale, void, (void *context, double x, double y))                                  \
  f(rotate, void, (void *context, double angle))                                       \
  f(set_operator, void, (void *context, int operator))                                 \
  f(set_fill_rule, void, (void *context, int rule))                                    \
  f(fill, void, (void *context))                                                       \
  f(stroke, void, (void *context))                                                     \
  f(clip, void, (void *context))

static struct {
#define DECLARE(name, result, arguments) result(*name) arguments;
  FUNCTIONS(DECLARE)
#undef DECLARE
} cairo;

bool cairoBaselineIsThere(void) {
  static bool isAsked, isThere;
  if (isAsked) {
    return isThere;
  }
  isAsked = true;
  void *library = dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    return false;
  }
#define FIND(name, result, arguments)                                  \
  if (!(*(void **)&cairo.name = dlsym(library, "cairo_" #name))) {     \
    return false;                                                      \
  }
  FUNCTIONS(FIND)
#undef FIND
  isThere = true;
  return true;
}

const char *cairoBaselineVersion(void) { return cairo.version_string(); }

static void perform(void *context, const double *words, size_t count) {
  const double *end = words + count;
  while (words < end) {
    int word = (int)*words++;
    const double *n = words;
    switch (word) {
    case drawingMove: cairo.move_to(context, n[0], n[1]); words += 2; break;
    case drawingLine: cairo.line_to(context, n[0], n[1]); words += 2; break;
    case drawingCurve:
      cairo.curve_to(context, n[0], n[1], n[2], n[3], n[4], n[5]);
      words += 6;
      break;
    case drawingRect: cairo.rectangle(context, n[0], n[1], n[2], n[3]); words += 4; break;
    case drawingArc: cairo.arc(context, n[0], n[1], n[2], n[3], n[4]); words += 5; break;
    case drawingClose: cairo.close_path(context); break;
    case drawingColor: cairo.set_source_rgba(context, n[0], n[1], n[2], n[3]); words += 4; break;
    case drawingWidth: cairo.set_line_width(context, n[0]); words += 1; break;
    case drawingCap: cairo.set_line_cap(context, (int)n[0]); words += 1; break;
    case drawingJoin: cairo.set_line_join(context, (int)n[0]); words += 1; break;
    case drawingMiter: cairo.set_miter_limit(context, n[0]); words += 1; break;
    case drawingDash:
      cairo.set_dash(context, n + 2, (int)n[1], n[0]);
      words += 2 + (int)n[1];
      break;
    case drawingSave: cairo.save(context); break;
    case drawingRestore: cairo.restore(context); break;
    case drawingTranslate: cairo.translate(context, n[0], n[1]); words += 2; break;
    case drawingScale: cairo.scale(context, n[0], n[1]); words += 2; break;
    case drawingRotate: cairo.rotate(context, n[0]); words += 1; break;
    case drawingMode: cairo.set_operator(context, (int)n[0]); words += 2; break;
    case drawingFill:
      cairo.set_fill_rule(context, (int)n[0]);
      cairo.fill(context);
      words += 1;
      break;
    case drawingStroke: cairo.stroke(context); break;
    case drawingClip:
      cairo.set_fill_rule(context, (int)n[0]);
      cairo.clip(context);
      words += 1;
      break;
    default: return;
    }
  }
}

bool cairoBaselineDraw(
  const double *words, size_t count, int width, int height, bool isSoft, uint8_t *bytes) {
  enum { ARGB32 = 0, AntialiasDefault = 0, AntialiasNone = 1 };
  void *surface = cairo.image_surface_create(ARGB32, width, height);
  void *context = cairo.create(surface);
  cairo.set_antialias(context, isSoft ? AntialiasDefault : AntialiasNone);
  cairo.set_tolerance(context, 0.05);
  cairo.set_line_width(context, 1);
  perform(context, words, count);
  bool isWell = cairo.status(context) == 0;
  cairo.surface_flush(surface);
  if (bytes) {
    const unsigned char *data = cairo.image_surface_get_data(surface);
    int stride = cairo.image_surface_get_stride(surface);
    for (int row = 0; row < height; row++) {
      memcpy(bytes + (size_t)row * width * 4, data + (size_t)row * stride, (size_t)width * 4);
    }
  }
  cairo.destroy(context);
  cairo.surface_destroy(surface);
  return isWell;
}
