package towline.game.frame;

import java.util.List;
import towline.game.options.ControlsPage;
import towline.game.options.OptionsPage;
import towline.game.race.RaceActions;
import towline.game.race.RacePage;
import towline.game.range.RangeActions;
import towline.game.range.RangePage;
import towline.game.records.MedalsPage;
import towline.game.records.ReplaysPage;
import towline.game.records.ScoresPage;
import towline.game.replay.ReplayActions;
import towline.game.replay.ReplayPausePage;
import towline.game.run.ConfirmPage;
import towline.game.run.DraftActions;
import towline.game.run.DraftPage;
import towline.game.run.LegendPage;
import towline.game.run.PauseActions;
import towline.game.run.PausePage;
import towline.game.run.ResultsActions;
import towline.game.run.ResultsPage;
import towline.game.run.RunResult;
import towline.game.title.ModesPage;
import towline.game.title.TitlePage;
import towline.input.Action;
import towline.input.Bindings;
import towline.input.ControlNames;
import towline.input.Device;
import towline.menu.Menu;
import towline.menu.Page;
import towline.sim.module.ModuleSpec;
import towline.view.draw.ShapeDrawer;

/** Makes the pages, and opens those that the game asks for. */
public final class Pages {
  /** The name of the page of a paused run. */
  public static final String PAUSE = "pause";

  /** The name of the page of a run's results. */
  public static final String RESULTS = "over";

  /** The name of the page that offers modules. */
  public static final String DRAFT = "modules";

  private final Menu menu;
  private final MenuActions actions;
  private final Bindings bindings;
  private final ControlNames names;
  private final ShapeDrawer pen;
  private Device setDevice = Device.KEYBOARD;

  /** Pages of that menu, which ask the game by {@code actions}; the pen draws their pictures. */
  public Pages(
      Menu menu, MenuActions actions, Bindings bindings, ControlNames names, ShapeDrawer pen) {
    this.menu = menu;
    this.actions = actions;
    this.bindings = bindings;
    this.names = names;
    this.pen = pen;
  }

  /** The device used last, whose controls prompts show. */
  public Device device() {
    return setDevice;
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

  /** Opens the medals over the main menu. */
  public void openMedals() {
    openTitle();
    menu.open(medals());
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

  /** Opens the page that says what the overlay's marks mean, over the main menu. */
  public void openLegend() {
    openTitle();
    menu.open(legend());
  }

  /** Opens the page that offers modules. */
  public void openDraft(List<ModuleSpec> offer, DraftActions draft) {
    menu.openRoot(new DraftPage(offer, draft, pen));
  }

  /** Opens the page of a paused replay. */
  public void openReplayPause(ReplayActions actions) {
    menu.openRoot(new ReplayPausePage(this, actions));
  }

  /** Asks, over the page of a paused run, whether to start it from the beginning. */
  public void openRestart(PauseActions actions) {
    confirm(actions, "restart", actions::restart);
  }

  /** Does what ends a run; asks first if it is still live. */
  public void confirm(PauseActions paused, String question, Runnable action) {
    if (paused.isLive()) {
      menu.open(new ConfirmPage(question, paused.worth(), action));
    } else {
      action.run();
    }
  }

  /** Opens the results of a run. */
  public void openResults(RunResult result, ResultsActions actions) {
    menu.openRoot(new ResultsPage(this, result, actions));
  }

  /** Asks for the initials of a run's score, over its results. */
  public void openInitials(RunResult result, ResultsActions actions) {
    ResultsPage results = new ResultsPage(this, result, actions);
    menu.openRoot(results);
    results.openInitials(menu);
  }

  /** Opens the range's page. */
  public void openRange(RangeActions actions) {
    menu.openRoot(new RangePage(actions));
  }

  /** Opens the race's page. */
  public void openRace(RaceActions actions) {
    menu.openRoot(new RacePage(actions));
  }

  public Page modes() {
    return new ModesPage(this);
  }

  public Page options() {
    return new OptionsPage(this);
  }

  public Page controls() {
    return new ControlsPage(this);
  }

  public ScoresPage scores() {
    return new ScoresPage(this);
  }

  public Page medals() {
    return new MedalsPage(this);
  }

  public Page legend() {
    return new LegendPage(pen);
  }

  public Page replays() {
    return new ReplaysPage(this);
  }

  public MenuActions actions() {
    return actions;
  }

  public Bindings bindings() {
    return bindings;
  }

  public ControlNames names() {
    return names;
  }

  /** Whether the control to press for an action does something else while a page is open. */
  public boolean isTakenByMenu(Action action) {
    return names.shown(action, bindings, setDevice).filter(menu::takes).isPresent();
  }

  /** The name of the control to press for an action. */
  public String keyLabel(Action action) {
    return names.of(action, bindings, setDevice);
  }
}
