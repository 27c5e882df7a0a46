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
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.ViewWindow;
import towline.sim.spec.VesselSpec;

/** One wave flown by a bot, from its start until it is cleared or the ship is gone. */
final class StageRun {
  /** Whoever takes longer does not clear the wave any more, s. */
  private static final int PATIENCE = 600;

  /** What is in view is counted from this moment of the wave on, s. */
  private static final double SETTLED = 3;

  /** The ticks from one count to the next. */
  private static final int TICKS_A_COUNT = 6;

  /** What hurts after it has been in view for so long was seen, s. */
  private static final double LONG_ENOUGH = 0.7;

  /** A picture of the usual shape, pixels. */
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
  double bossSeconds = Double.NaN;
  boolean cleared;
  private boolean started;
  private double bossBorn = Double.NaN;
  private double emptySince = UNSEEN;
  private final List<VesselSpec> vessels;
  private final ViewFrame frame = new ViewFrame();
  private final CameraFollow follow = new CameraFollow();
  private double[] seenSince = new double[1024];
  private int[] launchers = new int[1024];

  private StageRun(GameContent content, Snapshot first) {
    vessels = content.vessels();
    Arrays.fill(seenSince, UNSEEN);
    frame.sector(first.width(), first.height());
    frame.resize(WIDE, HIGH);
    frame.cut(first.x(first.first(EntityKind.SHIP)), first.y(first.first(EntityKind.SHIP)));
  }

  /**
   * Flies the first wave of a set-up.
   *
   * @param fitted whether with the modules that the bot would have by then
   */
  static StageRun fly(GameContent content, RunSetup setup, String bot, boolean fitted) {
    try (BotRun flight = new BotRun(content, setup, bot, BotRun.ModeChoice.FREE)) {
      Run run = flight.run();
      if (fitted) {
        run.fitAsAfter(setup.firstWave() - 1);
      }
      StageRun stage = new StageRun(content, run.current());
      int tick = 0;
      while (!stage.cleared && !run.over() && stage.seconds < PATIENCE) {
        flight.tick();
        stage.frameBoss(run.current());
        stage.onEvents(run.events());
        if (stage.started) {
          stage.seconds += FixedStep.TICK_SECONDS;
          stage.watch(run.current(), tick);
          tick++;
        }
      }
      return stage;
    }
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
   * Lets the camera of the game follow, and looks whether a boss and the ship are in its picture.
   */
  private void frameBoss(Snapshot now) {
    follow.update(frame, FramedScene.of(now), FixedStep.TICK_SECONDS);
    int ship = now.first(EntityKind.SHIP);
    for (int i = now.first(EntityKind.VESSEL_CORE); i < now.end(EntityKind.VESSEL_CORE); i++) {
      if (now.row(i).boss && ship < now.end(EntityKind.SHIP)) {
        bossTicks++;
        bossInView += holds(now, i) && holds(now, ship) ? 1 : 0;
      }
    }
  }

  private boolean holds(Snapshot now, int i) {
    return frame.holds(now.x(i), now.y(i), now.radius(i));
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

  /** Whether a thing, or who launched it, has been in view for long enough. */
  private boolean wasSeen(int id) {
    reserve(id);
    return seconds - seenSince[id] >= LONG_ENOUGH
        || seconds - seenSince[launchers[id]] >= LONG_ENOUGH;
  }

  private void watch(Snapshot now, int tick) {
    for (int i = now.first(KindRange.FOES); i < now.end(EntityKind.SHELL); i++) {
      reserve(now.id(i));
      if (!ViewWindow.shows(now, i, 0)) {
        seenSince[now.id(i)] = UNSEEN;
      } else if (Double.isNaN(seenSince[now.id(i)])) {
        seenSince[now.id(i)] = seconds;
      }
    }
    if (Double.isNaN(firstInView) && ViewWindow.showsFoe(now)) {
      firstInView = seconds;
    }
    if (!now.tow().hooked) {
      withoutDrone += FixedStep.TICK_SECONDS;
    }
    watchEmptiness(now);
    if (tick % TICKS_A_COUNT == 0 && seconds >= SETTLED && now.count(EntityKind.SHIP) > 0) {
      count(now);
    }
  }

  private void watchEmptiness(Snapshot now) {
    boolean empty = seconds >= SETTLED && now.count(EntityKind.SHIP) > 0 && !cleared;
    if (!empty || ViewWindow.showsFoe(now)) {
      emptySince = UNSEEN;
    } else {
      emptySince = Double.isNaN(emptySince) ? seconds - FixedStep.TICK_SECONDS : emptySince;
      longestEmpty = Math.max(longestEmpty, seconds - emptySince);
    }
  }

  private void count(Snapshot now) {
    Set<Integer> foes = new HashSet<>();
    Set<Integer> shown = new HashSet<>();
    int bodies = 0;
    for (int i = now.first(KindRange.FOES); i < now.end(EntityKind.VESSEL_HULL); i++) {
      if (now.kind(i) == EntityKind.MISSILE || now.kind(i) == EntityKind.COURIER) {
        continue;
      }
      int foe = foe(now, i);
      foes.add(foe);
      if (ViewWindow.shows(now, i, 0)) {
        shown.add(foe);
        bodies++;
      }
    }
    alive.add(foes.size());
    inView.add(shown.size());
    bodiesInView.add(bodies);
  }

  /** A snake and a vessel are one foe each, whose parts bear their id. */
  private static int foe(Snapshot now, int i) {
    return switch (now.kind(i)) {
      case SNAKE_HEAD, SNAKE_SEGMENT -> -now.row(i).snakeId;
      default -> now.kind(i).isVesselPart() ? -now.row(i).vesselId : now.id(i);
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
