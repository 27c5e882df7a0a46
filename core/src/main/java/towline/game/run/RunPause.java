package towline.game.run;

import java.util.function.Supplier;
import towline.game.frame.FlownRun;
import towline.game.frame.GameServices;
import towline.input.Action;
import towline.input.Devices;
import towline.input.ScreenButton;
import towline.menu.Menu;
import towline.menu.Page;

/** The pause of a run or a replay: its clock is stopped, and a page is open. */
public final class RunPause {
  private final GameServices services;
  private final FlownRun flight;
  private final Supplier<Page> page;
  private final Devices devices;
  private final Menu menu;
  private final PauseButton button;
  private boolean on;

  /**
   * Creates the pause of {@code flight}, which is running.
   *
   * @param page creates the page of a pause
   * @param pressed handles a click on the button
   */
  public RunPause(GameServices services, FlownRun flight, Supplier<Page> page, Runnable pressed) {
    this.services = services;
    this.flight = flight;
    this.page = page;
    devices = services.controls().devices();
    menu = services.menu();
    button = new PauseButton(devices, services.picture().canvas(), pressed);
  }

  /** Enables the button. */
  public void show() {
    devices.setScreenButton(button);
  }

  /** Disables the button. */
  public void hide() {
    devices.setScreenButton(ScreenButton.NONE);
  }

  /** Returns true while the run is paused. */
  public boolean on() {
    return on;
  }

  /** Pauses the run and opens the page. */
  public void start() {
    flight.step().pause();
    on = true;
    services.openPage(page.get());
  }

  /** Closes the page and resumes the run. */
  public void end() {
    flight.step().resume();
    on = false;
    services.closePages();
  }

  /** Advances the button by {@code seconds}. */
  public void update(double seconds) {
    button.update(seconds);
  }

  /**
   * Returns true if a page on top of the pause keeps {@code action} from the run. {@link
   * Action#PAUSE} then leads back to the page of the pause.
   */
  public boolean keeps(Action action) {
    boolean covered = on && menu.depth() > 1;
    if (covered && action == Action.PAUSE) {
      menu.back();
    }
    return covered;
  }

  /** Draws the button. */
  public void drawShapes() {
    if (!menu.isOpen()) {
      button.drawShapes();
    }
  }
}
