package towline.view.world.vessel;

import towline.sim.api.EntityKind;
import towline.view.draw.ColorRole;
import towline.view.draw.Outline;
import towline.view.draw.Palette;
import towline.view.draw.Pen;
import towline.view.effect.EffectKit;
import towline.view.effect.Sparks.Look;

/** A vessel going down: bursts run along its hull to the core, which then goes up in a ring. */
final class Wreck {
  private static final int MOST_PARTS = VesselBody.MOST_PARTS;

  /** How long it takes, s, for each metre from the core to the farthest part; and its bounds. */
  private static final double FOR_EACH_METRE = 0.36;

  private static final double SHORTEST = 0.6;
  private static final double LONGEST = 2.5;

  /** The last burst but the core's comes after this share of the time. */
  private static final double RUN = 0.8;

  private static final Outline PART = Outline.regular(6);

  private final EntityKind[] kinds = new EntityKind[MOST_PARTS];
  private final double[] x = new double[MOST_PARTS];
  private final double[] y = new double[MOST_PARTS];
  private final double[] radius = new double[MOST_PARTS];
  private final double[] due = new double[MOST_PARTS];
  private int coreId;
  private int parts;
  private double coreX;
  private double coreY;
  private double heading;
  private double reach;
  private double lasts;
  private double age;
  private boolean sinking;

  /** Becomes the wreck of the vessel whose core had that id; no part is known yet. */
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
    if (parts < MOST_PARTS) {
      kinds[parts] = kind;
      x[parts] = partX;
      y[parts] = partY;
      radius[parts] = size;
      parts++;
    }
  }

  /** All parts are known: the end begins. */
  void start(double atX, double atY, double pointing) {
    coreX = atX;
    coreY = atY;
    heading = pointing;
    sinking = true;
    reach = 1;
    for (int part = 0; part < parts; part++) {
      reach = Math.max(reach, fromCore(part));
    }
    lasts = Math.max(SHORTEST, Math.min(LONGEST, FOR_EACH_METRE * reach));
    for (int part = 0; part < parts; part++) {
      due[part] = lasts * RUN * fartherOut(part) / parts;
    }
  }

  /** How many parts lie farther from the core: they burst before it. */
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

  /** Lets time pass, s; returns whether it is over. */
  boolean update(double seconds, EffectKit effects) {
    if (!sinking) {
      return true;
    }
    age += seconds;
    for (int part = parts - 1; part >= 0; part--) {
      if (age >= due[part]) {
        burst(effects, x[part], y[part], radius[part]);
        remove(part);
      }
    }
    if (age < lasts) {
      return false;
    }
    end(effects);
    return true;
  }

  private void remove(int part) {
    parts--;
    kinds[part] = kinds[parts];
    x[part] = x[parts];
    y[part] = y[parts];
    radius[part] = radius[parts];
    due[part] = due[parts];
  }

  private static void burst(EffectKit effects, double x, double y, double size) {
    Palette palette = effects.palette();
    effects.sparks().burst(Look.STREAK, 14, x, y, 14, 0.6, palette.of(ColorRole.VESSEL_CORE));
    effects.sparks().burst(Look.SHRED, 4, x, y, 7, 1.8, palette.of(ColorRole.VESSEL));
    effects.sparks().burst(Look.EMBER, 8, x, y, 5, 1.2, palette.of(ColorRole.WARNING));
    effects.shockWaves().flash(x, y, 1.7 * size + 0.8, 0.3, 0.9, palette.of(ColorRole.BLAST));
    effects.shockWaves().ring(x, y, 2.2 * size + 0.6, 0.45, palette.of(ColorRole.VESSEL));
    effects.grid().burst(x, y, 5, 11);
    effects.shake().add(0.14, x, y);
  }

  private void end(EffectKit effects) {
    Palette palette = effects.palette();
    double size = Math.min(2.6, 0.8 + reach / 6);
    effects.shockWaves().flash(coreX, coreY, 4.5 * size, 0.6, 0.85, palette.of(ColorRole.BLAST));
    effects.shockWaves().ring(coreX, coreY, 10 * size, 1.5, palette.of(ColorRole.VESSEL));
    effects.shockWaves().ring(coreX, coreY, 6.5 * size, 1.0, palette.of(ColorRole.VESSEL_CORE));
    effects.shockWaves().ring(coreX, coreY, 3.5 * size, 0.6, palette.of(ColorRole.CORE));
    int many = (int) (40 * size);
    effects
        .sparks()
        .burst(Look.STREAK, many, coreX, coreY, 16 * size, 1.3, palette.of(ColorRole.CORE));
    effects
        .sparks()
        .burst(Look.SHRED, many / 4, coreX, coreY, 13, 2.6, palette.of(ColorRole.VESSEL));
    effects
        .sparks()
        .burst(Look.EMBER, many, coreX, coreY, 11, 2, palette.of(ColorRole.VESSEL_CORE));
    effects.grid().burst(coreX, coreY, 9 * size, 14 * size);
    effects.shake().add(0.35 * size, coreX, coreY);
  }

  void draw(Pen pen, Palette palette) {
    double share = Math.min(1, age / lasts);
    for (int part = 0; part < parts; part++) {
      // It glows the hotter, the sooner it bursts.
      double heat = Math.max(0, 1 - (due[part] - age) / 0.5);
      double flicker = 0.75 + 0.25 * Math.sin(age * 37 + part * 2.1);
      int rgb = Palette.mix(palette.of(ColorRole.VESSEL), palette.of(ColorRole.VESSEL_CORE), heat);
      int dim = Palette.mix(palette.of(ColorRole.HULL), rgb, 0.4 + 0.6 * heat * flicker);
      int face = Palette.mix(palette.of(ColorRole.HULL), rgb, 0.08 + 0.5 * heat);
      boolean plate = kinds[part] == EntityKind.VESSEL_HULL;
      Outline shape = plate ? HullPainter.SCALE : PART;
      pen.body(shape, x[part], y[part], heading, radius[part], face, dim, 0.08);
    }
    pen.glow(palette.of(ColorRole.VESSEL_CORE), 0.25 + 0.6 * share);
    pen.halo(coreX, coreY, 1.2 + 3 * share * Math.min(1.5, reach / 6));
    pen.ink(palette.of(ColorRole.CORE), 0.5 + 0.5 * share);
    pen.disc(coreX, coreY, 0.25 + 0.5 * share);
  }
}
