package towline.view.hud;

import java.util.Arrays;
import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.input.TouchButton;
import towline.input.TouchControls;
import towline.input.TouchStick;
import towline.session.ModeRing;
import towline.session.Run;
import towline.sim.api.EntityKind;
import towline.sim.api.ShipStatus;
import towline.sim.api.Snapshot;
import towline.view.draw.ModeGlyph;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ScreenRoom;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.HudKeepClear;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.TextSize;

/**
 * The controls under the player's fingers, as {@link TouchControls} places them: sticks, buttons,
 * and the wheel of aim modes while it is open. What no finger holds fades over a threat.
 */
final class TouchPanel implements HudPanel {
  private static final double UP = Math.PI / 2;
  private static final Polygon CHEVRON = Polygon.open(-0.45, 1, 0.45, 0, -0.45, -1);
  private static final Polygon EYE =
      Polygon.closed(
          -1, 0, -0.55, 0.42, 0, 0.6, 0.55, 0.42, 1, 0, 0.55, -0.42, 0, -0.6, -0.55, -0.42);

  private static final TouchButton[] BUTTONS = TouchButton.values();

  /** Opacity of the ground of a button, at rest and held. */
  private static final double GROUND = 0.35;

  private static final double HELD_GROUND = 0.6;

  /** Opacity of a stick that no thumb holds. */
  private static final double RESTING = 0.4;

  /** Radii in the wheel, as shares of its own: the hole for the thumb, labels, rim. */
  private static final double HOLE = 0.42;

  private static final double LABELS = 0.74;
  private static final double RIM = 1.08;

  /** Time for which a new courier makes the button of the modes pulse, s. */
  private static final double CALL_SECONDS = 5;

  private final HudCanvas canvas;
  private final TouchControls touch;
  private final HudKeepClear threats;
  private final CachedText reelIn;
  private final CachedText payOut;
  private final CachedText modes;
  private final CachedText missile;
  private final CachedText eye;
  private final CachedText[] names = new CachedText[AimMode.values().length];
  private final CachedText[] beliefs = new CachedText[AimMode.values().length];
  private final double[] opacities = new double[BUTTONS.length];
  private double flyingOpacity = 1;
  private double aimingOpacity = 1;
  private boolean flown = true;
  private boolean hintsAlways;
  private int mode;
  private int missiles;
  private int capacity;
  private double readiness;

  /** The present courier, by its id, and the time since it came, s; 0 without one. */
  private int courier;

  private double courierAge;
  private int ownMode = ModeRing.NONE;

  TouchPanel(HudCanvas canvas, TouchControls touch, HudKeepClear threats) {
    this.canvas = canvas;
    this.touch = touch;
    this.threats = threats;
    reelIn = label(TextSize.SMALL, "touch.REEL_IN");
    payOut = label(TextSize.SMALL, "touch.PAY_OUT");
    modes = label(TextSize.SMALL, "touch.MODE");
    missile = label(TextSize.SMALL, "touch.MISSILE");
    eye = label(TextSize.SMALL, "touch.VISION");
    for (int i = 0; i < names.length; i++) {
      String name = AimMode.values()[i].name();
      names[i] = label(TextSize.SMALL, "aim." + name);
      beliefs[i] = label(TextSize.BODY, "vision.belief." + name);
    }
    Arrays.fill(opacities, 1);
  }

  private CachedText label(TextSize size, String key) {
    CachedText label = canvas.label(size, Anchor.CENTRE);
    label.setText(canvas.localization().of(key));
    return label;
  }

  /** Sets whether the mode of a courier is shown in later waves, too. */
  void setHints(boolean always) {
    hintsAlways = always;
  }

  /** Sets whether a person flies; a run that is watched has only the buttons of the corners. */
  void setFlown(boolean byPerson) {
    flown = byPerson;
  }

