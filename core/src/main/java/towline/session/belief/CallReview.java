package towline.session.belief;

import org.jspecify.annotations.Nullable;
import towline.ai.aim.AimMode;
import towline.ai.aim.FittingMode;
import towline.content.CourierTable;
import towline.content.PlayEvent;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;

/**
 * Keeps the best and the worst call of a run, with the world at that moment. The best is the
 * harpoon that destroyed most, or a courier opened in its own mode; the worst is the miss of a
 * harpoon or at a courier whose belief was farthest off. Watches a run and has no influence on it.
 */
public final class CallReview {
  /** Worth of a courier opened in its own mode, in kills of a harpoon. */
  private static final double COURIER_WORTH = 6;

  /** Worth of a courier opened in another mode, in kills of a harpoon. */
  private static final double FORCED_COURIER_WORTH = 1.5;

  /** Worth of a metre of the target's way, in kills of a harpoon; it decides between equals. */
  private static final double METRE_WORTH = 0.1;

  private static final AimMode[] MODES = AimMode.values();
  private static final MissCause[] CAUSES = MissCause.values();

  /** A call, with the world at its end. */
  public static final class Moment {
    private final AimCall call = new AimCall();
    private final Snapshot state = new Snapshot();
    private double worth = Double.NEGATIVE_INFINITY;
    private int courierKind = -1;
    private int target = -1;
    private int kills;
    private @Nullable MissCause cause;
    private AimMode fitting = AimMode.DIRECT;

    private boolean isBeatenBy(double otherWorth) {
      return otherWorth > worth;
    }

    private void set(double newWorth, AimCall newCall, Snapshot newState) {
      worth = newWorth;
      call.set(newCall);
      state.set(newState);
    }

    /** Returns the two lines of the shot. */
    public AimCall call() {
      return call;
    }

    /** Returns the world at the end of the shot. */
    public Snapshot state() {
      return state;
    }

    /** Returns the aim mode that fired. */
    public AimMode mode() {
      return MODES[call.mode()];
    }

    /** Returns the aim mode whose belief is right for the target. */
    public AimMode fitting() {
      return fitting;
    }

    /** Returns the index of the kind of the courier that was opened or missed; -1 for a harpoon. */
    public int courierKind() {
      return courierKind;
    }

    /** Returns the row of the target in {@link #state}; -1 if it is gone. */
    public int target() {
      return target;
    }

    /** Returns the number of foes that the harpoon destroyed. */
    public int kills() {
      return kills;
    }

    /** Returns the cause of the miss; null for a hit. */
    public @Nullable MissCause cause() {
      return cause;
    }
  }

  private final CourierTable couriers;
  private final Moment best = new Moment();
  private final Moment worst = new Moment();

  /** Missed harpoons of other modes than the fitting one, by the index of the fitting mode. */
  private final int[] misfits = new int[MODES.length];

  private boolean metHarpoon;

  /** Creates a review without calls. */
  public CallReview(CourierTable couriers) {
    this.couriers = couriers;
  }

  /**
   * Updates the review by a tick, with the states before and after it and its events.
   *
   * @param hit the last hit of a harpoon or at a courier
   * @param miss the last miss
   */
  public void onTick(Snapshot before, Snapshot after, EventList events, AimCall hit, AimCall miss) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      metHarpoon |= event.type() == EventType.HARPOON_LOADED;
      if (event.type() == EventType.HARPOON_HIT) {
        harpoonHit(event, before, events, hit);
      } else if (event.type() == EventType.COURIER_OPENED) {
        courierOpened(event, before, events, hit);
      } else if (event.type() == PlayEvent.HARPOON_MISSED
          || event.type() == PlayEvent.COURIER_MISSED) {
        missed(event, after, miss);
      }
    }
  }

  private void harpoonHit(Event event, Snapshot before, EventList events, AimCall hit) {
    int kills = 0;
    for (int i = 0; i < events.size(); i++) {
      Event other = events.get(i);
      kills += other.type() == EventType.KILLED_BY_HARPOON && other.shot() == event.shot() ? 1 : 0;
    }
    int target = before.indexOf(event.foe());
    double worth = kills + METRE_WORTH * hit.flownLength();
    if (kills > 0 && target >= 0 && hit.shot() == event.shot() && best.isBeatenBy(worth)) {
      best.set(worth, hit, before);
      best.kills = kills;
      best.courierKind = -1;
      best.target = target;
      best.fitting = FittingMode.forFoe(before, target);
    }
  }

  private void courierOpened(Event event, Snapshot before, EventList events, AimCall hit) {
    AimMode own = couriers.ownMode(event.courierKind(), before.gravity());
    double worth =
        (own.ordinal() == event.aimMode() ? COURIER_WORTH : FORCED_COURIER_WORTH)
            + METRE_WORTH * hit.flownLength();
    if (struck(event.foe(), events, hit) && best.isBeatenBy(worth)) {
      best.set(worth, hit, before);
      best.kills = 0;
      best.courierKind = event.courierKind();
      best.target = before.indexOf(event.foe());
      best.fitting = own;
    }
  }

  /** Returns true if the shot of {@code hit} has struck {@code foe} in this tick. */
  private static boolean struck(int foe, EventList events, AimCall hit) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() == EventType.DRONE_SHOT_HIT
          && event.foe() == foe
          && event.shot() == hit.shot()) {
        return true;
      }
    }
    return false;
  }

  private void missed(Event event, Snapshot after, AimCall miss) {
    int target = after.indexOf(event.target());
    if (target < 0 || miss.shot() != event.shot()) {
      return;
    }
    boolean isCourier = after.kind(target) == EntityKind.COURIER;
    int kind = isCourier ? after.row(target).courierKind : -1;
    AimMode fitting =
        isCourier ? couriers.ownMode(kind, after.gravity()) : FittingMode.forFoe(after, target);
    if (!isCourier && fitting.ordinal() != miss.mode()) {
      misfits[fitting.ordinal()]++;
    }
    if (worst.isBeatenBy(miss.error())) {
      worst.set(miss.error(), miss, after);
      worst.courierKind = kind;
      worst.target = target;
      worst.cause = CAUSES[event.missCause()];
      worst.fitting = fitting;
    }
  }

  /** Returns the best call; null while there is none. */
  public @Nullable Moment best() {
    return best.call.number() > 0 ? best : null;
  }

  /** Returns the worst call; null while there is none. */
  public @Nullable Moment worst() {
    return worst.call.number() > 0 ? worst : null;
  }

  /** Returns true if a harpoon has been loaded in the run. */
  public boolean hasMetHarpoon() {
    return metHarpoon;
  }

  /** Returns the mode that would have fitted most of the harpoons that missed in another one. */
  public AimMode misfit() {
    int most = 0;
    for (int mode = 1; mode < misfits.length; mode++) {
      most = misfits[mode] > misfits[most] ? mode : most;
    }
    return MODES[most];
  }

  /** Returns the number of harpoons that missed in another mode although {@code mode} fits. */
  public int misfits(AimMode mode) {
    return misfits[mode.ordinal()];
  }
}
