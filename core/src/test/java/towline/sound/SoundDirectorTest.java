package towline.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import org.junit.jupiter.api.Test;
import towline.content.SectorSpec.Look;
import towline.content.sound.Cue;
import towline.content.sound.MusicLoop;
import towline.content.sound.SoundSpec.Bus;
import towline.content.sound.SoundSpec.Mood;
import towline.content.sound.VoiceSpec;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.TestEvents;

class SoundDirectorTest {
  private final Mixer mixer = Sounds.mixer();
  private final SoundDirector soundDirector = new SoundDirector(Sounds.SPEC, mixer);

  private void stand(double x, double y) {
    Snapshot empty = new Snapshots(1).with(EntityKind.SHIP, 1, x, y, 0).build();
    soundDirector.update(empty, x, y, Mood.FLIGHT, 0.02);
  }

  @Test
  void thePanIsThatOfThePicture() {
    stand(40, 20);
    assertThat(soundDirector.pan(40)).isZero();
    assertThat(soundDirector.pan(52)).isPositive();
    assertThat(soundDirector.pan(28)).isEqualTo(-soundDirector.pan(52));
    assertThat(soundDirector.pan(64)).isEqualTo(Sounds.SPEC.mix().pan());
    assertThat(soundDirector.pan(1e6)).isEqualTo(Sounds.SPEC.mix().pan());
    assertThat(soundDirector.pan(44)).isLessThan(soundDirector.pan(45));
  }

  @Test
  void soundsInThePictureAreLoudAndDistantOnesFade() {
    stand(40, 20);
    assertThat(soundDirector.nearness(60, 20)).isEqualTo(1);
    double half = 40 + 24 + Sounds.SPEC.mix().earshot();
    assertThat(soundDirector.nearness(half, 20)).isCloseTo(0.5, offset(1e-9));
    assertThat(soundDirector.nearness(200, 20)).isLessThan(soundDirector.nearness(150, 20));
  }

  @Test
  void theMusicChangesWithTheSectorAndWithABoss() {
    for (Look look : Look.values()) {
      soundDirector.setSector(look);
      stand(40, 20);
      assertMusic(MusicLoop.of(Mood.FLIGHT, look, false));
      Snapshot vessel = with(EntityKind.VESSEL_CORE, 45);
      soundDirector.update(vessel, 40, 20, Mood.FLIGHT, 0.02);
      assertMusic(MusicLoop.of(Mood.FLIGHT, look, false));
      vessel.row(vessel.first(EntityKind.VESSEL_CORE)).boss = true;
      soundDirector.update(vessel, 40, 20, Mood.FLIGHT, 0.02);
      assertMusic(MusicLoop.BOSS);
      soundDirector.update(vessel, 40, 20, Mood.TITLE, 0.02);
      assertMusic(MusicLoop.TITLE);
    }
  }

  private void assertMusic(MusicLoop loop) {
    new Recording().record(mixer, 3);
    assertThat(mixer.loop()).isEqualTo(loop);
  }

  @Test
  void aWhipKillSoundsInAdditionToTheKill() {
    stand(40, 20);
    EventList events = new EventList();
    TestEvents.add(events, EventType.KILLED_BY_WHIP, EntityKind.TANK, 42, 20, 5, 0, 20);
    soundDirector.onEvents(events);
    assertThat(mixer.voices(Cue.WHIP_KILL)).isEqualTo(1);
    assertThat(mixer.voices(Cue.TANK_KILL)).isEqualTo(1);
  }

  @Test
  void aLowHullWarnsInFlightOnly() {
    stand(40, 20);
    assertThat(mixer.voices(Cue.LOW_HULL)).isZero();
    Snapshot torn = new Snapshots(1).moving(EntityKind.SHIP, 1, 40, 20, 0, 0, 0.2).build();
    soundDirector.update(torn, 40, 20, Mood.TITLE, 0.02);
    assertThat(mixer.voices(Cue.LOW_HULL)).isZero();
    soundDirector.update(torn, 40, 20, Mood.FLIGHT, 0.02);
    assertThat(mixer.voices(Cue.LOW_HULL)).isEqualTo(1);
  }

  @Test
  void theClosingSpeedIsThatAlongTheConnectingLine() {
    Snapshot snapshot =
        new Snapshots(1)
            .with(EntityKind.SHIP, 1, 40, 20, 0)
            .moving(EntityKind.MISSILE, 2, 50, 20, -12, 5, 1)
            .build();
    assertThat(SoundDirector.closingSpeed(snapshot, 1, 0)).isEqualTo(12);
  }

