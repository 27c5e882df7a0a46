package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import towline.ai.aim.AimMode;
import towline.content.CourierPay;
import towline.content.CourierTable;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.session.replay.BotRecording;
import towline.session.replay.Replay;
import towline.session.replay.ReplayVerifier;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventType;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.spec.HaulGateSpec;

/** The haul gates of whole runs. */
class HaulGateDirectorTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final HaulGateSpec GATE = CONTENT.couriers().gate();
  private static final int EVERY = CONTENT.couriers().pay().couriersPerGate();

  @Tag("long")
  @ParameterizedTest
  @CsvSource({"ARCADE, 1, 5, 3", "SURVIVAL, 3, 7, 2", "PRACTICE, 4, 6, 1", "PRACTICE, 12, 8, 1"})
  void aGateComesWithEveryFewCouriersWhereTheShipHasToFlyToIt(
      PlayMode mode, int wave, long seed, int every) {
    RunSetup setup = new RunSetup(seed, mode, wave, AimMode.DIRECT.ordinal());
    int opened = 0;
    int gates = 0;
    int due = 0;
    int passed = 0;
    try (BotRun flight = new BotRun(withGates(every), setup, "demo", BotRun.ModeChoice.GUESSED)) {
      Run run = flight.run();
      for (int tick = 0; tick < 80 * 60 && !run.over(); tick++) {
        double before = run.score().haul();
        double atRisk = run.score().haulAtRisk();
        flight.tick();
        for (int i = 0; i < run.events().size(); i++) {
          Event event = run.events().get(i);
          if (event.type() == EventType.HAUL_GATE_OPENED) {
            gates++;
            assertThat(gates).as("a tick after the courier").isEqualTo(due);
            checkPlace(run.previous(), run.current());
          } else if (event.type() == EventType.HAUL_GATE_PASSED) {
            passed++;
            if (run.events().count(PlayEvent.HAUL_RAISED) == 0
                && run.events().count(EventType.SHIP_HURT) == 0) {
              assertThat(run.score().haul()).isEqualTo(before);
              assertThat(run.score().haulAtRisk()).isZero();
              assertThat(run.events().count(PlayEvent.HAUL_BANKED)).isEqualTo(atRisk > 0 ? 1 : 0);
            }
          }
        }
        opened += run.events().count(EventType.COURIER_OPENED);
        due = opened / every;
      }
    }
    assertThat(gates).isPositive();
    assertThat(gates).isEqualTo(due);
    assertThat(passed).isLessThanOrEqualTo(gates);
  }

  /** Returns the content with a gate for every {@code every} opened couriers. */
  private static GameContent withGates(int every) {
    CourierTable table = CONTENT.couriers();
    CourierPay pay = table.pay();
    return CONTENT.withCouriers(
        new CourierTable(
            table.kinds(),
            table.first(),
            table.pause(),
            table.withBoss(),
            table.introduction(),
            table.namesModeUntil(),
            table.falling(),
            table.decks(),
            table.decksFalling(),
            new CourierPay(
                pay.bounty(),
                pay.haulStep(),
                pay.haulSlowing(),
                pay.otherMode(),
                every,
                pay.goodCall(),
                pay.chain()),
            table.gate()));
  }

  private static void checkPlace(Snapshot before, Snapshot now) {
    int gate = now.end(EntityKind.HAUL_GATE) - 1;
    int ship = before.first(EntityKind.SHIP);
    double toX = now.x(gate) - before.x(ship);
    double toY = now.y(gate) - before.y(ship);
    assertThat(Math.hypot(toX, toY)).isGreaterThan(0.9 * GATE.distance() - 0.5);
    assertThat(Math.cos(now.heading(gate) - Math.atan2(toY, toX)))
        .as("it faces the ship")
        .isGreaterThan(0.99);
    double edge = GATE.halfWidth();
    assertThat(now.x(gate)).isBetween(edge, now.width() - edge);
    assertThat(now.y(gate)).isBetween(edge, now.height() - edge);
    for (int i = before.first(KindRange.VESSEL_PARTS);
        i < before.end(KindRange.VESSEL_PARTS);
        i++) {
      assertThat(Math.hypot(now.x(gate) - before.x(i), now.y(gate) - before.y(i)))
          .isGreaterThan(before.radius(i) + edge);
    }
  }

  @ParameterizedTest
  @CsvSource({"ARCADE, 11", "SURVIVAL, 12"})
  void aReplayRepeatsTheGates(PlayMode mode, long seed) {
    RunSetup setup = new RunSetup(seed, mode, 1, AimMode.DIRECT.ordinal());
    Replay replay = BotRecording.record(CONTENT, setup, "demo", 60 * 60);
    Run[] played = new Run[1];
    ReplayVerifier verifier =
        new ReplayVerifier(
            of -> {
              played[0] = new Run(CONTENT, of);
              return played[0];
            });
    assertThat(verifier.verify(replay).sentence()).startsWith("ok");
    assertThat(played[0].score().couriers()).isGreaterThanOrEqualTo(EVERY);
    assertThat(played[0].score().bestHaul()).isGreaterThan(1);
  }
}
