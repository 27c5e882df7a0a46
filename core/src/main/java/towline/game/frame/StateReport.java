package towline.game.frame;

import java.util.Locale;
import towline.game.diagnostics.PlayStats;
import towline.settings.Options;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/** What the game is doing, as key=value lines for whoever watches it from outside. */
public final class StateReport {
  private StateReport() {}

  public static void write(PlayStats lines, GameServices services, GameScreen screen) {
    PlayerProfile profile = services.profile();
    lines.put("screen", screen.state());
    lines.put("page", services.menu().page());
    lines.put("lesson", screen.lesson());
    lines.put("focus", services.menu().focused());
    lines.put("message", services.topLayer().message());
    lines.put("flash", String.valueOf(profile.settings().get(Options.FLASH)));
    lines.put("best", profile.best(screen.mode()));
    lines.put("overlay", onOrOff(services.overlays().vision()));
    lines.put("ghosts", onOrOff(services.overlays().ghosts()));
    write(lines, screen.world());
    lines.put("assisted", onOrOff(screen.assisted()));
    lines.put("time_scale", String.valueOf(screen.timeScale()));
  }

  private static void write(PlayStats lines, Snapshot now) {
    lines.put("cable", String.format(Locale.ROOT, "%.3f", now.tow().length));
    lines.put("gun", String.format(Locale.ROOT, "%.3f", now.ship().gunBearing));
    lines.put("ship_shots", String.valueOf(now.count(EntityKind.SHIP_SHOT)));
    lines.put("missile_law", String.valueOf(now.enemyLaws().missileLaw()));
    lines.put("tank_law", String.valueOf(now.enemyLaws().tankLaw()));
    lines.put("foe_aim", String.valueOf(now.enemyLaws().foeAim()));
    lines.put("rack", String.valueOf(now.ship().missiles));
    lines.put("tick", String.valueOf(now.tick()));
  }

  private static String onOrOff(boolean on) {
    return on ? "on" : "off";
  }
}
