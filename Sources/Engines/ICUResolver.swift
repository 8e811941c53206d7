internal import CICU
public import BidiAlgorithm