  /** Moves the other panels out of the fingers' way. */
  void leaveCorners() {
    canvas.leaveCorners(touch.isUsed() ? touch.pixels() : 0, touch.isUsed() && flown);
  }

  @Override
  public void update(Run run, double seconds) {
    Snapshot snapshot = run.current();
    mode = snapshot.droneGun().mode;
    ShipStatus ship = snapshot.ship();
    missiles = ship.missiles;
    capacity = MissilePanel.capacity(run);
    readiness = Math.max(0, Math.min(1, ship.missileReadiness));
    followCourier(run, snapshot, seconds);
    for (TouchButton button : BUTTONS) {
      int at = button.ordinal();
      boolean isHeld = touch.isHeld(button);
      opacities[at] =
          faded(opacities[at], isHeld, touch.x(button), touch.y(button), button.radius(), seconds);
    }
    flyingOpacity = faded(flyingOpacity, touch.flying(), seconds);
    aimingOpacity = faded(aimingOpacity, touch.aiming(), seconds);
  }

  private double faded(double opacity, TouchStick stick, double seconds) {
    return faded(opacity, stick.isHeld(), stick.baseX(), stick.baseY(), TouchStick.TRAVEL, seconds);
  }

  /** Returns the opacity of a control after {@code seconds} more; lengths in fingers. */
  private double faded(
      double opacity, boolean isHeld, double left, double top, double radius, double seconds) {
    double x = x(left);
    double y = y(top);
    double half = pixels(radius);
    boolean fades = !isHeld && threats.isAnyIn(x - half, y - half, x + half, y + half);
    return Hud.faded(opacity, fades ? Hud.FAINT_OPACITY : 1, seconds);
  }

  private void followCourier(Run run, Snapshot snapshot, double seconds) {
    if (snapshot.count(EntityKind.COURIER) == 0) {
      courier = 0;
      ownMode = ModeRing.NONE;
      return;
    }
    int newest = snapshot.end(EntityKind.COURIER) - 1;
    courierAge = snapshot.id(newest) == courier ? courierAge + seconds : 0;
    courier = snapshot.id(newest);
    ownMode =
        run.namesModeOfCouriers(hintsAlways)
            ? run.ownModeOfCourier(snapshot.row(newest).courierKind).ordinal()
            : ModeRing.NONE;
  }

  /** Returns true while the button of the modes asks for a choice. */
  private boolean calls() {
    return courier != 0 && (ownMode == ModeRing.NONE ? courierAge < CALL_SECONDS : ownMode != mode);
  }

  private boolean isShown(TouchButton button) {
    return flown || button == TouchButton.VISION || button == TouchButton.PAUSE;
  }

  private double pixels(double fingers) {
    return fingers * touch.pixels();
  }

  private double x(double fingers) {
    return pixels(fingers);
  }

  private double y(double fingers) {
    return canvas.height() - pixels(fingers);
  }

  /** Fades its buttons by itself. */
  @Override
  public boolean mayFade() {
    return false;
  }

  @Override
  public void take(ScreenRoom room) {
    if (!touch.isShown()) {
      return;
    }
    for (TouchButton button : BUTTONS) {
      if (isShown(button)) {
        double radius = pixels(button.radius());
        double x = x(touch.x(button));
        double y = y(touch.y(button));
        room.take(x - radius, y - radius, x + radius, y + radius);
      }
    }
  }

  @Override
  public void drawShapes() {
    if (!touch.isShown()) {
      return;
    }
    double whole = canvas.opacity() * canvas.touchOpacity();
    canvas.opacity(whole);
    if (flown) {
      canvas.opacity(whole * flyingOpacity);
      drawStick(touch.flying(), canvas.palette().colour(ColorRole.SHIP));
      canvas.opacity(whole * aimingOpacity);
      drawStick(touch.aiming(), canvas.palette().colour(ColorRole.SHIP_SHOT));
    }
    for (TouchButton button : BUTTONS) {
      if (isShown(button) && !(button == TouchButton.MODE && touch.isWheelOpen())) {
        canvas.opacity(whole * opacities[button.ordinal()]);
        drawButton(button);
      }
    }
    canvas.opacity(1);
    if (touch.isWheelOpen()) {
      drawWheel();
    }
  }

