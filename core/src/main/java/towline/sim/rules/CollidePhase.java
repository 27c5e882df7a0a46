package towline.sim.rules;

import java.util.ArrayList;
import java.util.List;
import towline.sim.api.EventList;
import towline.sim.api.Team;
import towline.sim.physics.TowPhysics;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.WorldSpec;
import towline.sim.state.Courier;
import towline.sim.state.Damageable;
import towline.sim.state.EntityPool;
import towline.sim.state.Missile;
import towline.sim.state.Part;
import towline.sim.state.Segment;
import towline.sim.state.Ship;
import towline.sim.state.WorldState;

/** Phase 4 of the tick: finds contacts, and applies them in a fixed order. */
public final class CollidePhase {
  private final double touchKick;
  private final WorldState state;
  private final Damage damage;
  private final NearMisses nearMisses;
  private final ProjectileHits projectileHits;
  private final CableRules cableRules;
  private final Pickups pickups;
  private final HaulGates haulGates;
  private final ChainExplosions chainExplosions;
  private final WhipRules whipRules;
  private final HarpoonRules harpoonRules;
  private final LoadoutRules loadoutRules;

  /** Everything that friendly shots can strike and the drone can ram, in a fixed order. */
  private final List<Damageable> foes = new ArrayList<>();

  /** Creates the phase of one world. */
  public CollidePhase(
      WorldSpec spec, WorldState state, TowPhysics physics, Spawner spawner, EventList events) {
    this.state = state;
    touchKick = spec.ship().kick().touch();
    damage = new Damage(spec, state, physics, spawner, events);
    nearMisses = new NearMisses(spec.ship().nearMiss(), state, events);
    loadoutRules = new LoadoutRules(spec.cable().reach(), state, physics, damage, spawner, events);
    harpoonRules = new HarpoonRules(spec, state, damage, events);
    projectileHits =
        new ProjectileHits(
            spec,
            state,
            damage,
            loadoutRules,
            new CourierRules(spec.arena(), state, spawner, events),
            harpoonRules,
            nearMisses,
            events);
    cableRules = new CableRules(spec, state, physics, events);
    pickups = new Pickups(spec, state, spawner, events);
    haulGates = new HaulGates(state, events);
    whipRules = new WhipRules(spec, state, damage, cableRules, loadoutRules, spawner, events);
    chainExplosions = new ChainExplosions(state, damage);
  }

  /** Finds and applies the hits of a tick of {@code dt} seconds. */
  public void resolve(double dt) {
    // A batted missile is friendly from the beginning of the tick on: bat before gathering foes.
    whipRules.bat();
    gatherFoes();
    projectileHits.resolve(foes);
    whipRules.resolve(foes, dt);
    if (!state.ship.dead) {
      touchShip();
    }
    loadoutRules.resolve(foes, dt);
    chainExplosions.resolve(dt);
    harpoonRules.load(dt);
    whipRules.updateSwing(dt);
    haulGates.resolve(dt);
    if (!state.ship.dead) {
      pickups.collect();
      cableRules.bite();
      cableRules.hook();
    }
  }

  private void gatherFoes() {
    foes.clear();
    addAll(state.segments);
    for (int i = 0; i < state.missiles.size(); i++) {
      Missile missile = state.missiles.get(i);
      if (missile.team == Team.FOE && missile.spec.form() == MissileSpec.Form.MISSILE) {
        foes.add(missile);
      }
    }
    for (int k = 0; k < state.foes.size(); k++) {
      addAll(state.foes.get(k));
    }
    addAll(state.parts);
  }

  private void addAll(EntityPool<? extends Damageable> pool) {
    for (int i = 0; i < pool.size(); i++) {
      foes.add(pool.get(i));
    }
  }

  private void touchShip() {
    Ship ship = state.ship;
    for (int i = 0; i < foes.size() && !ship.dead; i++) {
      Damageable foe = foes.get(i);
      // A missile has its own fuse, and a courier does no harm.
      if (foe.dead || foe instanceof Missile || foe instanceof Courier) {
        continue;
      }
      if (SweptHits.contact(ship, ship.radius, foe) <= 1) {
        foe.pass.touch();
        if (foe instanceof Part part && part.vessel.isBlunt()) {
          damage.pushShip(foe.x, foe.y, touchKick);
          continue;
        }
        damage.strikeShip(foe.id, foe.x, foe.y, touchKick);
        damage.touchShip(foe);
      } else if (foe instanceof Segment segment && segment.place == 0) {
        nearMisses.update(segment.pass, segment.kind(), segment);
      }
    }
  }
}
