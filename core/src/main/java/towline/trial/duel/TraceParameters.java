package towline.trial.duel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ObjDoubleConsumer;
import java.util.function.ToDoubleFunction;
import towline.aim.situation.FireProblem;
import towline.trial.Parameter;
import towline.trial.ParameterValues;

/** What can be set in lab trace: the numbers of a situation, by the names of its fields. */
public final class TraceParameters {
  private static final double ANY = Double.POSITIVE_INFINITY;
  private static final TraceParameters FIELDS = everyField();

  /** All of them, in the order in which they are shown. */
  public static final List<Parameter> TABLE = List.copyOf(FIELDS.parameters);

  private final List<Parameter> parameters = new ArrayList<>();
  private final List<ObjDoubleConsumer<FireProblem>> setters = new ArrayList<>();
  private final FireProblem everyday = everyday();

  private TraceParameters() {}

  /** An everyday case: a target that crosses, a barrel that must turn by a right angle. */
  public static FireProblem everyday() {
    FireProblem now = new FireProblem();
    now.muzzleSpeed = 24;
    now.slewRate = 1.5;
    now.range = 40;
    now.horizon = 6;
    now.targetX = 5;
    now.targetY = 18;
    now.targetVelocityX = 6;
    now.targetVelocityY = -2;
    return now;
  }

  /** Puts all values into a situation. */
  public static void write(ParameterValues values, FireProblem now) {
    for (int i = 0; i < TABLE.size(); i++) {
      FIELDS.setters.get(i).accept(now, values.get(TABLE.get(i)));
    }
  }

  private static TraceParameters everyField() {
    TraceParameters table = new TraceParameters();
    table.add("muzzleX", "m", -ANY, n -> n.muzzleX, (n, v) -> n.muzzleX = v);
    table.add("muzzleY", "m", -ANY, n -> n.muzzleY, (n, v) -> n.muzzleY = v);
    table.add(
        "shooterVelocityX", "m/s", -ANY, n -> n.shooterVelocityX, (n, v) -> n.shooterVelocityX = v);
    table.add(
        "shooterVelocityY", "m/s", -ANY, n -> n.shooterVelocityY, (n, v) -> n.shooterVelocityY = v);
    table.add("facing", "rad", -ANY, n -> n.facing, (n, v) -> n.facing = v);
    table.add("slewRate", "rad/s", 0, n -> n.slewRate, (n, v) -> n.slewRate = v);
    table.add("muzzleSpeed", "m/s", 0, n -> n.muzzleSpeed, (n, v) -> n.muzzleSpeed = v);
    table.add("range", "m", 0, n -> n.range, (n, v) -> n.range = v);
    table.add("horizon", "s", 0, n -> n.horizon, (n, v) -> n.horizon = v);
    table.add("timeToReady", "s", 0, n -> n.timeToReady, (n, v) -> n.timeToReady = v);
    table.add("gravityX", "m/s^2", -ANY, n -> n.gravityX, (n, v) -> n.gravityX = v);
    table.add("gravityY", "m/s^2", -ANY, n -> n.gravityY, (n, v) -> n.gravityY = v);
    table.add("arcCentre", "rad", -ANY, n -> n.arcCentre, (n, v) -> n.arcCentre = v);
    table.add("arcHalf", "rad", 0, n -> n.arcHalf, (n, v) -> n.arcHalf = v);
    table.add("toleranceAngle", "rad", 0, n -> n.toleranceAngle, (n, v) -> n.toleranceAngle = v);
    table.add("toleranceRadius", "m", 0, n -> n.toleranceRadius, (n, v) -> n.toleranceRadius = v);
    table.add("targetX", "m", -ANY, n -> n.targetX, (n, v) -> n.targetX = v);
    table.add("targetY", "m", -ANY, n -> n.targetY, (n, v) -> n.targetY = v);
    table.add(
        "targetVelocityX", "m/s", -ANY, n -> n.targetVelocityX, (n, v) -> n.targetVelocityX = v);
    table.add(
        "targetVelocityY", "m/s", -ANY, n -> n.targetVelocityY, (n, v) -> n.targetVelocityY = v);
    table.add(
        "targetAccelerationX",
        "m/s^2",
        -ANY,
        n -> n.targetAccelerationX,
        (n, v) -> n.targetAccelerationX = v);
    table.add(
        "targetAccelerationY",
        "m/s^2",
        -ANY,
        n -> n.targetAccelerationY,
        (n, v) -> n.targetAccelerationY = v);
    table.add(
        "targetTurnRate", "rad/s", -ANY, n -> n.targetTurnRate, (n, v) -> n.targetTurnRate = v);
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
    parameters.add(new Parameter(name, unit, standard, least, ANY));
    setters.add(setter);
  }
}
