// A date by the system's ICU, for the tests to hold ours against.
#ifndef CCALENDARPEER_H
#define CCALENDARPEER_H
#include <stdint.h>

/// The date that ICU's calendar of a CLDR name gives a day, counted from 1970-01-01: era, year,
/// month from 1, whether it is a leap month, day. 0 where ICU fails.
int ccalendarpeer_date(const char *calendar, int64_t day, int32_t date[5]);

#endif
