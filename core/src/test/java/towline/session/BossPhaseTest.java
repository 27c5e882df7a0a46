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

/** What holds of a boss whoever fights it: all that hurts is announced, and phases are apart. */
class BossPhaseTest {
  private static final GameContent SHIPPED = GameContent.load();

  /** A ship that outlives the fight. */
  private static final GameContent TOUGH = SHIPPED.withWorld(SHIPPED.world().withHull(1000));

  private static final int MOST_TICKS = 300 * Tick.PER_SECOND;

  /** For how long it has been closed, in ticks, and the boss before the last tick. */
  private int closedFor;

  private double charge;

  @ParameterizedTest
  @ValueSource(ints = {4, 8, 12})
  void itIsClosedBetweenPhasesAndHurtsByTouchOnlyWhenItCharges(int wave) {
    VesselSpec boss = (VesselSpec) SHIPPED.arcade().wave(wave).boss().orElseThrow().spec();
    RunSetup setup = new RunSetup(7, PlayMode.ARCADE, wave, AimMode.LEAD.ordinal());
    int[] closings = {0};
    int[] phases = {0};
    try (BotRun flown = new BotRun(TOUGH, setup, "novice", BotRun.ModeChoice.FREE)) {
      flown.run().fitAsAfter(wave - 1);
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
    Snapshot now = run.current();
    if (hasBoss(now) && isClosed(now)) {
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

  private static boolean hasBoss(Snapshot now) {
    return now.count(EntityKind.VESSEL_CORE) > 0 && now.row(now.first(EntityKind.VESSEL_CORE)).boss;
  }

  private static double charge(Snapshot now) {
    return hasBoss(now) ? now.row(now.first(EntityKind.VESSEL_CORE)).charge : 0;
  }

  private static boolean isClosed(Snapshot now) {
    for (int i = now.first(EntityKind.VESSEL_TURRET); i <= now.first(EntityKind.VESSEL_CORE); i++) {
      if (!now.row(i).armoured) {
        return false;
      }
    }
    return true;
  }

  private static boolean[] partsOf(Snapshot now) {
    boolean[] parts = new boolean[0];
    for (int k = 0; k < EntityKind.count(); k++) {
      EntityKind kind = EntityKind.of(k);
      for (int i = now.first(kind); kind.isVesselPart() && i < now.end(kind); i++) {
        parts = now.id(i) < parts.length ? parts : Arrays.copyOf(parts, now.id(i) + 1);
        parts[now.id(i)] = true;
      }
    }
    return parts;
  }
}
