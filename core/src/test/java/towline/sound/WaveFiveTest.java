package towline.sound;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.content.sound.SoundSpec.Bus;
import towline.content.sound.SoundSpec.Mood;
import towline.session.BotRun;
import towline.session.FixedStep;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.settings.Options;
import towline.settings.Settings;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/** A minute of wave 5 flown by a bot, mixed without a device. */
@Tag("long")
class WaveFiveTest {
  private static final double SECONDS = 60;
  private static final RunSetup SETUP = new RunSetup(7, PlayMode.ARCADE, 5, 3);

  private static final Recording all = new Recording();
  private static final Recording music = new Recording();
  private static final Recording effects = new Recording();

  private static final SoundRender standardRender = new SoundRender(Sounds.SPEC);

  @BeforeAll
  static void play() {
    Settings usual = Settings.defaults();
    standardRender.volume(Bus.MASTER, usual.fraction(Options.MASTER_VOLUME));
    standardRender.volume(Bus.MUSIC, usual.fraction(Options.MUSIC_VOLUME));
    standardRender.volume(Bus.EFFECTS, usual.fraction(Options.EFFECTS_VOLUME));
    standardRender.volume(Bus.INTERFACE, usual.fraction(Options.EFFECTS_VOLUME));
    Mixer[] mixers = {Sounds.mixer(), without(Bus.EFFECTS, Bus.INTERFACE), without(Bus.MUSIC)};
    Recording[] recordings = {all, music, effects};
    SoundDirector[] ears = new SoundDirector[mixers.length];
    for (int i = 0; i < mixers.length; i++) {
      ears[i] = new SoundDirector(Sounds.SPEC, mixers[i]);
    }
    try (BotRun flight = new BotRun(GameContent.load(), SETUP, "demo", BotRun.ModeChoice.FREE)) {
      for (double t = 0; t < SECONDS; t += FixedStep.TICK_SECONDS) {
        flight.tick();
        Snapshot snapshot = flight.run().current();
        standardRender.tick(
            flight.run().events(),
            snapshot,
            shipX(snapshot),
            shipY(snapshot),
            FixedStep.TICK_SECONDS);
        for (int i = 0; i < mixers.length; i++) {
          ears[i].onEvents(flight.run().events());
          listen(ears[i], flight.run().current());
          recordings[i].record(mixers[i], t - recordings[i].seconds());
        }
      }
    }
  }

  private static Mixer without(Bus... buses) {
    BusVolumes busVolumes = new BusVolumes();
    for (Bus bus : buses) {
      busVolumes.set(bus, 0);
    }
    return Sounds.mixer(busVolumes);
  }

  private static void listen(SoundDirector soundDirector, Snapshot snapshot) {
    soundDirector.update(
        snapshot, shipX(snapshot), shipY(snapshot), Mood.FLIGHT, FixedStep.TICK_SECONDS);
  }

  private static double shipX(Snapshot snapshot) {
    boolean there = snapshot.count(EntityKind.SHIP) > 0;
    return there ? snapshot.x(snapshot.first(EntityKind.SHIP)) : snapshot.width() / 2;
  }

  private static double shipY(Snapshot snapshot) {
    boolean there = snapshot.count(EntityKind.SHIP) > 0;
    return there ? snapshot.y(snapshot.first(EntityKind.SHIP)) : snapshot.height() / 2;
  }

  @Test
  void atTheGamesVolumesTheLoudnessAndItsRangeAreRight() {
    assertThat(standardRender.loudness()).isBetween(-19.5, -16.5);
    assertThat(standardRender.range()).isGreaterThan(6);
    assertThat(standardRender.limitedShare()).isLessThan(0.05);
  }

  @Test
  void itPeaksBelowOneDecibel() {
    assertThat(all.seconds()).isGreaterThan(SECONDS - 1);
    assertThat(Sounds.decibels(all.peak())).isBetween(-12.0, -1.0);
  }

  @Test
  void itIsNeverSilent() {
    assertThat(all.longestSilence(0.003)).isLessThan(1);
    assertThat(music.longestSilence(0.003)).isLessThan(1);
  }

  @Test
  void theMusicIsHeardUnderTheFight() {
    int covered = 0;
    int fought = 0;
    for (int second = 2; second < SECONDS - 1; second++) {
      double below =
          Sounds.decibels(effects.level(second, second + 1) / music.level(second, second + 1));
      covered += below > 9 ? 1 : 0;
      fought += below > -3 ? 1 : 0;
    }
    assertThat(covered).as("seconds in which the music lies 9 dB below").isLessThan(10);
    assertThat(fought).as("seconds in which the effects are heard well").isGreaterThan(15);
  }
}
