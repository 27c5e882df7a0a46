package towline.session;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import towline.content.CourierTable;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.ViewWindow;

/**
 * The lessons of a player's first run, one after the other, and one for each kind of courier when
 * the first of it comes. A lesson of a first run is over when the player has done what it says or
 * has dismissed it, and until then the waves wait for it. Whatever else is taught waits for a
 * courier's.
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

  /** What is taught before the first wave. */
  private static final List<Lesson> FIRST_WAVE =
      List.of(Lesson.FLY, Lesson.TOW, Lesson.WHIP, Lesson.WINCH);

  /** How far the ship must have flown, m. */
  private static final double FLOWN = 4;

  /** By how much the cable's length must have changed, m. */
  private static final double REELED = 1;

  /** The first wave in which {@link Lesson#VISION} is taught. */
  private static final int VISION_WAVE = 2;

  /** How long a lesson is shown large, s. */
  private static final double LARGE = 10;

  /** How long that of a courier is shown at most, s: others wait for it. */
  private static final double COURIER_LONGEST = 10;

  /** How long it is shown at least, s: whoever knows it already may read it once. */
  private static final double SHORTEST = 2;

  /** How long it is still shown once it is done, s. */
  private static final double AFTER_DONE = 1.2;

  private static final double FADE = 0.3;

  /** No courier, and no lesson. */
  public static final int NONE = -1;

  /** The names of the lessons that the player has had, and of the couriers. */
  private final Set<String> learned = new LinkedHashSet<>();

  /** Whether there are any lessons, and whether those of a first run are among them. */
  private final boolean teaches;

  private final boolean teachesBasics;
  private @Nullable Lesson lesson;
  private double since;
  private double until;
  private boolean done;
  private boolean fired;
  private boolean hit;
  private boolean whipped;
  private boolean looked;
  private int courier = NONE;
  private int courierId;
  private String courierName = "";
  private double courierSince;
  private double courierUntil;
  private boolean courierDone;
  private int openedBefore;
  private double startX = Double.NaN;
  private double startY;
  private double cable;

  /** The lessons that are not among {@code learned}, which is as {@link #learned()} gives it. */
  public Tutorial(String learned) {
    this(learned, true, true);
  }

  private Tutorial(String learned, boolean teaches, boolean teachesBasics) {
    this.teaches = teaches;
    this.teachesBasics = teachesBasics;
    if (!learned.isEmpty()) {
      this.learned.addAll(Arrays.asList(learned.split(" ")));
    }
  }

  /** Lessons for a run that begins with that wave; later waves teach no more than couriers. */
  public static Tutorial from(int firstWave, String learned) {
    return new Tutorial(learned, true, firstWave <= LAST_WAVE);
  }

  /** Without lessons. */
  public static Tutorial none() {
    return new Tutorial("", false, false);
  }

  /** The lessons that the player has had, by name, with spaces between. */
  public String learned() {
    return String.join(" ", learned);
  }

  /** How many lessons the player has had. */
  public int learnedCount() {
    return learned.size();
  }

  /** The lesson that is shown; null: none, or that of a courier. */
  public @Nullable Lesson lesson() {
    return teachesCourier() ? null : lesson;
  }

  /** Whether the lesson of a courier is shown. */
  public boolean teachesCourier() {
    return courier != NONE;
  }

  /** The kind of courier whose lesson is shown. */
  public int courier() {
    return courier;
  }

  /** The name of what is taught now; empty: nothing is. */
  public String subject() {
    if (teachesCourier()) {
      return courierName;
    }
    return lesson == null ? "" : lesson.name();
  }

  /** The aim mode that is asked for, by its index; -1: none is. */
  public int askedMode(Run run) {
    return teachesCourier() && !courierDone && run.couriers().namesMode(run.wave())
        ? run.fittingMode(courier).ordinal()
        : NONE;
  }

  /** Whether the player has done what the lesson says. */
  public boolean isDone() {
    return teachesCourier() ? courierDone : done;
  }

  /** How visible the lesson is, 0 to 1. */
  public double presence() {
    if (teachesCourier()) {
      return presence(courierSince, courierUntil);
    }
    return lesson == null
        ? 0
        : Math.min(presence(since, until), Math.min(1, Math.abs(since - LARGE) / FADE));
  }

  /** Whether what is shown was there long enough to be shown smaller. */
  public boolean isSmall() {
    return !teachesCourier() && since > LARGE;
  }

  /**
   * The lesson of the first wave that is open, shown or still to come, by its index; {@link #NONE}
   * once the player has had them all.
   */
  public int waiting() {
    if (teachesBasics) {
      for (Lesson next : FIRST_WAVE) {
        if (!learned.contains(next.name())) {
          return next.ordinal();
        }
      }
    }
    return NONE;
  }

  private static double presence(double since, double until) {
    return Math.max(0, Math.min(1, Math.min(since, until - since) / FADE));
  }

  /** Ends the lesson that is shown. */
  public void dismiss() {
    if (teachesCourier()) {
      courierUntil = Math.min(courierUntil, courierSince + FADE);
    } else {
      until = Math.min(until, since + FADE);
    }
  }

  /** The player looks at what the pilots think. */
  public void look() {
    looked = true;
  }

  /** Takes in what the player has done; after every tick, whatever is shown. */
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
    EventList events = run.events();
    for (int i = 0; i < events.size(); i++) {
      hit |= events.type(i) == EventType.DRONE_SHOT_HIT;
      whipped |= events.type(i) == EventType.KILLED_BY_WHIP;
    }
    fired |= now.count(EntityKind.SHIP_SHOT) > 0;
    if (teaches && now.count(EntityKind.COURIER) > 0) {
      meet(run, now.row(now.first(EntityKind.COURIER)));
    }
  }

  /** A courier is there: if it is the first of its kind, its lesson begins. */
  private void meet(Run run, EntityRow row) {
    if (row.id == courierId) {
      return;
    }
    courierId = row.id;
    String name = name(run.couriers(), row.courierKind);
    if (!learned.contains(name)) {
      courier = row.courierKind;
      courierName = name;
      courierSince = 0;
      courierUntil = COURIER_LONGEST;
      courierDone = false;
      openedBefore = run.score().couriers(courier);
    }
  }

  private static String name(CourierTable couriers, int kind) {
    return couriers.kinds().get(kind).spec().name().toUpperCase(Locale.ROOT);
  }

  /** Shows the lesson that is due, after that time, s; only while nothing else has to be read. */
  public void update(Run run, double seconds) {
    if (teachesCourier()) {
      teachCourier(run, seconds);
      return;
    }
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
      learned.add(lesson.name());
      lesson = null;
    }
  }

  private void teachCourier(Run run, double seconds) {
    courierSince += seconds;
    boolean gone = run.current().count(EntityKind.COURIER) == 0;
    courierDone |= run.score().couriers(courier) > openedBefore;
    if (courierDone || gone) {
      courierUntil = Math.min(courierUntil, Math.max(SHORTEST, courierSince + AFTER_DONE));
    }
    if (courierSince >= courierUntil) {
      learned.add(courierName);
      courier = NONE;
    }
  }

  private void begin(Run run) {
    if (!teachesBasics) {
      return;
    }
    for (Lesson next : Lesson.values()) {
      if (!learned.contains(next.name())) {
        if (isDue(next, run)) {
          lesson = next;
          since = 0;
          until = Double.POSITIVE_INFINITY;
          done = false;
          hit = false;
          whipped = false;
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
      case TOW -> hit;
      case WHIP -> whipped;
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
