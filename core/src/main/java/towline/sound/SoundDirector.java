package towline.sound;

import java.util.List;
import towline.content.sound.Cue;
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
  /** Half of what the picture shows, m: beyond it sounds become fainter. */
  private static final double HALF_PICTURE = 24;

  /** A call from that far to the side, m, or farther is heard on that side alone. */
  private static final double ALL_TO_ONE_SIDE = 8;

  private static final double CALL_PAN = 0.95;

  /** The notes by which a call rises at most, one for each time that it is so much nearer, m. */
  private static final int NEARER_STEPS = 4;

  private static final double NEARER = 6;

  private final SoundSpec spec;
  private final Mixer mixer;
  private final NotePicker notePicker = new NotePicker();
  private final DangerLevel dangerLevel;
  private double x;
  private double y;
  private Mood mood = Mood.TITLE;

  SoundDirector(SoundSpec spec, Mixer mixer) {
    this.spec = spec;
    this.mixer = mixer;
    dangerLevel = new DangerLevel(spec.danger());
  }

  /** Starts with a new run. */
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

  /** Plays the effects of a tick, fainter and from one side, for a listener there. */
  void overhear(EventList events, double centreX, double centreY, double side, double share) {
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

  /** The pan of a position, -1 to 1. */
  double pan(double atX) {
    double side = Math.max(-1, Math.min(1, (atX - x) / HALF_PICTURE));
    return spec.mix().pan() * side;
  }

  /** The gain of a position, 0 to 1. */
  double nearness(double atX, double atY) {
    return fading(StrictMath.hypot(atX - x, atY - y));
  }

  private double fading(double away) {
    double beyond = Math.max(0, away - HALF_PICTURE);
    return spec.mix().earshot() / (spec.mix().earshot() + beyond);
  }

  /** Updates hums, music and the low-hull warning for a listener there, after that time, s. */
  void update(Snapshot now, double centreX, double centreY, Mood shown, double seconds) {
    mood = shown;
    x = centreX;
    y = centreY;
    notePicker.update(seconds);
    mixer.mood(mood);
    MoodSpec its = spec.mood(mood);
    double felt = dangerLevel.follow(dangerLevel.present(now), seconds);
    mixer.danger(Math.max(its.danger(), its.share() * felt));
    listenToCable(now);
    listenToWhip(now);
    listenToMissiles(now);
    warn(now);
    callBack(now);
  }

  private void listenToCable(Snapshot now) {
    HumSpec hum = spec.hum(Hum.CABLE);
    boolean hangs = now.tow().hooked && now.count(EntityKind.DRONE) > 0;
    double pull = hangs ? Math.min(1, now.tow().tension / hum.full()) : 0;
    double pan = hangs ? pan(now.x(now.first(EntityKind.DRONE))) : 0;
    mixer.hum(Hum.CABLE, pan, Math.sqrt(pull), pitch(hum, pull));
  }

  /** The drone hums while it breaks what it rams, the higher the faster. */
  private void listenToWhip(Snapshot now) {
    HumSpec hum = spec.hum(Hum.WHIP);
    boolean swung = now.tow().lethal && now.count(EntityKind.DRONE) > 0;
    int drone = now.first(EntityKind.DRONE);
    double speed = swung ? StrictMath.hypot(now.vx(drone), now.vy(drone)) : 0;
    double share = Math.min(1, speed / hum.full());
    mixer.hum(Hum.WHIP, swung ? pan(now.x(drone)) : 0, share, pitch(hum, share));
  }

  /** The one that will be there first is the one to hear. */
  private void listenToMissiles(Snapshot now) {
    HumSpec hum = spec.hum(Hum.APPROACH);
    int ship = now.count(EntityKind.SHIP) == 0 ? -1 : now.first(EntityKind.SHIP);
    double loudest = 0;
    double closing = 0;
    double pan = 0;
    for (int i = now.first(EntityKind.MISSILE); ship >= 0 && i < now.end(EntityKind.MISSILE); i++) {
      double speed = closingSpeed(now, i, ship);
      double near = Math.max(0, 1 - now.distance(i, ship) / hum.reach());
      if (speed > 0 && near > loudest) {
        loudest = near;
        closing = speed;
        pan = pan(now.x(i));
      }
    }
    mixer.hum(Hum.APPROACH, pan, loudest, pitch(hum, Math.min(1, closing / hum.full())));
  }

  private static double pitch(HumSpec hum, double share) {
    return hum.low() + (hum.high() - hum.low()) * share;
  }

  /** How fast the one comes closer to the other, m/s. */
  static double closingSpeed(Snapshot now, int a, int b) {
    double dx = now.x(b) - now.x(a);
    double dy = now.y(b) - now.y(a);
    double distance = Math.max(1e-6, StrictMath.hypot(dx, dy));
    double dvx = now.vx(a) - now.vx(b);
    double dvy = now.vy(a) - now.vy(b);
    return (dx * dvx + dy * dvy) / distance;
  }

  /** Again and again: the gap of the voice is its rhythm. */
  private void warn(Snapshot now) {
    if (mood == Mood.FLIGHT
        && now.count(EntityKind.SHIP) > 0
        && now.health(now.first(EntityKind.SHIP)) < spec.danger().lowHull()) {
      play(Cue.LOW_HULL);
    }
  }

  /**
   * The lost drone calls, from the side on which it is, however far it is: one turns to it. The gap
   * of the voice is its rhythm.
   */
  private void callBack(Snapshot now) {
    boolean lost =
        mood == Mood.FLIGHT
            && now.count(EntityKind.SHIP) > 0
            && now.count(EntityKind.DRONE) > 0
            && !now.tow().hooked;
    if (lost) {
      int ship = now.first(EntityKind.SHIP);
      int drone = now.first(EntityKind.DRONE);
      double distance = now.distance(drone, ship);
      double side = (now.x(drone) - now.x(ship)) / Math.max(ALL_TO_ONE_SIDE, distance);
      double steps = Math.max(0, NEARER_STEPS - distance / NEARER);
      play(Cue.CABLE_CALL, CALL_PAN * side, 1, steps);
    }
  }
}
