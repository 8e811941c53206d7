public import BidiAlgorithm

/// UAX #9 a second time, slow and obvious.
public enum ReferenceBidi {}