  private void drawStick(TouchStick stick, int rgb) {
    ShapeDrawer pen = canvas.shapes();
    double strength = stick.isHeld() ? 1 : RESTING;
    double x = x(stick.baseX());
    double y = y(stick.baseY());
    double travel = pixels(TouchStick.TRAVEL);
    double line = canvas.pixels(2);
    pen.ink(canvas.palette().colour(ColorRole.HULL), GROUND * strength);
    pen.disc(x, y, travel);
    pen.glow(rgb, 0.18 * strength);
    pen.ring(x, y, travel, 4 * line);
    pen.ink(rgb, 0.8 * strength);
    pen.ring(x, y, travel, line);
    for (int tick = 0; tick < 4; tick++) {
      double angle = tick * UP;
      double cos = Math.cos(angle);
      double sin = Math.sin(angle);
      pen.line(
          x + 0.84 * travel * cos,
          y + 0.84 * travel * sin,
          x + 0.94 * travel * cos,
          y + 0.94 * travel * sin,
          line);
    }
    double thumb = 0.42 * travel;
    double thumbX = x(stick.thumbX());
    double thumbY = y(stick.thumbY());
    pen.glow(rgb, 0.35 * strength);
    pen.halo(thumbX, thumbY, 2 * thumb);
    pen.ink(rgb, 0.3 * strength);
    pen.disc(thumbX, thumbY, thumb);
    pen.ink(rgb, strength);
    pen.ring(thumbX, thumbY, thumb, line);
  }

  private void drawButton(TouchButton button) {
    double x = x(touch.x(button));
    double y = y(touch.y(button));
    double radius = pixels(button.radius());
    int rgb = colour(button);
    drawGround(x, y, radius, rgb, touch.isHeld(button));
    switch (button) {
      case REEL_IN -> drawChevrons(x, y + 0.2 * radius, radius, -1);
      case PAY_OUT -> drawChevrons(x, y + 0.2 * radius, radius, 1);
      case MISSILE -> drawMissile(x, y, radius, rgb);
      case MODE -> drawMode(x, y, radius, rgb);
      case VISION -> drawEye(x, y, radius);
      case PAUSE -> drawPause(x, y, radius);
    }
  }

  private int colour(TouchButton button) {
    Palette palette = canvas.palette();
    return switch (button) {
      case REEL_IN, PAY_OUT -> palette.colour(ColorRole.CABLE);
      case MISSILE -> palette.colour(missiles > 0 ? ColorRole.SHIP : ColorRole.TEXT_QUIET);
      case MODE -> palette.modeColour(mode);
      case VISION, PAUSE -> palette.colour(ColorRole.TEXT);
    };
  }

  private void drawGround(double x, double y, double radius, int rgb, boolean held) {
    ShapeDrawer pen = canvas.shapes();
    int hull = canvas.palette().colour(ColorRole.HULL);
    pen.ink(held ? Palette.mix(hull, rgb, 0.4) : hull, held ? HELD_GROUND : GROUND);
    pen.disc(x, y, radius);
    pen.glow(rgb, held ? 0.4 : 0.15);
    pen.ring(x, y, radius, canvas.pixels(8));
    pen.ink(rgb, held ? 1 : 0.85);
    pen.ring(x, y, radius, canvas.pixels(held ? 3 : 2));
  }

  /** Draws two tips that meet ({@code way} -1) or part (1). */
  private void drawChevrons(double x, double y, double radius, int way) {
    ShapeDrawer pen = canvas.shapes();
    for (int side = -1; side <= 1; side += 2) {
      boolean right = side * way > 0;
      pen.outline(
          CHEVRON,
          x + side * 0.3 * radius,
          y,
          right ? 0 : Math.PI,
          0.26 * radius,
          canvas.pixels(2.5));
    }
  }

