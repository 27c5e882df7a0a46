package towline.view.module;

import towline.content.look.ColorRole;
import towline.sim.module.Loadout;
import towline.sim.module.ModuleKind;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;

/** The pictures of what is fitted, in a row. */
public final class ModuleStrip {
  /** How much of its place a picture fills. */
  private static final double FILLED = 0.72;

  private final Palette palette;
  private final ShapeDrawer pen;
  private final ModuleIcon icon;
  private final Loadout fitted = new Loadout();

  /** A row in those colours, drawn with that pen. */
  public ModuleStrip(Palette palette, ShapeDrawer pen) {
    this.palette = palette;
    this.pen = pen;
    icon = new ModuleIcon(palette, pen);
  }

  /** Takes over what is fitted. */
  public void update(Loadout loadout) {
    fitted.set(loadout);
  }

  /** Draws the row to the left of a point, at its foot; {@code side} is that of a picture. */
  public void draw(double right, double foot, double side) {
    double x = right;
    for (int i = ModuleKind.count() - 1; i >= 0; i--) {
      if (fitted.has(ModuleKind.of(i))) {
        x -= side;
        pen.ink(palette.of(ColorRole.HULL), 0.6);
        pen.box(x + 1, foot, x + side - 1, foot + side - 2);
        icon.draw(ModuleKind.of(i), x + side / 2, foot + side / 2 - 1, FILLED * side / 2);
      }
    }
  }
}
