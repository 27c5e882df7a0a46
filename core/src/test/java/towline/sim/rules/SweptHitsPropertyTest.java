package towline.sim.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import towline.internal.SweptCollision;
import towline.sim.state.Damageable;
import towline.sim.state.Entity;
import towline.sim.state.EntityPool;
import towline.sim.state.Segment;
import towline.sim.state.Shot;

class SweptHitsPropertyTest {
  @Property(seed = "3", tries = 200)
  void hitsAreThoseOfBruteForceInTheOrderOfMoments(
      @ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    EntityPool<Segment> segments = drawn(random, new EntityPool<>(Segment::new), 60, 0.2, 0.55);
    EntityPool<Shot> shots = drawn(random, new EntityPool<>(Shot::new), 40, 0.8, 0.12);
    SweptHits sweptHits = new SweptHits();
    List<Damageable> foes = new ArrayList<>();
    for (int k = 0; k < segments.size(); k++) {
      foes.add(segments.get(k));
    }
    sweptHits.indexFoes(foes);
    for (int i = 0; i < shots.size(); i++) {
      sweptHits.detect(shots.get(i), i, shots.get(i).radius, foes);
    }

    List<String> expected = new ArrayList<>();
    for (int i = 0; i < shots.size(); i++) {
      for (int k = 0; k < segments.size(); k++) {
        if (moment(shots.get(i), segments.get(k)) <= 1) {
          expected.add(i + ":" + k);
        }
      }
    }
    List<String> found = new ArrayList<>();
    double last = 0;
    for (int h = 0; h < sweptHits.size(); h++) {
      found.add(sweptHits.striker(h) + ":" + sweptHits.foe(h));
      assertThat(sweptHits.moment(h)).isGreaterThanOrEqualTo(last);
      last = sweptHits.moment(h);
    }
    assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
  }

  private static double moment(Entity a, Entity b) {
    return SweptCollision.contact(
        a.previousX - b.previousX,
        a.previousY - b.previousY,
        a.x - a.previousX - (b.x - b.previousX),
        a.y - a.previousY - (b.y - b.previousY),
        a.radius + b.radius);
  }

  private static <T extends Entity> EntityPool<T> drawn(
      SplittableRandom random, EntityPool<T> pool, int count, double step, double radius) {
    for (int i = 0; i < count; i++) {
      T entity = pool.spawn(i + 1);
      entity.x = random.nextDouble(-2, 22);
      entity.y = random.nextDouble(-2, 12);
      entity.savePrevious();
      entity.x += random.nextDouble(-step, step);
      entity.y += random.nextDouble(-step, step);
      entity.radius = radius;
    }
    pool.settle();
    return pool;
  }
}
