package towline.sim;

import java.util.ArrayList;
import java.util.List;
import towline.sim.entity.Drone;
import towline.sim.entity.Missile;
import towline.sim.entity.Roster;
import towline.sim.entity.Segment;
import towline.sim.entity.Ship;
import towline.sim.entity.Side;
import towline.sim.entity.Target;
import towline.sim.physics.TowPhysics;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.WorldSpec;

/** Phase 5 of the tick: who touches whom is found first, then applied in a fixed order. */
final class Collisions {
  /** For how long the drone cannot ram the same foe again, s. */
  private static final double RAM_PAUSE = 0.25;

  /** The speed with which a touch throws the ship back, m/s. */
  private static final double KNOCK_BACK = 9;

  private final WorldSpec spec;
  private final State state;
  private final EventList events;
  private final Harm harm;
  private final Strikes strikes;
  private final Tether tether;
  private final PickUps pickUps;

  /** Everything that our shots strike and the drone rams, in a fixed order. */
  private final List<Target> foes = new ArrayList<>();

  Collisions(WorldSpec spec, State state, TowPhysics physics, Births births, EventList events) {
    this.spec = spec;
    this.state = state;
    this.events = events;
    harm = new Harm(spec, state, physics, births, events);
    strikes = new Strikes(spec, state, harm, events);
    tether = new Tether(spec, state, physics, events);
    pickUps = new PickUps(spec, state, births, events);
  }

  void resolve(double dt) {
    gatherFoes();
    strikes.resolve(foes);
    ram(dt);
    if (!state.ship.dead) {
      touchShip();
    }
    if (!state.ship.dead) {
      pickUps.take();
      tether.bite();
      tether.hook();
    }
  }

  private void gatherFoes() {
    foes.clear();
    addAll(state.segments);
    for (int i = 0; i < state.missiles.size(); i++) {
      Missile missile = state.missiles.get(i);
      if (missile.side == Side.FOE && missile.spec.form() == MissileSpec.Form.MISSILE) {
        foes.add(missile);
      }
    }
    addAll(state.tanks);
    addAll(state.parts);
  }

  private void addAll(Roster<? extends Target> roster) {
    for (int i = 0; i < roster.size(); i++) {
      foes.add(roster.get(i));
    }
  }

  private void ram(double dt) {
    Drone drone = state.drone;
    for (int i = 0; i < foes.size(); i++) {
      Target foe = foes.get(i);
      if (foe.dead || foe.ramPause > 0 || Hits.contact(drone, drone.radius, foe) > 1) {
        continue;
      }
      double vx = (drone.x - drone.oldX) / dt - foe.vx;
      double vy = (drone.y - drone.oldY) / dt - foe.vy;
      double blow = StrictMath.hypot(vx, vy);
      if (blow >= spec.drone().ramSpeed()) {
        ram(foe, blow);
      } else if (foe instanceof Segment segment && segment.place == 0) {
        tether.biteDrone(segment);
      }
    }
  }

  private void ram(Target foe, double blow) {
    foe.ramPause = RAM_PAUSE;
    int drone = state.drone.id;
    if (foe.isArmoured()) {
      events.add(EventType.ARMOUR_STRUCK, foe.kind(), foe.x, foe.y, foe.id, drone, blow);
      return;
    }
    double points = blow * spec.drone().ramDamage();
    if (!harm.hurt(foe, points, EventType.KILLED_BY_WHIP, drone, blow)) {
      events.add(EventType.WHIP_HIT, foe.kind(), foe.x, foe.y, foe.id, drone, blow);
    }
  }

  private void touchShip() {
    Ship ship = state.ship;
    for (int i = 0; i < foes.size() && !ship.dead; i++) {
      Target foe = foes.get(i);
      // A missile has a fuse of its own.
      if (foe.dead || foe instanceof Missile) {
        continue;
      }
      if (Hits.contact(ship, ship.radius, foe) <= 1) {
        foe.grazing = true;
        harm.strikeShip(foe.id, foe.x, foe.y, KNOCK_BACK);
      } else if (foe instanceof Segment segment && segment.place == 0) {
        graze(ship, segment);
      }
    }
  }

  private void graze(Ship ship, Segment head) {
    double gap = StrictMath.hypot(head.x - ship.x, head.y - ship.y) - head.radius - ship.radius;
    boolean near = gap < spec.ship().nearMiss();
    if (near && !head.grazing) {
      events.add(EventType.NEAR_MISS, head.kind(), head.x, head.y, head.id, ship.id, gap);
    }
    head.grazing = near || (head.grazing && gap < 2 * spec.ship().nearMiss());
  }
}
