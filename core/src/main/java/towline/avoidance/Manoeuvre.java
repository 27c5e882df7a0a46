package towline.avoidance;

/** What an avoidance law answers. Mutable and meant for reuse. */
public final class Manoeuvre {
  /** How fast to turn, rad/s, positive to the left, within the tank's limit. */
  public double turnRate;

  /** How fast to drive, m/s, from 0 to the tank's own speed. */
  public double speed;

  /** The disc that decided, by its index in the crowd; -1 if none did. */
  public int neighbour = -1;

  /**
   * Time to contact with that disc's margin, straight on at full speed, s; positive infinity: none.
   */
  public double timeToContact = Double.POSITIVE_INFINITY;

  /** Whether the rule of the edge had to change what the law wanted. */
  public boolean atEdge;

  /** Says how to drive; nobody decided, no edge is near. */
  void drive(double turnRate, double speed) {
    this.turnRate = turnRate;
    this.speed = speed;
    neighbour = -1;
    timeToContact = Double.POSITIVE_INFINITY;
    atEdge = false;
  }

  /** Names the disc that decided. */
  void blame(Crowd crowd, Drive drive, Agility agility, int other) {
    int self = drive.self;
    neighbour = other;
    timeToContact =
        Encounter.timeToContact(
            crowd.xs[other] - crowd.xs[self],
            crowd.ys[other] - crowd.ys[self],
            crowd.vxs[other] - agility.speed() * drive.headingX,
            crowd.vys[other] - agility.speed() * drive.headingY,
            agility.margin() * (agility.radius() + crowd.radii[other]));
  }
}
