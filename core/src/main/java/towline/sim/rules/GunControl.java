package towline.sim.rules;

import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Team;
import towline.sim.api.Tick;
import towline.sim.spec.BarrageSpec;
import towline.sim.spec.ChargeSpec;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.MortarSpec;
import towline.sim.spec.PartSpec;
import towline.sim.spec.ShotSpec;
import towline.sim.spec.TankGunSpec;
import towline.sim.spec.WorldSpec;
import towline.sim.state.Entity;
import towline.sim.state.Forecast;
import towline.sim.state.Part;
import towline.sim.state.Shell;
import towline.sim.state.Shot;
import towline.sim.state.Tank;
import towline.sim.state.Vessel;
import towline.sim.state.Wingman;
import towline.sim.state.WorldState;

/** The fire control of all guns but the ship's and the drone's: fires first, then turns barrels. */
final class GunControl {
  private final WorldSpec spec;
  private final WorldState state;
  private final Spawner spawner;
  private final EventList events;

  GunControl(WorldSpec spec, WorldState state, Spawner spawner, EventList events) {
    this.spec = spec;
    this.state = state;
    this.spawner = spawner;
    this.events = events;
  }

  void apply() {
    for (int i = 0; i < state.wingmen.size(); i++) {
      shoot(state.wingmen.get(i));
    }
    for (int i = 0; i < state.tanks.size(); i++) {
      Tank tank = state.tanks.get(i);
      if (tank.spec.gun().barrage().isPresent()) {
        tank.forecast.take(tank.command, spec.arena());
      }
      shoot(tank);
      slew(tank);
    }
    for (int i = 0; i < state.vessels.size(); i++) {
      apply(state.vessels.get(i));
    }
    for (int i = 0; i < state.parts.size(); i++) {
      Part part = state.parts.get(i);
      if (!part.isArmoured()) {
        apply(part);
        slew(part);
      }
    }
  }

  private void shoot(Wingman wingman) {
    if (!wingman.command.fire || wingman.reloadLeft > 0) {
      return;
    }
    wingman.reloadLeft = spec.wingman().gun().reload();
    Shot shot =
        spawner.shot(
            Shot.Source.WINGMAN, spec.wingman().shot(), wingman.x, wingman.y, wingman.heading);
    shot.damage = spec.wingman().gun().damage();
    events
        .add(EventType.WINGMAN_FIRED, wingman.x, wingman.y)
        .shot(shot.id)
        .shooter(wingman.id)
        .bearing(wingman.heading);
  }

  private void shoot(Tank tank) {
    if (!tank.command.fire || tank.reloadLeft > 0) {
      return;
    }
    TankGunSpec gunSpec = tank.spec.gun();
    tank.reloadLeft = gunSpec.reload();
    double x = tank.x + Trigonometry.cos(tank.barrel) * tank.radius;
    double y = tank.y + Trigonometry.sin(tank.barrel) * tank.radius;
    switch (gunSpec.weapon()) {
      case MORTAR -> lob(tank, gunSpec.mortar().orElseThrow());
      case BARRAGE -> barrage(tank, tank.forecast, gunSpec.barrage().orElseThrow());
      case SEEKER ->
          spawner.missile(gunSpec.seeker().orElseThrow(), Team.FOE, x, y, tank.barrel, tank.id);
      case GUN -> fire(gunSpec.shot().orElseThrow(), x, y, tank.barrel, tank.id);
    }
  }

  /** Lobs a shell at the commanded landing point, clamped to reach and sector. */
  private void lob(Tank tank, MortarSpec mortar) {
    TankGunSpec gunSpec = tank.spec.gun();
    double scale =
        gunSpec.reach()
            / Math.max(1, StrictMath.hypot(tank.command.landingX, tank.command.landingY));
    double x = tank.x + tank.command.landingX * scale;
    double y = tank.y + tank.command.landingY * scale;
    x = Math.max(0, Math.min(spec.arena().width(), x));
    y = Math.max(0, Math.min(spec.arena().height(), y));
    double distance = StrictMath.hypot(x - tank.x, y - tank.y);
    double flight = Math.max(mortar.shortest(), distance / mortar.speed());
    spawner.shell(tank, x, y, flight, mortar.blast());
  }

  /** Fires a barrage of {@code shooter} at its forecast of the ship. */
  private void barrage(Entity shooter, Forecast forecast, BarrageSpec barrage) {
    events.add(EventType.VOLLEY_ANNOUNCED, shooter.kind(), shooter).seconds(barrage.flight());
    for (int i = 0; i < barrage.shells(); i++) {
      lob(shooter, forecast, barrage);
    }
  }

