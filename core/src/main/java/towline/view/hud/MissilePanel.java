package towline.view.hud;

import towline.content.look.ColorRole;
import towline.session.Run;
import towline.sim.api.ShipStatus;
import towline.view.draw.Polygon;
import towline.view.draw.ScreenRoom;
import towline.view.draw.ShapeDrawer;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.TextSize;

/** The ship's missiles at the bottom right, one icon each; the next one fills as it reloads. */
final class MissilePanel implements HudPanel {
  private static final int ROW = 1;

  /** Distance between two icons, design pixels. */
  private static final double STEP = 22;

  private static final double LENGTH = 17;
  private static final double BREADTH = 8;

  /** Distance from the icons to the name above them, design pixels. */
  private static final double GAP = 3;

  /** A missile that points up, one unit long. */
  static final Polygon MISSILE =
      Polygon.closed(1, 0, 0.68, 0.3, 0.24, 0.3, 0, 0.5, 0, -0.5, 0.24, -0.3, 0.68, -0.3);

  private final HudCanvas canvas;
  private final HudColumn column;
  private final CachedText name;
  private int missiles;
  private int capacity;
  private double readiness;

  MissilePanel(HudCanvas canvas) {
    this.canvas = canvas;
    column = new HudColumn(canvas);
    name = canvas.label(TextSize.SMALL, Anchor.LEFT);
    name.setText(canvas.localization().of("hud.missiles"));
  }

  @Override
  public void update(Run run, double seconds) {
    ShipStatus ship = run.current().ship();
    missiles = ship.missiles;
    capacity = capacity(run);
    readiness = Math.max(0, Math.min(1, ship.missileReadiness));
  }

  /** Returns the number of missiles that the ship can hold. */
  static int capacity(Run run) {
    // Before the first tick the ship's own number is that of a run without hazards.
    return run.hazards().rack() ? run.current().ship().capacity : 0;
  }

  @Override
  public void take(ScreenRoom room) {
    if (isShown()) {
      column.takeFrom(nameLeft(), room, ROW);
    }
  }

  /** Returns false without missiles, and while the button of a thumb shows them. */
  boolean isShown() {
    return capacity > 0 && !canvas.isHeldByThumbs();
  }

  @Override
  public void drawShapes() {
    if (!isShown()) {
      return;
    }
    for (int i = 0; i < capacity; i++) {
      double x = column.right() - canvas.pixels(STEP * (capacity - i - 0.5));
      drawIcon(x, i);
    }
  }

  private void drawIcon(double x, int i) {
    ShapeDrawer pen = canvas.shapes();
    double up = Math.PI / 2;
    double length = canvas.pixels(LENGTH);
    double breadth = canvas.pixels(BREADTH);
    if (i < missiles) {
      pen.ink(canvas.palette().colour(ColorRole.SHIP), 0.95);
      pen.fill(MISSILE, x, column.bottom(ROW), up, length, breadth);
      return;
    }
    pen.ink(canvas.palette().colour(ColorRole.TEXT_QUIET), 0.45);
    pen.squashed(MISSILE, x, column.bottom(ROW), up, length, breadth, canvas.pixels(1));
    if (i == missiles) {
      pen.ink(canvas.palette().colour(ColorRole.CABLE_TAUT), 0.8);
      double half = breadth * 0.22;
      double low = column.bottom(ROW) + canvas.pixels(2);
      pen.box(x - half, low, x + half, low + (length - canvas.pixels(4)) * readiness);
    }
  }

  private double iconsWidth() {
    return canvas.pixels(STEP * capacity);
  }

  /** Returns the left edge of the name, physical pixels: it may be wider than the column. */
  private double nameLeft() {
    return Math.min(column.left(), column.right() - name.width());
  }

  /** Returns the lower edge of the name, physical pixels: beside the icons or else above them. */
  private double nameBottom() {
    boolean beside = column.fits(name.width(), iconsWidth());
    return column.bottom(ROW) + canvas.pixels(beside ? 2 : LENGTH + GAP);
  }

  /** Returns true if the name lies on icons. */
  boolean isNameOnIcons() {
    return nameLeft() + name.width() > column.right() - iconsWidth()
        && nameBottom() < column.bottom(ROW) + canvas.pixels(LENGTH);
  }

  @Override
  public void drawText() {
    name.setColour(canvas.palette().colour(missiles > 0 ? ColorRole.TEXT : ColorRole.TEXT_QUIET));
    canvas.draw(name, nameLeft(), nameBottom(), isShown() ? 1 : 0);
  }
}
