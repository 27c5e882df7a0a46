package towline.game.replay;

import java.util.Optional;
import towline.content.sound.SoundSpec.Mood;
import towline.game.frame.FlownRun;
import towline.game.frame.GameScreen;
import towline.game.frame.GameServices;
import towline.game.frame.ScreenPainter;
import towline.game.run.DraftMenu;
import towline.game.run.PausePage;
import towline.game.run.RunPause;
import towline.input.Action;
import towline.menu.Page;
import towline.session.Run;
import towline.session.replay.BehaviourVersion;
import towline.session.replay.Replay;
import towline.settings.Settings;
import towline.view.hud.Hud;

/** A replay being watched. */
public final class ReplayScreen implements GameScreen {
  private final GameServices services;
  private final WatchedReplay replay;
  private final ReplaySpeed speed;
  private final RunPause pause;
  private final DraftMenu draft;
  private final ScreenPainter painter;

  /** Creates a screen that plays {@code replay} back. */
  public ReplayScreen(GameServices services, Replay replay, ReplaySpeed speed) {
    this.services = services;
    this.replay = new WatchedReplay(services, replay);
    this.speed = speed;
    pause =
        new RunPause(services, this.replay.flight(), this::pausePage, () -> onAction(Action.PAUSE));
    draft = new DraftMenu(services, this.replay.flight(), pause::start);
    painter = new ScreenPainter(services, this::drawWorld, this::drawShapes, this::drawText);
  }

  private Page pausePage() {
    return PausePage.ofReplay(
        new PauseActions(),
        services,
        replay.source().ended(),
        race(),
        services.screens()::openReplays);
  }

  /** Returns the race against the replay; empty unless its behaviour is the current one. */
  private Optional<Runnable> race() {
    Replay replayed = replay.source().replay();
    return replayed.behaviour() == BehaviourVersion.CURRENT
        ? Optional.of(() -> services.screens().openRace(replayed))
        : Optional.empty();
  }

  /** The actions of the pause page on the replay. */
  private final class PauseActions implements PausePage.Actions {
    @Override
    public Run run() {
      return replay.flight().run();
    }

    @Override
    public void resume() {
      ReplayScreen.this.resume();
    }

    @Override
    public void step() {
      replay.flight().step().step();
    }

    @Override
    public void slower() {
      speed.slower();
      replay.flight().step().setSpeed(speed.value());
    }

    @Override
    public void faster() {
      speed.faster();
      replay.flight().step().setSpeed(speed.value());
    }

    @Override
    public void restart() {
      services.screens().show(() -> new ReplayScreen(services, replay.source().replay(), speed));
    }
  }

  @Override
  public Optional<FlownRun> run() {
    return Optional.of(replay.flight());
  }

  /** Returns the HUD over the replay. */
  public Hud hud() {
    return replay.picture().hud();
  }

  /** Returns the first second that differs from the recording, from 1 on; 0 if there is none. */
  public int desyncedAt() {
    return replay.source().desyncedAt();
  }

  @Override
  public void show() {
    replay.picture().begin();
    pause.show();
    services.closePages();
  }

  @Override
  public void hide() {
    pause.hide();
    replay.close();
  }

  @Override
  public void pause() {
    if (!pause.on()) {
      pause.start();
    }
  }

  private void resume() {
    if (!replay.source().ended()) {
      pause.end();
    }
  }

  @Override
  public void applySettings(Settings settings) {
    replay.applySettings(settings, speed.value());
  }

  @Override
  public void onWordsChanged() {
    replay.rewrite();
  }

  @Override
  public void update(double seconds) {
    replay.flight().advance(seconds);
    pause.update(seconds);
    draft.update(pause.on());
    if (!pause.on() && replay.source().ended()) {
      pause.start();
    }
  }

  @Override
  public void updatePicture(double seconds) {
    replay.follow(seconds, pause.on());
  }

  @Override
  public void draw() {
    painter.draw(replay.picture().light(pause.on()), ScreenPainter.BEHIND_PAGE);
  }

  private boolean hudShown() {
    return services.menu().worldVisible() && !replay.picture().isDrafting();
  }

  private void drawWorld() {
    replay.picture().drawWorld(hudShown());
  }

  private void drawShapes() {
    if (hudShown()) {
      hud().drawShapes();
      pause.drawShapes();
    }
  }

  private void drawText() {
    if (hudShown()) {
      replay.picture().drawOverlayText();
      hud().drawText();
    }
  }

  @Override
  public void onAction(Action action) {
    if (pause.keeps(action)) {
      return;
    }
    PauseActions actions = new PauseActions();
    switch (action) {
      case PAUSE -> {
        if (pause.on()) {
          resume();
        } else {
          pause.start();
        }
      }
      case STEP -> actions.step();
      case SLOWER -> actions.slower();
      case FASTER -> actions.faster();
      case RESTART -> {
        if (pause.on()) {
          actions.restart();
        }
      }
      default -> {}
    }
  }

  @Override
  public String state() {
    return pause.on() ? "PAUSED" : "WATCHING";
  }

  @Override
  public Mood mood() {
    return pause.on() ? Mood.PAUSED : Mood.FLIGHT;
  }
}
