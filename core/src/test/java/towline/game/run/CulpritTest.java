package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunSetup;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventType;
import towline.sim.api.Tick;
import towline.view.text.Localization;

class CulpritTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final Localization WORDS = Localization.load();

  /** Variants of the shooters of all shots of the run. */
  private final Map<Integer, String> shooters = new HashMap<>();

  private final Set<EntityKind> causes = new TreeSet<>();

  /**
   * Every loss of a novice's ship has a culprit that fired the shot or is what touched the ship.
   */
  @Tag("long")
  @Test
  void theCulpritIsWhatStruckLast() {
    int losses = 0;
    for (int seed = 1; seed <= 12; seed++) {
      RunSetup setup = new RunSetup(900 + seed, PlayMode.ARCADE, seed, 1);
      try (BotRun flight = new BotRun(CONTENT, setup, "novice", BotRun.ModeChoice.GUESSED)) {
        Culprit culprit = new Culprit();
        shooters.clear();
        for (int i = 0; i < 60 * Tick.PER_SECOND && !flight.run().over(); i++) {
          flight.tick();
          culprit.onTick(flight.run());
          losses += check(flight.run(), culprit);
        }
      }
    }
    assertThat(losses).isPositive();
    assertThat(causes).hasSizeGreaterThan(1);
  }

  private int check(Run run, Culprit culprit) {
    for (int i = 0; i < run.events().size(); i++) {
      Event event = run.events().get(i);
      if (event.type() == EventType.FOE_FIRED || event.type() == EventType.MORTAR_FIRED) {
        int shooter = run.previous().indexOf(event.shooter());
        shooters.put(event.shot(), shooter < 0 ? "" : run.previous().row(shooter).variant);
      } else if (event.type() == EventType.SHIP_DIED) {
        int cause = run.previous().indexOf(event.cause());
        assertThat(cause).isNotNegative();
        causes.add(run.previous().kind(cause));
        String variant = shooters.getOrDefault(event.cause(), run.previous().row(cause).variant);
        assertThat(culprit.key()).endsWith("." + variant);
        assertThat(EnemyText.of(culprit.key(), WORDS)).isNotEmpty();
        return 1;
      }
    }
    assertThat(culprit.key()).isEmpty();
    return 0;
  }

  @Test
  void whatIsInNoLegendHasNoName() {
    assertThat(EnemyText.of("", WORDS)).isEmpty();
    assertThat(EnemyText.of("tank.nothing", WORDS)).isEmpty();
  }
}
