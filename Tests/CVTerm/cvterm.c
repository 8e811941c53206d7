#define _GNU_SOURCE
#include "cvterm.h"

#include <stdlib.h>
#include <string.h>
#include <vterm.h>

struct cvterm {
  VTerm *vt;
  VTermScreen *screen;
  struct cvterm_state state;
  uint8_t answers[4096];
  size_t answer_count;
};

static int on_property(VTermProp property, VTermValue *value, void *user) {
  struct cvterm *terminal = user;
  if (property == VTERM_PROP_ALTSCREEN) terminal->state.alternate_screen = value->boolean;
  if (property == VTERM_PROP_MOUSE) terminal->state.mouse = value->number;
  if (property == VTERM_PROP_CURSORVISIBLE) terminal->state.cursor_visible = value->boolean;
  return 1;
}

static void on_answer(const char *bytes, size_t count, void *user) {
  struct cvterm *terminal = user;
  size_t space = sizeof terminal->answers - terminal->answer_count;
  if (count > space) count = space;
  memcpy(terminal->answers + terminal->answer_count, bytes, count);
  terminal->answer_count += count;
}

static VTermScreenCallbacks callbacks = {.settermprop = on_property};

struct cvterm *cvterm_new(int rows, int columns) {
  struct cvterm *terminal = calloc(1, sizeof *terminal);
  terminal->state.cursor_visible = 1;
  terminal->vt = vterm_new(rows, columns);
  vterm_set_utf8(terminal->vt, 1);
  vterm_output_set_callback(terminal->vt, on_answer, terminal);
  terminal->screen = vterm_obtain_screen(terminal->vt);
  vterm_screen_set_callbacks(terminal->screen, &callbacks, terminal);
  vterm_screen_enable_altscreen(terminal->screen, 1);
  vterm_screen_reset(terminal->screen, 1);
  return terminal;
}

void cvterm_free(struct cvterm *terminal) {
  vterm_free(terminal->vt);
  free(terminal);
}

void cvterm_feed(struct cvterm *terminal, const uint8_t *bytes, size_t count) {
  vterm_input_write(terminal->vt, (const char *)bytes, count);
}

void cvterm_resize(struct cvterm *terminal, int rows, int columns) {
  vterm_set_size(terminal->vt, rows, columns);
}

static int32_t color(VTermColor color) {
  if (VTERM_COLOR_IS_DEFAULT_FG(&color) || VTERM_COLOR_IS_DEFAULT_BG(&color)) return -1;
  return VTERM_COLOR_IS_INDEXED(&color) ? color.indexed.idx : -2;
}

struct cvterm_cell cvterm_cell_at(struct cvterm *terminal, int row, int column) {
  VTermScreenCell cell;
  VTermPos position = {row, column};
  struct cvterm_cell result = {0};
  if (!vterm_screen_get_cell(terminal->screen, position, &cell)) return result;
  while (result.count < VTERM_MAX_CHARS_PER_CELL && cell.chars[result.count]) {
    result.scalars[result.count] = cell.chars[result.count];
    result.count++;
  }
  result.width = cell.width;
  result.bold = cell.attrs.bold;
  result.underline = cell.attrs.underline;
  result.italic = cell.attrs.italic;
  result.reverse = cell.attrs.reverse;
  result.foreground = color(cell.fg);
  result.background = color(cell.bg);
  return result;
}

struct cvterm_state cvterm_look(struct cvterm *terminal) {
  VTermPos cursor;
  vterm_state_get_cursorpos(vterm_obtain_state(terminal->vt), &cursor);
  terminal->state.row = cursor.row;
  terminal->state.column = cursor.col;
  return terminal->state;
}

size_t cvterm_answers(struct cvterm *terminal, uint8_t *bytes, size_t limit) {
  size_t count = terminal->answer_count < limit ? terminal->answer_count : limit;
  memcpy(bytes, terminal->answers, count);
  terminal->answer_count = 0;
  return count;
}
