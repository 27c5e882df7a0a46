package towline.view.world.painter;

import org.jspecify.annotations.Nullable;
import towline.content.look.ColorRole;
import towline.sim.api.CableStatus;
import towline.sim.api.EntityKind;
import towline.view.draw.LinePath;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.Rope;
import towline.view.scene.InterpolatedScene;

/**
 * Draws the cable: a curve while slack; straight, vibrating and glowing under tension; frayed where
 * it is worn; two loose ends after it has parted.
 */
public final class CablePainter {
  /** Amplitude of the vibration, m: visible, but not mistaken for slack. */
  private static final double VIBRATION = 0.07;

  /** Angular frequency of the vibration, rad/s. */
  private static final double VIBRATION_RATE = 95;

  /** Distance of the cable's hitch behind the ship's centre, m. */
  private static final double HITCH_DISTANCE = 0.4;

  /**
   * Length of each loose end as a share of the cable's, and the time in which the ends wither, s.
   */
  private static final double LOOSE_SHARE = 0.42;

  private static final double WITHER_SECONDS = 2.5;

  /**
   * Length, m, and brightness, 0 to 1, of the stump that remains and shows the place to hook on.
   */
  private static final double STUMP_LENGTH = 0.9;

  private static final double STUMP_LIGHT = 0.55;

  /**
   * Angular frequency, rad/s, and depth of the pulse of the stump's tip: below two pulses per
   * second there is no flicker.
   */
  private static final double PULSE_RATE = 9;

  private static final double PULSE_DEPTH = 0.45;

  /** Length of a broken strand, m. */
  private static final double STRAND = 0.42;

  private final Palette palette;
  private final Rope rope = new Rope();
  private final Rope shipEnd = new Rope();
  private final Rope droneEnd = new Rope();
  private double partedFor;
  private double lastLength = 8;
  private double tension;
  private boolean hooked;
  private boolean parted;
  private double flash = 1;

  public CablePainter(Palette palette) {
    this.palette = palette;
  }

  public void clear() {
    hooked = false;
    parted = false;
  }

  /** Sets the strength of pulses, 0 for none to 1.5; 1 is the designed strength. */
  public void setFlashBrightness(double share) {
    flash = share;
  }

  public void update(InterpolatedScene scene, double seconds) {
    CableStatus tow = scene.snapshot().cable();
    int ship = scene.only(EntityKind.SHIP);
    int drone = scene.only(EntityKind.DRONE);
    partedFor += seconds;
    tension += (Math.min(1.2, tow.tension) - tension) * (1 - Math.exp(-seconds * 22));
    boolean isHooked = tow.hooked && ship >= 0 && drone >= 0;
    if (isHooked && !hooked) {
      rope.reset(hitchX(scene, ship), hitchY(scene, ship), scene.x(drone), scene.y(drone));
    } else if (!isHooked && hooked) {
      shipEnd.takeFrom(rope, 0, Rope.POINTS / 2 - 1);
      droneEnd.takeFrom(rope, Rope.POINTS - 1, Rope.POINTS / 2);
      partedFor = 0;
      parted = true;
    }
    hooked = isHooked;
    parted &= !isHooked;
    if (isHooked) {
      lastLength = tow.length;
      rope.update(
          seconds,
          hitchX(scene, ship),
          hitchY(scene, ship),
          scene.x(drone),
          scene.y(drone),
          lastLength);
    } else if (parted) {
      double left =
          LOOSE_SHARE * lastLength * Math.max(0, 1 - partedFor / WITHER_SECONDS) + STUMP_LENGTH;
      if (ship >= 0) {
        shipEnd.updateLoose(seconds, hitchX(scene, ship), hitchY(scene, ship), left);
      }
      if (drone >= 0) {
        droneEnd.updateLoose(seconds, scene.x(drone), scene.y(drone), left);
      }
    }
  }

  private static double hitchX(InterpolatedScene scene, int ship) {
    return scene.x(ship) - HITCH_DISTANCE * Math.cos(scene.heading(ship));
  }

  private static double hitchY(InterpolatedScene scene, int ship) {
    return scene.y(ship) - HITCH_DISTANCE * Math.sin(scene.heading(ship));
  }

