internal import CICU
internal import BidiAlgorithm
