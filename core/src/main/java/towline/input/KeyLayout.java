package towline.input;

import org.jspecify.annotations.Nullable;

/** What is printed on the keys of the player's keyboard. */
@FunctionalInterface
public interface KeyLayout {
  /** The text that a key types, or null if it types nothing or is unknown. */
  @Nullable String label(int code);
}
