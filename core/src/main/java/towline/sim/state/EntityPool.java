package towline.sim.state;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import towline.sim.hash.StateHash;
import towline.sim.spec.EntitySpec;

/**
 * The living entities of one class, sorted by id, because they are appended in the order in which
 * they are spawned. Objects of dead ones are reused, so that a long fight makes no garbage.
 */
public final class EntityPool<T extends Entity> {
  private final List<T> living = new ArrayList<>();
  private final List<T> spawned = new ArrayList<>();
  private final List<T> spare = new ArrayList<>();
  private final Supplier<T> maker;

  /** Creates an empty pool that creates entities with {@code maker} when it has no spare one. */
  public EntityPool(Supplier<T> maker) {
    this.maker = maker;
  }

  /** Returns the number of living entities. */
  public int size() {
    return living.size();
  }

  /** Returns the number of living entities and of those that join them when the pool settles. */
  public int sizeWithSpawned() {
    return living.size() + spawned.size();
  }

  /** Returns living entity {@code i}, in order of ids. */
  public T get(int i) {
    return living.get(i);
  }

  /**
   * Spawns an entity in its reset state, to be filled in, which joins the living when the pool
   * settles; {@code id} must be larger than all before.
   */
  public T spawn(int id) {
    return begin(spare.isEmpty() ? maker.get() : spare.remove(spare.size() - 1), id);
  }

  /** Spawns an entity of {@code spec}; reuses a dead one of that spec, with its pilot, if any. */
  public T spawn(int id, EntitySpec spec) {
    for (int i = spare.size() - 1; i >= 0; i--) {
      if (spare.get(i).isOf(spec)) {
        return begin(spare.remove(i), id);
      }
    }
    return begin(maker.get(), id);
  }

  private T begin(T entity, int id) {
    entity.reset();
    entity.id = id;
    spawned.add(entity);
    return entity;
  }

  /** Removes dead entities and appends spawned ones, without changing the order of ids. */
  public void settle() {
    int kept = 0;
    for (int i = 0; i < living.size(); i++) {
      T entity = living.get(i);
      if (entity.dead) {
        spare.add(entity);
      } else {
        living.set(kept, entity);
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

  /** Saves all places as those at the start of the tick. */
  void savePrevious() {
    for (int i = 0; i < living.size(); i++) {
      living.get(i).savePrevious();
    }
  }

  /** Adds all state, and the memory of the pilots, to {@code hash}. */
  void hashInto(StateHash hash) {
    hash.add(living.size());
    for (int i = 0; i < living.size(); i++) {
      T entity = living.get(i);
      entity.hashInto(hash);
      if (entity instanceof Actor actor) {
        actor.pilot.hashInto(hash);
      }
    }
  }
}
