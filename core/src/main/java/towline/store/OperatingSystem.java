package towline.store;

import java.util.Locale;

/** The operating systems that differ in where files belong. */
public enum OperatingSystem {
  /** Linux, and all others that follow freedesktop.org. */
  LINUX,
  /** Windows. */
  WINDOWS,
  /** macOS. */
  MACOS;

  /** The system with that name in Java's property os.name. */
  public static OperatingSystem named(String name) {
    String small = name.toLowerCase(Locale.ROOT);
    if (small.startsWith("windows")) {
      return WINDOWS;
    }
    return small.startsWith("mac") || small.startsWith("darwin") ? MACOS : LINUX;
  }
}
