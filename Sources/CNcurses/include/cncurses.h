// ncursesw and the terminal line for Swift: accessors for what does not import, and the crash
// guard.
#ifndef BIDISCOPE_CNCURSES_H
#define BIDISCOPE_CNCURSES_H

#include <stddef.h>
#include <stdint.h>

// --- The locale (locale.c) ---

/// Makes the character type locale a UTF-8 one: the user's, or C.UTF-8 where the user's says
/// nothing. Gives 0, or -1 where the locale asks for another encoding or none with UTF-8 is
/// installed.
int cncurses_use_utf8_locale(void);
/// The name of the encoding that the user's locale asks for.
const char *_Nonnull cncurses_codeset(void);
/// The columns that the C library, and so ncurses, gives a scalar: -1, 0, 1 or 2.
int cncurses_width(uint32_t scalar);

// --- The screen (screen.c) ---

enum cncurses_verdict {
  CNCURSES_USABLE = 0,
  CNCURSES_NO_DATABASE = 1,
  CNCURSES_UNKNOWN_TERMINAL = 2,
  CNCURSES_NO_CURSOR_ADDRESSING = 3,
};

enum cncurses_attribute {
  CNCURSES_BOLD = 1,
  CNCURSES_DIM = 2,
  CNCURSES_ITALIC = 4,
  CNCURSES_UNDERLINE = 8,
  CNCURSES_REVERSE = 16,
};

/// Reads the terminal's description and says whether a full screen can be drawn with it.
int cncurses_describe(const char *_Nonnull term, int descriptor);
/// A string capability of the described terminal, or NULL; kept by ncurses.
const char *_Nullable cncurses_string(const char *_Nonnull name);
/// A numeric capability of the described terminal, or -1.
int cncurses_number(const char *_Nonnull name);
/// Opens the screen. The descriptors stay the caller's. Gives 0, or -1 where ncurses refuses.
int cncurses_open(const char *_Nonnull term, int output, int input);
/// Ends the screen, puts the terminal's modes back and frees everything.
void cncurses_close(void);
/// Leaves the screen for a while; `cncurses_flush` comes back to it.
void cncurses_leave(void);
/// Gives the line the program's modes, where a shell has taken them away and the program was not
/// asked.
void cncurses_enter_again(void);
/// Tells ncurses the screen's new size.
void cncurses_resize(int rows, int columns);
/// Makes the next flush draw every cell anew.
void cncurses_redraw(void);
/// Makes the next flush send a whole row, whatever the terminal shows there.
void cncurses_redraw_row(int row);
/// The colours and colour pairs that may be used; 0 without colour.
int cncurses_colors(void);
int cncurses_pairs(void);
/// Makes a colour pair; -1 is the terminal's own colour. Gives 0, or -1.
int cncurses_pair(int pair, int foreground, int background);
/// Puts a base and its marks into a cell of the next flush.
void cncurses_put(int row, int column, const uint32_t *_Nonnull scalars, int count,
                  unsigned attributes, int pair);
/// Writes what changed to the terminal and puts the cursor; a negative row hides it.
void cncurses_flush(int row, int column);

// --- The line (line.c) ---

/// Remembers the line's present settings, to be put back; gives 0, or -1 where it is no terminal.
int cncurses_line_save(int descriptor);
/// Sets the line so that every byte arrives at once and unchanged.
void cncurses_line_raw(int descriptor);
/// Puts the remembered settings back, after what was written has gone out.
void cncurses_line_restore(void);
/// The byte that the line's settings say erases, usually 8 or 127.
int cncurses_line_erase(void);
/// The line's size in cells; 0 where it does not say.
void cncurses_line_size(int descriptor, int *_Nonnull rows, int *_Nonnull columns);
/// How many bits a second the line's settings say that it takes; 0 where they do not say.
int cncurses_line_speed(int descriptor);

// --- The guard (guard.c) ---

enum cncurses_request {
  CNCURSES_RESIZED = 1,
  CNCURSES_SUSPEND = 2,
  CNCURSES_CONTINUED = 4,
};

/// Installs the handlers of every signal that would leave the terminal in disorder. `restore` is
/// copied. Gives the descriptor that becomes readable when a signal asks for something, or -1.
int cncurses_guard_arm(int descriptor, const uint8_t *_Nonnull restore, size_t length);
/// Puts the previous handlers back.
void cncurses_guard_disarm(void);
/// The requests since the last call, as a set; empties the descriptor.
int cncurses_guard_requests(void);
/// The signal that asked the program to end, or 0.
int cncurses_guard_ending(void);
/// Stops the process as the signal SIGTSTP would without a handler, and returns when it goes on.
void cncurses_guard_stop(int whole_group);
/// Ends the process by a signal's own action.
void cncurses_die(int signal);
/// Counts what other threads are writing: a signal that ends the process waits until it is 0, some
/// seconds at most.
void cncurses_guard_pending(int change);
/// Says that this thread is the one that writes: a signal on it does not wait for itself.
void cncurses_guard_writes_here(int writes);
/// Whether a signal waits for that.
int cncurses_guard_waits(void);

#endif
