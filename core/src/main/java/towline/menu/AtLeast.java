package towline.menu;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import org.jspecify.annotations.Nullable;

/**
 * The preferred height of text that wraps, but no less than a number. As the least height of a
 * cell, a number alone would let a table that is short of room cut the text.
 */
final class AtLeast extends Value {
  private final float least;

  /** A height of at least {@code least} physical pixels. */
  AtLeast(float least) {
    this.least = least;
  }

  @Override
  public float get(@Nullable Actor text) {
    return Math.max(least, Value.prefHeight.get(text));
  }
}
