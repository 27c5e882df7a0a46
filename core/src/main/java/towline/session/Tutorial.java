package towline.session;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import towline.ai.aim.AimMode;
import towline.session.TutorialLine.Kind;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.api.ViewWindow;

/**
 * Chooses the line that teaches the player: that of a kind of courier that comes for the first
 * time, else the line of the wave, else a lesson of the first runs. The run waits for none of them.
 * A line that is displaced by another one continues afterwards.
 */
public final class Tutorial {
  /** The last wave that may be the first of a run with lessons. */
  private static final int LAST_WAVE = 2;

  /** The lessons, in their order. */
  public enum Lesson {
    /** Fly, and fire the ship's gun. */
    FLY,
    /** Tow the drone to where its gun can hit something. */
    TOW,
    /** Ram a foe with the swinging drone. */
    WHIP,
    /** Choose an aim mode on the wheel of a touch screen. */
    WHEEL,
    /** Reel the cable in or out. */
    WINCH,
    /** Couriers raise the haul; the line is only read. */
    HAUL,
    /** Bank the haul at a gate. */
    BANK,
    /** Look at the plans of the pilots. */
    VISION
  }

  /** Distance that the ship must fly, m. */
  private static final double FLOWN_DISTANCE = 4;

  /** Change of the cable's length that counts as reeling, m. */
  private static final double REELED_LENGTH = 1;

  /** The first wave in which {@link Lesson#WINCH} and {@link Lesson#VISION} are taught. */
  private static final int SECOND_WAVE = 2;

  /** Key of the prompt that asks for a kill by the swinging drone. */
  private static final String WHIP_PROMPT = "prompt.whip";

  private static final String LURE_PROMPT = "prompt.hornets";

  /** The result of {@link #askedMode} when no mode is asked for. */
  public static final int NONE = -1;

  private static final int NO_GATE = 0;

  /** Names of the lessons and couriers that need no line any more. */
  private final Set<String> learned = new LinkedHashSet<>();

  /** Lessons shown in this run. */
  private final Set<Lesson> shownLessons = EnumSet.noneOf(Lesson.class);

  private final boolean teachesCouriers;
  private final boolean teachesLessons;
  private final boolean isFirstRun;
  private @Nullable TutorialLine start;
  private @Nullable TutorialLine courier;
  private @Nullable TutorialLine prompt;
  private @Nullable TutorialLine lesson;
  private int courierId;
  private int wave;
  private int openedBefore;
  private int luresBefore;

  /** Id of the gate whose lesson has begun. */
  private int taughtGate;

  private double bankedBefore;
  private boolean hasFired;
  private boolean hasLooked;
  private boolean swingFellShort;
  private boolean touched;
  private double startX = Double.NaN;
  private double startY;
  private double cableBefore;

  /** Creates a tutorial of all lessons that {@code learned}, from {@link #learned()}, lacks. */
  public Tutorial(String learned) {
    this(learned, true, true, isFirst(learned));
  }

  private Tutorial(
      String learned, boolean teachesCouriers, boolean teachesLessons, boolean isFirstRun) {
    this.teachesCouriers = teachesCouriers;
    this.teachesLessons = teachesLessons;
    if (!learned.isEmpty()) {
      this.learned.addAll(Arrays.asList(learned.split(" ")));
    }
    this.isFirstRun = isFirstRun;
  }

  /** Creates a tutorial for a run from {@code firstWave}; late waves teach couriers alone. */
  public static Tutorial from(int firstWave, String learned) {
    boolean early = firstWave <= LAST_WAVE;
    return new Tutorial(learned, true, early, early && isFirst(learned));
  }

  private static boolean isFirst(String learned) {
    return !Arrays.asList(learned.split(" ")).contains(Lesson.FLY.name());
  }

  /** Creates a tutorial that shows the lines of waves alone. */
  public static Tutorial none() {
    return none(false);
  }

  /** Creates a tutorial that shows the lines of waves alone, in a first run if that is true. */
  public static Tutorial none(boolean isFirstRun) {
    return new Tutorial("", false, false, isFirstRun);
  }

  /** Returns the names of learned lessons and couriers, separated by spaces. */
  public String learned() {
    return String.join(" ", learned);
  }

