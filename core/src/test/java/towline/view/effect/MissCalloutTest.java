package towline.view.effect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunSetup;
import towline.session.belief.MissCause;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.Tick;
import towline.view.Assets;
import towline.view.draw.Palette;
import towline.view.text.Fonts;
import towline.view.text.Localization;

class MissCalloutTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final Set<MissCause> BLAMELESS = EnumSet.of(MissCause.NARROW, MissCause.ARMOUR);

  @BeforeAll
  static void findTheAssets() {
    Assets.find();
  }

  private final Localization words = Localization.load();
  private final MissCallout callout = new MissCallout(new Fonts(), Palette.load(), words);
  private int rightMisses;
  private int wrongMisses;

  /** A miss in the mode that opens the courier blames no error that argues for another mode. */
  @Tag("long")
  @Test
  void aMissInTheCouriersOwnModeNeverArguesAgainstIt() {
    for (AimMode mode : AimMode.values()) {
      for (int wave = 1; wave <= 2; wave++) {
        RunSetup setup = new RunSetup(4700 + wave, PlayMode.ARCADE, wave, mode.ordinal());
        try (BotRun flight = new BotRun(CONTENT, setup, "demo", BotRun.ModeChoice.FIXED)) {
          for (int i = 0; i < 45 * Tick.PER_SECOND && !flight.run().over(); i++) {
            flight.tick();
            check(flight.run());
          }
        }
      }
    }
    assertThat(rightMisses).isPositive();
    assertThat(wrongMisses).isPositive();
  }

  private void check(Run run) {
    callout.onEvents(run);
    for (int i = 0; i < run.events().size(); i++) {
      Event event = run.events().get(i);
      boolean isLast = run.events().count(PlayEvent.COURIER_MISSED) == 1;
      if (event.type() != PlayEvent.COURIER_MISSED || !isLast) {
        continue;
      }
      int target = run.current().indexOf(EntityKind.COURIER, event.target());
      MissCause cause = MissCause.values()[event.missCause()];
      AimMode own = run.ownModeOfCourier(run.current().row(target).courierKind);
      String said = words.of("miss." + cause.name());
      boolean isRight = run.lastMiss().mode() == own.ordinal() && !BLAMELESS.contains(cause);
      assertThat(callout.text()).isEqualTo(isRight ? words.of("miss.own") : said);
      rightMisses += isRight ? 1 : 0;
      wrongMisses += isRight ? 0 : 1;
    }
  }
}
