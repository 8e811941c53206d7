// A headless terminal for tests: libvterm's cells, and a program in a pseudo-terminal with job
// control.
#ifndef BIDISCOPE_CVTERM_H
#define BIDISCOPE_CVTERM_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct cvterm;

struct cvterm_cell {
  uint32_t scalars[6];
  int32_t count;
  int32_t width;
  int32_t bold, underline, italic, reverse;
  // The palette's index, or -1 for the terminal's own colour, or -2 for another.
  int32_t foreground, background;
};

struct cvterm_state {
  int32_t row, column, cursor_visible, alternate_screen, mouse;
};

struct cvterm *_Nonnull cvterm_new(int rows, int columns);
void cvterm_free(struct cvterm *_Nonnull terminal);
void cvterm_feed(struct cvterm *_Nonnull terminal, const uint8_t *_Nonnull bytes, size_t count);
void cvterm_resize(struct cvterm *_Nonnull terminal, int rows, int columns);
struct cvterm_cell cvterm_cell_at(struct cvterm *_Nonnull terminal, int row, int column);
struct cvterm_state cvterm_look(struct cvterm *_Nonnull terminal);
/// Takes what the terminal answers; gives the number of bytes.
size_t cvterm_answers(struct cvterm *_Nonnull terminal, uint8_t *_Nonnull bytes, size_t limit);

enum cvterm_news_kind { CVTERM_STARTED = 0, CVTERM_STOPPED = 1, CVTERM_ENDED = 2 };
struct cvterm_news {
  int32_t kind, value;
};

/// Opens a pseudo-terminal: the side that a terminal has, and the side for programs. Gives 0, or
/// -1.
int cvterm_open(int rows, int columns, int *_Nonnull terminal, int *_Nonnull programs);
/// Starts a program as the foreground job of a new session in a pseudo-terminal, whose side for
/// programs it takes. A leader of the session stays above it, as a shell would, so that it can be
/// stopped; what befalls the program is told on `news`. Gives the leader, or -1.
pid_t cvterm_spawn(const char *_Nonnull path, const char *_Nullable const *_Nonnull arguments,
                   const char *_Nullable const *_Nonnull environment, int input_from_null,
                   int programs, int *_Nonnull news);
void cvterm_set_window(int terminal, int rows, int columns);
/// The line's settings as bytes, to be compared; gives their number.
size_t cvterm_line(int terminal, uint8_t *_Nonnull bytes, size_t limit);

#endif
