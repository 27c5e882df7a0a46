package towline.shots;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import towline.ai.aim.AimMode;
import towline.store.ShotsDay;
import towline.trial.duel.DuelTurret;
import towline.trial.shots.DayDraw;
import towline.trial.shots.Mark;
import towline.trial.shots.Situation;
import towline.trial.shots.SixShots;

/**
 * The play of a day: its draw, the shots one after the other, the choices and their marks. {@link
 * #update} moves it on; {@link ShotsBoard} shows it.
 */
final class DayPlay {
  /** Attempts of the draw in a frame. */
  private static final int ATTEMPTS_PER_FRAME = 2;

  /** Attempts after which half of the draw is expected to be done. */
  private static final double USUAL_ATTEMPTS = 20;

  /** Maximum time by which a frame advances, s; a longer frame was an interruption. */
  private static final double MAX_FRAME_SECONDS = 0.1;

  private static final double WATCH_SECONDS = Situation.WATCH_TICKS * DuelTurret.TICK;

  /** Time for which the end of a shot is shown, s. */
  private static final double PAUSE_SECONDS = 0.7;

  private static final double REWIND_SECONDS = 0.5;

  /** Speed of the ghosts, as a multiple of real time. */
  private static final double GHOST_SPEED = 0.5;

  /** Ticks that the ghosts go on after the last hit. */
  private static final int GHOST_TAIL = 24;

  /** Steps of the play of a day. */
  enum State {
    /** The day is drawn, or waits for its start. */
    OPENING,
    /** The target flies. */
    WATCHING,
    /** Time has stopped; a mode is chosen. */
    CHOOSING,
    /** The gun turns and fires in real time. */
    FIRING,
    /** Time runs back. */
    REWINDING,
    /** All nine shots fly in slow motion. */
    GHOSTS,
    /** The mark, and its reason. */
    MARKED,
    /** The end of the day. */
    RESULTS
  }

  private final ShotsHost host;
  private final Runnable entered;
  private final long day;
  private final long today;
  private State state = State.OPENING;
  private double time;
  private @Nullable DayDraw draw;
  private int attempts;
  private @Nullable SixShots shots;
  private @Nullable ShotFilm film;
  private ShotsDay played;
  private boolean isReplay;
  private boolean hasWatched;
  private int number;
  private AimMode chosen = AimMode.DIRECT;

  /**
   * Creates the play of a day. A day broken off goes on with its next shot, and a finished one is
   * at its results.
   *
   * @param day the day to play, in days since 1970-01-01
   * @param today the present day (UTC)
   * @param entered called after each change of what can be chosen
   */
  DayPlay(ShotsHost host, long day, long today, Runnable entered) {
    this.host = host;
    this.day = day;
    this.today = today;
    this.entered = entered;
    draw = new DayDraw(day);
    played = host.record().day(day).orElseGet(() -> ShotsDay.begun(day, day == today));
    number = played.choices().size();
    if (played.isOver()) {
      state = State.RESULTS;
    }
  }

  State state() {
    return state;
  }

  /** Returns true while a film runs, in which nothing can be chosen. */
  boolean isFilm() {
    return switch (state) {
      case WATCHING, FIRING, REWINDING, GHOSTS -> true;
      case OPENING, CHOOSING, MARKED, RESULTS -> false;
    };
  }

  /** Returns the day, in days since 1970-01-01. */
  long day() {
    return day;
  }

  /** Returns the present day, in days since 1970-01-01. */
  long today() {
    return today;
  }

  /** Returns true once the day is drawn. */
  boolean isDrawn() {
    return shots != null;
  }

  /** Returns the expected share of the draw that is done, 0 to 1. */
  double drawnShare() {
    return attempts / (attempts + USUAL_ATTEMPTS);
  }

  /** Returns the choices of the day and their marks so far. */
  ShotsDay played() {
    return played;
  }

  /** Returns the marks that may be shown: none before all nine shots have been seen. */
  String shownMarks() {
    boolean isSecret = !isReplay && isFilm() && state != State.WATCHING;
    return isSecret ? played.marks().substring(0, number) : played.marks();
  }

  /** Returns true if the day is played once more, without marks. */
  boolean isReplay() {
    return isReplay;
  }

  /** Returns the index of the present shot. */
  int number() {
    return number;
  }

  boolean hasNext() {
    return number + 1 < SixShots.COUNT;
  }

  /** Returns the mode that was chosen last. */
  AimMode chosen() {
    return chosen;
  }

  /** Advances the play by {@code seconds}. */
  void update(double seconds) {
    drawDay();
    if (film != null) {
      film.prepareShot();
    }
    double before = time;
    time += Math.max(0, Math.min(MAX_FRAME_SECONDS, seconds));
    if (state == State.FIRING) {
      playShot(before);
    }
    switch (state) {
      case OPENING, CHOOSING, MARKED, RESULTS -> {}
      case WATCHING -> passTo(State.CHOOSING, WATCH_SECONDS);
      case FIRING -> passTo(State.REWINDING, firingSeconds());
      case REWINDING -> passTo(State.GHOSTS, REWIND_SECONDS);
      case GHOSTS -> passTo(State.MARKED, ghostTicks() * DuelTurret.TICK / GHOST_SPEED);
    }
  }