  /** Returns the number of learned lessons and couriers. */
  public int learnedCount() {
    return learned.size();
  }

  /** Returns true if the player has never flown before. */
  public boolean isFirstRun() {
    return isFirstRun;
  }

  /** Returns the current line, or null. */
  public @Nullable TutorialLine line() {
    if (start != null) {
      return start;
    }
    if (courier != null) {
      return courier;
    }
    return prompt != null ? prompt : lesson;
  }

  /** Returns true if {@code wanted} is the current line. */
  public boolean isTeaching(Lesson wanted) {
    TutorialLine line = line();
    return line != null && line.kind() == Kind.LESSON && line.name().equals(wanted.name());
  }

  /** Returns the index of the aim mode that a courier's line asks for, or {@link #NONE}. */
  public int askedMode(Run run) {
    return courier != null && !courier.isDone() && run.couriers().namesMode(run.wave())
        ? run.ownModeOfCourier(courier.courierKind()).ordinal()
        : NONE;
  }

  /** Dismisses the current line, if any. */
  public void dismiss() {
    TutorialLine line = line();
    if (line != null) {
      line.dismiss();
    }
  }

  /** Records that the player looks at the plans of the pilots. */
  public void overlayOpened() {
    hasLooked = true;
  }

  /** Sets whether fingers fly the ship, which choose aim modes on a wheel. */
  public void setTouched(boolean byFingers) {
    touched = byFingers;
  }

  /** Shows the line about starting the run, until its first tick. */
  void awaitStart() {
    start = TutorialLine.ofStart();
  }

  /** Updates the lines by the last tick of the run. */
  void onTick(Run run) {
    start = null;
    if (run.wasPaused()) {
      return;
    }
    observe(run);
    meetCourier(run);
    beginWave(run);
    beginLesson(run);
    TutorialLine line = line();
    if (line != null) {
      line.moveOn(Tick.SECONDS);
      if (line.isOver()) {
        end(line);
      }
    }
  }

  private void observe(Run run) {
    Snapshot snapshot = run.current();
    if (snapshot.count(EntityKind.SHIP) == 0) {
      return;
    }
    if (Double.isNaN(startX)) {
      startX = snapshot.x(snapshot.first(EntityKind.SHIP));
      startY = snapshot.y(snapshot.first(EntityKind.SHIP));
    }
    hasFired |= snapshot.count(EntityKind.SHIP_SHOT) > 0;
    boolean swingEnded = run.previous().cable().lethal && !snapshot.cable().lethal;
    swingFellShort |=
        swingEnded && snapshot.cable().swingKills == 0 && ViewWindow.showsFoe(snapshot);
    if (courier != null) {
      followCourier(courier, run);
    }
    if (prompt != null && isPromptDone(prompt, run)) {
      prompt.finish();
    }
    if (lesson != null) {
      followLesson(lesson, Lesson.valueOf(lesson.name()), run);
    }
  }

  private void followLesson(TutorialLine line, Lesson taught, Run run) {
    if (isLessonDone(taught, run)) {
      line.finish();
    } else if (taught == Lesson.BANK && !hasGateToTake(run)) {
      line.hurry();
    }
  }

  /** Returns true if there is a gate, and something to bank at it. */
  private static boolean hasGateToTake(Run run) {
    return gate(run) != NO_GATE && run.score().haulAtRisk() > 0;
  }

  /** Returns the id of the gate that is open; {@link #NO_GATE} without one. */
  private static int gate(Run run) {
    Snapshot snapshot = run.current();
    return snapshot.count(EntityKind.HAUL_GATE) == 0
        ? NO_GATE
        : snapshot.id(snapshot.first(EntityKind.HAUL_GATE));
  }

  private void followCourier(TutorialLine line, Run run) {
    if (run.score().couriers(line.courierKind()) > openedBefore) {
      line.finish();
    } else if (run.current().count(EntityKind.COURIER) == 0) {
      line.hurry();
    }
  }

