package towline.view.hud;

import towline.aim.AimMode;
import towline.content.look.ColorRole;
import towline.session.Run;
import towline.sim.api.TurretState;
import towline.view.draw.Palette;
import towline.view.draw.Pen;
import towline.view.text.Label;
import towline.view.text.Label.Anchor;
import towline.view.text.TextSize;

/** Bottom left: the row of aim modes, the chosen one lit, and the snap-shot rule after them. */
final class AimRow {
  private static final double GAP = 6;
  private static final double SNAP_WIDTH = 76;

  private final HudCanvas canvas;
  private final AimCell[] cells;
  private final Label title;
  private final Label snapName;
  private final Label snap;
  private final String snapOn;
  private final String snapOff;
  private boolean snapping;

  AimRow(HudCanvas canvas) {
    this.canvas = canvas;
    AimMode[] modes = AimMode.values();
    cells = new AimCell[modes.length];
    for (int i = 0; i < modes.length; i++) {
      cells[i] = new AimCell(canvas, i, "aim." + modes[i].name());
    }
    title =
        canvas.label(TextSize.SMALL, Anchor.LEFT).colour(canvas.palette().of(ColorRole.TEXT_QUIET));
    title.set(canvas.words().of("hud.aim"));
    snapName = canvas.label(TextSize.SMALL, Anchor.CENTRE);
    snapName.set(canvas.words().of("hud.snap"));
    snap = canvas.label(TextSize.SMALL, Anchor.CENTRE);
    snapOn = canvas.words().of("hud.snap.on");
    snapOff = canvas.words().of("hud.snap.off");
  }

  void update(Run run) {
    TurretState turret = run.current().turret();
    snapping = turret.snapShot();
    for (AimCell cell : cells) {
      cell.update(run.score(), turret.mode());
    }
  }

  private double cellWidth(int i) {
    return canvas.isNarrow() && !cells[i].chosen() ? AimCell.NARROW : AimCell.WIDTH;
  }

  private double cellLeft(int i) {
    double left = canvas.margin();
    for (int before = 0; before < i; before++) {
      left += canvas.of(cellWidth(before) + GAP);
    }
    return left;
  }

  void drawShapes() {
    for (int i = 0; i < cells.length; i++) {
      cells[i].drawShapes(cellLeft(i), canvas.margin(), cellWidth(i));
    }
    Pen pen = canvas.pen();
    double left = cellLeft(cells.length);
    double right = left + canvas.of(SNAP_WIDTH);
    double bottom = canvas.margin();
    double top = bottom + canvas.of(AimCell.HEIGHT);
    int lit = canvas.palette().of(ColorRole.SHARD);
    int ground = Palette.mix(canvas.palette().of(ColorRole.HULL), lit, snapping ? 0.24 : 0);
    pen.ink(ground, snapping ? 0.85 : 0.42);
    pen.box(left, bottom, right, top);
    pen.ink(snapping ? lit : canvas.palette().of(ColorRole.TEXT_QUIET), snapping ? 1 : 0.3);
    pen.path().add(left, bottom).add(right, bottom).add(right, top).add(left, top);
    pen.strokeClosed(canvas.of(snapping ? 2 : 1));
  }

  void drawText() {
    for (AimCell cell : cells) {
      cell.drawText();
    }
    double y = canvas.margin() + canvas.of(AimCell.HEIGHT + 9);
    title.draw(canvas.batch(), canvas.margin(), y, 1);
    int rgb = canvas.palette().of(snapping ? ColorRole.TEXT : ColorRole.TEXT_QUIET);
    double middle = cellLeft(cells.length) + canvas.of(SNAP_WIDTH / 2);
    snapName.colour(rgb).draw(canvas.batch(), middle, canvas.margin() + canvas.of(31), 1);
    snap.set(snapping ? snapOn : snapOff).colour(rgb);
    snap.draw(canvas.batch(), middle, canvas.margin() + canvas.of(11), 1);
  }
}
