package towline.game.run;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.game.frame.GameServices;
import towline.game.frame.PlayerControls;
import towline.game.options.ControlsPage;
import towline.game.options.OptionsPage;
import towline.input.Action;
import towline.menu.ButtonTable;
import towline.menu.Menu;
import towline.menu.MenuItem;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.UiTheme;
import towline.session.Run;
import towline.sim.api.EntityKind;
import towline.view.text.TextSize;
import towline.view.world.WorldView;

/** The pause of a run or a replay: a narrow panel at the side, so that the world stays visible. */
public final class PausePage extends Page {
  /** The actions on a paused run or replay. */
  public interface Actions {
    Run run();

    /** Resumes the run. */
    void resume();

    /** Returns true if the player may slow time down and step through it. */
    default boolean hasTimeControl() {
      return true;
    }

    /** Plays one tick. */
    void step();

    /** Returns true if the player may change the laws of the enemies. */
    default boolean hasLaws() {
      return false;
    }

    /** Resumes the run and changes a law. */
    default void changeLaw(Action law) {}

    void slower();

    void faster();

    /** Starts the run from the beginning. */
    void restart();

    /**
     * Returns true if the end of the run would lose something, so that the player must confirm it.
     */
    default boolean isLive() {
      return false;
    }

    /** Returns the text key of the worth of the run if it is ended now. */
    default String worth() {
      return RunWorth.RANKED.text();
    }
  }

  /** The additional actions on a run that is flown, not a replay. */
  public interface RunActions extends SharePage.Actions {
    /** Flies a new run on this seed, without a ghost. */
    void flySeedAgain();
  }

  /** Distance of the panel from the side of the window, design pixels. */
  private static final double MARGIN = 24;

  /** Distance from the drone within which its ring of aim modes lies, m. */
  private static final double RING_METRES = 3.4;

  private static final List<Action> TIME = List.of(Action.STEP, Action.SLOWER, Action.FASTER);

  /** Actions without a button on the touch screen. */
  private static final List<Action> LAWS =
      List.of(Action.MISSILE_LAW, Action.TANK_LAW, Action.FOE_AIM);

  private static final List<Action> USEFUL =
      List.of(Action.VISION, Action.GHOSTS, Action.SCREENSHOT);

  /** The kinds of pause. */
  private enum Kind {
    RUN("pause", "open.", "pause.heading", 20, 330),
    REPLAY("watch", "watch.", "menu.watch.heading", 18, 350),
    /** A replay that has been played to its end. */
    ENDED_REPLAY("watch", "watch.", "menu.watch.heading", 18, 350);

    final String page;

    /** Prefix of the names of the buttons. */
    final String prefix;

    /** Key of the heading's text. */
    final String heading;

    /** Padding around the buttons, and width of the panel; design pixels. */
    final double side;

    final double width;

    Kind(String page, String prefix, String heading, double side, double width) {
      this.page = page;
      this.prefix = prefix;
      this.heading = heading;
      this.side = side;
      this.width = width;
    }
  }

  private final Kind kind;
  private final Actions actions;
  private final GameServices services;
  private final Runnable leave;

  /** Actions on a run that is flown; empty for a replay. */
  private final Optional<RunActions> flown;

  /** Races the replay against a bot; empty if current runs cannot reproduce it. */
  private final Optional<Runnable> race;

  private PausePage(
      Kind kind,
      Actions actions,
      Optional<RunActions> flown,
      Optional<Runnable> race,
      GameServices services,
      Runnable leave) {
    super(kind.page);
    this.flown = flown;
    this.race = race;
    this.kind = kind;
    this.actions = actions;
    this.services = services;
    this.leave = leave;
  }

  /**
   * Creates the pause of a run.
   *
   * @param leave ends the run, once the player has confirmed it
   */
  static PausePage ofRun(Actions actions, RunActions flown, GameServices services, Runnable leave) {
    return new PausePage(Kind.RUN, actions, Optional.of(flown), Optional.empty(), services, leave);
  }

  /**
   * Creates the pause of a replay.
   *
   * @param ended true if the replay has been played to its end
   * @param race races the replay against a bot; empty if current runs cannot reproduce it
   * @param leave leaves the replay
   */
  public static PausePage ofReplay(
      Actions actions,
      GameServices services,
      boolean ended,
      Optional<Runnable> race,
      Runnable leave) {
    Kind kind = ended ? Kind.ENDED_REPLAY : Kind.REPLAY;
    return new PausePage(kind, actions, Optional.empty(), race, services, leave);
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    Table panel = theme.panel();
    panel.pad(theme.px(kind.side - (layout.compact() ? 8 : 0)));
    Table body = buttons(theme, menu);
    panel.add(theme.label(TextSize.HEADING, ColorRole.TEXT, theme.text(kind.heading))).left().row();
    theme.addDivider(panel).padBottom(theme.px(8)).row();
    if (kind == Kind.RUN) {
      if (actions.run().hazards().count() > 0) {
        panel
            .add(theme.prose(TextSize.SMALL, ColorRole.WARNING, hazards(theme)))
            .growX()
            .padBottom(theme.px(8))
            .row();
      }
      Table buttons = body;
      body = new Table();
      body.add(buttons).growX().row();
      if (!layout.compact() && !theme.isTouched()) {
        body.add(modes(theme)).growX().padTop(theme.px(14)).row();
        body.add(keys(theme)).growX().padTop(theme.px(14));
      }
    }
    panel.add(layout.scrollPane(body)).grow();
    float width = layout.fittingWidth(kind.width);
    Cell<Table> place = layout.root().add(panel).width(width);
    place.pad(0, theme.px(MARGIN), 0, theme.px(MARGIN)).expand();
    if (coversDrone(width + 2 * theme.px(MARGIN))) {
      place.right();
    } else {
      place.left();
    }
    place.row();
    if (!layout.compact()) {
      layout.footer();
    }
  }

