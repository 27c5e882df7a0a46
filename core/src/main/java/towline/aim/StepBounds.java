package towline.aim;

/**
 * What is certain about all flights that end within a step of time, from the flight in its middle:
 * bounds on the duration, on the bearing and on their second derivatives.
 *
 * <p>With M >= |E''|, the step's half width q and e1 = |E'| + M q, the target strays at most {@code
 * |E'| q + M q^2 / 2} from its place in the middle. A flight to anywhere in that disc lasts at
 * least as long as one with a head start of the disc's radius, which bounds th even where gravity
 * makes it jump. From the closing speed c = s - u.(w - G th) and r <= |D|:
 *
 * <pre>
 *   |th'| <= e1 / c                 |D'|  <= e1 + |w - G th| |th'|
 *   |th''| <= (|D'|^2 / r + M + |G| th'^2) / c
 *   |D''| <= M + |w - G th| |th''| + |G| th'^2
 *   |bearing''| <= |D''| / r + |D'|^2 / r^2
 * </pre>
 */
final class StepBounds {
  private Engagement engagement = new Engagement();
  private ShotFlight flight = new ShotFlight();
  private double accelerationBound;
  private double drift;
  private double gravity;

  /** Whether the rates of the flight exist in the whole step; without, only the shortest counts. */
  boolean areSmooth;

  double shortest;
  double curvature;
  double bearingCurvature;

  /** How far the bearing can be from that in the middle, radians. */
  double bearingSpread;

  /** The least |D|. */
  double nearest;

  double rateBound;

  void watch(Engagement engagement, ShotFlight flight) {
    this.engagement = engagement;
    this.flight = flight;
    accelerationBound = engagement.accelerationBound();
    drift = engagement.drift();
    gravity = engagement.gravity();
  }

  /** Works out the bounds for the step of half width {@code q} about the moment of the flight. */
  void find(double q) {
    double rateX = engagement.rateX;
    double rateY = engagement.rateY;
    double targetRate = Math.sqrt(rateX * rateX + rateY * rateY);
    double stray = q * (targetRate + 0.5 * q * accelerationBound);
    double fastest = targetRate + q * accelerationBound;
    areSmooth = false;
    if (gravity > 0) {
      findBent(q, stray, fastest);
    } else {
      double spread = stray / (engagement.speed - drift);
      shortest = Math.max(0, flight.duration - spread);
      findSmooth(q, fastest, drift, engagement.speed - drift, stray + drift * spread);
    }
  }

  private void findBent(double q, double stray, double fastest) {
    shortest = flight.bentDuration(stray);
    if (flight.duration == Double.POSITIVE_INFINITY) {
      return;
    }
    double longest = flight.bentDuration(-stray);
    if (longest == Double.POSITIVE_INFINITY) {
      return;
    }
    double carry = drift + gravity * longest;
    double spread = Math.max(flight.duration - shortest, longest - flight.duration);
    double swing = stray + carry * spread;
    if (swing >= flight.distance) {
      return;
    }
    double turn = spannedBy(swing);
    double closing = flight.closing - turn * carry - gravity * spread;
    findSmooth(q, fastest, carry, closing, swing);
  }

  private void findSmooth(double q, double fastest, double carry, double closing, double swing) {
    nearest = Math.max(engagement.speed * shortest, flight.distance - swing);
    if (!(nearest > 0) || !(closing > 0) || swing >= flight.distance) {
      return;
    }
    areSmooth = true;
    rateBound = fastest / closing;
    double displacementRate = fastest + carry * rateBound;
    double bending = accelerationBound + gravity * rateBound * rateBound;
    curvature = (displacementRate * displacementRate / nearest + bending) / closing;
    double displacementCurvature = bending + carry * curvature;
    double angular = displacementRate / nearest;
    bearingCurvature = displacementCurvature / nearest + angular * angular;
    double first = q * (Math.abs(flight.bearingRate) + 0.5 * q * bearingCurvature);
    bearingSpread = Math.min(first, spannedBy(swing));
    shortest =
        Math.max(
            shortest, flight.duration - q * (Math.abs(flight.durationRate) + 0.5 * q * curvature));
  }

  /** A bound on the angle that a disc of that radius about the end of D, short of it, spans. */
  private double spannedBy(double radius) {
    double d = flight.distance;
    return radius / Math.sqrt((d - radius) * (d + radius));
  }
}
