#include "cerfa.h"

#include <erfa.h>
#include <erfam.h>
#include <math.h>

// Light moves this many astronomical units a day.
#define LIGHT (ERFA_DAYSEC / ERFA_AULT)

/// The longitude of a direction of the GCRS in the mean ecliptic of date.
static double longitude(double tt, double direction[3]) {
  double matrix[3][3], turned[3];
  eraEcm06(ERFA_DJ00, tt - ERFA_DJ00, matrix);
  eraRxp(matrix, direction, turned);
  return eraAnp(atan2(turned[1], turned[0]));
}

double cerfa_sun_longitude(double tt) {
  double earth[2][3], barycentric[2][3], direction[3];
  // TDB and TT differ by less than 2 ms.
  eraEpv00(ERFA_DJ00, tt - ERFA_DJ00, earth, barycentric);
  double distance = eraPm(earth[0]);
  // In the time its light takes the sun itself moves by less than 0.02 arcseconds; aberration is
  // the rest.
  for (int i = 0; i < 3; i++) direction[i] = -earth[0][i] / distance + barycentric[1][i] / LIGHT;
  return longitude(tt, direction);
}

double cerfa_moon_longitude(double tt) {
  double moon[2][3], direction[3];
  eraMoon98(ERFA_DJ00, tt - ERFA_DJ00, moon);
  // Where it was, seen from the Earth's centre, when its light left: light time and aberration in
  // one.
  double delay = eraPm(moon[0]) / LIGHT;
  for (int i = 0; i < 3; i++) direction[i] = moon[0][i] - moon[1][i] * delay;
  return longitude(tt, direction);
}

double cerfa_nutation_in_longitude(double tt) {
  double longitude, obliquity;
  eraNut00b(ERFA_DJ00, tt - ERFA_DJ00, &longitude, &obliquity);
  return longitude;
}

double cerfa_mean_obliquity(double tt) { return eraObl06(ERFA_DJ00, tt - ERFA_DJ00); }

double cerfa_sidereal_time(double ut1, double tt) {
  return eraGmst06(ERFA_DJ00, ut1 - ERFA_DJ00, ERFA_DJ00, tt - ERFA_DJ00);
}
