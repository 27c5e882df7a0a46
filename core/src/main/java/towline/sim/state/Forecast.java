package towline.sim.state;

import towline.sim.api.Command;
import towline.sim.api.EntityRow;
import towline.sim.api.FlightBelief;
import towline.sim.hash.StateHash;
import towline.sim.spec.ArenaSpec;

/** The forecast of the ship by an enemy with a barrage, and the clock of its barrages. */
public final class Forecast {
  /** Belief about the ship's flight, {@link FlightBelief#NONE} without a forecast. */
  public FlightBelief belief = FlightBelief.NONE;

  /** Progress towards another belief, 0 to 1. */
  public double doubt;

  /** Place of the forecast, m. */
  public double x;

  public double y;

  /** Time until the next barrage of a vessel is loaded, s; a tank has the clock of its gun. */
  public double reloadLeft;

  /** Takes over the forecast of a command, with its place inside the sector. */
  public void take(Command command, ArenaSpec sector) {
    belief = command.belief;
    doubt = Math.max(0, Math.min(1, command.doubt));
    x = Math.max(0, Math.min(sector.width(), command.forecastX));
    y = Math.max(0, Math.min(sector.height(), command.forecastY));
  }

  /** Describes the forecast in the row of its enemy. */
  void describe(EntityRow row) {
    row.belief = belief;
    row.doubt = doubt;
    row.forecastX = x;
    row.forecastY = y;
    row.timeToBarrage = reloadLeft;
  }

  void reset() {
    belief = FlightBelief.NONE;
    doubt = 0;
    x = 0;
    y = 0;
    reloadLeft = 0;
  }

  void hashInto(StateHash hash) {
    hash.add(belief.ordinal());
    hash.add(doubt);
    hash.add(x);
    hash.add(y);
    hash.add(reloadLeft);
  }
}
