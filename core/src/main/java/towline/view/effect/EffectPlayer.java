package towline.view.effect;

import java.util.List;
import org.jspecify.annotations.Nullable;
import towline.content.look.ColorRole;
import towline.content.look.EffectColor;
import towline.content.look.EffectPart.Felt;
import towline.content.look.EffectPart.GridPush;
import towline.content.look.EffectPart.Knock;
import towline.content.look.EffectPart.LightFlash;
import towline.content.look.EffectPart.RingWave;
import towline.content.look.EffectPart.SparkBurst;
import towline.content.look.EffectRow;
import towline.content.look.EffectTable;
import towline.sim.api.EntityKind;
import towline.view.draw.Palette;

/** Turns rows of the {@link EffectTable} into sparks, rings, flashes, ripples and shake. */
public final class EffectPlayer {
  private final EffectTable table;
  private final Palette palette;
  private final Sparks sparks;
  private final ShockWaves shockWaves;
  private final SpringGrid grid;
  private final Shake shake;

  /** Creates a player that adds to the given pools. */
  public EffectPlayer(
      EffectTable table,
      Palette palette,
      Sparks sparks,
      ShockWaves shockWaves,
      SpringGrid grid,
      Shake shake) {
    this.table = table;
    this.palette = palette;
    this.sparks = sparks;
    this.shockWaves = shockWaves;
    this.grid = grid;
    this.shake = shake;
  }

  /** Plays rows without an event, and so without a direction, a subject or an aim mode. */
  public void play(List<EffectRow> rows, double x, double y, double magnitude) {
    for (int i = 0; i < rows.size(); i++) {
      play(rows.get(i), x, y, 0, magnitude, null);
    }
  }

  /**
   * Plays a row.
   *
   * @param row row to play
   * @param x place, m
   * @param y place, m
   * @param bearing direction of the row, radians
   * @param amount amount of the event, in the unit of its type
   * @param subject kind of the event's subject, or null
   */
  public void play(
      EffectRow row,
      double x,
      double y,
      double bearing,
      double amount,
      @Nullable EntityKind subject) {
    double cos = Math.cos(bearing);
    double sin = Math.sin(bearing);
    double atX = x + row.ahead() * cos;
    double atY = y + row.ahead() * sin;
    double magnitude = row.magnitude().at(amount);
    for (int i = 0; i < row.sparks().size(); i++) {
      SparkBurst burst = row.sparks().get(i);
      emit(burst, atX, atY, bearing, magnitude, rgb(burst.color(), amount, subject));
    }
    for (int i = 0; i < row.rings().size(); i++) {
      RingWave ring = row.rings().get(i);
      int rgb = rgb(ring.color(), amount, subject);
      shockWaves.ring(atX, atY, ring.radius().at(magnitude), ring.time(), rgb);
    }
    for (int i = 0; i < row.flashes().size(); i++) {
      LightFlash flash = row.flashes().get(i);
      int rgb = rgb(flash.color(), amount, subject);
      shockWaves.flash(atX, atY, flash.radius().at(magnitude), flash.time(), flash.strength(), rgb);
    }
    if (row.grid().isPresent()) {
      GridPush push = row.grid().get();
      double radius = push.radius().at(magnitude);
      grid.burst(atX, atY, radius, push.burst().at(magnitude));
      grid.drag(atX, atY, radius, push.drag() * cos, push.drag() * sin);
    }
    if (row.shake().isPresent()) {
      knock(row.shake().get(), atX, atY, magnitude);
    }
    shake.push(row.kick() * cos, row.kick() * sin);
  }

  private void emit(
      SparkBurst burst, double x, double y, double bearing, double magnitude, int rgb) {
    int count = (int) burst.count().at(magnitude);
    double speed = burst.speed().at(magnitude);
    if (burst.spread().isPresent()) {
      double spread = burst.spread().getAsDouble();
      sparks.jet(burst.shape(), count, x, y, bearing, spread, speed, burst.time(), rgb);
    } else {
      sparks.burst(burst.shape(), count, x, y, speed, burst.time(), rgb);
    }
  }

  private void knock(Knock knock, double x, double y, double magnitude) {
    double force = knock.force().at(magnitude);
    if (knock.felt() == Felt.EVERYWHERE) {
      shake.add(force);
    } else {
      shake.add(force, x, y);
    }
  }

  private int rgb(EffectColor color, double amount, @Nullable EntityKind subject) {
    return switch (color.source()) {
      case ROLE -> palette.colour(color.role().orElse(ColorRole.CORE));
      case AIM_MODE -> palette.modeColour((int) amount);
      case SUBJECT -> palette.colour(table.colorOf(subject));
      case INHERIT -> throw new IllegalArgumentException("an inherited colour was not resolved");
    };
  }
}
