package towline.store;

import java.util.function.Consumer;

/** Turns a value into the bytes of a file, and back. */
interface FileFormat<T> {
  /** The most bytes that a file may have. */
  int MOST_BYTES = 1 << 20;

  /** The kind of content that the file names: lower-case letters. */
  String kind();

  /** The version that is written, and the latest that can be read. */
  int version();

  /** The value if there is no file. */
  T defaults();

  /** The bytes of a file that holds {@code value}. */
  byte[] write(T value);

  /**
   * The value in {@code bytes}.
   *
   * @param name of the file, for the sentences
   * @param notes receives everything that had to be left out
   * @throws NewerVersion if a later version of the game wrote them
   * @throws StoreException if they hold no such value, or a damaged one
   */
  T read(byte[] bytes, String name, Consumer<Problem> notes) throws StoreException, NewerVersion;

  /** A later version of the game wrote the file. */
  final class NewerVersion extends Exception {
    private static final long serialVersionUID = 1L;

    final int version;

    NewerVersion(int version) {
      super("version " + version);
      this.version = version;
    }
  }
}
