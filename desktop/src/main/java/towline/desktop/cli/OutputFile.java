package towline.desktop.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import towline.store.InputException;

/**
 * Files that a command writes at its end, checked at its beginning. An older file of the same kind
 * is replaced; a file of another kind is refused, because its name was probably a mistake.
 */
public enum OutputFile {
  /** A moving picture. */
  CLIP("a clip", "GIF picture", "GIF8", ".gif"),
  /** A picture. */
  SCREENSHOT("a screenshot", "PNG picture", "\u0089PNG", ".png"),
  /** A replay. */
  REPLAY("a replay", "replay", "TOWLINE\u001a", ""),
  /** A table, which is text of any kind. */
  TABLE("a table", "text", "", "");

  /** Endings of names that promise a picture of their kind. */
  private static final Set<String> PICTURES =
      Set.of(
          ".png", ".gif", ".jpg", ".jpeg", ".bmp", ".webp", ".avif", ".tif", ".tiff", ".mp4",
          ".webm");

  /**
   * Number of bytes that are read to recognise a text: all other kinds contain a zero among them.
   */
  private static final int HEAD = 8192;

  private final String what;
  private final String kind;
  private final String signature;
  private final String ending;

  OutputFile(String what, String kind, String signature, String ending) {
    this.what = what;
    this.kind = kind;
    this.signature = signature;
    this.ending = ending;
  }

  /**
   * Returns {@code file} if it can be written.
   *
   * @param others the other files that the command reads or writes
   * @throws InputException if nothing can be saved under that name, or it is a file of another kind
   */
  public Path checked(Path file, Path... others) throws InputException {
    try {
      refuseBadName(file);
      for (Path other : others) {
        if (isSame(file, other)) {
          throw refusal(file, "the command uses that file for something else");
        }
      }
      if (Files.exists(file) && !isOfThisKind(file)) {
        throw refusal(file, "what is there is no " + kind);
      }
    } catch (IOException e) {
      throw refusal(file, "what is there cannot be read");
    }
    return file;
  }

  private void refuseBadName(Path file) throws InputException {
    if (file.toString().isEmpty()) {
      throw refusal(file, "it has no name");
    }
    if (promisesAnotherPicture(file)) {
      throw refusal(file, "it would be a " + kind);
    }
    if (Files.isDirectory(file)) {
      throw refusal(file, "it is a folder");
    }
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS) && !Files.isRegularFile(file)) {
      throw refusal(file, "it exists and is not a regular file");
    }
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw refusal(file, "its folder does not exist; create it or");
    }
  }

  private boolean promisesAnotherPicture(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    int dot = name.lastIndexOf('.');
    String promise = dot < 0 ? "" : name.substring(dot);
    return !ending.isEmpty() && !promise.equals(ending) && PICTURES.contains(promise);
  }

  /** True if two names lead to the same file, by links or as a name that does not exist yet. */
  private static boolean isSame(Path file, Path other) throws IOException {
    if (Files.exists(file) && Files.exists(other)) {
      return Files.isSameFile(file, other);
    }
    return file.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
  }

  /** True if a file is of this kind; an empty file is of every kind. */
  private boolean isOfThisKind(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      // One char per byte.
      String head = new String(in.readNBytes(HEAD), StandardCharsets.ISO_8859_1);
      return this == TABLE ? head.indexOf(0) < 0 : head.isEmpty() || head.startsWith(signature);
    }
  }

  private InputException refusal(Path file, String why) {
    String end = why.endsWith(" or") ? " choose another name" : "; choose another name";
    return new InputException(
        String.format(Locale.ROOT, "cannot save %s as '%s': %s%s", what, file, why, end));
  }
}
