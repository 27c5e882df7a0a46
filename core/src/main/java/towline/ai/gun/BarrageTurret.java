package towline.ai.gun;

import towline.internal.RandomStream;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.PilotTrace;
import towline.sim.api.PilotTrace.Mark;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;
import towline.sim.spec.BarrageSpec;

/** A turret that fires barrages at its forecast of the ship. */
public final class BarrageTurret implements Turret {
  private final BarrageSpec barrage;
  private final TriggerDelay triggerDelay;
  private final ShipForecast forecast = new ShipForecast();
  private boolean hasForecast;

  /** Creates a turret; {@code random} draws its hesitations. */
  public BarrageTurret(BarrageSpec barrage, RandomStream random) {
    this.barrage = barrage;
    triggerDelay = new TriggerDelay(barrage.reload(), random);
  }

  @Override
  public void restart() {
    triggerDelay.restart();
    forecast.reset();
    hasForecast = false;
  }

  @Override
  public void decide(Snapshot snapshot, int index, double facing, Command command) {
    double reloadLeft = snapshot.row(index).reloadLeft;
    triggerDelay.update(reloadLeft);
    hasForecast = forecast.update(snapshot, barrage, command);
    if (!hasForecast) {
      return;
    }
    int ship = snapshot.first(EntityKind.SHIP);
    command.turning = true;
    command.target = snapshot.id(ship);
    command.bearing =
        StrictMath.atan2(forecast.y() - snapshot.y(index), forecast.x() - snapshot.x(index));
    if (snapshot.distance(index, ship) <= barrage.reach() && triggerDelay.isReady(reloadLeft)) {
      command.fire = true;
      triggerDelay.onFired();
    }
  }

  @Override
  public void explain(Snapshot snapshot, int index, PilotTrace out) {
    if (hasForecast) {
      out.add(Mark.AIMS, snapshot.x(index), snapshot.y(index)).end(forecast.x(), forecast.y());
    }
  }

  @Override
  public void hashInto(StateHash hash) {
    triggerDelay.hashInto(hash);
    forecast.hashInto(hash);
  }
}