  /**
   * Returns true if a panel on the left, {@code width} pixels wide, would hide the drone's ring.
   */
  private boolean coversDrone(double width) {
    WorldView world = services.picture().world();
    int drone = world.scene().only(EntityKind.DRONE);
    if (drone < 0) {
      return false;
    }
    double ringLeft = world.camera().toWindowX(world.scene().x(drone) - RING_METRES);
    double right = services.picture().width() - width;
    return ringLeft < width && world.camera().toWindowX(world.scene().x(drone)) < right;
  }

  /** Returns the names of the run's hazards. */
  private String hazards(UiTheme theme) {
    return actions.run().hazards().active().stream()
        .map(hazard -> theme.text("hazard." + hazard.name()))
        .collect(Collectors.joining(" \u00b7 "));
  }

  private ButtonTable buttons(UiTheme theme, Menu menu) {
    ButtonTable buttons = new ButtonTable(theme, kind.prefix, MenuItem.Style.BARE, 1);
    buttons.defaults().growX().padBottom(theme.px(2));
    if (kind != Kind.ENDED_REPLAY) {
      buttons.addButton("resume", "pause.resume", actions::resume);
    }
    if (actions.hasTimeControl()) {
      if (kind != Kind.ENDED_REPLAY) {
        buttons.addButton("step", "menu.watch.step", actions::step);
      }
      buttons.addButton("slower", "menu.watch.slower", actions::slower);
      buttons.addButton("faster", "menu.watch.faster", actions::faster);
    }
    if (theme.isTouched() && actions.hasLaws()) {
      for (Action law : LAWS) {
        Label text = theme.prose(TextSize.SMALL, ColorRole.TEXT, theme.text("action." + law));
        buttons.addButton("law." + law, text, () -> actions.changeLaw(law));
      }
    }
    boolean run = kind == Kind.RUN;
    buttons.addButton(
        "restart", run ? "pause.restart" : "menu.watch.restart", () -> askRestart(menu));
    flown.ifPresent(
        play -> {
          buttons.addButton("same", "pause.same", () -> ask(menu, "same", play::flySeedAgain));
          buttons.addButton("share", "share.heading", () -> menu.open(new SharePage(play)));
        });
    race.ifPresent(action -> buttons.addButton("race", "menu.watch.race", action));
    if (!run) {
      buttons.addButton(
          "seed", "pause.keep.copy", () -> services.copySeed(actions.run().setup().seed()));
    }
    buttons.addButton(
        "legend",
        "pause.legend",
        () -> menu.open(new LegendPage(services.picture(), services.content())));
    if (run) {
      buttons.addButton("options", "title.options", () -> menu.open(new OptionsPage(services)));
      if (!theme.isTouched()) {
        buttons.addButton(
            "controls", "title.controls", () -> menu.open(new ControlsPage(services)));
      }
    }
    buttons.addButton("leave", run ? "pause.leave" : "menu.back", () -> ask(menu, "leave", leave));
    return buttons;
  }

  /** Starts the run from the beginning; asks first if it is still live. */
  void askRestart(Menu menu) {
    ask(menu, "restart", actions::restart);
  }

  private void ask(Menu menu, String question, Runnable action) {
    if (actions.isLive()) {
      menu.open(new ConfirmPage(question, actions.worth(), action));
    } else {
      action.run();
    }
  }

  /** Returns the aim modes of the sector's ring: key and belief of each, in its colour. */
  private Table modes(UiTheme theme) {
    Table modes = new Table();
    for (AimMode mode : actions.run().sector().modes()) {
      String name = "MODE_" + (mode.ordinal() + 1);
      Label key =
          theme.label(
              TextSize.SMALL, ColorRole.TEXT, services.picture().localization().keyOf(name));
      key.setAlignment(Align.right);
      modes.add(key).width(theme.px(24)).padRight(theme.px(12)).padBottom(theme.px(5));
      Label belief =
          theme.prose(
              TextSize.SMALL, ColorRole.TEXT_QUIET, theme.text("vision.belief." + mode.name()));
      modes.add(belief).left().growX().padBottom(theme.px(5)).row();
    }
    return modes;
  }

  /**
   * Returns the keys that are useful during a pause, without those that only move the focus here.
   */
  private Table keys(UiTheme theme) {
    PlayerControls controls = services.controls();
    Table keys = new Table();
    List<Action> useful =
        actions.hasTimeControl() ? Stream.concat(TIME.stream(), USEFUL.stream()).toList() : USEFUL;
    for (Action action : useful) {
      if (controls.shown(action).filter(services.menu()::takes).isPresent()) {
        continue;
      }
      Label key = theme.label(TextSize.SMALL, ColorRole.TEXT, controls.label(action));
      key.setAlignment(Align.right);
      keys.add(key).width(theme.px(96)).padRight(theme.px(12)).padBottom(theme.px(5));
      Label use =
          theme.prose(TextSize.SMALL, ColorRole.TEXT_QUIET, theme.text("action." + action.name()));
      keys.add(use).left().growX().padBottom(theme.px(5)).row();
    }
    return keys;
  }

  @Override
  public String firstFocus() {
    return switch (kind) {
      case RUN -> "";
      case REPLAY -> "watch.resume";
      case ENDED_REPLAY -> "watch.restart";
    };
  }

  @Override
  public void back(Menu menu) {
    if (kind == Kind.RUN) {
      actions.resume();
    } else {
      leave.run();
    }
  }

  @Override
  public boolean worldVisible() {
    return true;
  }
}
