package towline.desktop.dist;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The system and processor that a package is for, and so the native libraries that it needs. */
record NativeTarget(String system, String processor) {
  private static final Pattern LIBRARY =
      Pattern.compile("(?:.*/)?[a-zA-Z0-9_-]+?(riscv64|arm64|arm|64)?\\.(so|dll|dylib)");

  /** LWJGL sorts its libraries into folders: system, then processor. */
  private static final Pattern FOLDERS =
      Pattern.compile("(linux|windows|macos)/(x64|x86|arm64|arm32)/.*");

  /** Returns this machine's system and processor. */
  static NativeTarget here() {
    String name = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    String arch = System.getProperty("os.arch", "");
    return new NativeTarget(
        name.contains("win") ? "windows" : name.contains("mac") ? "macos" : "linux",
        arch.equals("aarch64") ? "arm64" : "x64");
  }

  /** True if an entry of the jar is a native library for another machine. */
  boolean isForeign(String entry) {
    Matcher folders = FOLDERS.matcher(entry);
    if (folders.matches()) {
      return !folders.group(1).equals(system) || !folders.group(2).equals(processor);
    }
    Matcher library = LIBRARY.matcher(entry);
    return library.matches()
        && !(library.group(2).equals(extension())
            && suffix().equals(library.group(1) == null ? "" : library.group(1)));
  }

  private String extension() {
    return switch (system) {
      case "windows" -> "dll";
      case "macos" -> "dylib";
      default -> "so";
    };
  }

  /** Returns the suffix of libGDX's library names. */
  private String suffix() {
    return processor.equals("x64") ? "64" : processor;
  }
}
