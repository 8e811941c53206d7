#define _GNU_SOURCE
#include "cncurses.h"
#include "line.h"

#include <sys/ioctl.h>
#include <termios.h>

static struct termios saved;
static int saved_descriptor = -1;

int cncurses_line_save(int descriptor) {
  if (tcgetattr(descriptor, &saved) != 0) return -1;
  saved_descriptor = descriptor;
  return 0;
}

void cncurses_line_raw(int descriptor) {
  struct termios line;
  if (tcgetattr(descriptor, &line) != 0) return;
  cfmakeraw(&line);
  line.c_oflag |= OPOST | ONLCR;
  line.c_cc[VMIN] = 1;
  line.c_cc[VTIME] = 0;
  tcsetattr(descriptor, TCSADRAIN, &line);
}

void cncurses_line_restore(void) {
  if (saved_descriptor >= 0) tcsetattr(saved_descriptor, TCSADRAIN, &saved);
}

void cncurses_line_restore_now(void) {
  if (saved_descriptor >= 0) tcsetattr(saved_descriptor, TCSANOW, &saved);
}

int cncurses_line_erase(void) { return saved_descriptor >= 0 ? saved.c_cc[VERASE] : 127; }

void cncurses_line_size(int descriptor, int *rows, int *columns) {
  struct winsize size = {0};
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) size.ws_row = size.ws_col = 0;
  *rows = size.ws_row;
  *columns = size.ws_col;
}

int cncurses_line_speed(int descriptor) {
  // In the order of the speeds, which are numbers of their own.
  static const struct {
    speed_t speed;
    int bits;
  } known[] = {{B300, 300},   {B600, 600},   {B1200, 1200}, {B1800, 1800},
               {B2400, 2400}, {B4800, 4800}, {B9600, 9600}, {B19200, 19200}};
  struct termios now;
  if (tcgetattr(descriptor, &now) != 0) return 0;
  speed_t speed = cfgetospeed(&now);
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (known[i].speed == speed) return known[i].bits;
  return 0;
}
