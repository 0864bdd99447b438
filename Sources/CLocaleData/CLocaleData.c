#include <stdint.h>

// An empty package of ICU's data, like ICU's own `stubdata`.
//
// Foundation includes the data of all languages and regions, 34 MB, a third of a statically linked
// program: names of months, collation rules, calendars. Nothing here uses them: texts are worded in
// `Rendering`, numbers are written by `String(format:)`, and the functions that scripts may call
// compare and change texts by rules that are in ICU's code. The linker takes the first definition
// that it finds, and this object comes before Foundation's archive.
//
// The name contains ICU's version. With a toolchain of another one nothing is replaced, and the
// program is larger by the data. Hidden, so that a Foundation that is loaded as a library uses its
// own.

struct Info {
  uint16_t size, reserved;
  uint8_t isBigEndian, charset, unitSize, unused;
  uint8_t format[4], formatVersion[4], dataVersion[4];
};

// A header, then a table of contents with no entries.
struct Package {
  uint16_t headerSize;
  uint8_t magic[2];
  struct Info info;
  uint8_t padding[8];
  uint32_t count;
  uint32_t nothing[5];
};

__attribute__((visibility("hidden"), aligned(16))) const struct Package icudt76_dat = {
    .headerSize = 32,
    .magic = {0xda, 0x27},
    .info = {
        .size = sizeof(struct Info),
        .isBigEndian = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__,
        .unitSize = 2,
        .format = {'T', 'o', 'C', 'P'},
        .formatVersion = {1, 0, 0, 0},
    },
};
