package towline.sound;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.content.sound.SoundSpec.Bus;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.session.Tutorial;
import towline.settings.Options;
import towline.settings.Settings;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/** The loudness of a beginner's first run, which must not be thin. */
@Tag("long")
class FirstRunLoudnessTest {
  private static final int SECONDS = 75;

  @Test
  void aBeginnersFirstRunIsAboutAsLoudAsThatOfAGoodPlayer() {
    double beginner = loudness("novice");
    assertThat(beginner).isBetween(-21.5, -18.0);
    assertThat(loudness("demo") - beginner).isBetween(-2.0, 2.0);
  }

  private static double loudness(String bot) {
    SoundRender render = new SoundRender(Sounds.SPEC);
    Settings usual = Settings.defaults();
    render.volume(Bus.MASTER, usual.fraction(Options.MASTER_VOLUME));
    render.volume(Bus.MUSIC, usual.fraction(Options.MUSIC_VOLUME));
    render.volume(Bus.EFFECTS, usual.fraction(Options.EFFECTS_VOLUME));
    render.volume(Bus.INTERFACE, usual.fraction(Options.EFFECTS_VOLUME));
    RunSetup setup = new RunSetup(23, PlayMode.ARCADE, 1, AimMode.DIRECT.ordinal());
    GameContent content = GameContent.load();
    try (BotRun flight = new BotRun(content, setup, bot, BotRun.ModeChoice.FREE)) {
      flight.teach(new Tutorial(""));
      for (int i = 0; i < SECONDS * Tick.PER_SECOND && !flight.run().over(); i++) {
        flight.tick();
        Snapshot snapshot = flight.run().current();
        boolean flying = snapshot.count(EntityKind.SHIP) > 0;
        int ship = snapshot.first(EntityKind.SHIP);
        render.setSector(flight.run().sector().look());
        render.tick(
            flight.run().events(),
            snapshot,
            flying ? snapshot.x(ship) : snapshot.width() / 2,
            flying ? snapshot.y(ship) : snapshot.height() / 2,
            Tick.SECONDS);
      }
    }
    return render.loudness();
  }
}
