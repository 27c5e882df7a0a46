package towline.view.overlay;

import com.badlogic.gdx.graphics.g2d.Batch;
import java.util.function.BooleanSupplier;
import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.view.draw.ModeGlyph;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.Fonts;
import towline.view.text.TextSize;

/**
 * The sign and the key of the aim mode that opens a courier. They fly beside it for its first
 * second in view.
 */
public final class CourierHint {
  /** Time in view for which the hint is shown, s. */
  static final double LIFE = 1;

  /** Distance of the badge from the courier, m, its size, and that of the sign in it, m. */
  private static final double DISTANCE = 2.9;

  private static final double HALF_WIDTH = 1.1;
  private static final double SIGN_HALF_WIDTH = 0.62;
  private static final double HALF_HEIGHT = 0.62;
  private static final double SIGN_SIZE = 0.34;
  private static final double LINE = 0.11;

  private final ShapeDrawer pen;
  private final Palette palette;
  private final BooleanSupplier namesKeys;
  private final CachedText digit;
  private final String[] digits = new String[AimMode.values().length];
  private int courier;
  private double age;
  private int mode = -1;
  private double badgeX;
  private double badgeY;

  /**
   * Creates a hint.
   *
   * @param namesKeys supplies false while fingers fly, which have no keys
   */
  public CourierHint(ShapeDrawer pen, Palette palette, Fonts fonts, BooleanSupplier namesKeys) {
    this.pen = pen;
    this.palette = palette;
    this.namesKeys = namesKeys;
    digit = new CachedText(fonts, TextSize.HEADING, Anchor.CENTRE);
    for (int i = 0; i < digits.length; i++) {
      digits[i] = String.valueOf(i + 1);
    }
  }

  /** Returns the index of the mode hinted at; -1 for none. */
  int mode() {
    return mode;
  }

  /** Returns the key in the badge; empty without one. */
  String key() {
    return mode >= 0 && namesKeys.getAsBoolean() ? digits[mode] : "";
  }

  /**
   * Takes in the scene, {@code seconds} after the last call, and the index of the mode that opens
   * its courier; -1 shows nothing.
   */
  public void update(Camera camera, InterpolatedScene scene, int wanted, double seconds) {
    int at = scene.only(EntityKind.COURIER);
    mode = -1;
    if (at < 0) {
      return;
    }
    if (scene.snapshot().id(at) != courier) {
      courier = scene.snapshot().id(at);
      age = 0;
    }
    if (!camera.intersects(scene.x(at), scene.y(at), 0)) {
      return;
    }
    age += seconds;
    mode = age < LIFE ? wanted : -1;
  }

  /** Draws the badge beside the courier, on the side of the middle of the picture. */
  public void drawShapes(Camera camera, InterpolatedScene scene) {
    int at = scene.only(EntityKind.COURIER);
    if (mode < 0 || at < 0) {
      return;
    }
    double middleX = (camera.left() + camera.right()) / 2;
    badgeX = scene.x(at) + (scene.x(at) < middleX ? DISTANCE : -DISTANCE);
    badgeY = scene.y(at);
    double half = namesKeys.getAsBoolean() ? HALF_WIDTH : SIGN_HALF_WIDTH;
    pen.begin(camera.projection(), camera.pixelsPerMetre());
    pen.ink(palette.colour(ColorRole.HULL), 0.9);
    pen.box(badgeX - half, badgeY - HALF_HEIGHT, badgeX + half, badgeY + HALF_HEIGHT);
    pen.ink(palette.modeColour(mode), 1);
    pen.path()
        .add(badgeX - half, badgeY - HALF_HEIGHT)
        .add(badgeX + half, badgeY - HALF_HEIGHT)
        .add(badgeX + half, badgeY + HALF_HEIGHT)
        .add(badgeX - half, badgeY + HALF_HEIGHT);
    pen.strokeClosed(LINE);
    double signX = namesKeys.getAsBoolean() ? badgeX - HALF_WIDTH / 2 : badgeX;
    ModeGlyph.draw(pen, mode, signX, badgeY, SIGN_SIZE, LINE);
    pen.end();
  }

  /** Draws the key in the badge. */
  public void drawText(Batch batch, Camera camera) {
    if (!key().isEmpty()) {
      digit
          .setText(key())
          .setColour(palette.modeTextColour(mode))
          .draw(
              batch,
              camera.toWindowX(badgeX + HALF_WIDTH / 2),
              camera.toWindowY(badgeY) - digit.capHeight() / 2,
              1);
    }
  }
}