  private void lob(Entity muzzle, Forecast forecast, BarrageSpec barrage) {
    Shell shell = spawner.shell(muzzle, forecast.x, forecast.y, barrage.flight(), barrage.blast());
    shell.damage = barrage.damage();
  }

  private void fire(ShotSpec shot, double x, double y, double bearing, int shooter) {
    Shot fired = spawner.shot(Shot.Source.FOE, shot, x, y, bearing);
    events
        .add(EventType.FOE_FIRED, EntityKind.FOE_SHOT, x, y)
        .shot(fired.id)
        .shooter(shooter)
        .bearing(bearing);
  }

  /** Announces a vessel's charge, takes over its forecast of the ship, and fires its barrage. */
  private void apply(Vessel vessel) {
    if (vessel.command.charge > 0 && vessel.canCharge()) {
      ChargeSpec charge = vessel.spec.charge().orElseThrow();
      vessel.charge.announce(vessel, charge, Math.min(charge.way(), vessel.command.charge));
      Part core = vessel.core();
      events.add(EventType.VOLLEY_ANNOUNCED, EntityKind.VESSEL_CORE, core).seconds(charge.windUp());
    }
    Forecast forecast = vessel.forecast;
    forecast.take(vessel.command, spec.arena());
    BarrageSpec barrage = vessel.spec.barrage().orElse(null);
    if (barrage != null && vessel.canFireBarrage()) {
      forecast.reloadLeft = barrage.reload();
      events
          .add(EventType.VOLLEY_ANNOUNCED, EntityKind.VESSEL_CORE, vessel.core())
          .seconds(barrage.flight());
      for (int i = 0, place = 0; i < barrage.shells(); i++) {
        place = vessel.nextMuzzle(place);
        lob(vessel.parts.get(place), forecast, barrage);
        place++;
      }
    }
  }

  private void apply(Part part) {
    PartSpec.Salvo salvo = part.spec.salvo();
    if (part.command.fire && part.reloadLeft == 0) {
      part.reloadLeft = salvo.reload();
      part.salvoLeft = salvo.count();
      part.salvoPause = salvo.windUp();
      if (salvo.windUp() > 0) {
        events.add(EventType.VOLLEY_ANNOUNCED, part.kind(), part).seconds(salvo.windUp());
      }
    }
    if (part.salvoLeft > 0 && part.salvoPause == 0) {
      part.salvoLeft--;
      part.salvoPause = part.vessel.spec.salvoPause();
      release(part);
    }
  }

  private void release(Part part) {
    PartSpec partSpec = part.spec;
    if (partSpec.gun().isPresent()) {
      fireSpokes(part, partSpec.gun().get());
    } else if (partSpec.missile().isPresent()) {
      MissileSpec missile = partSpec.missile().get();
      spawner.missile(missile, Team.FOE, part.x, part.y, outward(part), part.id);
    } else if (partSpec.nest().isPresent()) {
      PartSpec.Nest nest = partSpec.nest().get();
      spawner.snakes().enqueue(nest.snake(), part.x, part.y, outward(part), nest.segments());
    }
  }

  private void fireSpokes(Part part, PartSpec.Gun gun) {
    for (int spoke = 0; spoke < gun.spokes(); spoke++) {
      double bearing = Angles.wrap(part.heading + spoke * Angles.TURN / gun.spokes());
      double x = part.x + Trigonometry.cos(bearing) * part.radius;
      double y = part.y + Trigonometry.sin(bearing) * part.radius;
      fire(gun.shot(), x, y, bearing, part.id);
    }
  }

  /** Returns the bearing away from the middle of the vessel, rad. */
  private static double outward(Part part) {
    double dx = part.x - part.vessel.x;
    double dy = part.y - part.vessel.y;
    return dx == 0 && dy == 0 ? part.vessel.heading : Angles.wrap(StrictMath.atan2(dy, dx));
  }

  private static void slew(Tank tank) {
    if (tank.command.turning) {
      double step = tank.spec.gun().slewRate() * Tick.SECONDS;
      tank.barrel = Angles.towards(tank.barrel, tank.command.bearing, step);
    }
  }

  private static void slew(Part part) {
    if (part.command.turning && part.spec.turns()) {
      double step = part.spec.slewRate() * Tick.SECONDS;
      part.heading = Angles.towards(part.heading, part.command.bearing, step);
    }
  }
}
