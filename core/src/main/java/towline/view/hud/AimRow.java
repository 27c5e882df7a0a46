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
 * Bottom left: the row of aim modes, the chosen one lit. When nobody has switched for a while only
 * the chosen one stays.
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
        canvas.label(TextSize.SMALL, Anchor.LEFT).colour(canvas.palette().of(ColorRole.TEXT_QUIET));
    title.set(canvas.words().of("hud.aim"));
  }

  /** Opens the row: a new run begins. */
  @Override
  public void reset(Run run) {
    opening.reset();
  }

  @Override
  public void update(Run run, double seconds) {
    DroneGunStatus turret = run.current().turret();
    int asked = tutorial.askedMode(run);
    boolean calls = asked >= 0 && asked != turret.mode;
    if (calls) {
      opening.hold();
    }
    opening.update(turret.mode, seconds);
    for (int i = 0; i < cells.length; i++) {
      cells[i].update(run.score(), turret.mode, calls && i == asked ? seconds : -1);
    }
  }

  private double cellWidth(int i) {
    return canvas.isNarrow() && !cells[i].chosen() ? AimCell.NARROW : AimCell.WIDTH;
  }

  /** The left edge of a cell; as the row closes, what stays moves to its left end. */
  private double cellLeft(int i) {
    double left = canvas.margin();
    for (int before = 0; before < i; before++) {
      double share = stays(before) ? 1 : opening.share();
      left += share * canvas.of(cellWidth(before) + GAP);
    }
    return left;
  }

  /** How strong the cells are that go, 0 to 1: gone before what stays moves over their places. */
  private double leaving() {
    return Math.max(0, 4 * opening.share() - 3);
  }

  /** Whether a cell is there however long nobody has switched. */
  private boolean stays(int i) {
    return cells[i].chosen();
  }

  @Override
  public void take(ScreenRoom room) {
    double top = canvas.margin() + canvas.of(AimCell.HEIGHT);
    double cells = cellLeft(this.cells.length) - canvas.of(GAP);
    room.take(canvas.margin(), canvas.margin(), cells, top);
    double titleTop = top + canvas.of(26);
    room.take(canvas.margin(), top, canvas.margin() + title.width(), titleTop);
  }

  @Override
  public void drawShapes() {
    double strength = canvas.opacity();
    for (int i = 0; i < cells.length; i++) {
      canvas.opacity(stays(i) ? strength : strength * leaving());
      if (stays(i) || opening.share() > 0) {
        cells[i].drawShapes(cellLeft(i), canvas.margin(), cellWidth(i));
      }
    }
    canvas.opacity(strength);
  }

  @Override
  public void drawText() {
    double strength = canvas.opacity();
    for (int i = 0; i < cells.length; i++) {
      canvas.opacity(stays(i) ? strength : strength * leaving());
      cells[i].drawText();
    }
    canvas.opacity(strength);
    double y = canvas.margin() + canvas.of(AimCell.HEIGHT + 9);
    canvas.draw(title, canvas.margin(), y, 1);
  }

  /** How far the row is open: for a while after a switch, and then no more. */
  static final class Opening {
    /** How long the row stays open after a switch, s. */
    static final double OPEN = 7;

    /** How fast it opens and closes, 1/s. */
    private static final double RATE = 10;

    private int choice = -1;
    private double sinceSwitch;
    private double share = 1;

    void reset() {
      sinceSwitch = 0;
      share = 1;
    }

    /** Opens it: there is something to choose. */
    void hold() {
      sinceSwitch = 0;
    }

    /** Takes in what is chosen now, as any number, after that time, s. */
    void update(int chosen, double seconds) {
      sinceSwitch = chosen == choice ? sinceSwitch + seconds : 0;
      choice = chosen;
      double wanted = sinceSwitch < OPEN ? 1 : 0;
      share += (wanted - share) * (1 - Math.exp(-RATE * seconds));
      if (Math.abs(wanted - share) < 0.01) {
        share = wanted;
      }
    }

    /** 0 to 1. */
    double share() {
      return share;
    }
  }
}
