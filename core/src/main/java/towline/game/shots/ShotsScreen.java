package towline.game.shots;

import towline.ai.aim.AimMode;
import towline.content.sound.Cue;
import towline.content.sound.SoundSpec.Mood;
import towline.game.diagnostics.PlayStats;
import towline.game.frame.GameScreen;
import towline.game.frame.GameServices;
import towline.game.frame.PlayerClipboard;
import towline.game.frame.ScreenPainter;
import towline.game.host.Links;
import towline.input.SafeArea;
import towline.settings.IntOption;
import towline.settings.Options;
import towline.settings.Settings;
import towline.shots.ShotSound;
import towline.shots.ShotsBoard;
import towline.shots.ShotsHost;
import towline.shots.ShotsLook;
import towline.store.ShotsDay;
import towline.store.ShotsRecord;
import towline.trial.shots.Puzzle;
import towline.view.Renderer;
import towline.view.text.ScreenLetters;

/** Six Shots in the window: the board, its pen and its host. */
public final class ShotsScreen implements GameScreen, ShotsHost {
  /** Width of a finger, points. */
  private static final double FINGER = 44;

  private final GameServices services;
  private final Renderer picture;
  private final ScreenPainter painter;
  private final ScreenPen pen;
  private final ShotsBoard board;
  private final double textScale;

  /**
   * Creates the screen of a day, in days since 1970-01-01.
   *
   * @param today the present day (UTC)
   */
  public ShotsScreen(GameServices services, long day, long today) {
    this.services = services;
    picture = services.picture();
    painter = new ScreenPainter(services, this::drawWorld, () -> {}, this::drawText);
    pen = new ScreenPen(picture.shapes(), new ScreenLetters(picture.localization()));
    Settings settings = services.profile().settings();
    textScale = textScale(settings);
    ShotsLook look = new ShotsLook(textScale, settings.fraction(Options.FLASH));
    board = new ShotsBoard(this, picture.localization(), picture.palette(), look, day, today);
  }

  /** Returns the scale of text: points of fingers are readable as they are. */
  private double textScale(Settings settings) {
    int percent = settings.get(Options.UI_SCALE);
    boolean isOwn = percent == IntOption.AUTOMATIC && services.controls().devices().isTouched();
    return isOwn ? 1 : picture.uiScale();
  }

  @Override
  public void show() {
    services.openPage(new BoardPage(board, services.controls().bindings(), pen));
    layOut();
  }

  @Override
  public void hide() {
    pen.dispose();
  }

  private void layOut() {
    boolean isTouched = services.controls().devices().isTouched();
    double finger = services.settingsApplier().windowControl().fingerPixels();
    double scale = isTouched ? Math.max(1, finger / FINGER) : 1;
    boolean isNew = pen.resize(picture.width(), picture.height(), scale, textScale);
    if (isNew) {
      SafeArea safe = services.settingsApplier().windowControl().safeArea();
      board.layOut(
          pen.width(),
          pen.height(),
          pen.points(safe.left()),
          pen.points(safe.right()),
          pen.points(safe.top()),
          pen.points(safe.bottom()));
    }
  }

  @Override
  public void onWordsChanged() {
    pen.setLetters(new ScreenLetters(picture.localization()));
    layOut();
  }

  @Override
  public void update(double seconds) {
    layOut();
    board.update(seconds);
  }

  @Override
  public void draw() {
    painter.draw();
  }

  private void drawWorld() {
    picture.drawScene(this::drawBoard);
  }

  private void drawBoard() {
    pen.begin(picture.compositor().renderScale());
    board.draw(pen);
    pen.end();
  }

  private void drawText() {
    pen.drawTexts(picture.canvas().batch());
  }

  @Override
  public String state() {
    return "SHOTS";
  }

  @Override
  public Mood mood() {
    return Mood.TITLE;
  }

  @Override
  public void writeStats(PlayStats lines) {
    lines.put("shots", board.stateName());
  }

  @Override
  public ShotsRecord record() {
    return services.profile().store().shots();
  }

  @Override
  public void keep(ShotsDay day) {
    services.profile().store().add(day);
  }

  @Override
  public void share(String text) {
    Links links = services.host().links();
    String all = links.page().isEmpty() ? text : text + " " + links.page();
    if (links.share(all)) {
      return;
    }
    if (PlayerClipboard.copy(all)) {
      services.toast("toast.daily");
    } else {
      services.topLayer().show(all);
    }
  }

  @Override
  public void play(ShotSound sound) {
    services
        .sound()
        .play(
            switch (sound) {
              case CHOSEN -> Cue.MODE_CHANGED;
              case FIRED -> Cue.DRONE_SHOT;
              case HIT -> Cue.TANK_KILL;
              case FULL_MARK -> Cue.GOOD_CALL;
            });
  }

  @Override
  public void practise(AimMode mode) {
    services.screens().practise(mode);
  }

  @Override
  public boolean canPractise() {
    return true;
  }

  @Override
  public void tryInRange(Puzzle puzzle) {
    services.screens().openWorkbench(puzzle);
  }

  @Override
  public boolean canTry() {
    return true;
  }

  @Override
  public void leave() {
    services.screens().quitToTitle();
  }
}
