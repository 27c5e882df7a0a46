package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.content.ScoreSpec;
import towline.sim.WorldScenario;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

class ScoringTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final ScoreSpec SPEC = CONTENT.score();

  private final Scoring scoring = new Scoring(CONTENT);
  private final EventList happened = new EventList();
  private final EventList told = new EventList();
  private final Snapshot empty = new WorldScenario().ship(48, 27).seen();
  private final Snapshot fought =
      new WorldScenario().ship(48, 27).thing(EntityKind.TANK, 20, 60, 27, 0).seen();

  @BeforeEach
  void begin() {
    happened.clear();
  }

  @Test
  void theChainWaitsWhileNoFoeIsInViewAndRunsOutWhenThereIsOne() {
    kill(EventType.KILLED_BY_SHIP, EntityKind.TANK);
    seconds(2 * SPEC.chainTime(), empty);
    assertThat(scoring.score().chainLeft()).isEqualTo(1);
    seconds(SPEC.chainTime() / 2, fought);
    assertThat(scoring.score().chainLeft()).isBetween(0.4, 0.6);
    seconds(SPEC.chainTime(), fought);
    assertThat(scoring.score().chainLeft()).isZero();
  }

  @Test
  void aMiteThatBurstsByTouchingEarnsNothing() {
    kill(EventType.MITE_LOST, EntityKind.MITE);
    assertThat(scoring.score().points()).isZero();
    assertThat(scoring.score().kills()).isZero();
  }

  @Test
  void aSwingEarnsMoreForEachKillTheMoreThereAre() {
    long two = earnedBySwing(2);
    long four = earnedBySwing(4);
    assertThat(two).isPositive();
    assertThat(four / 4.0).isGreaterThan(two / 2.0);
    assertThat(earnedBySwing(1)).isZero();
    assertThat(scoring.score().bestSwing()).isEqualTo(4);
  }

  @Test
  void aBossPaysForDamage() {
    happened.add(EventType.VESSEL_HURT, EntityKind.VESSEL_CORE, 60, 27, 5, 6, 2.5);
    scoring.count(happened, fought, Tick.SECONDS, told);
    assertThat(scoring.score().points()).isEqualTo(Math.round(2.5 * SPEC.vesselDamage()));
  }

  private long earnedBySwing(int kills) {
    long before = scoring.score().points();
    happened.clear();
    happened.add(EventType.WHIP_ENDED, 60, 27, 2, 0, kills);
    scoring.count(happened, fought, Tick.SECONDS, told);
    return scoring.score().points() - before;
  }

  private void kill(EventType type, EntityKind kind) {
    happened.add(type, kind, 60, 27, 20, 0, 0);
    scoring.count(happened, fought, Tick.SECONDS, told);
    happened.clear();
  }

  private void seconds(double time, Snapshot now) {
    for (double left = time; left > 0; left -= Tick.SECONDS) {
      scoring.count(happened, now, Tick.SECONDS, told);
    }
  }
}