  /** Draws the cable, which glows with the heat of the drone on it. */
  public void draw(PaintFrame frame) {
    ShapeDrawer pen = frame.shapes();
    InterpolatedScene scene = frame.scene();
    if (hooked) {
      drawWhole(pen, scene.snapshot().cable(), frame.time(), frame.heat());
    } else if (parted) {
      double left = Math.max(STUMP_LIGHT, 1 - partedFor / WITHER_SECONDS);
      if (scene.only(EntityKind.SHIP) >= 0) {
        drawLoose(pen, shipEnd, left, frame.time());
      }
      if (scene.only(EntityKind.DRONE) >= 0) {
        drawLoose(pen, droneEnd, left, frame.time());
      }
    }
  }

  /** Returns the curve between ship and drone; null while the cable is parted. */
  public @Nullable Rope rope() {
    return hooked ? rope : null;
  }

  private void drawWhole(ShapeDrawer pen, CableStatus tow, double time, double heat) {
    double pull = Math.max(0, Math.min(1, tension));
    int taut =
        Palette.mix(
            palette.colour(ColorRole.CABLE), palette.colour(ColorRole.CABLE_TAUT), 1.4 * pull);
    int hot = Palette.mix(taut, palette.colour(ColorRole.CABLE_TAUT), heat);
    int rgb = Palette.mix(hot, palette.colour(ColorRole.CABLE_WORN), 0.8 * tow.wear);
    double light = Math.max(0.3 * pull, 0.3 * heat);
    if (light > 0.03) {
      drawRope(pen, rope, time);
      pen.glow(rgb, light);
      pen.strokeOpen(0.34 + 0.15 * heat);
    }
    drawRope(pen, rope, time);
    pen.ink(Palette.mix(rgb, palette.colour(ColorRole.CORE), 0.5 * heat), 0.72 + 0.28 * pull);
    pen.strokeOpen(0.085 + 0.05 * pull + 0.06 * heat);
    if (tow.wear > 0.02) {
      fray(pen, tow.wear, time);
    }
  }

  private void drawRope(ShapeDrawer pen, Rope cable, double time) {
    LinePath path = pen.path();
    double dx = cable.x(Rope.POINTS - 1) - cable.x(0);
    double dy = cable.y(Rope.POINTS - 1) - cable.y(0);
    double length = Math.max(0.01, Math.hypot(dx, dy));
    double vibration = VIBRATION * Math.min(1, tension) * Math.sin(time * VIBRATION_RATE);
    for (int i = 0; i < Rope.POINTS; i++) {
      double swing = vibration * Math.sin(3 * Math.PI * i / (Rope.POINTS - 1));
      path.add(cable.x(i) - dy / length * swing, cable.y(i) + dx / length * swing);
    }
  }

  /** Draws the broken strands beside the cable; their number grows with wear. */
  private void fray(ShapeDrawer pen, double wear, double time) {
    int strands = (int) Math.ceil(wear * 22);
    double flicker = 0.7 + 0.3 * Math.sin(time * 17);
    pen.ink(palette.colour(ColorRole.CABLE_WORN), flicker);
    for (int n = 0; n < strands; n++) {
      int i = 2 + n * 11 % (Rope.POINTS - 4);
      int side = n % 2 == 0 ? 1 : -1;
      double dx = rope.x(i + 1) - rope.x(i);
      double dy = rope.y(i + 1) - rope.y(i);
      double length = Math.max(1e-3, Math.hypot(dx, dy));
      double out = STRAND * (0.55 + 0.45 * Math.sin(n * 2.3 + time * 5)) * side;
      pen.line(
          rope.x(i),
          rope.y(i),
          rope.x(i) - dy / length * out + dx * 0.5,
          rope.y(i) + dx / length * out + dy * 0.5,
          0.05);
    }
  }

  private void drawLoose(ShapeDrawer pen, Rope end, double left, double time) {
    LinePath path = pen.path();
    for (int i = 0; i < Rope.POINTS; i++) {
      path.add(end.x(i), end.y(i));
    }
    pen.ink(palette.colour(ColorRole.CABLE_WORN), left);
    pen.strokeOpen(0.08);
    double pulse = 1 - Math.min(1, flash) * PULSE_DEPTH * (0.5 - 0.5 * Math.cos(PULSE_RATE * time));
    double x = end.x(Rope.POINTS - 1);
    double y = end.y(Rope.POINTS - 1);
    pen.glow(palette.colour(ColorRole.CABLE_WORN), 0.6 * pulse);
    pen.halo(x, y, 0.7 * pulse);
    pen.glow(palette.colour(ColorRole.CABLE_WORN), pulse);
    pen.disc(x, y, 0.17 * pulse);
  }
}
