package towline.web.shots;

import com.badlogic.gdx.Gdx;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Locale;
import org.teavm.jso.JSBody;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import towline.ai.aim.AimMode;
import towline.session.RunSetup;
import towline.settings.IntOption;
import towline.settings.Options;
import towline.settings.Settings;
import towline.shots.ShotsBoard;
import towline.shots.ShotsHost;
import towline.shots.ShotsLook;
import towline.store.Folders;
import towline.store.ShotsDay;
import towline.store.ShotsRecord;
import towline.store.Store;
import towline.trial.shots.Puzzle;
import towline.view.draw.Palette;
import towline.view.text.Localization;
import towline.web.canvas.CanvasPen;
import towline.web.launch.Address;
import towline.web.launch.AddressException;
import towline.web.launch.ShotsAddress;
import towline.web.script.KeptFiles;
import towline.web.script.PageScript;
import towline.web.store.EmbeddedFiles;

/** Six Shots on a page of its own. */
final class ShotsPage implements ShotsHost {
  private static final Path HOME = Path.of("towline");
  private static final long MS_PER_DAY = 86_400_000;
  private static final double MS_PER_SECOND = 1000;

  /** Maximum time by which a frame advances, s; the rest of an interruption is skipped. */
  private static final double MAX_FRAME_SECONDS = 0.1;

  /** The game with an option, without which an upright phone would be led back. */
  private static final String GAME = "index.html?";

  private final long day;
  private final HTMLCanvasElement canvas;
  private final CanvasPen pen;
  private final Store store = new Store(new Folders(HOME, HOME), KeptFiles.disk());
  private final Localization texts;
  private final ShotsBoard board;
  private final ShotsInput input;

  /** Layout for which the board was laid out last: sizes and insets. */
  private String laidOut = "";

  /** Time of the last frame, ms. */
  private double last = Double.NaN;

  private ShotsPage(long day, long today) {
    this.day = day;
    canvas = (HTMLCanvasElement) Window.current().getDocument().getElementById("canvas");
    pen = new CanvasPen(canvas);
    Gdx.files = new EmbeddedFiles();
    Settings settings = store.settings();
    Palette palette = Palette.load();
    palette.use(settings);
    texts = Localization.load(PageScript::date);
    texts.setLocale(settings.get(Options.LANGUAGE).locale(Locale.getDefault()));
    board = new ShotsBoard(this, texts, palette, look(settings), day, today);
    input = new ShotsInput(canvas, board);
  }

  /**
   * Opens the day of an address, or today's.
   *
   * @throws AddressException if the address asks for a day that has no Six Shots yet
   */
  static void open(Address address) throws AddressException {
    long today =
        Math.max(
            0, Math.min(RunSetup.LAST_DAY, Math.floorDiv(System.currentTimeMillis(), MS_PER_DAY)));
    ShotsPage page = new ShotsPage(ShotsAddress.day(address, today), today);
    if (page.day == today) {
      followDays((double) today);
    }
    page.draw();
    PageScript.report(() -> "page=shots\nstate=" + page.board.stateName());
    PageScript.started();
    Window.requestAnimationFrame(page::frame);
  }

  private static ShotsLook look(Settings settings) {
    int percent = settings.get(Options.UI_SCALE);
    return new ShotsLook(
        percent == IntOption.AUTOMATIC ? 1 : percent / 100.0, settings.fraction(Options.FLASH));
  }

  private void frame(double now) {
    try {
      double elapsed = Double.isNaN(last) ? 0 : (now - last) / MS_PER_SECOND;
      last = now;
      input.poll();
      board.update(Math.min(MAX_FRAME_SECONDS, elapsed));
      draw();
    } catch (RuntimeException | Error problem) {
      PageScript.fail(problem);
      return;
    }
    Window.requestAnimationFrame(this::frame);
  }

  private void draw() {
    pen.begin();
    double[] insets = {inset(0), inset(1), inset(2), inset(3)};
    String layout = pen.width() + " " + pen.height() + " " + Arrays.toString(insets);
    if (!layout.equals(laidOut)) {
      laidOut = layout;
      board.layOut(pen.width(), pen.height(), insets[0], insets[2], insets[1], insets[3]);
    }
    board.draw(pen);
  }

  @Override
  public ShotsRecord record() {
    return store.shots();
  }

  @Override
  public void keep(ShotsDay played) {
    store.add(played);
    // Not before the end: loading all files costs a newcomer's network more than these six targets.
    if (played.isOver()) {
      PageScript.keepOffline();
    }
  }

  @Override
  public void share(String text) {
    String link = address() + "?date=" + LocalDate.ofEpochDay(day);
    PageScript.share(text + "\n" + link, texts.of("toast.daily"));
  }

  @Override
  public void practise(AimMode mode) {
    open(GAME + "practise=" + mode.name());
  }

  @Override
  public void tryInRange(Puzzle puzzle) {}

  @Override
  public void leave() {
    open(GAME + "screen=title");
  }

  @Override
  public boolean canPractise() {
    return true;
  }

  @Override
  public boolean canTry() {
    return false;
  }

  @JSBody(script = "return location.href.split(/[?#]/)[0];")
  private static native String address();

  /** Loads the page again when it is looked at on another day: phones keep pages for weeks. */
  @JSBody(
      params = "today",
      script =
          "document.addEventListener('visibilitychange', function() {"
              + " if (!document.hidden && Math.floor(Date.now() / 864e5) !== today)"
              + " location.replace(location.pathname); });")
  private static native void followDays(double today);

  @JSBody(params = "page", script = "location.href = page;")
  private static native void open(String page);

  @JSBody(params = "side", script = "return window.towline.safe[side];")
  private static native double inset(int side);
}
