package towline.sim.state;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import towline.sim.hash.StateHash;
import towline.sim.spec.EntitySpec;

/**
 * The living things of one class, ordered by id, because they are added in the order in which they
 * are spawned and never moved. The dead are kept to be spawned again, so that a long fight makes no
 * garbage.
 */
public final class EntityPool<T extends Entity> {
  private final List<T> living = new ArrayList<>();
  private final List<T> spawned = new ArrayList<>();
  private final List<T> spare = new ArrayList<>();
  private final Supplier<T> maker;

  /** An empty pool that makes its things with {@code maker} when it has no spare one. */
  public EntityPool(Supplier<T> maker) {
    this.maker = maker;
  }

  /** The number of living things. */
  public int size() {
    return living.size();
  }

  /** The number of living things and of those that join them when the pool settles. */
  public int sizeWithSpawned() {
    return living.size() + spawned.size();
  }

  /** Thing {@code i}, in order of ids. */
  public T get(int i) {
    return living.get(i);
  }

  /**
   * A thing as good as new, to be filled in, which joins the living when the pool settles; {@code
   * id} must be larger than all before.
   */
  public T spawn(int id) {
    return begin(spare.isEmpty() ? maker.get() : spare.remove(spare.size() - 1), id);
  }

  /** The same, of that spec: one of the dead of the same spec if there is any, with its pilot. */
  public T spawn(int id, EntitySpec spec) {
    for (int i = spare.size() - 1; i >= 0; i--) {
      if (spare.get(i).isOf(spec)) {
        return begin(spare.remove(i), id);
      }
    }
    return begin(maker.get(), id);
  }

  private T begin(T thing, int id) {
    thing.reset();
    thing.id = id;
    spawned.add(thing);
    return thing;
  }

  /** Removes the dead and adds the new ones; the order of ids stays. */
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
    for (int i = 0; i < spawned.size(); i++) {
      living.add(spawned.get(i));
    }
    spawned.clear();
  }

  /** Remembers where everything is as where it was at the start of the tick. */
  void savePrevious() {
    for (int i = 0; i < living.size(); i++) {
      living.get(i).savePrevious();
    }
  }

  /** Adds all state, and what the pilots remember. */
  void hashInto(StateHash hash) {
    hash.add(living.size());
    for (int i = 0; i < living.size(); i++) {
      T thing = living.get(i);
      thing.hashInto(hash);
      if (thing instanceof Actor actor) {
        actor.pilot.hashInto(hash);
      }
    }
  }
}
