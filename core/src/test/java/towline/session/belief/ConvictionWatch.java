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
 * Watches a world in which the drone keeps its aim mode, with a conviction whose step is the number
 * of hits that it counts, and holds it against what the shots did: each that hit counts once, each
 * that strayed takes one away, and whoever breaks it has not hit.
 */
public final class ConvictionWatch {
  private static final int MOST = 500;

  private final AimStreak conviction;
  private final EventList told = new EventList();
  private final Set<Integer> hits = new HashSet<>();
  private int charge;

  /** Watches a drone in that aim mode. */
  public ConvictionWatch(int aimMode) {
    List<Integer> steps = IntStream.rangeClosed(1, MOST).boxed().toList();
    List<Double> reload = Collections.nCopies(MOST, 1.0);
    conviction = new AimStreak(new AimStreakSpec(steps, reload, 600), aimMode);
  }

  /** Takes in the tick that the world has just made. */
  public void onTick(World world) {
    for (int i = 0; i < world.events().size(); i++) {
      if (world.events().get(i).type() == EventType.DRONE_SHOT_HIT) {
        hits.add(world.events().get(i).shot());
        charge++;
      } else if (world.events().get(i).type() == EventType.DRONE_SHOT_STRAYED) {
        charge = Math.max(0, charge - 1);
      }
    }
    told.clear();
    conviction.count(world.previous(), world.current(), world.events(), told);
    for (int i = 0; i < told.size(); i++) {
      if (told.get(i).type() == PlayEvent.CONVICTION_BROKEN) {
        assertThat(hits).as("who broke it").doesNotContain(told.get(i).shot());
        charge = 0;
      }
    }
    assertThat(conviction.step()).as("hits that count").isEqualTo(charge);
  }

  /** The number of shots that have struck what they were aimed at. */
  public int hits() {
    return hits.size();
  }
}
