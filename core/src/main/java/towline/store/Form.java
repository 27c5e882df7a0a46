package towline.store;

import java.util.function.Consumer;
import towline.content.Fields;

/** How a value stands in a file. */
interface Form<T> {
  /** What the file says that it holds: small letters. */
  String kind();

  /** The version that is written, and the latest that is read. */
  int version();

  /** The value where there is no file. */
  T standard();

  /** Writes the fields of the value. */
  void write(T value, JsonWriter out);

  /**
   * The value that the fields say.
   *
   * @param notes takes a sentence for each thing that had to be left out
   * @throws towline.content.BadContent if they say none
   */
  T read(Fields fields, Consumer<String> notes);
}
