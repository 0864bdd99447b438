#ifndef CEDITLINE_SHIM_H
#define CEDITLINE_SHIM_H

// libedit's own header, and what Swift cannot say to it: variadic functions, the standard
// streams, and signal handlers. Nothing here holds state: a `static` variable in this header
// would exist once per Swift file that uses it.

#include <errno.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <termios.h>
#include <wchar.h>

// A command that a key can be bound to. Answers one of libedit's CC_ values.
typedef unsigned char (*ceditline_command)(EditLine *, wint_t);
typedef wchar_t *(*ceditline_prompt)(EditLine *);
typedef int (*ceditline_reader)(EditLine *, wchar_t *);

// MARK: The editor

// What libedit draws goes to `output`; keys and modes are those of the terminal.
static inline EditLine *ceditline_open(const char *name, FILE *output) {
  return el_init_fd(name, stdin, output, output, 0, 1, 2);
}

static inline void ceditline_set_editor(EditLine *el, const char *name) {
  el_set(el, EL_EDITOR, name);
}

static inline void ceditline_set_signals(EditLine *el, int on) {
  el_set(el, EL_SIGNAL, on);
}

static inline void ceditline_set_owner(EditLine *el, void *owner) {
  el_set(el, EL_CLIENTDATA, owner);
}

static inline void *ceditline_owner(EditLine *el) {
  void *owner = NULL;
  el_get(el, EL_CLIENTDATA, &owner);
  return owner;
}

static inline void ceditline_set_prompt(EditLine *el, ceditline_prompt prompt) {
  el_wset(el, EL_PROMPT, prompt);
}

static inline wchar_t *ceditline_no_prompt(void) {
  static wchar_t nothing[] = L"";
  return nothing;
}

static inline void ceditline_set_reader(EditLine *el, ceditline_reader reader) {
  el_wset(el, EL_GETCFN, reader);
}

// The narrow call, because it copies both texts; the wide one stores the pointers.
static inline void ceditline_add_command(
    EditLine *el, const char *name, const char *help, ceditline_command command) {
  el_set(el, EL_ADDFN, name, help, command);
}

static inline void ceditline_bind(EditLine *el, const char *key, const char *command) {
  el_set(el, EL_BIND, key, command, NULL);
}

// The second map is vi's command mode.
static inline void ceditline_bind_in_second_map(
    EditLine *el, const char *key, const char *command) {
  el_set(el, EL_BIND, "-a", key, command, NULL);
}

// Writes to the output what a key is bound to.
static inline void ceditline_describe(EditLine *el, const char *key) {
  el_set(el, EL_BIND, key, NULL);
}

static inline void ceditline_describe_in_second_map(EditLine *el, const char *key) {
  el_set(el, EL_BIND, "-a", key, NULL);
}

// Whether the keys are those of vi.
static inline int ceditline_is_vi(EditLine *el) {
  const char *name = NULL;
  return el_get(el, EL_EDITOR, &name) == 0 && name != NULL && name[0] == 'v';
}

static inline int ceditline_edits(EditLine *el) {
  int on = 0;
  el_get(el, EL_EDITMODE, &on);
  return on;
}

static inline void ceditline_edit(EditLine *el, int on) {
  el_set(el, EL_EDITMODE, on);
}

// The rows that libedit believes the screen to have.
static inline void ceditline_set_rows(EditLine *el, const char *count) {
  el_set(el, EL_SETTC, "li", count, NULL);
}

// Has the key that quits arrive as a byte while lines are edited: the terminal would raise the signal for
// one in a paste, too.
static inline void ceditline_take_quit_key(EditLine *el) {
  el_set(el, EL_SETTY, "-d", "-quit", NULL);
}

static inline void ceditline_prepare_terminal(EditLine *el, int raw) {
  el_set(el, EL_PREP_TERM, raw);
}

// MARK: The history

static inline void ceditline_set_history(EditLine *el, HistoryW *history) {
  el_wset(el, EL_HIST, history_w, history);
}

static inline void ceditline_history_limit(HistoryW *history, int limit) {
  HistEventW event;
  history_w(history, &event, H_SETSIZE, limit);
}

static inline void ceditline_history_add(HistoryW *history, const wchar_t *item) {
  HistEventW event;
  history_w(history, &event, H_ENTER, item);
}

static inline void ceditline_history_clear(HistoryW *history) {
  HistEventW event;
  history_w(history, &event, H_CLEAR);
}

// MARK: Terminal and signals

// Declared by <wchar.h> only for programs that ask for X/Open; -1 for what has no shape.
extern int wcwidth(wchar_t);

static inline int ceditline_width(wchar_t character) { return wcwidth(character); }

static inline void ceditline_write(const char *text) {
  fputs(text, stdout);
  fflush(stdout);
}

static inline void ceditline_complain(const char *text) {
  fputs(text, stderr);
}

static inline int ceditline_columns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

static inline int ceditline_rows(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_row : 0;
}

// Notes that a signal arrived, unless the process was started with that signal ignored.
static inline void ceditline_catch(
    int number, void (*handler)(int), struct sigaction *previous) {
  sigaction(number, NULL, previous);
  if (previous->sa_handler == SIG_IGN) return;
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

// Waits for a byte with `mask` as the signal mask, so that no signal can slip in between a look
// at the flags and the wait. 1: there is one, 0: the time is over, -1: see errno.
static inline int ceditline_wait(int descriptor, int milliseconds, const sigset_t *mask) {
  fd_set set;
  FD_ZERO(&set);
  FD_SET(descriptor, &set);
  struct timespec time = {milliseconds / 1000, (milliseconds % 1000) * 1000000L};
  return pselect(descriptor + 1, &set, NULL, NULL, milliseconds < 0 ? NULL : &time, mask);
}

#endif
