package towline.view.hud;

import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.session.ModeRing;
import towline.session.Run;
import towline.sim.api.EntityKind;
import towline.view.draw.ModeGlyph;
import towline.view.draw.Palette;
import towline.view.draw.ScreenRoom;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.TextSize;

/**
 * The aim modes of the sector as a ring round the drone: an arc for each with its sign and the
 * digit of its key, if there are keys, the chosen one broad and on a plate. While hints are on, the
 * arc of the mode that is right for the drone's target pulses and has a tip. A mode that is chosen
 * or right has an arc even if it is none of the sector's.
 */
final class AimRing implements HudPanel {
  /** Radius around the drone, m, and its least value, design pixels. */
  private static final double RADIUS = 2.35;

  private static final double MIN_RADIUS = 56;

  /** Least length of an arc with its label, design pixels. */
  private static final double MIN_ARC = 46;

  /** Size of a label, design pixels: sign and digit side by side. */
  static final double LABEL_WIDTH = 34;

  static final double LABEL_HEIGHT = 20;

  /** Width of a label with a sign alone, for fingers; design pixels. */
  private static final double SIGN_WIDTH = 22;

  private static final double SIGN_SIZE = 6;

  /** Distance of sign and digit from the middle of the label, design pixels. */
  private static final double SIGN_ASIDE = 8;

  private static final double DIGIT_ASIDE = 9;

  /** Gap between two arcs, design pixels. */
  private static final double GAP = 6;

  private static final double CHOSEN_WIDTH = 5;
  private static final double WIDTH = 2;

  /** Opacity of a mode that is not chosen. */
  static final double QUIET_OPACITY = 0.8;

  /** Period of the pulse of the right mode, s. */
  private static final double PULSE_PERIOD = 1.1;

  private final HudCanvas canvas;
  private final Camera camera;
  private final InterpolatedScene scene;
  private final CachedText[] digits = new CachedText[AimMode.values().length];
  private final ModeRing ring = new ModeRing();

  /** Time since the mode became the right one, s. */
  private double pulseAge;

  private boolean hintsAlways;
  private double centreX;
  private double centreY;
  private double radius;

  AimRing(HudCanvas canvas, Camera camera, InterpolatedScene scene) {
    this.canvas = canvas;
    this.camera = camera;
    this.scene = scene;
    for (int i = 0; i < digits.length; i++) {
      digits[i] = canvas.label(TextSize.SMALL, Anchor.CENTRE).setText(String.valueOf(i + 1));
    }
  }

  /** Sets whether hints are shown in later waves, too. */
  void setHints(boolean always) {
    hintsAlways = always;
  }

  @Override
  public void update(Run run, double seconds) {
    int before = ring.right();
    ring.update(run, hintsAlways);
    pulseAge = ring.right() == before ? pulseAge + seconds : 0;
  }

  /** A choice is never hidden, and so never fades. */
  @Override
  public boolean mayFade() {
    return false;
  }

  /** Returns true if there is a drone to draw the ring around; finds its place. */
  private boolean place() {
    int drone = scene.only(EntityKind.DRONE);
    if (drone < 0) {
      return false;
    }
    radius = Math.max(canvas.pixels(minRadius(ring.size())), RADIUS * camera.pixelsPerMetre());
    // Beside the window's edge, a drone that leaves the picture keeps its ring in it.
    double side = radius + labelSide();
    double high = radius + canvas.pixels(LABEL_HEIGHT / 2);
    centreX = within(camera.toWindowX(scene.x(drone)), side, canvas.width());
    centreY = within(camera.toWindowY(scene.y(drone)), high, canvas.height());
    return true;
  }

  private static double within(double at, double half, double whole) {
    return Math.max(half, Math.min(whole - half, at));
  }

  /** Returns the least radius at which labels of {@code size} modes have room, design pixels. */
  static double minRadius(int size) {
    return Math.max(MIN_RADIUS, size * MIN_ARC / (2 * Math.PI));
  }

  /** Returns true if labels show the digits of keys. */
  boolean namesKeys() {
    return !canvas.localization().isTouched();
  }

  private double labelSide() {
    return canvas.pixels((namesKeys() ? LABEL_WIDTH : SIGN_WIDTH) / 2);
  }

  private double bearing(int arc) {
    return ModeRing.bearing(arc, ring.size());
  }

  private double labelX(int arc) {
    return centreX + radius * Math.cos(bearing(arc));
  }

  private double labelY(int arc) {
    return centreY + radius * Math.sin(bearing(arc));
  }

  /** Keeps the labels of things in the world off the labels of the ring. */
  void claim(ScreenRoom room) {
    if (!place()) {
      return;
    }
    double side = labelSide();
    double high = canvas.pixels(LABEL_HEIGHT / 2);
    for (int arc = 0; arc < ring.size(); arc++) {
      double x = labelX(arc);
      double y = labelY(arc);
      room.claim(x - side, y - high, x + side, y + high);
    }
  }

