package towline.view.hud;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import towline.content.GameContent;
import towline.input.TouchControls;
import towline.session.Assistance;
import towline.session.PilotKind;
import towline.session.Run;
import towline.session.Tutorial;
import towline.view.draw.ScreenRoom;
import towline.view.scene.Camera;
import towline.view.scene.HudKeepClear;
import towline.view.scene.InterpolatedScene;

/** The head-up display of a run: a list of panels. */
public final class Hud {
  /** Opacity of a panel that has something important beneath it. */
  static final double FAINT_OPACITY = 0.25;

  /** Rate at which a panel's opacity changes, 1/s. */
  private static final double FADE_RATE = 9;

  private final HudCanvas canvas;
  private final HudKeepClear subjects;
  private final ScorePanel score;
  private final ChasePanel chase;
  private final WavePanel wave;
  private final AimRing aims;
  private final Banner banner;
  private final StatusPanel status;
  private final TouchPanel touch;

  /** The panels in drawing order. */
  private final List<HudPanel> panels;

  private final double[] opacities;

  /** The panels that the panel of a menu would cut. */
  private final boolean[] hidden;

  private Optional<Rectangle> menuPanel = Optional.empty();

  /**
   * Creates a HUD that draws on {@code canvas}.
   *
   * @param board receives the announcements
   * @param tutorial supplies the lessons to show
   * @param camera the camera that sees the run
   * @param scene the drawn state of the run; no panel may hide what matters in it
   * @param touchControls the sticks and buttons under the player's fingers
   */
  public Hud(
      HudCanvas canvas,
      GameContent content,
      MessageBoard board,
      Tutorial tutorial,
      Camera camera,
      InterpolatedScene scene,
      TouchControls touchControls) {
    this.canvas = canvas;
    subjects = new HudKeepClear(camera, scene);
    score = new ScorePanel(canvas);
    banner = new Banner(canvas, board, this::titleRoom);
    wave =
        new WavePanel(
            canvas, tutorial, new BossBar(canvas, content), banner::hasTitles, this::titleRoom);
    chase = new ChasePanel(canvas, score, wave);
    aims = new AimRing(canvas, camera, scene);
    touch = new TouchPanel(canvas, touchControls, subjects);
    status = new StatusPanel(canvas, board);
    panels =
        new ArrayList<>(
            List.of(
                score,
                new HaulPanel(canvas, content.couriers().pay()),
                chase,
                new WaveCard(canvas, board),
                wave,
                new FinaleClock(canvas),
                banner,
                new TowPanel(canvas, content, tutorial),
                new MissilePanel(canvas),
                new LoadoutPanel(canvas),
                status,
                aims,
                touch));
    opacities = new double[panels.size() + 1];
    Arrays.fill(opacities, 1);
    hidden = new boolean[opacities.length];
  }

  /** Hides what the panel of a menu would cut; physical pixels. */
  public void setMenuPanel(Optional<Rectangle> area) {
    menuPanel = area;
  }

  /** Resets all panels for a new run. */
  public void reset(Run run) {
    for (int i = 0; i < panels.size(); i++) {
      panels.get(i).reset(run);
      opacities[i] = 1;
    }
  }

  /**
   * Takes over the state of a HUD in other words or colours, so that nothing is announced twice.
   */
  public void copyState(Hud old, Run run) {
    for (int i = 0; i < panels.size(); i++) {
      panels.get(i).copyState(old.panels.get(i), run);
      opacities[i] = old.opacities[i];
    }
  }

  /** Shows the ranks that the run, which has {@code points}, can reach. */
  public void chase(Chase wanted, long points) {
    chase.chase(wanted, points);
  }

  /** True if the run has passed the best of its board. */
  public boolean passedBest() {
    return chase.passedBest();
  }

  /** True if a title is shown or waiting, the displayed score still rises, or a lesson is shown. */
  public boolean isAnnouncing() {
    return banner.pending() > 0 || score.rising() || wave.teaching();
  }

  /** Updates all panels from the run, {@code seconds} after the last update. */
  public void update(Run run, double seconds) {
    touch.leaveCorners();
    for (int i = 0; i < panels.size(); i++) {
      panels.get(i).update(run, seconds);
    }
    ScreenRoom room = canvas.room();
    for (int i = 0; i < panels.size(); i++) {
      HudPanel panel = panels.get(i);
      int before = room.taken();
      panel.take(room);
      double wanted = panel.mayFade() && covers(room, before) ? FAINT_OPACITY : 1;
      opacities[i] = faded(opacities[i], wanted, seconds);
      hidden[i] = menuPanel.isPresent() && overlaps(room, before, menuPanel.get());
    }
  }

  /** Returns true if a rectangle taken from index {@code from} on overlaps {@code area}. */
  private static boolean overlaps(ScreenRoom room, int from, Rectangle area) {
    for (int i = from; i < room.taken(); i++) {
      if (room.left(i) < area.x + area.width
          && room.right(i) > area.x
          && room.bottom(i) < area.y + area.height
          && room.top(i) > area.y) {
        return true;
      }
    }
    return false;
  }

  /** True if a subject is inside one of the rectangles taken from index {@code from} on. */
  private boolean covers(ScreenRoom room, int from) {
    for (int i = from; i < room.taken(); i++) {
      if (subjects.isAnyIn(room.left(i), room.bottom(i), room.right(i), room.top(i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns the panels in drawing order. */
  List<HudPanel> panels() {
    return panels;
  }

  /** Returns true if panel {@code i} is hidden, because the panel of a menu would cut it. */
  boolean isHidden(int i) {
    return hidden[i];
  }

  /** Adds the panel of a replay at the upper right. */
  public void add(ReplayPanel panel) {
    panels.add(panel);
    status.below(ReplayPanel.HEIGHT);
  }

  /** Updates the state of play: slow motion, pilot, assistance. */
  public void update(double timeScale, PilotKind pilotKind, Assistance assistance) {
    status.update(timeScale, pilotKind, assistance);
    touch.setFlown(pilotKind == PilotKind.PLAYER);
  }

  /** Sets whether the ring of aim modes shows the right one in later waves, too. */
  public void setHints(boolean always) {
    aims.setHints(always);
    touch.setHints(always);
  }

  /** Keeps the labels of things in the world off panels that move with the world. */
  public void claimLabels() {
    aims.claim(canvas.room());
  }

  /** Returns the ring of aim modes. */
  AimRing aims() {
    return aims;
  }

  public void drawShapes() {
    for (int i = 0; i < panels.size(); i++) {
      if (!hidden[i]) {
        canvas.opacity(opacities[i] * canvas.hudOpacity());
        panels.get(i).drawShapes();
      }
    }
    canvas.opacity(1);
  }

  public void drawText() {
    for (int i = 0; i < panels.size(); i++) {
      if (!hidden[i]) {
        canvas.opacity(opacities[i] * canvas.hudOpacity());
        panels.get(i).drawText();
      }
    }
    canvas.opacity(1);
  }

  /** Returns the width for titles in the middle, clear of the score, physical pixels. */
  public double titleRoom() {
    return canvas.width() - 2 * score.barRight();
  }

  /**
   * Returns the opacity, after {@code seconds}, of a panel that fades from {@code opacity} to
   * {@code wanted}.
   */
  static double faded(double opacity, double wanted, double seconds) {
    return opacity + (wanted - opacity) * (1 - Math.exp(-FADE_RATE * seconds));
  }
}
