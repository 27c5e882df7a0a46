package towline.store;

import java.util.function.Consumer;
import towline.content.JsonFields;

/** How a value stands in a file. */
interface Codec<T> {
  /** What the file says that it holds: small letters. */
  String kind();

  /** The version that is written, and the latest that is read. */
  int version();

  /** The value where there is no file. */
  T defaults();

  /** Writes the fields of the value. */
  void write(T value, JsonWriter out);

  /**
   * The value that the fields say.
   *
   * @param notes takes a sentence for each thing that had to be left out
   * @throws towline.content.ContentException if they say none
   */
  T read(JsonFields fields, Consumer<String> notes);
}
