package towline.game.run;

import java.util.function.Supplier;
import towline.game.frame.FlownRun;
import towline.game.frame.GameServices;
import towline.input.Action;
import towline.input.Devices;
import towline.input.ScreenButton;
import towline.menu.Menu;
import towline.menu.Page;

/** The pause of a run or a replay: its clock stands still, and a page is open. */
public final class RunPause {
  private final GameServices services;
  private final FlownRun flight;
  private final Supplier<Page> page;
  private final Devices devices;
  private final Menu menu;
  private final PauseButton button;
  private boolean on;

  /**
   * Creates the pause of {@code flight}, which goes on.
   *
   * @param page makes the page of a pause
   * @param pressed carries out a click on the button
   */
  public RunPause(GameServices services, FlownRun flight, Supplier<Page> page, Runnable pressed) {
    this.services = services;
    this.flight = flight;
    this.page = page;
    devices = services.controls().devices();
    menu = services.menu();
    button = new PauseButton(devices, services.picture().canvas(), pressed);
  }

  /** Makes the button work. */
  public void show() {
    devices.setScreenButton(button);
  }

  /** Takes the button away. */
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

  /** Closes the page and lets the run go on. */
  public void end() {
    flight.step().resume();
    on = false;
    services.closePages();
  }

  /** Lets time pass, s, for the button. */
  public void update(double seconds) {
    button.update(seconds);
  }

  /**
   * Returns true if a page over that of the pause keeps {@code action} from the run; the one that
   * pauses leads back to the pause.
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
