package towline.sim.state;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The living things of one kind, ordered by id, because they are added in the order of their births
 * and never moved. The dead are kept for the next birth, so that a long fight makes no garbage.
 */
public final class EntityPool<T extends Entity> {
  private final List<T> living = new ArrayList<>();
  private final List<T> newborn = new ArrayList<>();
  private final List<T> spare = new ArrayList<>();
  private final Supplier<T> maker;

  /** An empty roster that makes its things with {@code maker} when it has no spare one. */
  public EntityPool(Supplier<T> maker) {
    this.maker = maker;
  }

  /** The number of living things. */
  public int size() {
    return living.size();
  }

  /** Thing {@code i}, in order of ids. */
  public T get(int i) {
    return living.get(i);
  }

  /**
   * A thing to be filled in, which joins the living when the roster settles; {@code id} must be
   * larger than all before.
   */
  public T spawn(int id) {
    T thing = spare.isEmpty() ? maker.get() : spare.remove(spare.size() - 1);
    thing.id = id;
    thing.dead = false;
    newborn.add(thing);
    return thing;
  }

  /** Removes the dead and adds the newborn; the order of ids stays. */
  public void settle() {
    int kept = 0;
    for (int i = 0; i < living.size(); i++) {
      T thing = living.get(i);
      if (thing.dead) {
        spare.add(thing);
      } else {
        living.set(kept, thing);
        kept++;
      }
    }
    for (int i = living.size() - 1; i >= kept; i--) {
      living.remove(i);
    }
    for (int i = 0; i < newborn.size(); i++) {
      living.add(newborn.get(i));
    }
    newborn.clear();
  }

  /** The index of the thing with that id, or -1. */
  public int indexOf(int id) {
    int low = 0;
    int high = living.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int found = living.get(middle).id;
      if (found == id) {
        return middle;
      }
      if (found < id) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }
}
