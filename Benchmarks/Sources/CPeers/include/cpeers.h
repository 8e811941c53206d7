// Other people's engines, behind functions that name none of their types.
#ifndef BENCHMARKS_CPEERS_H
#define BENCHMARKS_CPEERS_H
#include <stdint.h>

/// What is asked of an engine besides the levels.
enum { PEER_RUNS = 0, PEER_MAP = 1 };

/// Paragraphs side by side in one buffer; paragraph i is units[ends[i-1]..<ends[i]].
typedef struct {
  const void *units;
  const int32_t *ends;
  int32_t count;
} peer_corpus;

/// ICU's ubidi on UTF-16: levels, and runs or the visual map. Returns a checksum, -1 on an error.
int64_t peer_icu(peer_corpus corpus, int32_t want, int32_t *map);

/// FriBidi on UTF-32: levels and the visual map. Returns a checksum, -1 on an error.
int64_t peer_fribidi(peer_corpus corpus, int32_t *map);

/// Processor time of this thread, in nanoseconds.
int64_t peer_thread_time(void);

/// Keeps memory that is given back in this process and its children, so that no engine's run pays
/// the kernel for pages that the run before had already.
void peer_keep_memory(void);

/// FriBidi on one paragraph in a process of its own. Returns nanoseconds, -1 where it crashed, -2
/// where it took longer than the limit.
int64_t peer_fribidi_apart(peer_corpus corpus, int32_t length, int32_t limit_seconds);

/// ICU the same.
int64_t peer_icu_apart(peer_corpus corpus, int32_t length, int32_t limit_seconds);

/// The versions, such as "72.1" and "1.0.8".
const char *peer_icu_version(void);
const char *peer_fribidi_version(void);

#endif
