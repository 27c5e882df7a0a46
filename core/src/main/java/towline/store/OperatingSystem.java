package towline.store;

import java.util.Locale;

/** The systems that have their own idea of where files belong. */
public enum OperatingSystem {
  /** Linux, and whatever else keeps to the rules of freedesktop.org. */
  LINUX,
  /** Windows. */
  WINDOWS,
  /** macOS. */
  MACOS;

  /** The system that calls itself {@code name}, as Java's property os.name has it. */
  public static OperatingSystem named(String name) {
    String small = name.toLowerCase(Locale.ROOT);
    if (small.startsWith("windows")) {
      return WINDOWS;
    }
    return small.startsWith("mac") || small.startsWith("darwin") ? MACOS : LINUX;
  }
}
