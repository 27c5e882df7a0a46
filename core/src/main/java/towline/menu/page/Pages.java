package towline.menu.page;

import java.util.function.Consumer;
import towline.content.Difficulty;
import towline.input.Action;
import towline.input.Bindings;
import towline.input.ControlNames;
import towline.input.Device;
import towline.menu.Menu;
import towline.menu.Page;
import towline.session.PlayMode;

/** Makes the pages, and opens those that the game asks for. */
public final class Pages {
  private final Menu menu;
  private final MenuActions actions;
  private final Bindings bindings;
  private final ControlNames names;
  private Device setDevice = Device.KEYBOARD;

  /** Pages of that menu, which ask the game by {@code actions}. */
  public Pages(Menu menu, MenuActions actions, Bindings bindings, ControlNames names) {
    this.menu = menu;
    this.actions = actions;
    this.bindings = bindings;
    this.names = names;
  }

  /** Sets the device used last: prompts show its controls. */
  public void setDevice(Device device) {
    if (device != setDevice) {
      setDevice = device;
      menu.refresh();
    }
  }

  /** Opens the main menu. */
  public void openTitle() {
    menu.openRoot(new TitlePage(this));
  }

  /** Opens the choice of modes over the main menu. */
  public void openModes() {
    openTitle();
    menu.open(modes());
  }

  /** Opens the options over the main menu. */
  public void openOptions() {
    openTitle();
    menu.open(options());
  }

  /** Opens the key bindings over the main menu. */
  public void openControls() {
    openTitle();
    menu.open(controls());
  }

  /** Opens the high scores over the main menu. */
  public void openScores() {
    openTitle();
    menu.open(scores());
  }

  /** Opens the replays over the main menu. */
  public void openReplays() {
    openTitle();
    menu.open(replays());
  }

  /** Opens the page of a paused run. */
  public void openPause(PauseActions actions) {
    menu.openRoot(new PausePage(this, actions));
  }

  /** Opens the page of a paused replay. */
  public void openReplayPause(ReplayActions actions) {
    menu.openRoot(new ReplayPausePage(actions));
  }

  /** Opens the results of a run; {@code playAgain} starts the next one. */
  public void openResults(RunResult result, Runnable playAgain) {
    menu.openRoot(new ResultsPage(this, result, playAgain));
  }

  /**
   * Asks for the initials of a score.
   *
   * @param rank its rank in the table, from 1 on
   * @param initials the letters to begin with
   * @param submit takes the letters that were chosen
   */
  public void openInitials(long points, int rank, String initials, Consumer<String> submit) {
    menu.openRoot(new InitialsPage(points, rank, initials, submit));
  }

  /** Shows a table of scores, over the results of a run. */
  public void openTable(
      PlayMode mode, Difficulty difficulty, RunResult result, Runnable playAgain) {
    openResults(result, playAgain);
    menu.open(new ScoresPage(this).of(mode, difficulty));
  }

  Page modes() {
    return new ModesPage(this);
  }

  Page options() {
    return new OptionsPage(this);
  }

  Page controls() {
    return new ControlsPage(this);
  }

  Page scores() {
    return new ScoresPage(this);
  }

  Page replays() {
    return new ReplaysPage(this);
  }

  MenuActions actions() {
    return actions;
  }

  Bindings bindings() {
    return bindings;
  }

  ControlNames names() {
    return names;
  }

  /** The name of the control to press for an action. */
  String keyLabel(Action action) {
    return names.of(action, bindings, setDevice);
  }
}
