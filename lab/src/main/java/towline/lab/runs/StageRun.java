package towline.lab.runs;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.session.BotRun;
import towline.session.FixedStep;
import towline.session.Run;
import towline.session.RunSetup;
import towline.session.framing.CameraFollow;
import towline.session.framing.FramedScene;
import towline.session.framing.ViewFrame;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.FlightBelief;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.ViewWindow;
import towline.sim.spec.VesselSpec;

/** A wave flown by a bot, from its start until it is cleared or the ship is lost. */
final class StageRun {
  /** Time after which a wave counts as not cleared, s. */
  private static final int MOST_SECONDS = 600;

  /** Time of the wave from which the view is counted, s. */
  private static final double COUNT_START_SECONDS = 3;

  /** Number of ticks between two counts. */
  private static final int TICKS_A_COUNT = 6;

  /** Time in view from which the cause of a blow counts as seen, s. */
  private static final double SEEN_SECONDS = 0.7;

  /** Size of a picture with the usual shape, pixels. */
  private static final int WIDE = 1280;

  private static final int HIGH = 720;

  private static final double UNSEEN = Double.NaN;

  final Histogram alive = new Histogram();
  final Histogram inView = new Histogram();
  final Histogram bodiesInView = new Histogram();
  double firstInView = Double.NaN;
  double firstHit = Double.NaN;
  double seconds;
  int hurts;
  int seenHurts;
  double withoutDrone;
  double longestEmpty;
  int bossTicks;
  int bossInView;
  int beliefTicks;
  double bossSeconds = Double.NaN;
  long points;
  boolean cleared;
  private boolean started;
  private double bossBorn = Double.NaN;
  private double emptySince = UNSEEN;
  private final List<VesselSpec> vessels;
  private final BossDamage bossDamage;
  private final ViewFrame frame = new ViewFrame();
  private final CameraFollow cameraFollow = new CameraFollow();
  private double[] seenSince = new double[1024];
  private int[] launchers = new int[1024];

  private StageRun(GameContent content, Snapshot first) {
    vessels = content.vessels();
    bossDamage = new BossDamage(vessels);
    Arrays.fill(seenSince, UNSEEN);
    frame.sector(first.width(), first.height());
    frame.resize(WIDE, HIGH);
    frame.cut(first.x(first.first(EntityKind.SHIP)), first.y(first.first(EntityKind.SHIP)));
  }

  /**
   * Flies the first wave of a set-up.
   *
   * @param fitted true to fit the modules that a bot would have by then
   */
  static StageRun fly(GameContent content, RunSetup setup, String bot, boolean fitted) {
    try (BotRun flight = new BotRun(content, setup, bot, BotRun.ModeChoice.FREE)) {
      Run run = flight.run();
      if (fitted) {
        run.fitModulesOfWaves(setup.firstWave() - 1);
      }
      StageRun stage = new StageRun(content, run.current());
      int tick = 0;
      while (!stage.cleared && !run.over() && stage.seconds < MOST_SECONDS) {
        flight.tick();
        stage.frameBoss(run.current());
        if (!Double.isNaN(stage.bossBorn) && Double.isNaN(stage.bossSeconds)) {
          stage.bossDamage.count(run.events(), run.previous(), run.current());
        }
        stage.onEvents(run.events());
        if (stage.started) {
          stage.seconds += FixedStep.TICK_SECONDS;
          stage.watch(run.current(), tick);
          tick++;
        }
      }
      stage.points = run.score().points();
      return stage;
    }
  }

  /** Returns the damage of the fight against the boss. */
  BossDamage bossDamage() {
    return bossDamage;
  }

