package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.loadout.Stat;
import towline.sim.spec.WhipSpec;

/**
 * A tank that the drone throws without breaking it, and the foes in its way. The drone follows the
 * ship to the right and rams the tank just at its rim; the speed for ramming is reduced.
 */
class ThrownTankTest extends ModuleScene {
  private static final WhipSpec WHIP = SPEC.drone().whip();
  private static final double RADIUS = WhipTest.tough(HEALTH).radius();
  private static final double BESIDE = Y + SPEC.drone().radius() + RADIUS - 0.02;

  private final EventLog log = new EventLog();

  @BeforeEach
  void addTankInTheWay() {
    fit(Stat.RAM_EASE, 10);
    toughTank(X + 12, BESIDE, 0);
    player.thrustX = 1;
  }

  @Override
  void tick() {
    super.tick();
    log.add(world.events());
  }

  private void tickUntilThrown() {
    for (int i = 0; i < 200 && log.count(EventType.TANK_THROWN) == 0; i++) {
      tick();
    }
    assertThat(log.count(EventType.TANK_THROWN)).isEqualTo(1);
  }

  private double speed() {
    return world.current().vx(first(EntityKind.TANK));
  }

  @Test
  void aThrownTankSlidesAtAShareOfTheDronesSpeedAndThenDrivesAgain() {
    tickUntilThrown();
    double thrown = WHIP.knock() * world.current().vx(first(EntityKind.DRONE));
    int slides = 0;
    tick();
    while (speed() > 0 && slides < 200) {
      assertThat(speed()).isCloseTo(thrown, within(0.2));
      slides++;
      tick();
    }
    assertThat(slides * Tick.SECONDS).isCloseTo(WHIP.knockTime(), within(1.01 * Tick.SECONDS));
  }

  @Test
  void aThrownTankHurtsAFoeOnceAsMuchAsItselfAndStops() {
    toughTank(X + 16, BESIDE + 0.6, 0);
    tickUntilThrown();
    double before = lost(0);
    double sliding = 0;
    log.clear();
    for (int i = 0; i < 60; i++) {
      sliding = Math.max(sliding, speed());
      tick();
    }
    Event hit = log.only(EventType.WHIP_HIT);
    Snapshot now = world.current();
    assertThat(hit.foe()).isEqualTo(now.id(now.first(EntityKind.TANK) + 1));
    assertThat(hit.cause()).isEqualTo(now.id(now.first(EntityKind.TANK)));
    assertThat(hit.speed()).isCloseTo(sliding, within(1e-9));
    double points = hit.speed() * WHIP.ramDamage() * WHIP.knockDamage();
    assertThat(lost(1)).isCloseTo(points, within(1e-9));
    assertThat(lost(0) - before).isCloseTo(points, within(1e-9));
    assertThat(speed()).isZero();
    double gap = now.distance(now.first(EntityKind.TANK), now.first(EntityKind.TANK) + 1);
    assertThat(gap).as("where they met").isCloseTo(2 * RADIUS, within(0.4));
  }

  @Test
  void aMiteDoesNotStopAThrownTank() {
    double mite = CONTENT.mites().get(0).radius();
    Spawns.mite(world, CONTENT.mites().get(0), X + 16, BESIDE + RADIUS + mite - 0.1, 0, 1);
    tickUntilThrown();
    double before = lost(0);
    for (int i = 0; i < 200 && log.count(EventType.KILLED_BY_WHIP) == 0; i++) {
      tick();
    }
    assertThat(log.only(EventType.KILLED_BY_WHIP).kind()).isEqualTo(EntityKind.MITE);
    tick();
    assertThat(speed()).isPositive();
    assertThat(lost(0)).isEqualTo(before);
  }
}
