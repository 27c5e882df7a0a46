package towline.sim;

import java.util.ArrayList;
import java.util.List;
import towline.sim.entity.Drone;
import towline.sim.entity.Entity;
import towline.sim.entity.Segment;
import towline.sim.entity.Ship;

/** A snapshot that a test draws: a ship, a drone, and heads where it wants them. */
public final class Scene {
  private static final double WIDTH = 96;
  private static final double HEIGHT = 54;

  private final List<double[]> heads = new ArrayList<>();
  private double shipX;
  private double shipY;
  private double droneX;
  private double droneY;
  private double barrel;

  /** The ship stands here. */
  public Scene ship(double x, double y) {
    shipX = x;
    shipY = y;
    return this;
  }

  /** The drone stands here, and its barrel points there. */
  public Scene drone(double x, double y, double bearing) {
    droneX = x;
    droneY = y;
    barrel = bearing;
    return this;
  }

  /** A head stands here; its id is 10 for the first, 11 for the second, ... */
  public Scene head(double x, double y) {
    heads.add(new double[] {x, y});
    return this;
  }

  /** What a pilot sees of it. */
  public Snapshot seen() {
    Snapshot seen = new Snapshot();
    seen.begin(1, WIDTH, HEIGHT, 0, 0);
    seen.turret().performance(2.4, 40, 30);
    seen.add(Kind.SHIP, at(new Ship(), 1, shipX, shipY, 0, 0.5), 1, 0, 0);
    seen.add(Kind.DRONE, at(new Drone(), 2, droneX, droneY, barrel, 0.6), 1, 0, 0);
    for (int i = 0; i < heads.size(); i++) {
      double[] at = heads.get(i);
      seen.add(Kind.SNAKE_HEAD, at(new Segment(), 10 + i, at[0], at[1], 0, 0.7), 1, 0, 0);
    }
    seen.end();
    return seen;
  }

  private static Entity at(
      Entity thing, int id, double x, double y, double heading, double radius) {
    thing.id = id;
    thing.x = x;
    thing.y = y;
    thing.heading = heading;
    thing.radius = radius;
    return thing;
  }
}
