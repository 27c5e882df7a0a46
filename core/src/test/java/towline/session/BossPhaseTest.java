package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.spec.VesselSpec;

/** A boss announces all that hurts, and its phases are separate, for any player. */
class BossPhaseTest {
  private static final GameContent SHIPPED = GameContent.load();

  /** A ship that outlives the fight. */
  private static final GameContent TOUGH = SHIPPED.withWorld(SHIPPED.world().withHull(1000));

  private static final int MOST_TICKS = 300 * Tick.PER_SECOND;

  /** Time for which it has been closed, ticks. */
  private int closedFor;

  /** Charge of the boss before the last tick. */
  private double charge;

  @ParameterizedTest
  @ValueSource(ints = {4, 8, 12})
  void aBossIsClosedBetweenPhasesAndItsTouchHurtsOnlyInACharge(int wave) {
    VesselSpec boss = (VesselSpec) SHIPPED.arcade().wave(wave).boss().orElseThrow().spec();
    RunSetup setup = new RunSetup(7, PlayMode.ARCADE, wave, AimMode.LEAD.ordinal());
    int[] closings = {0};
    int[] phases = {0};
    try (BotRun flown = new BotRun(TOUGH, setup, "novice", BotRun.ModeChoice.FREE)) {
      flown.run().fitModulesOfWaves(wave - 1);
      for (int tick = 0; tick < MOST_TICKS && flown.run().wave() == wave; tick++) {
        Snapshot before = flown.run().current();
        charge = charge(before);
        boolean[] parts = partsOf(before);
        flown.tick();
        check(flown.run().events(), parts);
        watch(flown.run(), boss, closings, phases);
      }
    }
    assertThat(phases[0]).as("phases that began").isPositive();
    assertThat(closings[0]).isEqualTo(phases[0]);
  }

  private void check(EventList events, boolean[] parts) {
    for (int i = 0; i < events.size(); i++) {
      if (events.get(i).type() == EventType.SHIP_HURT
          && events.get(i).cause() < parts.length
          && parts[events.get(i).cause()]) {
        assertThat(charge).as("hurt by touch").isEqualTo(1);
      }
    }
  }

  private void watch(Run run, VesselSpec boss, int[] closings, int[] phases) {
    EventList events = run.events();
    for (int i = 0; i < events.size(); i++) {
      phases[0] += events.get(i).type() == EventType.VESSEL_PHASE ? 1 : 0;
    }
    Snapshot snapshot = run.current();
    if (hasBoss(snapshot) && isClosed(snapshot)) {
      closedFor++;
      for (int i = 0; i < events.size(); i++) {
        EntityKind kind = events.get(i).kind();
        boolean ofPart = kind != null && kind.isVesselPart();
        assertThat(ofPart && events.get(i).type() == EventType.VOLLEY_ANNOUNCED && closedFor > 1)
            .isFalse();
      }
    } else if (closedFor > 0) {
      assertThat(closedFor * Tick.SECONDS).isBetween(boss.shield() - 0.1, boss.shield() + 0.1);
      closings[0]++;
      closedFor = 0;
    }
  }

  private static boolean hasBoss(Snapshot snapshot) {
    return snapshot.count(EntityKind.VESSEL_CORE) > 0
        && snapshot.row(snapshot.first(EntityKind.VESSEL_CORE)).boss;
  }

  private static double charge(Snapshot snapshot) {
    return hasBoss(snapshot) ? snapshot.row(snapshot.first(EntityKind.VESSEL_CORE)).charge : 0;
  }

  private static boolean isClosed(Snapshot snapshot) {
    for (int i = snapshot.first(EntityKind.VESSEL_TURRET);
        i <= snapshot.first(EntityKind.VESSEL_CORE);
        i++) {
      if (!snapshot.row(i).armoured) {
        return false;
      }
    }
    return true;
  }

  private static boolean[] partsOf(Snapshot snapshot) {
    boolean[] parts = new boolean[0];
    for (int k = 0; k < EntityKind.count(); k++) {
      EntityKind kind = EntityKind.of(k);
      for (int i = snapshot.first(kind); kind.isVesselPart() && i < snapshot.end(kind); i++) {
        parts = snapshot.id(i) < parts.length ? parts : Arrays.copyOf(parts, snapshot.id(i) + 1);
        parts[snapshot.id(i)] = true;
      }
    }
    return parts;
  }
}
