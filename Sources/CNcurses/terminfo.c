#define _GNU_SOURCE
#define NCURSES_WIDECHAR 1
#include "cncurses.h"

#include <ncursesw/curses.h>
// term.h makes macros of many plain words; no other file includes it.
#include <ncursesw/term.h>

int cncurses_describe(const char *term, int descriptor) {
  int problem = 0;
  if (setupterm(term, descriptor, &problem) != OK) {
    if (problem < 0) return CNCURSES_NO_DATABASE;
    return problem == 0 ? CNCURSES_UNKNOWN_TERMINAL : CNCURSES_NO_CURSOR_ADDRESSING;
  }
  return cncurses_string("cup") ? CNCURSES_USABLE : CNCURSES_NO_CURSOR_ADDRESSING;
}

const char *cncurses_string(const char *name) {
  char *value = tigetstr(name);
  return value == (char *)-1 ? NULL : value;
}

int cncurses_number(const char *name) {
  int value = tigetnum(name);
  return value < 0 ? -1 : value;
}
