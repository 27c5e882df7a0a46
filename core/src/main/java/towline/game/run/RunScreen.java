package towline.game.run;

import com.badlogic.gdx.graphics.g2d.Batch;
import java.util.List;
import org.jspecify.annotations.Nullable;
import towline.content.HazardSpec;
import towline.content.sound.Cue;
import towline.game.frame.GameServices;
import towline.game.frame.PlayerClipboard;
import towline.game.records.BuildWords;
import towline.input.Action;
import towline.input.ScreenButton;
import towline.session.Tutorial;
import towline.session.TutorialLine;
import towline.sim.loadout.ModuleKind;
import towline.store.Progress;
import towline.view.Renderer;
import towline.view.hud.Hud;
import towline.view.hud.ModuleIcons;
import towline.view.scene.HudKeepClear;
import towline.view.text.Localization;

/** A screen on which a run is followed: with HUD, overlays and pause. */
public abstract class RunScreen extends FlightScreen {
  /** How bright the world is while it stands still. */
  private static final double WHILE_PAUSED = 0.8;

  /** How bright it is behind what is on offer. */
  private static final double BEHIND_DRAFT = 0.55;

  /** Time for which a draft takes no input, s: the keys of the fight are not meant for it. */
  private static final double DRAFT_LOCK = 0.6;

  private final Tutorial tutorial;
  private final PauseButton pauseButton;
  private Hud hud;
  private boolean paused;
  private @Nullable DraftPage draft;
  private @Nullable TutorialLine finished;
  private int learned;

  /** A screen of that run, with the lessons of that tutorial. */
  public RunScreen(GameServices services, RunController controller, Tutorial tutorial) {
    super(services, controller);
    this.tutorial = tutorial;
    controller.teach(tutorial);
    learned = tutorial.learnedCount();
    hud = newHud();
    pauseButton =
        new PauseButton(
            services.controls().devices(),
            services.picture().canvas(),
            () -> onAction(Action.PAUSE));
  }

  private Hud newHud() {
    return new Hud(
        services().picture().canvas(),
        services().content(),
        services().topLayer().board(),
        tutorial,
        new HudKeepClear(
            services().picture().world().camera(), services().picture().world().scene()));
  }

  @Override
  public void show() {
    super.show();
    hud.reset(run());
    services().menu().close();
    services().controls().devices().setScreenButton(pauseButton);
    routeInput();
  }

  @Override
  public void hide() {
    services().controls().devices().setScreenButton(ScreenButton.NONE);
    super.hide();
  }

  @Override
  public void onWordsChanged() {
    Hud old = hud;
    hud = newHud();
    hud.takeOver(old, run());
  }

  public final Hud hud() {
    return hud;
  }

  @Override
  public final String lesson() {
    TutorialLine line = tutorial.line();
    return line == null || line.kind() == TutorialLine.Kind.WAVE ? "" : line.name();
  }

  public final Tutorial tutorial() {
    return tutorial;
  }

  public final boolean paused() {
    return paused;
  }

  @Override
  public void update(double seconds) {
    super.update(seconds);
    followTutorial();
    pauseButton.update(seconds);
    boolean offered = run().waits() && !paused;
    boolean shown = services().menu().isShowing(draft);
    if (offered && !services().menu().isOpen()) {
      DraftPage page =
          new DraftPage(
              run().draft().isOpen() ? "menu.draft" : "menu.danger",
              offers(),
              this::choose,
              this::pauseRun,
              services().picture().pen());
      draft = page;
      services().menu().openRoot(page);
      services().menu().lock(DRAFT_LOCK);
      routeInput();
    } else if (shown && !offered) {
      services().menu().close();
      routeInput();
    }
  }

  private void followTutorial() {
    if (tutorial.learnedCount() > learned) {
      learned = tutorial.learnedCount();
      onLearned();
    }
    TutorialLine line = tutorial.line();
    if (line != null && line.isDone() && line != finished) {
      finished = line;
      services().sound().play(Cue.LESSON_DONE);
    }
  }

  private List<DraftOffer> offers() {
    Renderer picture = services().picture();
    ModuleIcons icons = new ModuleIcons(picture.palette(), picture.pen());
    return run().draft().isOpen()
        ? run().draft().offer().stream()
            .map(one -> DraftOffer.of(one.module(), promises(one.module()), icons))
            .toList()
        : run().dangers().offer().stream()
            .map(one -> DraftOffer.of(one, List.of(pay(one))))
            .toList();
  }

