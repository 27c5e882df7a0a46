package towline.view.world.vessel;

import towline.content.look.ColorRole;
import towline.content.look.EffectTable;
import towline.sim.api.EntityKind;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.EffectPlayer;

/** A vessel going down: bursts run along its hull to the core, which then explodes in a ring. */
final class Wreck {
  private static final int MAX_PARTS = VesselBody.MAX_PARTS;

  /** Duration, s per metre from the core to the farthest part, and its bounds, s. */
  private static final double SECONDS_PER_METRE = 0.36;

  private static final double MIN_SECONDS = 0.6;
  private static final double MAX_SECONDS = 2.5;

  /** Share of the duration after which the last burst but the core's comes. */
  private static final double BURSTS_SHARE = 0.8;

  /** Maximum size of the last burst. */
  private static final double MAX_BURST = 2.6;

  private static final Polygon PART = Polygon.regular(6);

  private final EntityKind[] kinds = new EntityKind[MAX_PARTS];
  private final double[] x = new double[MAX_PARTS];
  private final double[] y = new double[MAX_PARTS];
  private final double[] radius = new double[MAX_PARTS];
  private final double[] burstTimes = new double[MAX_PARTS];
  private int coreId;
  private int parts;
  private double coreX;
  private double coreY;
  private double heading;
  private double reach;
  private double duration;
  private double age;
  private boolean sinking;

  /** Makes this the wreck of the vessel whose core had an id, without parts. */
  void reset(int id) {
    coreId = id;
    parts = 0;
    age = 0;
    sinking = false;
  }

  int coreId() {
    return coreId;
  }

  void add(EntityKind kind, double partX, double partY, double size) {
    if (parts < MAX_PARTS) {
      kinds[parts] = kind;
      x[parts] = partX;
      y[parts] = partY;
      radius[parts] = size;
      parts++;
    }
  }

  /** Starts the bursts; all parts are known. */
  void start(double atX, double atY, double pointing) {
    coreX = atX;
    coreY = atY;
    heading = pointing;
    sinking = true;
    reach = 1;
    for (int part = 0; part < parts; part++) {
      reach = Math.max(reach, fromCore(part));
    }
    duration = Math.max(MIN_SECONDS, Math.min(MAX_SECONDS, SECONDS_PER_METRE * reach));
    for (int part = 0; part < parts; part++) {
      burstTimes[part] = duration * BURSTS_SHARE * fartherOut(part) / parts;
    }
  }

  /** Returns the number of parts farther from the core, which burst before this one. */
  private int fartherOut(int part) {
    int count = 0;
    for (int other = 0; other < parts; other++) {
      count += fromCore(other) > fromCore(part) ? 1 : 0;
    }
    return count;
  }

  private double fromCore(int part) {
    return Math.hypot(x[part] - coreX, y[part] - coreY);
  }

  /** Advances by {@code seconds}; true if the wreck is gone. */
  boolean update(double seconds, EffectTable effects, EffectPlayer player) {
    if (!sinking) {
      return true;
    }
    age += seconds;
    for (int part = parts - 1; part >= 0; part--) {
      if (age >= burstTimes[part]) {
        player.play(effects.wreckPart(), x[part], y[part], radius[part]);
        remove(part);
      }
    }
    if (age < duration) {
      return false;
    }
    double size = Math.min(MAX_BURST, 0.8 + reach / 6);
    player.play(effects.wreckCore(), coreX, coreY, size);
    return true;
  }

  private void remove(int part) {
    parts--;
    kinds[part] = kinds[parts];
    x[part] = x[parts];
    y[part] = y[parts];
    radius[part] = radius[parts];
    burstTimes[part] = burstTimes[parts];
  }

  void draw(ShapeDrawer pen, Palette palette) {
    double share = Math.min(1, age / duration);
    for (int part = 0; part < parts; part++) {
      // Glows hotter as its burst comes nearer.
      double heat = Math.max(0, 1 - (burstTimes[part] - age) / 0.5);
      double flicker = 0.75 + 0.25 * Math.sin(age * 37 + part * 2.1);
      int rgb =
          Palette.mix(
              palette.colour(ColorRole.VESSEL), palette.colour(ColorRole.VESSEL_CORE), heat);
      int dim = Palette.mix(palette.colour(ColorRole.HULL), rgb, 0.4 + 0.6 * heat * flicker);
      int face = Palette.mix(palette.colour(ColorRole.HULL), rgb, 0.08 + 0.5 * heat);
      boolean plate = kinds[part] == EntityKind.VESSEL_HULL;
      Polygon shape = plate ? HullPainter.SCALE : PART;
      pen.body(shape, x[part], y[part], heading, radius[part], face, dim, 0.08);
    }
    pen.glow(palette.colour(ColorRole.VESSEL_CORE), 0.25 + 0.6 * share);
    pen.halo(coreX, coreY, 1.2 + 3 * share * Math.min(1.5, reach / 6));
    pen.ink(palette.colour(ColorRole.CORE), 0.5 + 0.5 * share);
    pen.disc(coreX, coreY, 0.25 + 0.5 * share);
  }
}
