#define _GNU_SOURCE
#define NCURSES_WIDECHAR 1
#include "cncurses.h"

#include <string.h>
#include <stdlib.h>
#include <errno.h>
#include <fcntl.h>
#include <ncursesw/curses.h>
#include <poll.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

static SCREEN *screen;
static FILE *output_file, *input_file;
static int cursor_shown = 1;
// ncurses writes to the terminal at every motion of its cursor, some fifty times a frame. It draws
// here instead, and what it drew goes to the terminal at once.
static int terminal = -1, drawing = -1;

static char *kept(const char *name) {
  const char *value = getenv(name);
  return value ? strdup(value) : NULL;
}

static void put_back(const char *name, char *value) {
  if (value) setenv(name, value, 1);
  else unsetenv(name);
  free(value);
}

/// A copy of a descriptor that no program we start gets.
static int copy(int descriptor) { return fcntl(descriptor, F_DUPFD_CLOEXEC, 3); }

int cncurses_open(const char *term, int output, int input) {
  // ncurses closes neither file, and these are ours to close: work on copies of the descriptors.
  output_file = fdopen(copy(output), "w");
  input_file = fdopen(copy(input), "r");
  if (!output_file || !input_file) return -1;
  // The window's size is told by cncurses_resize: one that the window claims may be too large to
  // allocate, and some descriptions, such as the Linux console's, have none. So it begins with a
  // usual one.
  char *lines = kept("LINES"), *columns = kept("COLUMNS");
  setenv("LINES", "24", 1);
  setenv("COLUMNS", "80", 1);
  screen = newterm(term, output_file, input_file);
  put_back("LINES", lines);
  put_back("COLUMNS", columns);
  if (!screen) return -1;
  raw();
  noecho();
  nonl();
  typeahead(-1);  // The keyboard is read elsewhere; ncurses is not to peek at it.
  set_escdelay(25);
  scrollok(stdscr, FALSE);
  leaveok(stdscr, FALSE);
  keypad(stdscr, TRUE);  // The key strings of terminfo are those of this mode.
  if (has_colors()) {
    start_color();
    use_default_colors();
  }
  cursor_shown = 1;
  terminal = copy(output);
  drawing = memfd_create("frame", MFD_CLOEXEC);
  return 0;
}

void cncurses_close(void) {
  if (screen) {
    endwin();
    delscreen(screen);
    screen = NULL;
  }
  if (output_file) fclose(output_file);
  if (input_file) fclose(input_file);
  output_file = input_file = NULL;
  if (terminal >= 0) close(terminal);
  if (drawing >= 0) close(drawing);
  terminal = drawing = -1;
}

void cncurses_leave(void) {
  endwin();
  cursor_shown = 1;
}

void cncurses_enter_again(void) { reset_prog_mode(); }

void cncurses_resize(int rows, int columns) { resize_term(rows, columns); }

void cncurses_redraw(void) { clearok(curscr, TRUE); }

void cncurses_redraw_row(int row) { wredrawln(stdscr, row, 1); }

int cncurses_colors(void) { return screen && has_colors() ? COLORS : 0; }

int cncurses_pairs(void) { return screen && has_colors() ? COLOR_PAIRS : 0; }

int cncurses_pair(int pair, int foreground, int background) {
  return init_extended_pair(pair, foreground, background) == OK ? 0 : -1;
}

static attr_t attributes_of(unsigned set) {
  attr_t result = A_NORMAL;
  if (set & CNCURSES_BOLD) result |= A_BOLD;
  if (set & CNCURSES_DIM) result |= A_DIM;
  if (set & CNCURSES_ITALIC) result |= A_ITALIC;
  if (set & CNCURSES_UNDERLINE) result |= A_UNDERLINE;
  if (set & CNCURSES_REVERSE) result |= A_REVERSE;
  return result;
}

void cncurses_put(int row, int column, const uint32_t *scalars, int count, unsigned attributes,
                  int pair) {
  wchar_t text[CCHARW_MAX + 1];
  int length = count < CCHARW_MAX ? count : CCHARW_MAX;
  for (int i = 0; i < length; i++) text[i] = (wchar_t)scalars[i];
  text[length] = 0;
  cchar_t cell;
  if (setcchar(&cell, text, attributes_of(attributes), 0, &pair) != OK) return;
  // A string of one cell: unlike wadd_wch this neither moves on nor wraps in the last column.
  mvwadd_wchnstr(stdscr, row, column, &cell, 1);
}

/// Whether the drawing takes a frame of any size. A limit on the size of files holds for it too,
/// and would cut it off.
static int is_unlimited(void) {
  struct rlimit limit;
  return getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur == RLIM_INFINITY;
}

/// Puts the drawing in the place of the terminal; where that cannot be, ncurses writes to the
/// terminal itself.
static void begin_drawing(void) {
  if (terminal < 0 || drawing < 0) return;
  if (lseek(drawing, 0, SEEK_SET) == 0 && is_unlimited()) dup3(drawing, fileno(output_file), O_CLOEXEC);
}

static void write_all(const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(terminal, bytes, count);
    if (written >= 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (errno == EAGAIN) {
      struct pollfd ready = {.fd = terminal, .events = POLLOUT};
      poll(&ready, 1, -1);
    } else if (errno != EINTR) {
      return;  // The terminal is gone; the next read from it fails and says so.
    }
  }
}

static void end_drawing(void) {
  if (terminal < 0 || drawing < 0) return;
  dup3(terminal, fileno(output_file), O_CLOEXEC);
  off_t length = lseek(drawing, 0, SEEK_CUR);
  static char bytes[1 << 16];
  for (off_t at = 0; at < length;) {
    size_t wanted = length - at < (off_t)sizeof bytes ? (size_t)(length - at) : sizeof bytes;
    ssize_t count = pread(drawing, bytes, wanted, at);
    if (count <= 0) break;
    write_all(bytes, (size_t)count);
    at += count;
  }
  // The pages of a usual frame are used again.
  if (length > (off_t)sizeof bytes) (void)!ftruncate(drawing, 0);
}

void cncurses_flush(int row, int column) {
  int show = row >= 0;
  if (show) wmove(stdscr, row, column);
  if (show != cursor_shown) {
    curs_set(show);
    cursor_shown = show;
  }
  // The first frame after a stop also puts the terminal in the program's mode, which needs the
  // terminal itself.
  int is_first = isendwin();
  if (!is_first) begin_drawing();
  wrefresh(stdscr);
  if (!is_first) end_drawing();
}
