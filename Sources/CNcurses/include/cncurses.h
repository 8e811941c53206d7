// ncursesw for Swift: accessors for what does not import.
#ifndef BIDISCOPE_CNCURSES_H
#define BIDISCOPE_CNCURSES_H

/// The number of colours the terminal has.
int cncurses_colors(void);

#endif
