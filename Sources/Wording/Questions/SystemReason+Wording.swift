import Foundation
import Records

extension SystemReason {
  /// The reason in words; the English is the system's own.
  package var wording: Bilingual {
    switch self {
    case .text(let text): return Bilingual(en: text, zh: text)
    case .number(let number):
      let english = String(cString: strerror(number))
      return Bilingual(en: english, zh: Self.chinese[number] ?? "系统错误 \(number)（\(english)）")
    }
  }

  private static let chinese: [Int32: String] = [
    EACCES: "权限不足",
    EPERM: "操作不允许",
    ENOENT: "没有这个文件或文件夹",
    ENOTDIR: "路径中有一部分不是文件夹",
    EISDIR: "是文件夹",
    EEXIST: "文件已存在",
    ENOTEMPTY: "文件夹不为空",
    ENOSPC: "磁盘空间不足",
    EDQUOT: "超出磁盘配额",
    EROFS: "文件系统是只读的",
    EFBIG: "文件过大",
    ENAMETOOLONG: "文件名过长",
    ELOOP: "符号链接层数过多",
    EMFILE: "打开的文件过多",
    ENFILE: "系统中打开的文件过多",
    ENOMEM: "内存不足",
    EAGAIN: "资源暂时不可用",
    EBUSY: "设备或资源正忙",
    EIO: "输入输出错误",
    ENXIO: "没有这个设备",
    ENODEV: "没有这个设备",
    EPIPE: "管道已断开",
    EINVAL: "参数无效",
    EBADF: "文件描述符无效",
    ETXTBSY: "文件正在运行",
    ESTALE: "文件句柄已失效",
    ETIMEDOUT: "操作超时",
  ]
}
