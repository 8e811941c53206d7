#include "cfuzzer.h"

/// What libFuzzer's own `main` would call, which is linked and not run.
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  (void)bytes;
  (void)count;
  return 0;
}
