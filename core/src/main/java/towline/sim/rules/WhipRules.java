package towline.sim.rules;

import java.util.List;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.loadout.Stat;
import towline.sim.spec.WhipSpec;
import towline.sim.spec.WorldSpec;
import towline.sim.state.Courier;
import towline.sim.state.Damageable;
import towline.sim.state.Drone;
import towline.sim.state.Missile;
import towline.sim.state.Segment;
import towline.sim.state.Tank;
import towline.sim.state.WorldState;

/**
 * The rules of the swung drone. It bats missiles back, ploughs through swarms, breaks foes that it
 * rams, and throws tanks that it does not break against others. The kills of a swing are counted.
 */
final class WhipRules {
  private final WhipSpec spec;
  private final WorldState state;
  private final Damage damage;
  private final CableRules cableRules;
  private final LoadoutRules loadoutRules;
  private final Spawner spawner;
  private final FirstFriend firstFriend;
  private final EventList events;

  WhipRules(
      WorldSpec spec,
      WorldState state,
      Damage damage,
      CableRules cableRules,
      LoadoutRules loadoutRules,
      Spawner spawner,
      EventList events) {
    this.spec = spec.drone().whip();
    this.state = state;
    this.damage = damage;
    this.cableRules = cableRules;
    this.loadoutRules = loadoutRules;
    this.spawner = spawner;
    this.events = events;
    firstFriend = new FirstFriend(state);
  }

  /** Bats back each enemy missile that would strike the drone before the ship or a wingman. */
  void bat() {
    if (StrictMath.hypot(state.drone.vx, state.drone.vy) < ploughSpeed()) {
      return;
    }
    double reach = state.loadout.get(Stat.RAM_REACH);
    for (int i = 0; i < state.missiles.size(); i++) {
      Missile missile = state.missiles.get(i);
      if (missile.kind() == EntityKind.MISSILE
          && firstFriend.find(missile, missile.radius + missile.spec.fuse(), reach)
          && firstFriend.struck() == state.drone) {
        spawner.bat(missile);
      }
    }
  }

  /** Applies the blows of the drone and of thrown tanks in this tick. */
  void resolve(List<Damageable> foes, double dt) {
    ram(foes, dt);
    for (int i = 0; i < state.tanks.size(); i++) {
      Tank tank = state.tanks.get(i);
      if (!tank.dead && tank.knockLeft > 0) {
        collide(tank, foes);
      }
    }
  }

  /**
   * Updates whether the drone breaks what it rams, and ends the swing a while after its last moment
   * of ploughing speed or its last kill.
   */
  void updateSwing(double dt) {
    Drone drone = state.drone;
    double speed = StrictMath.hypot(drone.vx, drone.vy);
    boolean wasLethal = drone.lethal;
    drone.lethal = speed >= ramSpeed();
    if (drone.lethal && !wasLethal) {
      events.add(EventType.WHIP_LETHAL, EntityKind.DRONE, drone).speed(speed);
    }
    if (speed >= ploughSpeed()) {
      drone.swingLeft = spec.swingGrace();
      return;
    }
    drone.swingLeft = Math.max(0, drone.swingLeft - dt);
    if (drone.swingLeft == 0 && drone.swingKills > 0) {
      events.add(EventType.WHIP_ENDED, EntityKind.DRONE, drone).kills(drone.swingKills);
      drone.swingKills = 0;
    }
  }

  private void ram(List<Damageable> foes, double dt) {
    Drone drone = state.drone;
    double radius = state.ramRadius();
    for (int i = 0; i < foes.size(); i++) {
      Damageable foe = foes.get(i);
      if (foe.dead || foe.ramPause > 0 || SweptHits.contact(drone, radius, foe) > 1) {
        continue;
      }
      double vx = (drone.x - drone.previousX) / dt - foe.vx;
      double vy = (drone.y - drone.previousY) / dt - foe.vy;
      double blow = StrictMath.hypot(vx, vy);
      if (blow >= (foe.kind().isSwarm() ? ploughSpeed() : ramSpeed())) {
        ram(foe, blow, foes);
      } else if (foe instanceof Segment segment && segment.place == 0) {
        cableRules.biteDrone(segment);
      }
    }
  }

  private double ramSpeed() {
    return state.ramSpeed(spec.ramSpeed());
  }

  private double ploughSpeed() {
    return state.ramSpeed(spec.ploughSpeed());
  }

  private void ram(Damageable foe, double blow, List<Damageable> foes) {
    foe.ramPause = spec.ramPause();
    int drone = state.drone.id;
    if (foe.isArmoured()) {
      events.add(EventType.ARMOUR_STRUCK, foe.kind(), foe).cause(drone).impact(blow);
      return;
    }
    double points = blow * (spec.ramDamage() + state.loadout.get(Stat.RAM_DAMAGE));
    if (damage.byWhip(foe, points, blow)) {
      loadoutRules.onRammed(foe, blow, foes);
      return;
    }
    events.add(EventType.WHIP_HIT, foe.kind(), foe).cause(drone).speed(blow);
    if (foe instanceof Tank tank) {
      double knock = spec.knock() * (1 - state.plating(tank));
      tank.knockX = knock * state.drone.vx;
      tank.knockY = knock * state.drone.vy;
      tank.knockLeft = spec.knockTime();
      events.add(EventType.TANK_THROWN, foe.kind(), foe).cause(drone).speed(blow);
    }
  }

  /** Lets a thrown tank strike the foes in its way, which hurts it as much as them. */
  private void collide(Tank tank, List<Damageable> foes) {
    for (int i = 0; i < foes.size() && !tank.dead; i++) {
      Damageable foe = foes.get(i);
      if (foe == tank
          || foe.dead
          || foe instanceof Courier
          || foe.ramPause > 0
          || SweptHits.contact(tank, tank.radius, foe) > 1) {
        continue;
      }
      double blow = StrictMath.hypot(tank.vx - foe.vx, tank.vy - foe.vy);
      if (blow < spec.harmless()) {
        continue;
      }
      foe.ramPause = spec.ramPause();
      double points = blow * spec.ramDamage() * spec.knockDamage();
      if (!damage.byWhip(foe, points, blow)) {
        events.add(EventType.WHIP_HIT, foe.kind(), foe).cause(tank.id).speed(blow);
      }
      if (!foe.kind().isSwarm()) {
        tank.knockX = 0;
        tank.knockY = 0;
        damage.byWhip(tank, points, blow);
      }
    }
  }
}
