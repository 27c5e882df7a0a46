package towline.view.hud;

import towline.session.Run;
import towline.view.module.ModuleStrip;
import towline.view.scene.HudKeepClear;

/** The modules that are fitted, on top of the column. */
final class ModulePanel implements HudPanel {
  /** The side of a module's picture. */
  private static final double SIDE = 26;

  private final HudCanvas canvas;
  private final HudColumn column;
  private final ModuleStrip modules;

  ModulePanel(HudCanvas canvas) {
    this.canvas = canvas;
    column = new HudColumn(canvas);
    modules = new ModuleStrip(canvas.palette(), canvas.pen());
  }

  @Override
  public void update(Run run, double seconds) {
    modules.update(run.current().loadout());
  }

  @Override
  public boolean covers(HudKeepClear subjects) {
    return column.covers(subjects);
  }

  @Override
  public void drawShapes() {
    modules.draw(column.right(), column.top(), canvas.of(SIDE));
  }
}
