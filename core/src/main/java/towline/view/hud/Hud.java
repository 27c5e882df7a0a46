package towline.view.hud;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import towline.content.GameContent;
import towline.session.Assistance;
import towline.session.PilotKind;
import towline.session.Run;
import towline.session.Tutorial;
import towline.view.draw.ScreenRoom;
import towline.view.scene.HudKeepClear;

/** The head-up display of a run: a list of panels. */
public final class Hud {
  /** How strong a panel is that has something beneath it. */
  static final double FAINT = 0.25;

  /** How fast it gets there, 1/s. */
  private static final double FADE_RATE = 9;

  private final HudCanvas canvas;
  private final HudKeepClear subjects;
  private final ScorePanel score;
  private final ChasePanel chase;
  private final WavePanel wave;
  private final AimRow aims;
  private final Banner banner;
  private final StatusPanel status;

  /** In the order in which they are drawn. */
  private final List<HudPanel> panels;

  private final double[] opacities;

  /**
   * A HUD on that canvas.
   *
   * @param board shows what it announces
   * @param tutorial whose lessons are shown
   * @param subjects what no panel hides
   */
  public Hud(
      HudCanvas canvas,
      GameContent content,
      MessageBoard board,
      Tutorial tutorial,
      HudKeepClear subjects) {
    this.canvas = canvas;
    this.subjects = subjects;
    score = new ScorePanel(canvas);
    chase = new ChasePanel(canvas, score);
    banner = new Banner(canvas, board, this::titleRoom);
    wave =
        new WavePanel(
            canvas, tutorial, new BossBar(canvas, content), banner::isThere, this::titleRoom);
    aims = new AimRow(canvas, tutorial);
    status = new StatusPanel(canvas, board);
    panels =
        new ArrayList<>(
            List.of(
                score,
                new HaulPanel(canvas, content.couriers().pay()),
                chase,
                new WaveCard(canvas, board),
                wave,
                banner,
                aims,
                new TowPanel(canvas, content, tutorial),
                new HullPanel(canvas, content),
                new MissilePanel(canvas),
                new LoadoutPanel(canvas),
                status));
    opacities = new double[panels.size() + 1];
    Arrays.fill(opacities, 1);
  }

  /** Starts with a new run. */
  public void reset(Run run) {
    for (int i = 0; i < panels.size(); i++) {
      panels.get(i).reset(run);
      opacities[i] = 1;
    }
  }

  /** Goes on where a HUD of other words or colours left off: nothing is announced twice. */
  public void takeOver(Hud old, Run run) {
    for (int i = 0; i < panels.size(); i++) {
      panels.get(i).takeOver(old.panels.get(i), run);
      opacities[i] = old.opacities[i];
    }
  }

  /** From here on the run, which has those points, chases the ranks of its board. */
  public void chase(Chase wanted, long points) {
    chase.chase(wanted, points);
  }

  /** Whether the run has passed the best of its board. */
  public boolean passedBest() {
    return chase.passedBest();
  }

  /** Whether a title stands or waits, or the score still runs up. */
  public boolean announcing() {
    return banner.pending() > 0 || score.runningUp() || wave.teaching();
  }

  /** Updates everything that the run itself tells, after that time, s. */
  public void update(Run run, double seconds) {
    for (int i = 0; i < panels.size(); i++) {
      panels.get(i).update(run, seconds);
    }
    ScreenRoom room = canvas.room();
    for (int i = 0; i < panels.size(); i++) {
      HudPanel panel = panels.get(i);
      int before = room.taken();
      panel.take(room);
      double wanted = panel.standsBack() && covers(room, before) ? FAINT : 1;
      opacities[i] = faded(opacities[i], wanted, seconds);
    }
  }

  /** Whether something that must be seen lies in what was taken from the {@code from}th on. */
  private boolean covers(ScreenRoom room, int from) {
    for (int i = from; i < room.taken(); i++) {
      if (subjects.isAnyIn(room.left(i), room.bottom(i), room.right(i), room.top(i))) {
        return true;
      }
    }
    return false;
  }

  /** The panels, in the order in which they are drawn. */
  List<HudPanel> panels() {
    return panels;
  }

  /** Adds the panel of a replay, at the upper right. */
  public void add(ReplayPanel panel) {
    panels.add(panel);
    status.below(ReplayPanel.HEIGHT);
  }

  /** Updates how the run is played: slow motion, a bot, assistance. */
  public void update(double timeScale, PilotKind pilotKind, Assistance assistance) {
    status.update(timeScale, pilotKind, assistance);
  }

  public void drawShapes() {
    for (int i = 0; i < panels.size(); i++) {
      canvas.opacity(opacities[i] * canvas.hudOpacity());
      panels.get(i).drawShapes();
    }
    canvas.opacity(1);
  }

  public void drawText() {
    for (int i = 0; i < panels.size(); i++) {
      canvas.opacity(opacities[i] * canvas.hudOpacity());
      panels.get(i).drawText();
    }
    canvas.opacity(1);
  }

  /** The room for titles in the middle, so that they do not reach the score, physical pixels. */
  public double titleRoom() {
    return canvas.width() - 2 * score.barRight();
  }

  /** The opacity of a panel that so far had {@code opacity}, after that time, s. */
  static double faded(double opacity, double wanted, double seconds) {
    return opacity + (wanted - opacity) * (1 - Math.exp(-FADE_RATE * seconds));
  }
}
