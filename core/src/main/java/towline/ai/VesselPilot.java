package towline.ai;

import towline.avoidance.Agility;
import towline.avoidance.AvoidanceLaw;
import towline.avoidance.Bounds;
import towline.avoidance.Crowd;
import towline.avoidance.Drive;
import towline.avoidance.Manoeuvre;
import towline.homing.Smoothing;
import towline.math.Angles;
import towline.math.RandomStream;
import towline.math.StateHash;
import towline.math.Trigonometry;
import towline.sim.Command;
import towline.sim.Kind;
import towline.sim.Lens;
import towline.sim.Pilot;
import towline.sim.Snapshot;
import towline.sim.Thought;
import towline.sim.World;
import towline.sim.spec.PartSpec;
import towline.sim.spec.VesselSpec;

/**
 * Steers a vessel about the ship: its heading follows its wish by exponential smoothing. A wish
 * that is too far off the bow counts as one less far off, so that there is a tightest circle; and
 * by the rule of the edge one such circle always fits into the sector, in every phase the same.
 */
final class VesselPilot implements Pilot {
  /** A wish farther off the bow than this counts as this far off, radians. */
  private static final double WIDEST = 2.2;

  /** The room that is left between hull and wall, m. */
  private static final double CLEARANCE = 0.3;

  private final VesselSpec spec;
  private final PartSpec core;
  private final Agility[] agilities;
  private final Hunt hunt;
  private final Drive drive = new Drive();
  private final Manoeuvre manoeuvre = new Manoeuvre();
  private Crowd space = new Crowd(new Bounds(0, 0, 1, 1), 1);

  /** Where the middle of the vessel was seen. */
  private double x;

  private double y;

  VesselPilot(VesselSpec spec, long seed) {
    this.spec = spec;
    core = core(spec);
    agilities = agilities(spec);
    hunt = new Hunt(Math.max(1, spec.standOff()), new RandomStream(seed));
  }
}
