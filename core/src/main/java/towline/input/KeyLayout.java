package towline.input;

import org.jspecify.annotations.Nullable;

/** The labels printed on the keys of the player's keyboard. */
@FunctionalInterface
public interface KeyLayout {
  /** Returns the text that a key types, or null if it types nothing or is unknown. */
  @Nullable String label(int code);
}