  private String pay(HazardSpec hazard) {
    Localization words = services().picture().words();
    return words.of("menu.danger.pay", words.percent(hazard.pay() - 1, 0));
  }

  /** What a module on offer would make together with those that are fitted. */
  private List<String> promises(ModuleKind offered) {
    Localization words = services().picture().words();
    Progress known = services().profile().store().progress();
    return services().content().builds().stream()
        .filter(build -> build.completes(run().current().loadout(), offered))
        .map(build -> BuildWords.promise(build, offered, known.has(build.name()), words))
        .toList();
  }

  /** Chooses what the draft offers in that place, from 0 on; only who flies can. */
  void choose(int index) {}

  /** Stops the run and opens the page of the pause. */
  public final void pauseRun() {
    controller().step().pause();
    paused = true;
    openPausePage();
    routeInput();
  }

  public abstract void openPausePage();

  /** Lets the run go on. */
  public void resumeRun() {
    controller().step().resume();
    paused = false;
    services().menu().close();
    routeInput();
  }

  /** The key of the text that says what the run is worth if it is ended now. */
  public String worth() {
    return RunWorth.RANKED.text();
  }

  /** Whether the run still goes on, so that ending it must be asked for; a replay loses nothing. */
  boolean isLive() {
    return false;
  }

  /** Starts the run, or its replay, from the beginning. */
  public abstract void restart();

  /** Returns true if the player may slow time down and step through it. */
  boolean hasTimeControl() {
    return true;
  }

  /** Plays one tick of a run that is paused. */
  public void step() {
    controller().step().step();
  }

  /** Halves the speed. */
  public abstract void slower();

  /** Doubles the speed. */
  public abstract void faster();

  @Override
  public void onAction(Action action) {
    if (paused && services().menu().depth() > 1) {
      onActionOverPause(action);
      return;
    }
    switch (action) {
      case PAUSE -> togglePause();
      case DISMISS -> tutorial.dismiss();
      case STEP, SLOWER, FASTER -> {
        if (hasTimeControl()) {
          controlTime(action);
        }
      }
      case RESTART -> {
        if (paused) {
          restart();
        }
      }
      default -> {}
    }
  }

  private void controlTime(Action action) {
    switch (action) {
      case STEP -> step();
      case SLOWER -> slower();
      default -> faster();
    }
  }

  /** On a page that was opened from the pause the run is out of reach: first comes the way back. */
  private void onActionOverPause(Action action) {
    if (action == Action.PAUSE) {
      services().menu().back();
    }
  }

  private void togglePause() {
    if (paused) {
      resumeRun();
    } else {
      pauseRun();
    }
  }

  /** Called when the player needs a lesson no more. */
  public void onLearned() {}

  /** Whether HUD and overlays are drawn: a page that covers the world covers them, too. */
  public boolean hudShown() {
    return services().menu().worldVisible();
  }

  /** Whether the lines of the overlays are drawn. */
  public boolean overlaysShown() {
    return hudShown();
  }

  @Override
  protected double light() {
    if (run().waits()) {
      return BEHIND_DRAFT;
    }
    return paused ? WHILE_PAUSED : 1;
  }

  @Override
  protected void drawFlight(double seconds) {
    services().picture().drawWorld();
    if (overlaysShown()) {
      services().overlays().drawShapes();
    }
    services().topLayer().board().hold(paused || run().waits());
    hud.update(run(), paused ? 0 : seconds);
    hud.update(controller().step().timeScale(), controller().pilot(), controller().assistance());
  }

  @Override
  protected final void drawShapes() {
    if (hudShown()) {
      hud.drawShapes();
      if (!services().menu().isOpen()) {
        pauseButton.drawShapes();
      }
      drawHudShapes();
    }
  }

  /** Draws the shapes that only this screen has. */
  public void drawHudShapes() {}

  @Override
  protected final void drawText() {
    Renderer picture = services().picture();
    Batch batch = picture.canvas().batch();
    if (overlaysShown()) {
      picture.alerts().drawText(batch, picture.canvas().room());
      services().overlays().drawText(batch);
    }
    if (hudShown()) {
      hud.drawText();
      drawHudText();
    }
  }

  /** The seed of the run. */
  public final long seed() {
    return run().setup().seed();
  }

  /** Puts the seed on the clipboard, and says so. */
  public final void copySeed() {
    String seed = String.valueOf(seed());
    services().toast(PlayerClipboard.copy(seed) ? "toast.seed" : "toast.seed.shown", seed);
  }

  /** Draws the text that only this screen has. */
  public void drawHudText() {}
}
