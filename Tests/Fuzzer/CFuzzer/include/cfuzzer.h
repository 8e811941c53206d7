#pragma once

#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with its own options, and hands every input to a function; the compiler's runtime
/// has it where everything is built with -sanitize=fuzzer.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *bytes, size_t count));
