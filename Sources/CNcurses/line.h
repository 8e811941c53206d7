// Shared by the shim's own files only.
#ifndef BIDISCOPE_LINE_H
#define BIDISCOPE_LINE_H

/// Puts the remembered settings back without waiting: safe in a signal handler.
void cncurses_line_restore_now(void);

#endif
