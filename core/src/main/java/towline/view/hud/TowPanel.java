package towline.view.hud;

import towline.content.GameContent;
import towline.content.look.ColorRole;
import towline.session.Run;
import towline.session.Tutorial;
import towline.session.TutorialLine;
import towline.sim.api.CableStatus;
import towline.sim.api.Snapshot;
import towline.sim.spec.CableSpec;
import towline.view.draw.Palette;
import towline.view.draw.ScreenRoom;
import towline.view.draw.ShapeDrawer;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.NumberText;
import towline.view.text.TextSize;

/** The cable at the bottom right: its length and its wear. */
final class TowPanel implements HudPanel {
  private static final int ROW = 0;

  private final HudCanvas canvas;
  private final Tutorial tutorial;
  private final HudColumn column;
  private final CableSpec spec;
  private final CachedText cableName;
  private final CachedText cableText;
  private final StringBuilder drawText = new StringBuilder();
  private double length;
  private double tension;
  private double wear;
  private boolean hooked;
  private double blink;

  TowPanel(HudCanvas canvas, GameContent content, Tutorial tutorial) {
    this.canvas = canvas;
    this.tutorial = tutorial;
    column = new HudColumn(canvas);
    spec = content.world().cable();
    cableName = canvas.label(TextSize.SMALL, Anchor.LEFT);
    cableName.setText(canvas.localization().of("hud.cable"));
    cableText = canvas.label(TextSize.SMALL, Anchor.RIGHT);
  }

  @Override
  public void update(Run run, double seconds) {
    Snapshot snapshot = run.current();
    CableStatus tow = snapshot.cable();
    length = tow.length;
    tension += (tow.tension - tension) * (1 - Math.exp(-seconds * 12));
    wear = tow.wear;
    hooked = tow.hooked;
    blink += seconds;
    drawText.setLength(0);
    cableText.setText(
        NumberText.append(drawText, length, 1, canvas.localization().decimalSign()).append(" m"));
    cableText.setColour(canvas.palette().colour(ColorRole.TEXT));
  }

  /** Returns the highlight of the name with its keys, 0 to 1. */
  private double lit() {
    TutorialLine line = tutorial.line();
    return line != null && tutorial.isTeaching(Tutorial.Lesson.WINCH) ? line.opacity() : 0;
  }

  @Override
  public void take(ScreenRoom room) {
    column.take(room, ROW);
  }

  @Override
  public void drawShapes() {
    drawCable(column.bottom(ROW));
  }

  /** Draws a bar as long as the cable; wear eats it away from the middle. */
  private void drawCable(double y) {
    ShapeDrawer pen = canvas.shapes();
    double left = column.left();
    double full = column.width();
    double top = y + column.barHeight();
    pen.ink(canvas.palette().colour(ColorRole.TEXT_QUIET), 0.2);
    pen.box(left, y, left + full, top);
    if (!hooked) {
      pen.ink(canvas.palette().colour(ColorRole.WARNING), 0.35 + 0.3 * Math.sin(blink * 8));
      pen.box(left, y, left + full, top);
      return;
    }
    double paid = full * Math.max(0, Math.min(1, length / spec.longest()));
    int rgb =
        Palette.mix(
            canvas.palette().colour(ColorRole.CABLE),
            canvas.palette().colour(ColorRole.CABLE_TAUT),
            1.3 * tension);
    pen.ink(rgb, 0.95);
    pen.box(left, y, left + paid, top);
    if (wear > 0.01) {
      double worn = paid * Math.min(1, wear);
      double from = left + (paid - worn) / 2;
      pen.ink(canvas.palette().colour(ColorRole.WARNING), 1);
      pen.box(from, y, from + worn, top);
    }
  }

  @Override
  public void drawText() {
    double cable = column.nameBottom(ROW);
    int quiet = canvas.palette().colour(ColorRole.TEXT_QUIET);
    cableName.setColour(Palette.mix(quiet, canvas.palette().colour(ColorRole.SHARD), lit()));
    boolean both = !hooked || column.fits(cableName.width(), cableText.width());
    canvas.draw(cableName, column.left(), cable, both ? 1 : 0);
    canvas.draw(cableText, column.right(), cable, hooked ? 1 : 0);
  }
}
