package towline.store;

import java.util.function.Consumer;

/** A format that turns a value into the bytes of a file, and back. */
interface FileFormat<T> {
  /** Greatest size of a file, in bytes. */
  int MOST_BYTES = 1 << 20;

  /** Returns the kind of content that the file names: lower-case letters. */
  String kind();

  /** Returns the version that is written, and the latest that can be read. */
  int version();

  /** Returns the value for a missing file. */
  T defaults();

  /** Returns the bytes of a file that contains {@code value}. */
  byte[] write(T value);

  /**
   * Returns the value in {@code bytes}.
   *
   * @param name name of the file, for messages
   * @param notes receives a problem for each part that was left out
   * @throws NewerVersion if a later version of the game wrote the file
   * @throws StoreException if the bytes are damaged or not of this format
   */
  T read(byte[] bytes, String name, Consumer<Problem> notes) throws StoreException, NewerVersion;

  /** The exception for a file that a later version of the game wrote. */
  final class NewerVersion extends Exception {
    private static final long serialVersionUID = 1L;

    final int version;

    NewerVersion(int version) {
      super("version " + version);
      this.version = version;
    }
  }
}
