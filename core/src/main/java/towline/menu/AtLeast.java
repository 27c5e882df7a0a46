package towline.menu;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import org.jspecify.annotations.Nullable;

/**
 * The preferred height of wrapping text, but at least a given height. A plain number as the minimum
 * height of a cell would let a table without enough room cut the text off.
 */
final class AtLeast extends Value {
  private final float minHeight;

  /** Creates a height of at least {@code least} physical pixels. */
  AtLeast(float minHeight) {
    this.minHeight = minHeight;
  }

  @Override
  public float get(@Nullable Actor text) {
    return Math.max(minHeight, Value.prefHeight.get(text));
  }
}
