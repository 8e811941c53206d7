// The sun and the Moon by ERFA (BSD-3-Clause, the IAU's SOFA under another name), reduced to what
// calendars ask for. Times are Julian dates in TT, angles are radians. No ERFA type leaves this
// header.
#ifndef CERFA_H
#define CERFA_H

/// Apparent geocentric longitude of the sun, [0, 2 pi), in the mean ecliptic and equinox of date:
/// with aberration and light time, without nutation. eraEpv00, eraEcm06; better than 1 arcsecond.
double cerfa_sun_longitude(double tt);

/// Apparent geocentric longitude of the Moon, [0, 2 pi), in the mean ecliptic and equinox of date.
/// eraMoon98 (the 60 terms of Meeus, chapter 47); 3 arcseconds on average, 18 at worst over
/// 1950-2100.
double cerfa_moon_longitude(double tt);

/// Nutation in longitude, IAU 2000B.
double cerfa_nutation_in_longitude(double tt);

/// Mean obliquity of the ecliptic, IAU 2006.
double cerfa_mean_obliquity(double tt);

/// Greenwich mean sidereal time, IAU 2006, from a Julian date in UT1 and one in TT.
double cerfa_sidereal_time(double ut1, double tt);

#endif
