package towline.input;

import org.jspecify.annotations.Nullable;

/** What stands on the keys of the player's keyboard. */
@FunctionalInterface
public interface KeyLayout {
  /** What the key in that place types, or null where it types nothing or nobody knows. */
  @Nullable String label(int code);
}