  /** Plays the sounds of the chosen shot since {@code before}, s. */
  private void playShot(double before) {
    ShotFilm.Shot shot = film().shot(chosen);
    if (isNow(shot.firstTick(), before)) {
      host.play(ShotSound.FIRED);
    }
    if (shot.hits() && isNow(shot.lastTick(), before)) {
      host.play(ShotSound.HIT);
    }
  }

  private boolean isNow(int tick, double before) {
    double moment = tick * DuelTurret.TICK;
    return before <= moment && moment < time;
  }

  private void drawDay() {
    DayDraw drawing = draw;
    for (int i = 0; i < ATTEMPTS_PER_FRAME && drawing != null && shots == null; i++) {
      attempts++;
      if (drawing.advance()) {
        shots = drawing.day();
        draw = null;
        onDrawn();
      }
    }
  }

  /** Begins at once, unless the rules or the date are new to the player or results are shown. */
  private void onDrawn() {
    boolean isKnown = day == today && !host.record().days().isEmpty();
    if (state == State.OPENING && (isReplay || isKnown)) {
      openShot();
    }
    entered.run();
  }

  private void passTo(State next, double after) {
    if (time >= after) {
      enter(next);
    }
  }

  private void enter(State next) {
    if (state == State.WATCHING) {
      hasWatched = true;
    }
    state = next;
    time = 0;
    if (next == State.MARKED && film().puzzle().mark(chosen) == Mark.FULL) {
      host.play(ShotSound.FULL_MARK);
    }
    entered.run();
  }

  /** Returns the film of the present shot. */
  ShotFilm film() {
    ShotFilm shown = film;
    if (shown == null) {
      throw new IllegalStateException("No shot is open.");
    }
    return shown;
  }

  private double firingSeconds() {
    return film().shot(chosen).lastTick() * DuelTurret.TICK + PAUSE_SECONDS;
  }

  /** Returns the number of ticks for which the ghosts fly. */
  private int ghostTicks() {
    int last = film().shot(chosen).lastTick();
    for (AimMode mode : AimMode.values()) {
      ShotFilm.Shot shot = film().shot(mode);
      last = shot.hits() ? Math.max(last, shot.lastTick()) : last;
    }
    return Math.min(Situation.HORIZON_TICKS, last + GHOST_TAIL);
  }

  /** Opens the present shot, whose target begins to fly. */
  void openShot() {
    SixShots drawn = shots;
    if (drawn == null) {
      return;
    }
    film = new ShotFilm(drawn.puzzles().get(number));
    hasWatched = false;
    enter(State.WATCHING);
  }

  /** Returns true if a mode can be chosen in this shot. */
  boolean isOffered(AimMode mode) {
    return isReplay || film().puzzle().offered().contains(mode);
  }

  /** Chooses a mode, if that is possible now; keeps it before the shot is seen. */
  void choose(AimMode mode) {
    if (state != State.CHOOSING || !isOffered(mode)) {
      return;
    }
    chosen = mode;
    host.play(ShotSound.CHOSEN);
    if (!isReplay) {
      List<String> choices = new ArrayList<>(played.choices());
      choices.add(mode.name());
      String marks = played.marks() + Marks.letter(film().puzzle().mark(mode));
      played = new ShotsDay(day, choices, marks, played.onTime());
      host.keep(played);
    }
    enter(State.FIRING);
  }

  /** Goes on to the next shot, or to the results. */
  void goOn() {
    number++;
    if (number < SixShots.COUNT) {
      openShot();
    } else {
      isReplay = false;
      film = null;
      enter(State.RESULTS);
    }
  }

  /** Begins to play the day once more, without marks. */
  void startReplay() {
    isReplay = true;
    number = 0;
    if (shots == null) {
      enter(State.OPENING);
    } else {
      openShot();
    }
  }

  void watchAgain() {
    enter(State.WATCHING);
  }

  /** Returns to the choice of the present shot. */
  void chooseAgain() {
    enter(State.CHOOSING);
  }

  /** Ends what a tap ends: a film that has been seen, a shot, the ghosts. */
  void skip() {
    switch (state) {
      case WATCHING -> {
        if (hasWatched) {
          enter(State.CHOOSING);
        }
      }
      case FIRING -> enter(State.REWINDING);
      case REWINDING, GHOSTS -> enter(State.MARKED);
      case OPENING, CHOOSING, MARKED, RESULTS -> {}
    }
  }

  /** Returns the tick of the film that is shown: of the watched target, or after the choice. */
  int tick() {
    int tick = (int) (time / DuelTurret.TICK);
    return switch (state) {
      case WATCHING -> Math.min(tick, Situation.WATCH_TICKS);
      case FIRING -> Math.min(tick, Situation.HORIZON_TICKS);
      case REWINDING -> {
        double left = 1 - time / REWIND_SECONDS;
        yield (int) (left * left * film().shot(chosen).lastTick());
      }
      case GHOSTS -> Math.min(ghostTicks(), (int) (GHOST_SPEED * time / DuelTurret.TICK));
      case MARKED -> ghostTicks();
      case OPENING, CHOOSING, RESULTS -> Situation.WATCH_TICKS;
    };
  }
}
