#define NCURSES_WIDECHAR 1
#include "cncurses.h"

#include <ncursesw/curses.h>

int cncurses_colors(void) { return COLORS; }
