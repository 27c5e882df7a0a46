package towline.view.hud;

import towline.content.GameContent;
import towline.session.Assistance;
import towline.session.Run;
import towline.session.Tutorial;
import towline.view.module.ModuleStrip;
import towline.view.scene.HudKeepClear;

/** The head-up display of a run. */
public final class Hud {
  /** How strong a panel is that has something beneath it. */
  static final double FAINT = 0.25;

  /** How fast it gets there, 1/s. */
  private static final double FADE_RATE = 9;

  /** The side of a module's picture. */
  private static final double MODULE = 26;

  private static final int SCORE = 0;
  private static final int CARD = 1;
  private static final int WAVE = 2;
  private static final int AIMS = 3;
  private static final int COLUMN = 4;
  private static final int STATUS = 5;

  private final HudCanvas canvas;
  private final HudKeepClear subjects;
  private final double[] opacities = {1, 1, 1, 1, 1, 1};
  private final HudColumn column;
  private final ScorePanel score;
  private final WaveCard card;
  private final WavePanel wave;
  private final Banner banner;
  private final AimRow aims;
  private final TowPanel tow;
  private final HullPanel hull;
  private final MissilePanel missiles;
  private final ModuleStrip modules;
  private final BossBar boss;
  private final StatusPanel status;
  private final Tutorial tutorial;

  /**
   * A HUD on that canvas.
   *
   * @param toast announces changed laws
   * @param tutorial whose lessons are shown
   * @param subjects what no panel hides
   */
  public Hud(
      HudCanvas canvas,
      GameContent content,
      Toast toast,
      Tutorial tutorial,
      HudKeepClear subjects) {
    this.canvas = canvas;
    this.tutorial = tutorial;
    this.subjects = subjects;
    column = new HudColumn(canvas);
    card = new WaveCard(canvas);
    score = new ScorePanel(canvas);
    wave = new WavePanel(canvas, tutorial);
    banner = new Banner(canvas);
    aims = new AimRow(canvas);
    tow = new TowPanel(canvas, content);
    hull = new HullPanel(canvas, content);
    missiles = new MissilePanel(canvas);
    modules = new ModuleStrip(canvas.palette(), canvas.pen());
    boss = new BossBar(canvas, content);
    status = new StatusPanel(canvas, toast);
  }

  /** Starts with a new run. */
  public void reset(Run run) {
    wave.clear();
    banner.clear();
    boss.clear();
    status.reset(run);
    card.clear(run);
    aims.clear();
  }

  /** Goes on where a HUD of other words or colours left off: nothing is announced twice. */
  public void takeOver(Hud old, Run run) {
    score.takeOver(old.score);
    wave.takeOver(old.wave, run);
    banner.takeOver(old.banner);
    boss.takeOver(old.boss);
    status.reset(run);
  }

  /** Whether a title stands or waits, or the score still runs up. */
  public boolean announcing() {
    return banner.pending() > 0 || score.runningUp() || wave.teaching();
  }

  /** Updates everything that the run itself tells, after that time, s. */
  public void update(Run run, double seconds) {
    score.update(run, seconds);
    banner.update(run, seconds);
    aims.update(run, seconds);
    // While modules are on offer, what is to be read waits.
    double reading = run.draft().isOpen() ? 0 : seconds;
    card.update(run, reading);
    tow.update(run, seconds);
    hull.update(run, seconds);
    missiles.update(run);
    modules.update(run.current().loadout());
    boss.update(run, seconds);
    tutorial.watch(run);
    wave.update(run, reading, boss.name());
    tow.light(tutorial.lesson() == Tutorial.Lesson.WINCH ? tutorial.presence() : 0);
    wave.lower(boss.height());
    wave.standBack(banner.presence());
    status.update(run);
    updateOpacities(seconds);
  }

  /** Updates how the run is played: slow motion, a bot, assistance. */
  public void update(double timeScale, PilotKind pilotKind, Assistance assistance) {
    status.update(timeScale, pilotKind, assistance);
  }

  /** Dismisses the line that teaches. */
  public void dismissLesson() {
    wave.dismiss();
  }

  /** Draws the shapes. */
  public void drawShapes() {
    fade(SCORE);
    score.drawShapes();
    fade(CARD);
    card.drawShapes();
    fade(WAVE);
    wave.drawShapes();
    boss.drawShapes();
    canvas.opacity(1);
    banner.drawShapes();
    fade(AIMS);
    aims.drawShapes();
    fade(COLUMN);
    tow.drawShapes();
    hull.drawShapes();
    missiles.drawShapes();
    modules.draw(column.right(), column.top(), canvas.of(MODULE));
    canvas.opacity(1);
  }

  /** Draws the text. */
  public void drawText() {
    fade(SCORE);
    score.drawText();
    fade(CARD);
    card.drawText();
    fade(WAVE);
    wave.drawText();
    canvas.opacity(1);
    banner.drawText(titleRoom());
    fade(AIMS);
    aims.drawText();
    fade(COLUMN);
    tow.drawText();
    hull.drawText();
    missiles.drawText();
    fade(STATUS);
    status.drawText();
    canvas.opacity(1);
  }

  /** The room for titles in the middle, so that they do not reach the score, physical pixels. */
  public double titleRoom() {
    return canvas.width() - 2 * score.barRight();
  }

  private void fade(int panel) {
    canvas.opacity(opacities[panel]);
  }

  /** Lets the panels stand back that have something beneath them. */
  private void updateOpacities(double seconds) {
    for (int panel = 0; panel < opacities.length; panel++) {
      double wanted = covers(panel) ? FAINT : 1;
      opacities[panel] = faded(opacities[panel], wanted, seconds);
    }
  }

  /** The opacity of a panel that so far had {@code opacity}, after that time, s. */
  static double faded(double opacity, double wanted, double seconds) {
    return opacity + (wanted - opacity) * (1 - Math.exp(-FADE_RATE * seconds));
  }

  private boolean covers(int panel) {
    return switch (panel) {
      case SCORE -> score.covers(subjects);
      case CARD -> card.covers(subjects);
      case WAVE -> wave.covers(subjects) || boss.covers(subjects);
      case AIMS -> aims.covers(subjects);
      case COLUMN -> column.covers(subjects);
      default -> status.covers(subjects);
    };
  }
}