  private void drawMissile(double x, double y, double radius, int rgb) {
    ShapeDrawer pen = canvas.shapes();
    double length = 0.95 * radius;
    pen.ink(rgb, 1);
    pen.fill(MissilePanel.MISSILE, x, y - 0.35 * radius, UP, length, 0.5 * length);
    double pitch = 0.36 * radius;
    for (int i = 0; i < capacity; i++) {
      double pipX = x + (i - (capacity - 1) / 2.0) * pitch;
      double pipY = y - 0.62 * radius;
      pen.ink(rgb, i < missiles ? 1 : 0.35);
      pen.disc(pipX, pipY, 0.1 * radius);
    }
    if (missiles < capacity) {
      pen.ink(canvas.palette().colour(ColorRole.CABLE_TAUT), 0.9);
      double sweep = -2 * Math.PI * readiness;
      pen.arc(x, y, radius + canvas.pixels(5), UP, sweep, canvas.pixels(2.5));
    }
  }

  private void drawMode(double x, double y, double radius, int rgb) {
    ShapeDrawer pen = canvas.shapes();
    if (calls()) {
      double pulse = AimRing.pulse(courierAge, canvas.flashBrightness());
      boolean known = ownMode != ModeRing.NONE;
      int call =
          known ? canvas.palette().modeColour(ownMode) : canvas.palette().colour(ColorRole.COURIER);
      pen.glow(call, 0.25 + 0.5 * pulse);
      pen.halo(x, y, radius * (1.5 + 0.4 * pulse));
      pen.ink(call, 0.55 + 0.45 * pulse);
      double ring = radius + canvas.pixels(6 + 5 * pulse);
      pen.ring(x, y, ring, canvas.pixels(3 + 2 * pulse));
    }
    pen.ink(rgb, 1);
    ModeGlyph.draw(pen, mode, x, y + 0.22 * radius, 0.36 * radius, canvas.pixels(3));
  }

  private void drawEye(double x, double y, double radius) {
    ShapeDrawer pen = canvas.shapes();
    pen.ink(canvas.palette().colour(ColorRole.TEXT), 1);
    pen.outline(EYE, x, y, 0, 0.6 * radius, canvas.pixels(2));
    pen.disc(x, y, 0.17 * radius);
  }

  private void drawPause(double x, double y, double radius) {
    ShapeDrawer pen = canvas.shapes();
    double half = 0.36 * radius;
    pen.ink(canvas.palette().colour(ColorRole.TEXT), 1);
    pen.box(x - 0.3 * radius, y - half, x - 0.09 * radius, y + half);
    pen.box(x + 0.09 * radius, y - half, x + 0.3 * radius, y + half);
  }

