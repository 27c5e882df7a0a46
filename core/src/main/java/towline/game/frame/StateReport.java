package towline.game.frame;

import java.util.Locale;
import java.util.Optional;
import towline.game.diagnostics.PlayStats;
import towline.session.Assistance;
import towline.session.PlayMode;
import towline.session.Score;
import towline.settings.Options;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/** The state of the game as key=value lines, for observers. */
public final class StateReport {
  private StateReport() {}

  /** Adds the measurements of the game and of its screen. */
  public static void writeMeasured(
      PlayStats lines, GameServices services, GameScreen screen, Snapshot world) {
    Optional<Score> score = screen.run().map(flight -> flight.run().score());
    services
        .frameMeter()
        .write(
            lines,
            world,
            mode -> score.map(one -> one.shots(mode)).orElse(0),
            mode -> score.map(one -> one.hits(mode)).orElse(0));
    double firstSound = services.sound().firstSoundMs();
    lines.put("first_sound_ms", Double.isNaN(firstSound) ? "" : String.valueOf(firstSound));
    lines.put("sound_gaps", String.valueOf(services.sound().gaps()));
    score.ifPresent(one -> lines.put("points", String.valueOf(one.points())));
    screen.writeStats(lines);
  }

  /** Adds the state of screen, menu and world. */
  public static void write(
      PlayStats lines, GameServices services, GameScreen screen, Snapshot world) {
    Optional<FlownRun> flight = screen.run();
    PlayMode mode = flight.map(one -> one.run().setup().mode()).orElse(PlayMode.ARCADE);
    PlayerProfile profile = services.profile();
    lines.put("screen", screen.state());
    lines.put("page", services.menu().page());
    lines.put("lesson", screen.lesson());
    lines.put("focus", services.menu().focused());
    lines.put("message", services.topLayer().message());
    lines.put("flash", String.valueOf(profile.settings().get(Options.FLASH)));
    lines.put("detail", services.picture().detail().name());
    lines.put("best", profile.best(mode));
    lines.put("overlay", onOrOff(services.overlays().vision()));
    lines.put("ghosts", onOrOff(services.overlays().ghosts()));
    write(lines, world);
    lines.put(
        "assisted", onOrOff(flight.filter(one -> one.assistance() == Assistance.USED).isPresent()));
    lines.put("time_scale", String.valueOf(flight.map(one -> one.step().timeScale()).orElse(1.0)));
  }

  private static void write(PlayStats lines, Snapshot snapshot) {
    lines.put("cable", String.format(Locale.ROOT, "%.3f", snapshot.cable().length));
    lines.put("gun", String.format(Locale.ROOT, "%.3f", snapshot.ship().gunBearing));
    lines.put("ship_shots", String.valueOf(snapshot.count(EntityKind.SHIP_SHOT)));
    lines.put("named_target", String.valueOf(snapshot.droneGun().named));
    lines.put("missile_law", String.valueOf(snapshot.enemyLaws().missileLaw()));
    lines.put("tank_law", String.valueOf(snapshot.enemyLaws().tankLaw()));
    lines.put("foe_aim", String.valueOf(snapshot.enemyLaws().foeAim()));
    lines.put("rack", String.valueOf(snapshot.ship().missiles));
    lines.put("tick", String.valueOf(snapshot.tick()));
  }

  private static String onOrOff(boolean on) {
    return on ? "on" : "off";
  }
}
