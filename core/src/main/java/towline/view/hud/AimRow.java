package towline.view.hud;

import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.session.Run;
import towline.session.Tutorial;
import towline.sim.api.DroneGunStatus;
import towline.view.draw.ScreenRoom;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.TextSize;

/**
 * The row of aim modes at the bottom left, with the chosen one lit. The row closes to the chosen
 * mode when the player has not switched for a while.
 */
final class AimRow implements HudPanel {
  private static final double GAP = 3;

  private final HudCanvas canvas;
  private final AimCell[] cells;
  private final CachedText title;
  private final Opening opening = new Opening();
  private final Tutorial tutorial;

  AimRow(HudCanvas canvas, Tutorial tutorial) {
    this.canvas = canvas;
    this.tutorial = tutorial;
    AimMode[] modes = AimMode.values();
    cells = new AimCell[modes.length];
    for (int i = 0; i < modes.length; i++) {
      cells[i] = new AimCell(canvas, i, "aim." + modes[i].name());
    }
    title =
        canvas
            .label(TextSize.SMALL, Anchor.LEFT)
            .setColour(canvas.palette().colour(ColorRole.TEXT_QUIET));
    title.setText(canvas.localization().of("hud.aim"));
  }

  /** Opens the row for a new run. */
  @Override
  public void reset(Run run) {
    opening.reset();
  }

  @Override
  public void update(Run run, double seconds) {
    DroneGunStatus turret = run.current().droneGun();
    int askedMode = tutorial.askedMode(run);
    boolean asking = askedMode >= 0 && askedMode != turret.mode;
    if (asking) {
      opening.hold();
    }
    opening.update(turret.mode, seconds);
    for (int i = 0; i < cells.length; i++) {
      cells[i].update(run.score(), turret.mode, asking && i == askedMode ? seconds : -1);
    }
  }

  private double cellWidth(int i) {
    return canvas.isNarrow() && !cells[i].chosen() ? AimCell.NARROW : AimCell.WIDTH;
  }

  /**
   * Returns the left edge of a cell, physical pixels. As the row closes, the remaining cell moves
   * to its left end.
   */
  private double cellLeft(int i) {
    double left = canvas.margin();
    for (int before = 0; before < i; before++) {
      double share = isPermanent(before) ? 1 : opening.share();
      left += share * canvas.pixels(cellWidth(before) + GAP);
    }
    return left;
  }

  /**
   * Returns the opacity of the closing cells, 0 to 1; they vanish before the remaining cell moves
   * across them.
   */
  private double closingOpacity() {
    return Math.max(0, 4 * opening.share() - 3);
  }

  /** True if a cell is visible even when the row is closed. */
  private boolean isPermanent(int i) {
    return cells[i].chosen();
  }

  @Override
  public void take(ScreenRoom room) {
    double top = canvas.margin() + canvas.pixels(AimCell.HEIGHT);
    double cells = cellLeft(this.cells.length) - canvas.pixels(GAP);
    room.take(canvas.margin(), canvas.margin(), cells, top);
    double titleTop = top + canvas.pixels(26);
    room.take(canvas.margin(), top, canvas.margin() + title.width(), titleTop);
  }

  @Override
  public void drawShapes() {
    double strength = canvas.opacity();
    for (int i = 0; i < cells.length; i++) {
      canvas.opacity(isPermanent(i) ? strength : strength * closingOpacity());
      if (isPermanent(i) || opening.share() > 0) {
        cells[i].drawShapes(cellLeft(i), canvas.margin(), cellWidth(i));
      }
    }
    canvas.opacity(strength);
  }

  @Override
  public void drawText() {
    double strength = canvas.opacity();
    for (int i = 0; i < cells.length; i++) {
      canvas.opacity(isPermanent(i) ? strength : strength * closingOpacity());
      cells[i].drawText();
    }
    canvas.opacity(strength);
    double y = canvas.margin() + canvas.pixels(AimCell.HEIGHT + 9);
    canvas.draw(title, canvas.margin(), y, 1);
  }

  /** The state of the row: open for a while after a switch, then closed. */
  static final class Opening {
    /** Time that the row stays open after a switch, s. */
    static final double OPEN_TIME = 7;

    /** Rate of opening and closing, 1/s. */
    private static final double RATE = 10;

    private int choice = -1;
    private double sinceSwitch;
    private double share = 1;

    void reset() {
      sinceSwitch = 0;
      share = 1;
    }

    /** Keeps the row open, because the tutorial asks for a choice. */
    void hold() {
      sinceSwitch = 0;
    }

    /** Takes in the chosen mode's index, {@code seconds} after the last update. */
    void update(int chosen, double seconds) {
      sinceSwitch = chosen == choice ? sinceSwitch + seconds : 0;
      choice = chosen;
      double wanted = sinceSwitch < OPEN_TIME ? 1 : 0;
      share += (wanted - share) * (1 - Math.exp(-RATE * seconds));
      if (Math.abs(wanted - share) < 0.01) {
        share = wanted;
      }
    }

    /** Returns the degree of opening, 0 to 1. */
    double share() {
      return share;
    }
  }
}
