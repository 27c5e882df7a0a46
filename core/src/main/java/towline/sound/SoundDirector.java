package towline.sound;

import java.util.List;
import towline.content.SectorSpec.Look;
import towline.content.sound.Cue;
import towline.content.sound.MusicLoop;
import towline.content.sound.SoundRow;
import towline.content.sound.SoundSpec;
import towline.content.sound.SoundSpec.Bus;
import towline.content.sound.SoundSpec.Hum;
import towline.content.sound.SoundSpec.HumSpec;
import towline.content.sound.SoundSpec.Mood;
import towline.content.sound.SoundSpec.MoodSpec;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.Snapshot;

/** Turns events and the state of the sector into voices, heard from the middle of the picture. */
final class SoundDirector {
  /** Distance that the picture shows around its middle, m; beyond it sounds become fainter. */
  private static final double PICTURE_RADIUS = 24;

  /** Sideways distance from which on a call is heard on one side alone, m. */
  private static final double FULL_PAN_DISTANCE = 8;

  private static final double CALL_PAN = 0.95;

  /** Maximum number of notes by which a call rises, and the approach per note, m. */
  private static final int MAX_CALL_STEPS = 4;

  private static final double CALL_STEP_DISTANCE = 6;

  private final SoundSpec spec;
  private final Mixer mixer;
  private final NotePicker notePicker = new NotePicker();
  private final DangerLevel dangerLevel;
  private double x;
  private double y;
  private Mood mood = Mood.TITLE;
  private Look sector = Look.SPACE;

  SoundDirector(SoundSpec spec, Mixer mixer) {
    this.spec = spec;
    this.mixer = mixer;
    dangerLevel = new DangerLevel(spec.danger());
  }

  /** Prepares for a new run. */
  void reset() {
    dangerLevel.reset();
    mixer.clear();
  }

