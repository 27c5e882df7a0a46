package towline.session.belief;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import towline.content.AimStreakSpec;
import towline.content.PlayEvent;
import towline.sim.World;
import towline.sim.api.EventList;
import towline.sim.api.EventType;

/**
 * Watches a world in which the drone keeps its aim mode, with a beliefCharge whose step is the
 * number of hits that it counts. Compares it with the fates of the shots: each hit counts once,
 * each strayed shot takes one away, and a shot that resets it has not hit.
 */
public final class ConvictionWatch {
  private static final int MOST = 500;

  private final AimStreak beliefCharge;
  private final EventList announced = new EventList();
  private final Set<Integer> hits = new HashSet<>();
  private int charge;

  /** Watches a drone in aim mode {@code aimMode}, by index. */
  public ConvictionWatch(int aimMode) {
    List<Integer> steps = IntStream.rangeClosed(1, MOST).boxed().toList();
    List<Double> reload = Collections.nCopies(MOST, 1.0);
    beliefCharge = new AimStreak(new AimStreakSpec(steps, reload, 600), aimMode);
  }

  /** Checks the last tick of the world. */
  public void onTick(World world) {
    for (int i = 0; i < world.events().size(); i++) {
      if (world.events().get(i).type() == EventType.DRONE_SHOT_HIT) {
        hits.add(world.events().get(i).shot());
        charge++;
      } else if (world.events().get(i).type() == EventType.DRONE_SHOT_STRAYED) {
        charge = Math.max(0, charge - 1);
      }
    }
    announced.clear();
    beliefCharge.count(world.previous(), world.current(), world.events(), announced);
    for (int i = 0; i < announced.size(); i++) {
      if (announced.get(i).type() == PlayEvent.CONVICTION_BROKEN) {
        assertThat(hits).as("who broke it").doesNotContain(announced.get(i).shot());
        charge = 0;
      }
    }
    assertThat(beliefCharge.step()).as("hits that count").isEqualTo(charge);
  }

  /** Returns the number of shots that have struck their target. */
  public int hits() {
    return hits.size();
  }
}