  @Override
  public void drawShapes() {
    if (!place()) {
      return;
    }
    for (int arc = 0; arc < ring.size(); arc++) {
      drawArc(arc);
    }
  }

  private void drawArc(int arc) {
    ShapeDrawer pen = canvas.shapes();
    int mode = ring.mode(arc);
    int rgb = canvas.palette().modeColour(mode);
    boolean isChosen = mode == ring.chosen();
    double pulse = mode == ring.right() ? pulse(pulseAge, canvas.flashBrightness()) : 0;
    double opacity = isChosen || mode == ring.right() ? 1 : QUIET_OPACITY;
    double gap = canvas.pixels(GAP) / radius;
    double sweep = 2 * Math.PI / ring.size() - gap;
    double width = canvas.pixels((isChosen ? CHOSEN_WIDTH : WIDTH) + 3 * pulse);
    double from = bearing(arc) - sweep / 2;
    pen.ink(canvas.palette().colour(ColorRole.HULL), 0.6);
    pen.arc(centreX, centreY, radius, from, sweep, width + canvas.pixels(3));
    pen.ink(rgb, opacity);
    pen.arc(centreX, centreY, radius, from, sweep, width);
    if (mode == ring.right()) {
      tip(pen, arc, pulse);
    }
    plate(pen, labelX(arc), labelY(arc), isChosen, rgb);
    pen.ink(rgb, opacity);
    ModeGlyph.draw(
        pen,
        mode,
        labelX(arc) - canvas.pixels(namesKeys() ? SIGN_ASIDE : 0),
        labelY(arc),
        canvas.pixels(SIGN_SIZE),
        canvas.pixels(isChosen ? 2.2 : 1.6));
  }

  private void plate(ShapeDrawer pen, double x, double y, boolean isChosen, int rgb) {
    double side = labelSide();
    double high = canvas.pixels(LABEL_HEIGHT / 2);
    int ground = canvas.palette().colour(ColorRole.HULL);
    pen.ink(isChosen ? Palette.mix(ground, rgb, 0.28) : ground, 0.85);
    pen.box(x - side, y - high, x + side, y + high);
    if (isChosen) {
      pen.ink(rgb, 1);
      pen.path()
          .add(x - side, y - high)
          .add(x + side, y - high)
          .add(x + side, y + high)
          .add(x - side, y + high);
      pen.strokeClosed(canvas.pixels(2));
    }
  }

  /** Draws a tip that points at the label of the right mode from outside. */
  private void tip(ShapeDrawer pen, int arc, double pulse) {
    double cos = Math.cos(bearing(arc));
    double sin = Math.sin(bearing(arc));
    double label = Math.abs(cos) * labelSide() + Math.abs(sin) * canvas.pixels(LABEL_HEIGHT / 2);
    double near = radius + label + canvas.pixels(4 + 3 * pulse);
    double far = near + canvas.pixels(10);
    double half = canvas.pixels(7);
    pen.path()
        .add(centreX + far * cos - half * sin, centreY + far * sin + half * cos)
        .add(centreX + near * cos, centreY + near * sin)
        .add(centreX + far * cos + half * sin, centreY + far * sin - half * cos);
    pen.strokeOpen(canvas.pixels(3));
  }

  /**
   * Returns the brightness, 0 to 1, of a pulse that began {@code age} seconds ago. Without flashes
   * it is a constant 0.5.
   */
  static double pulse(double age, double flashBrightness) {
    double swing = 0.5 * Math.min(1, flashBrightness);
    return 0.5 - swing * Math.cos(2 * Math.PI * age / PULSE_PERIOD);
  }

  @Override
  public void drawText() {
    if (!namesKeys() || !place()) {
      return;
    }
    for (int arc = 0; arc < ring.size(); arc++) {
      int mode = ring.mode(arc);
      CachedText digit = digits[mode].setColour(canvas.palette().modeTextColour(mode));
      double x = labelX(arc) + canvas.pixels(DIGIT_ASIDE);
      canvas.draw(digit, x, labelY(arc) - digit.capHeight() / 2, 1);
    }
  }

  /** Returns the number of arcs. */
  int size() {
    return ring.size();
  }

  /** Returns the index of an arc's mode. */
  int mode(int arc) {
    return ring.mode(arc);
  }

  /** Returns true if a ring is shown and the label of {@code mode} can be read in {@code room}. */
  boolean isReadable(int mode, ScreenRoom room) {
    if (!place()) {
      return false;
    }
    double side = labelSide();
    double high = canvas.pixels(LABEL_HEIGHT / 2);
    for (int arc = 0; arc < ring.size(); arc++) {
      if (ring.mode(arc) == mode) {
        double x = labelX(arc);
        double y = labelY(arc);
        return room.isOpen(x - side, y - high, x + side, y + high);
      }
    }
    return false;
  }
}
