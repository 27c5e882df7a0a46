package towline.view.hud;

import java.util.List;
import towline.content.GameContent;
import towline.content.look.ColorRole;
import towline.session.Run;
import towline.sim.spec.PartSpec;
import towline.sim.spec.VesselSpec;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ScreenRoom;
import towline.view.draw.ShapeDrawer;

/**
 * The bar at the top centre, under the wave, while a large vessel is present. It has a section for
 * each phase, and under each section a sign for each of its parts: triangle for a turret, square
 * for a bay, ring for a nest, diamond for the core. Filled signs can be hurt, hollow ones cannot
 * yet, faint ones are destroyed.
 */
final class BossBar {
  private static final double WIDTH = 460;

  /** Width in a narrow window, between score and status, design pixels. */
  private static final double NARROW = 200;

  private static final double BAR = 9;
  private static final double GAP = 5;
  private static final double PIP = 5;
  private static final double PIP_STEP = 17;

  private static final double FROM_TOP = 26;

  /** Rate at which the displayed health follows the true one, 1/s. */
  private static final double HEALTH_RATE = 7;

  private static final int MAX_PHASES = 10;
  private static final Polygon TRIANGLE = Polygon.regular(3);
  private static final Polygon SQUARE = Polygon.closed(1, 1, -1, 1, -1, -1, 1, -1);
  private static final Polygon RING = Polygon.regular(14);
  private static final Polygon DIAMOND = Polygon.regular(4);

  private final HudCanvas canvas;
  private final BossState boss;
  private final String[] names;
  private final double[] shown = new double[MAX_PHASES];
  private double presence;

  BossBar(HudCanvas canvas, GameContent content) {
    this.canvas = canvas;
    boss = new BossState(content.vessels());
    names =
        content.vessels().stream()
            .map(spec -> canvas.localization().of("vessel." + spec.name()))
            .toArray(String[]::new);
  }

  void clear() {
    presence = 0;
  }

  void copyState(BossBar old) {
    presence = old.presence;
    System.arraycopy(old.shown, 0, shown, 0, shown.length);
  }

  void update(Run run, double seconds) {
    boss.update(run.current());
    if (!boss.present()) {
      presence = 0;
      return;
    }
    double share = presence == 0 ? 1 : 1 - Math.exp(-HEALTH_RATE * seconds);
    presence = Math.min(1, presence + Math.max(1e-3, 2 * seconds));
    for (int phase = 0; phase < boss.spec().phases(); phase++) {
      shown[phase] += (boss.left(phase) - shown[phase]) * share;
    }
  }

  void take(ScreenRoom room) {
    if (boss.present()) {
      double out = canvas.pixels(3);
      double right = left() + width() + out;
      double top = bottom() + canvas.pixels(BAR) + out;
      room.take(left() - out, bottom() - canvas.pixels(22), right, top);
    }
  }

  private double width() {
    return canvas.pixels(canvas.isNarrow() ? NARROW : WIDTH);
  }

  private double left() {
    return (canvas.width() - width()) / 2;
  }

  private double bottom() {
    return canvas.top() - canvas.pixels(FROM_TOP + 22);
  }

  void drawShapes() {
    if (!boss.present()) {
      return;
    }
    VesselSpec spec = boss.spec();
    double stretch = (width() + canvas.pixels(GAP)) / spec.phases();
    for (int phase = 0; phase < spec.phases(); phase++) {
      double from = left() + phase * stretch;
      double to = from + stretch - canvas.pixels(GAP);
      stretch(phase, from, to);
      drawParts(spec.parts(), phase, (from + to) / 2);
    }
  }

  private void stretch(int phase, double from, double to) {
    ShapeDrawer pen = canvas.shapes();
    double bottom = bottom();
    double top = bottom + canvas.pixels(BAR);
    Palette palette = canvas.palette();
    pen.ink(palette.colour(ColorRole.HULL), 0.7 * presence);
    pen.box(from, bottom, to, top);
    pen.ink(palette.colour(ColorRole.TEXT_QUIET), 0.25 * presence);
    pen.box(from, bottom, to, top);
    pen.ink(
        palette.colour(ColorRole.ofVessel(boss.spec().name())),
        (phase <= boss.phase() ? 1 : 0.4) * presence);
    pen.box(from, bottom, from + (to - from) * Math.min(1, shown[phase]), top);
    if (phase == boss.phase()) {
      double out = canvas.pixels(3);
      pen.ink(palette.colour(ColorRole.TEXT), 0.9 * presence);
      pen.path()
          .add(from - out, bottom - out)
          .add(to + out, bottom - out)
          .add(to + out, top + out)
          .add(from - out, top + out);
      pen.strokeClosed(canvas.pixels(1.5));
    }
  }

  private void drawParts(List<PartSpec> parts, int phase, double middle) {
    int count = 0;
    for (int place = 0; place < parts.size(); place++) {
      count += isInPhase(parts.get(place), phase) ? 1 : 0;
    }
    double x = middle - (count - 1) * canvas.pixels(PIP_STEP) / 2;
    double y = bottom() - canvas.pixels(15);
    for (int place = 0; place < parts.size(); place++) {
      if (isInPhase(parts.get(place), phase)) {
        drawPart(parts.get(place).role(), place, x, y);
        x += canvas.pixels(PIP_STEP);
      }
    }
  }

  private static boolean isInPhase(PartSpec part, int phase) {
    return part.role() != PartSpec.Role.HULL && part.phase() == phase;
  }

  private void drawPart(PartSpec.Role role, int place, double x, double y) {
    Polygon shape = outline(role);
    boolean core = role == PartSpec.Role.CORE;
    double size = canvas.pixels(core ? 1.4 * PIP : role == PartSpec.Role.BAY ? 0.8 * PIP : PIP);
    ShapeDrawer pen = canvas.shapes();
    boolean alive = boss.health(place) > 0;
    int rgb =
        canvas
            .palette()
            .colour(alive ? ColorRole.ofVessel(boss.spec().name()) : ColorRole.TEXT_QUIET);
    pen.ink(rgb, (alive ? 1 : 0.35) * presence);
    if (alive && boss.open(place)) {
      pen.fill(shape, x, y, Math.PI / 2, size, size);
    } else {
      pen.outline(shape, x, y, Math.PI / 2, size, canvas.pixels(1.3));
    }
  }

  private static Polygon outline(PartSpec.Role role) {
    return switch (role) {
      case TURRET -> TRIANGLE;
      case BAY, HULL -> SQUARE;
      case NEST -> RING;
      case CORE -> DIAMOND;
    };
  }

  /** Returns the name of the large vessel, or an empty string if none is present. */
  String name() {
    return boss.present() ? names[boss.kind()] : "";
  }
}
