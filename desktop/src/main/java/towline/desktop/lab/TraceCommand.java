package towline.desktop.lab;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import towline.aim.AimMode;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.LobArc;
import towline.aim.situation.ShotFrame;
import towline.desktop.cli.LimitOption;
import towline.desktop.cli.PointOption;
import towline.desktop.cli.SetOption;
import towline.lab.InputException;
import towline.lab.SetupFile;
import towline.lab.solve.Trace;
import towline.lab.solve.TraceParameters;
import towline.math.Vec2;

/** An algorithm at work, line by line. */
@Command(
    name = "trace",
    description = "Shows an algorithm step by step, next to the certain answer.",
    footer = "Metres, seconds, radians. Without options, traces a typical case.")
final class TraceCommand extends LabCommand {
  @Option(
      names = "--law",
      paramLabel = "L",
      defaultValue = "EARLIEST",
      description = "The algorithm: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Trace.Law law;

  @Option(
      names = "--shooter",
      paramLabel = "X,Y",
      description = "The shooter's position, m.",
      converter = PointOption.class)
  private @Nullable Vec2 shooter;

  @Option(
      names = "--shooter-velocity",
      paramLabel = "X,Y",
      description = "The shooter's velocity, m/s.",
      converter = PointOption.class)
  private @Nullable Vec2 shooterVelocity;

  @Option(names = "--facing", paramLabel = "RAD", description = "Where the barrel points.")
  private @Nullable Double facing;

  @Option(names = "--slew", paramLabel = "RATE", description = "How fast the turret turns, rad/s.")
  private @Nullable Double slew;

  @Option(names = "--speed", paramLabel = "S", description = "The speed of a shot, m/s.")
  private @Nullable Double speed;

  @Option(
      names = "--target",
      paramLabel = "X,Y",
      description = "The target's position, m.",
      converter = PointOption.class)
  private @Nullable Vec2 target;

  @Option(
      names = "--velocity",
      paramLabel = "X,Y",
      description = "The target's velocity, m/s.",
      converter = PointOption.class)
  private @Nullable Vec2 velocity;

  @Option(
      names = "--acceleration",
      paramLabel = "X,Y",
      description = "The target's acceleration, m/s^2.",
      converter = PointOption.class)
  private @Nullable Vec2 acceleration;

  @Option(
      names = "--gravity",
      paramLabel = "X,Y",
      description = "The gravity that acts on the shot, m/s^2.",
      converter = PointOption.class)
  private @Nullable Vec2 gravity;

  @Option(
      names = "--frame",
      paramLabel = "NAME",
      description = "Whose speed a shot has its own on top of: ${COMPLETION-CANDIDATES}.")
  private @Nullable ShotFrame frame;

  @Option(
      names = "--timing",
      paramLabel = "NAME",
      description = "When it may leave: ${COMPLETION-CANDIDATES}.")
  private @Nullable FireTiming timing;

  @Option(
      names = "--lob",
      paramLabel = "NAME",
      description = "Which of two arcs a shot at once takes: ${COMPLETION-CANDIDATES}.")
  private @Nullable LobArc lob;

  @Option(names = "--ready", paramLabel = "T", description = "Until the gun may fire again, s.")
  private @Nullable Double ready;

  @Option(
      names = "--arc",
      paramLabel = "CENTRE,HALF",
      converter = PointOption.class,
      description = "The firing arc: its middle, and half of it, rad.")
  private @Nullable Vec2 arc;

  @Option(
      names = "--tolerance",
      paramLabel = "RAD",
      description = "How far beside the bearing the barrel may point.")
  private @Nullable Double tolerance;

  @Option(
      names = "--tolerance-radius",
      paramLabel = "M",
      description = "How far beside the target's centre the line of fire may pass.")
  private @Nullable Double toleranceRadius;

  @Option(names = "--turn-rate", paramLabel = "RATE", description = "The target's, rad/s.")
  private @Nullable Double turnRate;

  @Option(names = "--stop", paramLabel = "T", description = "When the target stops, s.")
  private @Nullable Double stop;

  @Option(
      names = "--t-max",
      paramLabel = "T",
      converter = LimitOption.class,
      description = "The latest impact allowed, s; inf: no limit.")
  private @Nullable Double latest;

  @Option(
      names = "--max-range",
      paramLabel = "R",
      converter = LimitOption.class,
      description = "How far a shot flies, m; inf: no limit.")
  private @Nullable Double range;

  @Mixin private SetOption set;

  @Override
  void run(Appendable out) throws IOException, InputException {
    FireProblem now = Trace.everyday();
    TraceParameters.write(set.values(spec(), TraceParameters.TABLE), now);
    now.shotFrame = frame(set.file());
    placeShooter(now);
    placeTarget(now);
    try {
      Trace.run(law, now, out);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec().commandLine(), String.valueOf(e.getMessage()), e);
    }
  }

  /** What a set-up of the range says of the shots; the rest of it is about the duel. */
  private static ShotFrame frame(SetupFile file) throws InputException {
    file.requireBench("aim");
    for (String other : List.of("seed", "target", "view", "planning")) {
      file.take(other);
    }
    file.shown(AimMode.values());
    ShotFrame frame = file.choice("frame", ShotFrame.values()).orElse(ShotFrame.WORLD);
    file.requireAllUsed();
    return frame;
  }

  private void placeShooter(FireProblem now) {
    if (shooter != null) {
      now.muzzleX = shooter.x();
      now.muzzleY = shooter.y();
    }
    if (shooterVelocity != null) {
      now.shooterVelocityX = shooterVelocity.x();
      now.shooterVelocityY = shooterVelocity.y();
    }
    if (gravity != null) {
      now.gravityX = gravity.x();
      now.gravityY = gravity.y();
    }
    now.facing = facing == null ? now.facing : facing;
    now.slewRate = slew == null ? now.slewRate : slew;
    now.muzzleSpeed = speed == null ? now.muzzleSpeed : speed;
    now.horizon = latest == null ? now.horizon : latest;
    now.range = range == null ? now.range : range;
    limitShooter(now);
  }

  private void limitShooter(FireProblem now) {
    now.shotFrame = frame == null ? now.shotFrame : frame;
    now.timing = timing == null ? now.timing : timing;
    now.lobArc = lob == null ? now.lobArc : lob;
    now.timeToReady = ready == null ? now.timeToReady : ready;
    now.toleranceAngle = tolerance == null ? now.toleranceAngle : tolerance;
    now.toleranceRadius = toleranceRadius == null ? now.toleranceRadius : toleranceRadius;
    if (arc != null) {
      now.arcCentre = arc.x();
      now.arcHalf = arc.y();
    }
  }

  private void placeTarget(FireProblem now) {
    if (target != null) {
      now.targetX = target.x();
      now.targetY = target.y();
    }
    if (velocity != null) {
      now.targetVelocityX = velocity.x();
      now.targetVelocityY = velocity.y();
    }
    if (acceleration != null) {
      now.targetAccelerationX = acceleration.x();
      now.targetAccelerationY = acceleration.y();
    }
    now.targetTurnRate = turnRate == null ? now.targetTurnRate : turnRate;
    now.targetStopTime = stop == null ? now.targetStopTime : stop;
  }
}
