#define _GNU_SOURCE
#include "CProcess.h"

#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

size_t cprocess_heap_in_use(void) {
  struct mallinfo2 use = mallinfo2();
  return use.uordblks + use.hblkhd;
}

static uintptr_t stack_end_of_thread(void) {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  void *address = NULL;
  size_t size = 0;
  int failed = pthread_attr_getstack(&attributes, &address, &size);
  pthread_attr_destroy(&attributes);
  return failed ? 0 : (uintptr_t)address;
}

uintptr_t cprocess_stack_end(void) {
  // For the main thread the C library reads a file each time, which a confined process cannot. The
  // limit is raised before this is first asked.
  static uintptr_t of_main_thread = 0;
  if (getpid() != gettid()) return stack_end_of_thread();
  if (of_main_thread == 0) of_main_thread = stack_end_of_thread();
  return of_main_thread;
}

int cprocess_die_with_parent(void) {
  return prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
}
