package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.content.GameContent;
import towline.internal.RandomStream;
import towline.sim.WorldScenario;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.PilotFactory;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;
import towline.sim.spec.EntitySpec;

/** A reused pilot equals a new one in its memory and its decisions. */
class RecycledPilotTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int PILOT_ID = 50;
  private static final int TICKS = 200;

  private static final Recycled MISSILE = missile(EntityKind.MISSILE, 0);

  /** A kind of pilot that is reused. */
  record Recycled(EntityKind kind, EntitySpec spec) {
    private Pilot from(PilotFactory factory, long seed) {
      return factory.pilot(kind, spec, 0.3, seed);
    }
  }

  private static Recycled missile(EntityKind kind, int index) {
    return new Recycled(kind, CONTENT.missiles().get(index));
  }

  private static Stream<Recycled> recycled() {
    Stream<Recycled> enemies =
        CONTENT.catalogue().enemies().stream()
            .flatMap(
                enemy ->
                    enemy.specs().stream().map(spec -> new Recycled(enemy.kind().kind(), spec)));
    Stream<Recycled> snakes =
        CONTENT.snakes().stream().map(spec -> new Recycled(EntityKind.SNAKE_HEAD, spec));
    Stream<Recycled> missiles =
        Stream.of(MISSILE, missile(EntityKind.SEEKER, 2), missile(EntityKind.OWN_MISSILE, 3));
    return Stream.of(enemies, snakes, missiles).flatMap(all -> all);
  }

  @ParameterizedTest
  @MethodSource("recycled")
  void aRestartedPilotEqualsANewOne(Recycled recycled) {
    Pilot reused = recycled.from(new GamePilotFactory(), 3);
    live(recycled, reused, 17);
    assertThat(reused.restart(recycled.kind, 0.3, 9)).isTrue();
    assertEqualsNewOne(recycled, reused);
  }

  @Test
  void thePilotOfABattedMissileChangesSidesAndBack() {
    Pilot pilot = MISSILE.from(new GamePilotFactory(), 3);
    EntitySpec spec = MISSILE.spec();
    Recycled ownMissile = new Recycled(EntityKind.OWN_MISSILE, spec);
    live(MISSILE, pilot, 17);
    assertThat(pilot.restart(EntityKind.OWN_MISSILE, 0.3, 9)).isTrue();
    Pilot own = new GamePilotFactory().pilot(EntityKind.OWN_MISSILE, spec, 0.3, 9);
    assertThat(live(ownMissile, pilot, 23)).isEqualTo(live(ownMissile, own, 23));
    assertThat(pilot.restart(EntityKind.MISSILE, 0.3, 9)).isTrue();
    assertEqualsNewOne(MISSILE, pilot);
  }

  private static void assertEqualsNewOne(Recycled recycled, Pilot reused) {
    Pilot fresh = recycled.from(new GamePilotFactory(), 9);
    assertThat(hash(reused)).isEqualTo(hash(fresh));
    assertThat(live(recycled, reused, 23)).isEqualTo(live(recycled, fresh, 23));
  }

  /** Lets a pilot decide in random situations; returns the hash of all its commands. */
  private static long live(Recycled recycled, Pilot pilot, long seed) {
    RandomStream random = new RandomStream(seed);
    StateHash hash = new StateHash();
    Command command = new Command();
    for (int tick = 0; tick < TICKS; tick++) {
      Snapshot seen =
          new WorldScenario()
              .ship(random.range(30, 60), random.range(20, 40))
              .moving(random.range(-9, 9), random.range(-9, 9))
              .drone(random.range(30, 60), 20, 0)
              .entity(EntityKind.TANK, 60, random.range(10, 90), 30, 1)
              .entity(recycled.kind, PILOT_ID, random.range(20, 40), 24, random.range(-3, 3))
              .snapshot();
      command.clear();
      pilot.decide(seen, seen.indexOf(PILOT_ID), command);
      hash.add(command.thrustX);
      hash.add(command.thrustY);
      hash.add(command.turnRate);
      hash.add(command.throttle);
      hash.add(command.bearing);
      hash.add(command.fire);
      hash.add(command.target);
      hash.add(command.landingX);
      pilot.hashInto(hash);
    }
    return hash.value();
  }

  private static long hash(Pilot pilot) {
    StateHash hash = new StateHash();
    pilot.hashInto(hash);
    return hash.value();
  }
}
