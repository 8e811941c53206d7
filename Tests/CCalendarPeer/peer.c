#include "ccalendarpeer.h"

#include <stdio.h>
#include <string.h>
#include <unicode/ucal.h>
#include <unicode/ustring.h>

int ccalendarpeer_date(const char *name, int64_t day, int32_t date[5]) {
  static _Thread_local UCalendar *calendar;
  static _Thread_local char open[64];
  UErrorCode status = U_ZERO_ERROR;
  char locale[64];
  snprintf(locale, sizeof locale, "en@calendar=%s", name);
  if (!calendar || strcmp(open, locale) != 0) {
    UChar zone[8];
    u_uastrcpy(zone, "GMT");
    if (calendar) ucal_close(calendar);
    calendar = ucal_open(zone, -1, locale, UCAL_DEFAULT, &status);
    snprintf(open, sizeof open, "%s", locale);
  }
  ucal_setMillis(calendar, (double)day * 86400000.0 + 43200000.0, &status);
  static const UCalendarDateFields fields[5] = {UCAL_ERA, UCAL_YEAR, UCAL_MONTH, UCAL_IS_LEAP_MONTH, UCAL_DATE};
  for (int i = 0; i < 5; i++) date[i] = ucal_get(calendar, fields[i], &status);
  date[2] += 1;
  return U_SUCCESS(status);
}
