package towline.lab.stage;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.session.BotRun;
import towline.session.FixedStep;
import towline.session.Run;
import towline.session.RunSetup;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.ViewWindow;

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
  boolean cleared;
  private boolean started;
  private double emptySince = UNSEEN;
  private double[] seenSince = new double[1024];
  private int[] launchers = new int[1024];

  private StageRun() {
    Arrays.fill(seenSince, UNSEEN);
  }

  /** Flies the first wave of a set-up. */
  static StageRun fly(GameContent content, RunSetup setup, String bot) {
    StageRun stage = new StageRun();
    try (BotRun flight = new BotRun(content, setup, bot, BotRun.ModeChoice.FREE)) {
      Run run = flight.run();
      int tick = 0;
      while (!stage.cleared && !run.over() && stage.seconds < PATIENCE) {
        flight.tick();
        stage.onEvents(run.events());
        if (stage.started) {
          stage.seconds += FixedStep.TICK_SECONDS;
          stage.watch(run.current(), tick);
          tick++;
        }
      }
    }
    return stage;
  }

  private void onEvents(EventList events) {
    for (int i = 0; i < events.size(); i++) {
      started |= events.type(i) == PlayEvent.WAVE_STARTED;
      cleared |= events.type(i) == PlayEvent.WAVE_CLEARED;
      if (events.type(i) instanceof EventType type) {
        onEvent(type, events, i);
      }
    }
  }

  private void onEvent(EventType type, EventList events, int i) {
    switch (type) {
      case FOE_FIRED, MORTAR_FIRED, MISSILE_LAUNCHED -> {
        reserve(events.subject(i));
        launchers[events.subject(i)] = events.object(i);
      }
      case SHIP_HURT -> {
        hurts++;
        seenHurts += wasSeen(events.object(i)) ? 1 : 0;
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
