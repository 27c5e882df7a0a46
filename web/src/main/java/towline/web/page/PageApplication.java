package towline.web.page;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.ApplicationLogger;
import com.badlogic.gdx.Files;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.Net;
import com.badlogic.gdx.utils.Clipboard;
import com.github.xpenatan.gdx.teavm.backends.web.WebApplication;
import com.github.xpenatan.gdx.teavm.backends.web.WebApplicationConfiguration;
import com.github.xpenatan.gdx.teavm.backends.web.WebApplicationLogger;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSBody;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLDocument;
import towline.web.script.PageScript;
import towline.web.store.EmbeddedFiles;

/**
 * Runs a game in the browser: a frame whenever the browser draws one. Its superclass serves only as
 * the type that keyboard and mouse require; none of its code runs.
 */
final class PageApplication extends WebApplication {
  private final ApplicationListener game;
  private final PageGraphics graphics;
  private final PageInput input;
  private final EmbeddedFiles files = new EmbeddedFiles();
  private final PageClipboard clipboard = new PageClipboard();
  private final List<Runnable> tasks = new ArrayList<>();
  private ApplicationLogger logger = new WebApplicationLogger();
  private int logLevel = LOG_ERROR;
  private boolean over;

  private PageApplication(ApplicationListener game, WebApplicationConfiguration configuration) {
    super(new ApplicationAdapter() {}, new ApplicationAdapter() {}, configuration);
    this.game = game;
    graphics = new PageGraphics(configuration);
    input = new PageInput(this, graphics.canvas());
  }

  /** Runs a game on the canvas of the page; {@code opened} runs when the game has been created. */
  static void play(ApplicationListener game, Runnable opened) {
    new PageApplication(game, configuration()).begin(opened);
  }

  @SuppressWarnings("deprecation") // WebGL 2 is deprecated there because it is experimental.
  private static WebApplicationConfiguration configuration() {
    WebApplicationConfiguration configuration = new WebApplicationConfiguration("canvas");
    configuration.useGL30 = true;
    return configuration;
  }

  @Override
  protected void init() {
    // The superclass calls this before the fields are set; begin does the work.
  }

  private void begin(Runnable opened) {
    Gdx.app = this;
    Gdx.graphics = graphics;
    Gdx.gl = graphics.getGL20();
    Gdx.gl20 = graphics.getGL20();
    Gdx.gl30 = graphics.getGL30();
    Gdx.input = input;
    Gdx.files = files;
    Window window = Window.current();
    HTMLDocument document = window.getDocument();
    document.addEventListener(
        "visibilitychange", event -> guarded(hidden() ? this::leave : this::comeBack));
    window.addEventListener("blur", event -> guarded(this::leave));
    window.addEventListener("focus", event -> guarded(this::comeBack));
    window.addEventListener("pagehide", event -> guarded(this::end));
    guarded(
        () -> {
          game.create();
          game.resize(graphics.getWidth(), graphics.getHeight());
          opened.run();
        });
    Window.requestAnimationFrame(this::frame);
  }

  @JSBody(script = "return document.hidden;")
  private static native boolean hidden();

  private void frame(double now) {
    if (over) {
      return;
    }
    Window.requestAnimationFrame(this::frame);
    guarded(
        () -> {
          graphics.begin(now);
          if (graphics.fit()) {
            game.resize(graphics.getWidth(), graphics.getHeight());
          }
          runTasks();
          game.render();
          input.reset();
        });
  }

  private void runTasks() {
    if (!tasks.isEmpty()) {
      List<Runnable> due = List.copyOf(tasks);
      tasks.clear();
      due.forEach(Runnable::run);
    }
  }

  private void leave() {
    game.pause();
  }

  private void comeBack() {
    graphics.forgetTime();
    game.resume();
  }

  private void end() {
    over = true;
    game.pause();
    game.dispose();
  }

  private void guarded(Runnable work) {
    if (over) {
      return;
    }
    try {
      work.run();
    } catch (RuntimeException | Error problem) {
      onError(problem);
    }
  }

  /** Ends the game after an error. */
  @Override
  protected void onError(Throwable problem) {
    over = true;
    PageScript.fail(problem);
  }

  @Override
  public ApplicationListener getApplicationListener() {
    return game;
  }

  @Override
  public Graphics getGraphics() {
    return graphics;
  }

  @Override
  public Input getInput() {
    return input;
  }

  @Override
  public Files getFiles() {
    return files;
  }

  @Override
  public Net getNet() {
    throw new UnsupportedOperationException("the game uses no network");
  }

  @Override
  public Clipboard getClipboard() {
    return clipboard;
  }

  @Override
  public void log(String tag, String message) {
    if (logLevel >= LOG_INFO) {
      logger.log(tag, message);
    }
  }

  @Override
  public void log(String tag, String message, Throwable problem) {
    if (logLevel >= LOG_INFO) {
      logger.log(tag, message, problem);
    }
  }

  @Override
  public void error(String tag, String message) {
    if (logLevel >= LOG_ERROR) {
      logger.error(tag, message);
    }
  }

  @Override
  public void error(String tag, String message, Throwable problem) {
    if (logLevel >= LOG_ERROR) {
      logger.error(tag, message, problem);
    }
  }

  @Override
  public void debug(String tag, String message) {
    if (logLevel >= LOG_DEBUG) {
      logger.debug(tag, message);
    }
  }

  @Override
  public void debug(String tag, String message, Throwable problem) {
    if (logLevel >= LOG_DEBUG) {
      logger.debug(tag, message, problem);
    }
  }

  @Override
  public void setLogLevel(int level) {
    logLevel = level;
  }

  @Override
  public int getLogLevel() {
    return logLevel;
  }

  @Override
  public void setApplicationLogger(ApplicationLogger other) {
    logger = other;
  }

  @Override
  public ApplicationLogger getApplicationLogger() {
    return logger;
  }

  @Override
  public void postRunnable(Runnable task) {
    tasks.add(task);
  }
}
