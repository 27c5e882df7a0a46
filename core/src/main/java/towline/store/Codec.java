package towline.store;

import java.util.function.Consumer;
import towline.data.JsonFields;

/** Reads and writes a value as the JSON fields of a {@link ChecksummedJson}. */
interface Codec<T> {
  /** The kind of content that the file names: lower-case letters. */
  String kind();

  /** The version that is written, and the latest that can be read. */
  int version();

  /** The value if there is no file. */
  T defaults();

  /** Writes the fields of the value. */
  void write(T value, JsonWriter out);

  /**
   * Reads the value.
   *
   * @param notes receives everything that had to be left out
   * @throws towline.content.ContentException if the fields hold no such value
   */
  T read(JsonFields fields, Consumer<Problem> notes);
}
