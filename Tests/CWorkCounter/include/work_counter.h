#pragma once

/// The work that the calling thread has done so far: the bytes that it asked for and the bytes that
/// it moved, compared and filled. It is the same on every machine.
///
/// It does not see what is only computed, without memory being asked for or moved.
unsigned long long work_of_thread(void);

/// Whether work is counted: 0 under a sanitizer, which counts memory itself.
int work_is_counted(void);
