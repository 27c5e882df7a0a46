package towline.game.options;

import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.game.frame.GameServices;
import towline.menu.ChartWidget;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.hud.Crosshair;

/** A preview of the current palette and crosshair: swatches beside a crosshair. */
final class LookPreview {
  /** Colours that must be distinguishable in a fight. */
  private static final ColorRole[] ROLES = {
    ColorRole.SHIP,
    ColorRole.SHIP_SHOT,
    ColorRole.SHARD,
    ColorRole.COURIER,
    ColorRole.SNAKE_HEAD,
    ColorRole.MISSILE,
    ColorRole.TANK,
    ColorRole.VESSEL,
    ColorRole.FOE_SHOT
  };

  private static final double GAP = 0.2;

  private final GameServices services;

  LookPreview(GameServices services) {
    this.services = services;
  }

  ChartWidget widget() {
    return new ChartWidget(services.picture().shapes(), this::draw);
  }

  private void draw(ShapeDrawer pen, double left, double bottom, double width, double height) {
    Palette palette = services.picture().palette();
    int modes = AimMode.values().length;
    double aside = 2 * height;
    double pitch = (width - aside) / (ROLES.length + modes);
    double middle = bottom + height / 2;
    double size = Math.min(0.5 * pitch * (1 - GAP), 0.32 * height);
    pen.ink(palette.colour(ColorRole.SKY), 1);
    pen.box(left, bottom, left + width, bottom + height);
    for (int i = 0; i < ROLES.length; i++) {
      double x = left + (i + 0.5) * pitch;
      pen.ink(palette.colour(ROLES[i]), 1);
      pen.disc(x, middle, size);
    }
    for (int mode = 0; mode < modes; mode++) {
      double x = left + (ROLES.length + mode + 0.5) * pitch;
      pen.ink(palette.modeColour(mode), 1);
      pen.box(x - size, middle - size, x + size, middle + size);
    }
    double unit = services.picture().canvas().crosshairUnit();
    int rgb = services.picture().canvas().crosshairColour();
    Crosshair.draw(pen, rgb, left + width - height, middle, unit);
  }
}
