#ifndef CPROCESS_H
#define CPROCESS_H

#include <stddef.h>
#include <stdint.h>

/// The bytes that the process has allocated and not freed.
size_t cprocess_heap_in_use(void);

/// The lowest address that the stack of the calling thread may reach; 0 when it is not known.
uintptr_t cprocess_stack_end(void);

/// Asks the kernel to end this process, by SIGKILL, with the one that started it; 0 when it will.
int cprocess_die_with_parent(void);

/// How deep the calling thread is in letting go of what objects hold, and what waits for it.
struct cprocess_letting_go {
  long depth;
  void *waiting;
};

extern __thread struct cprocess_letting_go cprocess_letting_go_state;

/// The calling thread's own.
static inline struct cprocess_letting_go *cprocess_letting_go(void) {
  return &cprocess_letting_go_state;
}

/// What Swift's runtime counts references with where one thread alone has the object: no locked
/// instructions, which cost several times as much.
void *swift_nonatomic_retain(void *object);
void swift_nonatomic_release(void *object);

#endif