  private void drawWheel() {
    ShapeDrawer pen = canvas.shapes();
    double x = x(touch.wheelX());
    double y = y(touch.wheelY());
    double radius = pixels(TouchControls.WHEEL_RADIUS);
    int hull = canvas.palette().colour(ColorRole.HULL);
    pen.ink(hull, 0.9);
    pen.disc(x, y, radius * RIM);
    int size = touch.wheelSize();
    double gap = canvas.pixels(6) / radius;
    for (int place = 0; place < size; place++) {
      int at = touch.wheelMode(place);
      int rgb = canvas.palette().modeColour(at);
      boolean isPointed = place == touch.pointed();
      double bearing = ModeRing.bearing(place, size);
      double sweep = 2 * Math.PI / size - gap;
      if (isPointed) {
        double middle = (RIM + HOLE) / 2 * radius;
        pen.ink(Palette.mix(hull, rgb, 0.4), 0.9);
        pen.arc(x, y, middle, bearing - sweep / 2, sweep, (RIM - HOLE) * radius);
      }
      double width = canvas.pixels(isPointed ? 7 : at == mode ? 5 : 3);
      pen.glow(rgb, isPointed ? 0.5 : 0.2);
      pen.arc(x, y, radius * RIM, bearing - sweep / 2, sweep, canvas.pixels(9));
      pen.ink(rgb, isPointed || at == mode ? 1 : AimRing.QUIET_OPACITY);
      pen.arc(x, y, radius * RIM, bearing - sweep / 2, sweep, width);
      double labelX = x + LABELS * radius * Math.cos(bearing);
      double labelY = y + LABELS * radius * Math.sin(bearing);
      double sign = canvas.pixels(11);
      ModeGlyph.draw(pen, at, labelX, labelY + sign, sign, canvas.pixels(2.5));
    }
    pen.ink(canvas.palette().colour(ColorRole.TEXT_QUIET), 0.6);
    pen.ring(x, y, HOLE * radius, canvas.pixels(1.5));
    CachedText belief = belief();
    double half = belief.width() / 2 + canvas.pixels(14);
    pen.ink(hull, 0.85);
    pen.box(
        canvas.width() / 2 - half,
        canvas.foot(),
        canvas.width() / 2 + half,
        canvas.foot() + canvas.pixels(34));
  }

  /** Returns what the mode that is pointed at, or else the chosen one, believes. */
  private CachedText belief() {
    int pointed = touch.pointed();
    int shown = pointed == ModeRing.NONE ? mode : touch.wheelMode(pointed);
    return beliefs[shown].setColour(canvas.palette().modeTextColour(shown));
  }

  @Override
  public void drawText() {
    if (!touch.isShown()) {
      return;
    }
    double whole = canvas.opacity() * canvas.touchOpacity();
    canvas.opacity(whole);
    int text = canvas.palette().colour(ColorRole.TEXT);
    drawBelow(eye, text, TouchButton.VISION);
    if (flown) {
      drawName(reelIn, TouchButton.REEL_IN);
      drawName(payOut, TouchButton.PAY_OUT);
      drawBelow(missile, text, TouchButton.MISSILE);
    }
    if (flown && !touch.isWheelOpen()) {
      drawBelow(names[mode], canvas.palette().modeTextColour(mode), TouchButton.MODE);
      drawName(modes, TouchButton.MODE);
    }
    canvas.opacity(1);
    if (touch.isWheelOpen()) {
      drawWheelText();
    }
  }

  private void drawBelow(CachedText name, int rgb, TouchButton button) {
    double below = pixels(button.radius()) + canvas.pixels(11) + name.capHeight();
    double y = y(touch.y(button)) - below;
    canvas.draw(name.setColour(rgb), x(touch.x(button)), y, opacities[button.ordinal()]);
  }

  private void drawName(CachedText name, TouchButton button) {
    name.setColour(canvas.palette().colour(ColorRole.TEXT));
    double y = y(touch.y(button)) - 0.42 * pixels(button.radius()) - name.capHeight() / 2;
    canvas.draw(name, x(touch.x(button)), y, opacities[button.ordinal()]);
  }

  private void drawWheelText() {
    double radius = pixels(TouchControls.WHEEL_RADIUS);
    for (int place = 0; place < touch.wheelSize(); place++) {
      int at = touch.wheelMode(place);
      double bearing = ModeRing.bearing(place, touch.wheelSize());
      double labelX = x(touch.wheelX()) + LABELS * radius * Math.cos(bearing);
      double labelY = y(touch.wheelY()) + LABELS * radius * Math.sin(bearing);
      CachedText name = names[at].setColour(canvas.palette().modeTextColour(at));
      canvas.draw(name, labelX, labelY - canvas.pixels(4) - name.capHeight(), 1);
    }
    canvas.draw(belief(), canvas.width() / 2, canvas.foot() + canvas.pixels(11), 1);
  }
}
