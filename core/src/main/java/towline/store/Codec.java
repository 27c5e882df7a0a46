package towline.store;

import java.util.function.Consumer;
import towline.data.JsonFields;

/** Reads and writes a value as the JSON fields of a {@link ChecksummedJson}. */
interface Codec<T> {
  /** Returns the kind of content that the file names: lower-case letters. */
  String kind();

  /** Returns the version that is written, and the latest that can be read. */
  int version();

  /** Returns the value for a missing file. */
  T defaults();

  /** Writes the fields of {@code value}. */
  void write(T value, JsonWriter out);

  /**
   * Reads the value.
   *
   * @param notes receives a problem for each part that was left out
   * @throws towline.content.ContentException if the fields are not those of a value
   */
  T read(JsonFields fields, Consumer<Problem> notes);
}
