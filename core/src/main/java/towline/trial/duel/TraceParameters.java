package towline.trial.duel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ObjDoubleConsumer;
import java.util.function.ToDoubleFunction;
import towline.aim.situation.FireProblem;
import towline.trial.Parameter;
import towline.trial.ParameterValues;

/** The parameters of lab trace: the numbers of a fire problem, by the names of its fields. */
public final class TraceParameters {
  private static final double UNLIMITED = Double.POSITIVE_INFINITY;
  private static final TraceParameters FIELDS = everyField();

  /** All parameters, in the order of display. */
  public static final List<Parameter> TABLE = List.copyOf(FIELDS.parameters);

  private final List<Parameter> parameters = new ArrayList<>();
  private final List<ObjDoubleConsumer<FireProblem>> setters = new ArrayList<>();
  private final FireProblem everyday = everyday();

  private TraceParameters() {}

  /** Returns a usual case: the target crosses, and the barrel must turn by a right angle. */
  public static FireProblem everyday() {
    FireProblem problem = new FireProblem();
    problem.muzzleSpeed = 24;
    problem.slewRate = 1.5;
    problem.range = 40;
    problem.horizon = 6;
    problem.targetX = 5;
    problem.targetY = 18;
    problem.targetVelocityX = 6;
    problem.targetVelocityY = -2;
    return problem;
  }

  /** Writes all values into {@code problem}. */
  public static void write(ParameterValues values, FireProblem problem) {
    for (int i = 0; i < TABLE.size(); i++) {
      FIELDS.setters.get(i).accept(problem, values.get(TABLE.get(i)));
    }
  }

  private static TraceParameters everyField() {
    TraceParameters table = new TraceParameters();
    table.add("muzzleX", "m", -UNLIMITED, n -> n.muzzleX, (n, v) -> n.muzzleX = v);
    table.add("muzzleY", "m", -UNLIMITED, n -> n.muzzleY, (n, v) -> n.muzzleY = v);
    table.add(
        "shooterVelocityX",
        "m/s",
        -UNLIMITED,
        n -> n.shooterVelocityX,
        (n, v) -> n.shooterVelocityX = v);
    table.add(
        "shooterVelocityY",
        "m/s",
        -UNLIMITED,
        n -> n.shooterVelocityY,
        (n, v) -> n.shooterVelocityY = v);
    table.add("facing", "rad", -UNLIMITED, n -> n.facing, (n, v) -> n.facing = v);
    table.add("slewRate", "rad/s", 0, n -> n.slewRate, (n, v) -> n.slewRate = v);
    table.add("muzzleSpeed", "m/s", 0, n -> n.muzzleSpeed, (n, v) -> n.muzzleSpeed = v);
    table.add("range", "m", 0, n -> n.range, (n, v) -> n.range = v);
    table.add("horizon", "s", 0, n -> n.horizon, (n, v) -> n.horizon = v);
    table.add("timeToReady", "s", 0, n -> n.timeToReady, (n, v) -> n.timeToReady = v);
    table.add("gravityX", "m/s^2", -UNLIMITED, n -> n.gravityX, (n, v) -> n.gravityX = v);
    table.add("gravityY", "m/s^2", -UNLIMITED, n -> n.gravityY, (n, v) -> n.gravityY = v);
    table.add("arcCentre", "rad", -UNLIMITED, n -> n.arcCentre, (n, v) -> n.arcCentre = v);
    table.add("arcHalf", "rad", 0, n -> n.arcHalf, (n, v) -> n.arcHalf = v);
    table.add("toleranceAngle", "rad", 0, n -> n.toleranceAngle, (n, v) -> n.toleranceAngle = v);
    table.add("toleranceRadius", "m", 0, n -> n.toleranceRadius, (n, v) -> n.toleranceRadius = v);
    table.add("targetX", "m", -UNLIMITED, n -> n.targetX, (n, v) -> n.targetX = v);
    table.add("targetY", "m", -UNLIMITED, n -> n.targetY, (n, v) -> n.targetY = v);
    table.add(
        "targetVelocityX",
        "m/s",
        -UNLIMITED,
        n -> n.targetVelocityX,
        (n, v) -> n.targetVelocityX = v);
    table.add(
        "targetVelocityY",
        "m/s",
        -UNLIMITED,
        n -> n.targetVelocityY,
        (n, v) -> n.targetVelocityY = v);
    table.add(
        "targetAccelerationX",
        "m/s^2",
        -UNLIMITED,
        n -> n.targetAccelerationX,
        (n, v) -> n.targetAccelerationX = v);
    table.add(
        "targetAccelerationY",
        "m/s^2",
        -UNLIMITED,
        n -> n.targetAccelerationY,
        (n, v) -> n.targetAccelerationY = v);
    table.add(
        "targetTurnRate",
        "rad/s",
        -UNLIMITED,
        n -> n.targetTurnRate,
        (n, v) -> n.targetTurnRate = v);
    table.add("targetStopTime", "s", 0, n -> n.targetStopTime, (n, v) -> n.targetStopTime = v);
    return table;
  }

  private void add(
      String name,
      String unit,
      double least,
      ToDoubleFunction<FireProblem> getter,
      ObjDoubleConsumer<FireProblem> setter) {
    double standard = getter.applyAsDouble(everyday);
    parameters.add(new Parameter(name, unit, standard, least, UNLIMITED));
    setters.add(setter);
  }
}
