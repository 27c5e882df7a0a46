package towline.store;

import java.util.Locale;

/** The operating systems that differ in the places of files. */
public enum OperatingSystem {
  /** Linux, and all others that follow freedesktop.org. */
  LINUX,
  /** Windows. */
  WINDOWS,
  /** macOS. */
  MACOS;

  /** Returns the system with the name {@code name} in Java's property os.name. */
  public static OperatingSystem named(String name) {
    String lowerCase = name.toLowerCase(Locale.ROOT);
    if (lowerCase.startsWith("windows")) {
      return WINDOWS;
    }
    return lowerCase.startsWith("mac") || lowerCase.startsWith("darwin") ? MACOS : LINUX;
  }
}
