package towline.session;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.ViewWindow;

/**
 * The lessons of a player's first run, one after the other. A lesson is over when the player has
 * done what it says, has dismissed it, or has had long enough; the waves go on meanwhile.
 */
public final class Tutorial {
  /** The last wave that may be the first of a run with lessons. */
  private static final int LAST_WAVE = 2;

  /** What is taught, in this order. */
  public enum Lesson {
    /** Fly, and fire the ship's gun. */
    FLY,
    /** Tow the drone to where it can hit something. */
    TOW,
    /** Swing the drone through something. */
    WHIP,
    /** Reel the cable in or out. */
    WINCH,
    /** Look at what the pilots think. */
    VISION
  }

  /** How far the ship must have flown, m. */
  private static final double FLOWN = 4;

  /** By how much the cable's length must have changed, m. */
  private static final double REELED = 1;

  /** The first wave in which {@link Lesson#VISION} is taught. */
  private static final int VISION_WAVE = 2;

  /** How long a lesson is shown at most, s. */
  private static final double LONGEST = 16;

  /** How long it is shown at least, s: whoever knows it already may read it once. */
  private static final double SHORTEST = 2;

  /** How long it is still shown once it is done, s. */
  private static final double AFTER_DONE = 1.2;

  private static final double FADE = 0.3;

  private final Set<Lesson> learned = EnumSet.noneOf(Lesson.class);
  private @Nullable Lesson lesson;
  private double since;
  private double until;
  private boolean done;
  private boolean fired;
  private boolean looked;
  private double startX = Double.NaN;
  private double startY;
  private double cable;

  /** The lessons that are not among {@code learned}, which is as {@link #learned()} gives it. */
  public Tutorial(String learned) {
    for (Lesson known : Lesson.values()) {
      if (Arrays.asList(learned.split(" ")).contains(known.name())) {
        this.learned.add(known);
      }
    }
  }

  /** Lessons for a run that begins with that wave; only the first waves teach. */
  public static Tutorial from(int firstWave, String learned) {
    return firstWave <= LAST_WAVE ? new Tutorial(learned) : none();
  }

  /** Without lessons. */
  public static Tutorial none() {
    Tutorial none = new Tutorial("");
    none.learned.addAll(EnumSet.allOf(Lesson.class));
    return none;
  }

  /** The lessons that the player has had, by name, with spaces between. */
  public String learned() {
    return learned.stream().map(Lesson::name).collect(Collectors.joining(" "));
  }

  /** The lesson that is shown; null: none. */
  public @Nullable Lesson lesson() {
    return lesson;
  }

  /** Whether the player has done what the lesson says. */
  public boolean isDone() {
    return done;
  }

  /** How visible the lesson is, 0 to 1. */
  public double presence() {
    return lesson == null ? 0 : Math.max(0, Math.min(1, Math.min(since, until - since) / FADE));
  }

  /** Ends the lesson that is shown. */
  public void dismiss() {
    until = Math.min(until, since + FADE);
  }

  /** The player looks at what the pilots think. */
  public void look() {
    looked = true;
  }

  /** Takes in what the player has done so far; every frame, whatever is shown. */
  public void watch(Run run) {
    Snapshot now = run.current();
    if (now.count(EntityKind.SHIP) == 0) {
      return;
    }
    if (Double.isNaN(startX)) {
      startX = now.x(now.first(EntityKind.SHIP));
      startY = now.y(now.first(EntityKind.SHIP));
      cable = now.tow().length;
    }
    fired |= now.count(EntityKind.SHIP_SHOT) > 0;
  }

  /** Shows the lesson that is due, after that time, s; only while nothing else has to be read. */
  public void update(Run run, double seconds) {
    if (lesson == null) {
      begin(run);
      return;
    }
    since += seconds;
    if (!done && isDone(lesson, run)) {
      done = true;
      until = Math.min(until, Math.max(SHORTEST, since + AFTER_DONE));
    }
    if (since >= until) {
      learned.add(lesson);
      lesson = null;
    }
  }

  private void begin(Run run) {
    for (Lesson next : Lesson.values()) {
      if (!learned.contains(next)) {
        if (isDue(next, run)) {
          lesson = next;
          since = 0;
          until = LONGEST;
          done = false;
        }
        return;
      }
    }
  }

  private static boolean isDue(Lesson next, Run run) {
    return switch (next) {
      case FLY, WINCH -> true;
      case TOW, WHIP -> ViewWindow.showsFoe(run.current());
      case VISION -> run.wave() >= VISION_WAVE;
    };
  }

  private boolean isDone(Lesson taught, Run run) {
    Snapshot now = run.current();
    return switch (taught) {
      case FLY -> fired && distance(now) > FLOWN;
      case TOW -> run.score().droneHits() > 0;
      case WHIP -> run.score().whipKills() > 0;
      case WINCH -> Math.abs(now.tow().length - cable) > REELED;
      case VISION -> looked;
    };
  }

  private double distance(Snapshot now) {
    if (now.count(EntityKind.SHIP) == 0) {
      return 0;
    }
    double x = now.x(now.first(EntityKind.SHIP)) - startX;
    double y = now.y(now.first(EntityKind.SHIP)) - startY;
    return Math.sqrt(x * x + y * y);
  }
}