  private void meetCourier(Run run) {
    Snapshot snapshot = run.current();
    if (!teachesCouriers || snapshot.count(EntityKind.COURIER) == 0) {
      return;
    }
    EntityRow row = snapshot.row(snapshot.first(EntityKind.COURIER));
    if (row.id == courierId) {
      return;
    }
    courierId = row.id;
    String name =
        run.couriers().kinds().get(row.courierKind).spec().name().toUpperCase(Locale.ROOT);
    if (!learned.contains(name)) {
      courier = TutorialLine.ofCourier(name, row.courierKind);
      openedBefore = run.score().couriers(row.courierKind);
    }
  }

  private void beginWave(Run run) {
    if (run.wave() == wave) {
      return;
    }
    wave = run.wave();
    luresBefore = lures(run);
    prompt = run.wavePrompt().isEmpty() ? null : TutorialLine.ofWave(run.wavePrompt());
  }

  private void beginLesson(Run run) {
    if (!teachesLessons || line() != null) {
      return;
    }
    for (Lesson next : Lesson.values()) {
      if (!shownLessons.contains(next) && !learned.contains(next.name()) && isDue(next, run)) {
        lesson = TutorialLine.ofLesson(next);
        cableBefore = run.current().cable().length;
        bankedBefore = run.score().bankedHaul();
        if (next == Lesson.BANK) {
          // Each gate is another chance.
          taughtGate = gate(run);
        } else {
          shownLessons.add(next);
        }
        return;
      }
    }
  }

  private boolean isDue(Lesson next, Run run) {
    return switch (next) {
      case FLY -> true;
      case TOW, WHIP -> ViewWindow.showsFoe(run.current());
      case WHEEL -> touched && ViewWindow.showsFoe(run.current());
      case WINCH -> run.wave() >= SECOND_WAVE && swingFellShort;
      case HAUL -> run.score().haulAtRisk() > 0;
      case BANK -> hasGateToTake(run) && gate(run) != taughtGate;
      case VISION -> run.wave() >= SECOND_WAVE;
    };
  }

  private boolean isLessonDone(Lesson taught, Run run) {
    Snapshot snapshot = run.current();
    return switch (taught) {
      case FLY -> hasFired && flownDistance(snapshot) > FLOWN_DISTANCE;
      case TOW -> happened(EventType.DRONE_SHOT_HIT, run);
      case WHIP -> happened(EventType.KILLED_BY_WHIP, run);
      case WHEEL -> happened(EventType.MODE_CHANGED, run);
      case WINCH -> Math.abs(snapshot.cable().length - cableBefore) > REELED_LENGTH;
      case HAUL -> false;
      case BANK -> run.score().bankedHaul() > bankedBefore;
      case VISION -> hasLooked;
    };
  }

  private boolean isPromptDone(TutorialLine line, Run run) {
    AimMode asked = run.modeInPrompt();
    return switch (line.name()) {
      case WHIP_PROMPT -> happened(EventType.KILLED_BY_WHIP, run);
      case LURE_PROMPT -> lures(run) > luresBefore;
      default -> asked != null && run.current().droneGun().mode == asked.ordinal();
    };
  }

  private static int lures(Run run) {
    return run.score().luredKills() + run.score().missileKills();
  }

  private static boolean happened(EventType type, Run run) {
    return run.events().count(type) > 0;
  }

  private double flownDistance(Snapshot snapshot) {
    int ship = snapshot.first(EntityKind.SHIP);
    return Math.sqrt(
        (snapshot.x(ship) - startX) * (snapshot.x(ship) - startX)
            + (snapshot.y(ship) - startY) * (snapshot.y(ship) - startY));
  }

  /**
   * Ends a line. A lesson that ran out comes again in the next run; one that is only read, or a
   * courier's line, does not; the line of a wave always does.
   */
  private void end(TutorialLine line) {
    boolean isRead = line.kind() == Kind.COURIER || line.name().equals(Lesson.HAUL.name());
    boolean isLearned = line.isDone() || line.isDismissed() || isRead;
    if (isLearned && line.kind() != Kind.WAVE) {
      learned.add(line.name());
    }
    switch (line.kind()) {
      case COURIER -> courier = null;
      case WAVE -> prompt = null;
      case LESSON -> lesson = null;
      case START -> start = null;
    }
  }
}
