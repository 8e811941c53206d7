internal import Glibc

extension Words {
  /// What the system says of an error of a call, by its number; what it says seldom is in English.
  public init(systemError number: Int32) {
    switch number {
    case ENOENT: self = "No such file or directory"
    case EACCES: self = "Permission denied"
    case EISDIR: self = "Is a directory"
    case ENOTDIR: self = "Not a directory"
    case ENOSPC: self = "No space left on device"
    case EROFS: self = "Read-only file system"
    case EEXIST: self = "File exists"
    case ENAMETOOLONG: self = "File name too long"
    case EPIPE: self = "Broken pipe"
    case ELOOP: self = "Too many levels of symbolic links"
    case EIO: self = "Input/output error"
    case EFBIG: self = "File too large"
    case EPERM: self = "Operation not permitted"
    default: self.init(verbatim: unsafe String(cString: strerror(number)))
    }
  }
}
