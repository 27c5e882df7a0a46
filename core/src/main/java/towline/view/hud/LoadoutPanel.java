package towline.view.hud;

import towline.content.look.ColorRole;
import towline.session.Run;
import towline.sim.loadout.Loadout;
import towline.sim.loadout.ModuleKind;
import towline.view.draw.ScreenRoom;
import towline.view.draw.ShapeDrawer;

/** The icons of the fitted modules, in a row at the column's end. */
final class LoadoutPanel implements HudPanel {
  /** Side of an icon's square, design pixels. */
  static final double SIDE = 26;

  /** Share of its square that an icon fills. */
  private static final double FILL_SHARE = 0.72;

  private final HudCanvas canvas;
  private final HudColumn column;
  private final ModuleIcons icons;
  private final Loadout fitted = new Loadout();

  LoadoutPanel(HudCanvas canvas) {
    this.canvas = canvas;
    column = new HudColumn(canvas);
    icons = new ModuleIcons(canvas.palette(), canvas.shapes());
  }

  @Override
  public void update(Run run, double seconds) {
    fitted.set(run.current().loadout());
  }

  @Override
  public void take(ScreenRoom room) {
    int count = 0;
    for (int i = 0; i < ModuleKind.count(); i++) {
      count += fitted.has(ModuleKind.of(i)) ? 1 : 0;
    }
    if (count > 0) {
      double side = canvas.pixels(SIDE);
      double left = column.right() - count * side;
      double foot = column.beyond(SIDE);
      room.take(left, foot, column.right(), foot + side);
    }
  }

  @Override
  public void drawShapes() {
    ShapeDrawer pen = canvas.shapes();
    double side = canvas.pixels(SIDE);
    double foot = column.beyond(SIDE);
    double x = column.right();
    for (int i = ModuleKind.count() - 1; i >= 0; i--) {
      if (fitted.has(ModuleKind.of(i))) {
        x -= side;
        pen.ink(canvas.palette().colour(ColorRole.HULL), 0.6);
        pen.box(x + 1, foot, x + side - 1, foot + side - 2);
        icons.draw(ModuleKind.of(i), x + side / 2, foot + side / 2 - 1, FILL_SHARE * side / 2);
      }
    }
  }
}