  /** Plays the cues of a tick. */
  void onEvents(EventList events) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      List<SoundRow> rows = spec.events().rows(event.type());
      for (int n = 0; n < rows.size(); n++) {
        SoundRow row = rows.get(n);
        double amount = event.amount();
        if (row.condition().holds(event.kind(), amount)) {
          sound(row.cue(), event.x(), event.y(), row.gain().at(amount), amount);
        }
      }
    }
  }

  private void sound(Cue cue, double atX, double atY, double gain, double amount) {
    if (spec.voice(cue).bus() == Bus.EFFECTS) {
      play(cue, pan(atX), gain * nearness(atX, atY), amount);
    } else {
      play(cue, 0, gain * spec.mood(mood).effects(), amount);
    }
  }

  /** Plays the effects of a tick, fainter and from one side, for a listener at a place, m. */
  void playWatched(EventList events, double centreX, double centreY, double side, double share) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      List<SoundRow> rows = spec.events().rows(event.type());
      for (int n = 0; n < rows.size(); n++) {
        SoundRow row = rows.get(n);
        double amount = event.amount();
        if (row.overheard()
            && spec.voice(row.cue()).bus() == Bus.EFFECTS
            && row.condition().holds(event.kind(), amount)) {
          double away = StrictMath.hypot(event.x() - centreX, event.y() - centreY);
          double gain = share * row.gain().at(amount) * fading(away);
          play(row.cue(), spec.mix().pan() * side, gain, amount);
        }
      }
    }
  }

  /** Plays a cue without a position. */
  void play(Cue cue) {
    play(cue, 0, 1, 0);
  }

  private void play(Cue cue, double pan, double gain, double amount) {
    if (gain > 0) {
      mixer.play(cue, pan, gain, notePicker.next(cue, spec.voice(cue), amount));
    }
  }

  /** Returns the pan of a position, -1 to 1. */
  double pan(double atX) {
    double side = Math.max(-1, Math.min(1, (atX - x) / PICTURE_RADIUS));
    return spec.mix().pan() * side;
  }

  /** Returns the gain of a position, 0 to 1. */
  double nearness(double atX, double atY) {
    return fading(StrictMath.hypot(atX - x, atY - y));
  }

  private double fading(double away) {
    double beyond = Math.max(0, away - PICTURE_RADIUS);
    return spec.mix().earshot() / (spec.mix().earshot() + beyond);
  }

  /** Sets the look of the sector, which has music of its own. */
  void setSector(Look look) {
    sector = look;
  }

  /** Updates hums, music and the low-hull warning for a listener at a place, m. */
  void update(Snapshot snapshot, double centreX, double centreY, Mood shown, double seconds) {
    mood = shown;
    x = centreX;
    y = centreY;
    notePicker.update(seconds);
    mixer.mood(mood);
    mixer.playLoop(MusicLoop.of(mood, sector, hasBoss(snapshot)));
    MoodSpec moodSpec = spec.mood(mood);
    double danger = dangerLevel.follow(dangerLevel.present(snapshot), seconds);
    mixer.danger(Math.max(moodSpec.danger(), moodSpec.share() * danger));
    listenToCable(snapshot);
    listenToWhip(snapshot);
    listenToMissiles(snapshot);
    warn(snapshot);
    callBack(snapshot);
  }

  /** Returns true while a boss is in the sector. */
  static boolean hasBoss(Snapshot snapshot) {
    for (int i = snapshot.first(EntityKind.VESSEL_CORE);
        i < snapshot.end(EntityKind.VESSEL_CORE);
        i++) {
      if (snapshot.row(i).boss) {
        return true;
      }
    }
    return false;
  }

  private void listenToCable(Snapshot snapshot) {
    HumSpec hum = spec.hum(Hum.CABLE);
    boolean hangs = snapshot.cable().hooked && snapshot.count(EntityKind.DRONE) > 0;
    double pull = hangs ? Math.min(1, snapshot.cable().tension / hum.full()) : 0;
    double pan = hangs ? pan(snapshot.x(snapshot.first(EntityKind.DRONE))) : 0;
    mixer.hum(Hum.CABLE, pan, Math.sqrt(pull), pitch(hum, pull));
  }

  /** Lets the drone hum while it breaks what it rams, higher for a faster drone. */
  private void listenToWhip(Snapshot snapshot) {
    HumSpec hum = spec.hum(Hum.WHIP);
    boolean swung = snapshot.cable().lethal && snapshot.count(EntityKind.DRONE) > 0;
    int drone = snapshot.first(EntityKind.DRONE);
    double speed = swung ? StrictMath.hypot(snapshot.vx(drone), snapshot.vy(drone)) : 0;
    double share = Math.min(1, speed / hum.full());
    mixer.hum(Hum.WHIP, swung ? pan(snapshot.x(drone)) : 0, share, pitch(hum, share));
  }

  /** Lets the loudest approaching missile be heard: the nearest one that closes in. */
  private void listenToMissiles(Snapshot snapshot) {
    HumSpec hum = spec.hum(Hum.APPROACH);
    int ship = snapshot.count(EntityKind.SHIP) == 0 ? -1 : snapshot.first(EntityKind.SHIP);
    double loudest = 0;
    double closing = 0;
    double pan = 0;
    for (int i = snapshot.first(EntityKind.MISSILE);
        ship >= 0 && i < snapshot.end(EntityKind.MISSILE);
        i++) {
      double speed = closingSpeed(snapshot, i, ship);
      double near = Math.max(0, 1 - snapshot.distance(i, ship) / hum.reach());
      if (speed > 0 && near > loudest) {
        loudest = near;
        closing = speed;
        pan = pan(snapshot.x(i));
      }
    }
    mixer.hum(Hum.APPROACH, pan, loudest, pitch(hum, Math.min(1, closing / hum.full())));
  }

  private static double pitch(HumSpec hum, double share) {
    return hum.low() + (hum.high() - hum.low()) * share;
  }

  /** Returns the closing speed of two entities, m/s. */
  static double closingSpeed(Snapshot snapshot, int a, int b) {
    double dx = snapshot.x(b) - snapshot.x(a);
    double dy = snapshot.y(b) - snapshot.y(a);
    double distance = Math.max(1e-6, StrictMath.hypot(dx, dy));
    double dvx = snapshot.vx(a) - snapshot.vx(b);
    double dvy = snapshot.vy(a) - snapshot.vy(b);
    return (dx * dvx + dy * dvy) / distance;
  }

  /** Warns of a low hull, in the rhythm of the voice's gap. */
  private void warn(Snapshot snapshot) {
    if (mood == Mood.FLIGHT
        && snapshot.count(EntityKind.SHIP) > 0
        && snapshot.health(snapshot.first(EntityKind.SHIP)) < spec.danger().lowHull()) {
      play(Cue.LOW_HULL);
    }
  }

  /**
   * Lets a lost drone call at full volume from its side, however far away, so that the player turns
   * to it. The voice's gap is the rhythm.
   */
  private void callBack(Snapshot snapshot) {
    boolean lost =
        mood == Mood.FLIGHT
            && snapshot.count(EntityKind.SHIP) > 0
            && snapshot.count(EntityKind.DRONE) > 0
            && !snapshot.cable().hooked;
    if (lost) {
      int ship = snapshot.first(EntityKind.SHIP);
      int drone = snapshot.first(EntityKind.DRONE);
      double distance = snapshot.distance(drone, ship);
      double side = (snapshot.x(drone) - snapshot.x(ship)) / Math.max(FULL_PAN_DISTANCE, distance);
      double steps = Math.max(0, MAX_CALL_STEPS - distance / CALL_STEP_DISTANCE);
      play(Cue.CABLE_CALL, CALL_PAN * side, 1, steps);
    }
  }
}