  @Test
  void aChainOfShardsRisesAndStartsAnew() {
    NotePicker notePicker = new NotePicker();
    VoiceSpec shard = Sounds.SPEC.voice(Cue.SHARD);
    notePicker.update(10);
    double first = notePicker.next(Cue.SHARD, shard, 0);
    double before = first;
    for (int i = 1; i < shard.notes().size(); i++) {
      notePicker.update(0.3);
      double next = notePicker.next(Cue.SHARD, shard, 0);
      assertThat(next).isGreaterThan(before);
      before = next;
    }
    notePicker.update(5);
    assertThat(notePicker.next(Cue.SHARD, shard, 0)).isEqualTo(first);
  }

  @Test
  void killsOfASwingAndLinksOfAChainRise() {
    NotePicker notePicker = new NotePicker();
    VoiceSpec burst = Sounds.SPEC.voice(Cue.MITE_BURST);
    VoiceSpec kill = Sounds.SPEC.voice(Cue.WHIP_KILL);
    double kills = -1;
    double links = -1;
    for (int n = 0; n < 6; n++) {
      notePicker.update(0.1);
      double nextKill = notePicker.next(Cue.WHIP_KILL, kill, 20);
      double nextLink = notePicker.next(Cue.MITE_BURST, burst, n);
      assertThat(nextKill).isGreaterThan(kills);
      assertThat(nextLink).isGreaterThan(links);
      kills = nextKill;
      links = nextLink;
    }
  }

  @Test
  void dangerRisesWithNearThreatsAndFollowsSlowly() {
    DangerLevel dangerLevel = new DangerLevel(Sounds.SPEC.danger());
    double none = dangerLevel.present(new Snapshots(1).with(EntityKind.SHIP, 1, 40, 20, 0).build());
    double far = dangerLevel.present(with(EntityKind.SNAKE_HEAD, 65));
    double near = dangerLevel.present(with(EntityKind.SNAKE_HEAD, 45));
    assertThat(none).isZero();
    assertThat(far).isBetween(1e-6, near);
    assertThat(dangerLevel.present(with(EntityKind.VESSEL_CORE, 90)))
        .isGreaterThanOrEqualTo(Sounds.SPEC.danger().vessel());
    assertThat(dangerLevel.present(new Snapshots(1).with(EntityKind.TANK, 2, 40, 20, 0).build()))
        .isZero();
    assertThat(dangerLevel.follow(1, Sounds.SPEC.danger().rise()))
        .isCloseTo(1 - 1 / Math.E, offset(1e-9));
    assertThat(dangerLevel.follow(1, 100)).isCloseTo(1, offset(1e-6));
    assertThat(dangerLevel.follow(0, 0.1)).isGreaterThan(0.9);
  }

  private static Snapshot with(EntityKind kind, double x) {
    return new Snapshots(1).with(EntityKind.SHIP, 1, 40, 20, 0).with(kind, 2, x, 20, 0).build();
  }

  /** Records a kill in a watched run, for a listener, side and loudness. */
  private static Recording overheard(double centreX, double side, double share) {
    BusVolumes busVolumes = new BusVolumes();
    busVolumes.set(Bus.MUSIC, 0);
    Mixer mixer = Sounds.mixer(busVolumes);
    EventList events = new EventList();
    TestEvents.add(events, EventType.KILLED_BY_DRONE, EntityKind.TANK, 42, 20, 5, 0, 20);
    new SoundDirector(Sounds.SPEC, mixer).playWatched(events, centreX, 20, side, share);
    Recording heard = new Recording();
    heard.record(mixer, 0.5);
    return heard;
  }

  @Test
  void aWatchedRunIsHeardFaintlyAndFromItsSide() {
    double whole = overheard(40, 0, 1).peak();
    assertThat(whole).isPositive();
    assertThat(overheard(40, 0, 0.35).peak()).isLessThan(0.6 * whole);
    assertThat(overheard(2000, 0, 1).peak()).isLessThan(0.5 * whole);
    assertThat(overheard(40, 0, 0).peak()).isLessThan(0.05 * whole);
    Recording beside = overheard(40, 1, 1);
    double left = 0;
    double right = 0;
    for (int i = 0; i < beside.frames(); i++) {
      left = Math.max(left, Math.abs(beside.left(i)));
      right = Math.max(right, Math.abs(beside.right(i)));
    }
    assertThat(right).isGreaterThan(1.2 * left);
  }
}