  private void onEvents(EventList events) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      started |= event.type() == PlayEvent.WAVE_STARTED;
      cleared |= event.type() == PlayEvent.WAVE_CLEARED;
      if (event.type() instanceof EventType type) {
        onEvent(type, event);
      }
    }
  }

  /**
   * Moves the game's camera, and counts the ticks in which a boss and the ship are both in its
   * picture, and those in which the picture shows the boss's forecast of the ship.
   */
  private void frameBoss(Snapshot snapshot) {
    cameraFollow.update(frame, FramedScene.of(snapshot), FixedStep.TICK_SECONDS);
    int ship = snapshot.first(EntityKind.SHIP);
    for (int i = snapshot.first(EntityKind.VESSEL_CORE);
        i < snapshot.end(EntityKind.VESSEL_CORE);
        i++) {
      if (snapshot.row(i).boss && ship < snapshot.end(EntityKind.SHIP)) {
        bossTicks++;
        beliefTicks += showsForecast(snapshot.row(i)) ? 1 : 0;
        bossInView += holds(snapshot, i) && holds(snapshot, ship) ? 1 : 0;
      }
    }
  }

  private boolean showsForecast(EntityRow core) {
    return core.belief != FlightBelief.NONE && frame.contains(core.forecastX, core.forecastY, 0);
  }

  private boolean holds(Snapshot snapshot, int i) {
    return frame.contains(snapshot.x(i), snapshot.y(i), snapshot.radius(i));
  }

  private void onEvent(EventType type, Event event) {
    switch (type) {
      case VESSEL_BORN -> bossBorn = vessels.get(event.vesselKind()).isBoss() ? seconds : bossBorn;
      case VESSEL_DIED ->
          bossSeconds = vessels.get(event.vesselKind()).isBoss() ? seconds - bossBorn : bossSeconds;
      case FOE_FIRED, MORTAR_FIRED, MISSILE_LAUNCHED -> {
        reserve(event.shot());
        launchers[event.shot()] = event.shooter();
      }
      case SHIP_HURT -> {
        hurts++;
        seenHurts += wasSeen(event.cause()) ? 1 : 0;
      }
      default -> countHit(type);
    }
  }

  private void countHit(EventType type) {
    boolean hit =
        switch (type) {
          case SHIP_SHOT_HIT, DRONE_SHOT_HIT, DRONE_SHOT_STRAYED, WHIP_HIT, KILLED_BY_WHIP -> true;
          default -> false;
        };
    if (hit && started && Double.isNaN(firstHit)) {
      firstHit = seconds;
    }
  }

  /** Returns true if a thing, or its launcher, has been in view for long enough. */
  private boolean wasSeen(int id) {
    reserve(id);
    return seconds - seenSince[id] >= SEEN_SECONDS
        || seconds - seenSince[launchers[id]] >= SEEN_SECONDS;
  }

  private void watch(Snapshot snapshot, int tick) {
    for (int i = snapshot.first(KindRange.FOES); i < snapshot.end(EntityKind.SHELL); i++) {
      reserve(snapshot.id(i));
      if (!ViewWindow.shows(snapshot, i, 0)) {
        seenSince[snapshot.id(i)] = UNSEEN;
      } else if (Double.isNaN(seenSince[snapshot.id(i)])) {
        seenSince[snapshot.id(i)] = seconds;
      }
    }
    if (Double.isNaN(firstInView) && ViewWindow.showsFoe(snapshot)) {
      firstInView = seconds;
    }
    if (!snapshot.cable().hooked) {
      withoutDrone += FixedStep.TICK_SECONDS;
    }
    watchEmptiness(snapshot);
    if (tick % TICKS_A_COUNT == 0
        && seconds >= COUNT_START_SECONDS
        && snapshot.count(EntityKind.SHIP) > 0) {
      count(snapshot);
    }
  }

  private void watchEmptiness(Snapshot snapshot) {
    boolean empty =
        seconds >= COUNT_START_SECONDS && snapshot.count(EntityKind.SHIP) > 0 && !cleared;
    if (!empty || ViewWindow.showsFoe(snapshot)) {
      emptySince = UNSEEN;
    } else {
      emptySince = Double.isNaN(emptySince) ? seconds - FixedStep.TICK_SECONDS : emptySince;
      longestEmpty = Math.max(longestEmpty, seconds - emptySince);
    }
  }

  private void count(Snapshot snapshot) {
    Set<Integer> foes = new HashSet<>();
    Set<Integer> shown = new HashSet<>();
    int bodies = 0;
    for (int i = snapshot.first(KindRange.FOES); i < snapshot.end(EntityKind.VESSEL_HULL); i++) {
      if (snapshot.kind(i) == EntityKind.MISSILE || snapshot.kind(i) == EntityKind.COURIER) {
        continue;
      }
      int foe = foe(snapshot, i);
      foes.add(foe);
      if (ViewWindow.shows(snapshot, i, 0)) {
        shown.add(foe);
        bodies++;
      }
    }
    alive.add(foes.size());
    inView.add(shown.size());
    bodiesInView.add(bodies);
  }

  /**
   * Returns the id of the foe to which a thing belongs: the parts of a snake or a vessel are one
   * foe.
   */
  private static int foe(Snapshot snapshot, int i) {
    return switch (snapshot.kind(i)) {
      case SNAKE_HEAD, SNAKE_SEGMENT -> -snapshot.row(i).snakeId;
      default -> snapshot.kind(i).isVesselPart() ? -snapshot.row(i).vesselId : snapshot.id(i);
    };
  }

  private void reserve(int id) {
    if (id >= seenSince.length) {
      int capacity = Math.max(id + 1, 2 * seenSince.length);
      int old = seenSince.length;
      seenSince = Arrays.copyOf(seenSince, capacity);
      Arrays.fill(seenSince, old, capacity, UNSEEN);
      launchers = Arrays.copyOf(launchers, capacity);
    }
  }
}
