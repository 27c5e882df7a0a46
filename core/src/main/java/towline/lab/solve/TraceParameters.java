package towline.lab.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ObjDoubleConsumer;
import java.util.function.ToDoubleFunction;
import towline.aim.situation.Situation;
import towline.lab.Parameter;
import towline.lab.ParameterValues;

/** What can be set in lab trace: the numbers of a situation, by the names of its fields. */
public final class TraceParameters {
  private static final double ANY = Double.POSITIVE_INFINITY;
  private static final TraceParameters FIELDS = everyField();

  /** All of them, in the order in which they are shown. */
  public static final List<Parameter> TABLE = List.copyOf(FIELDS.parameters);

  private final List<Parameter> parameters = new ArrayList<>();
  private final List<ObjDoubleConsumer<Situation>> setters = new ArrayList<>();
  private final Situation everyday = Trace.everyday();

  private TraceParameters() {}

  /** Puts all values into a situation. */
  public static void write(ParameterValues values, Situation now) {
    for (int i = 0; i < TABLE.size(); i++) {
      FIELDS.setters.get(i).accept(now, values.get(TABLE.get(i)));
    }
  }

  private static TraceParameters everyField() {
    TraceParameters table = new TraceParameters();
    table.add(
        "muzzleX", "m", -ANY, n -> n.muzzleX, (n, v) -> n.muzzleX = v, "Where shots leave, x.");
    table.add(
        "muzzleY", "m", -ANY, n -> n.muzzleY, (n, v) -> n.muzzleY = v, "Where shots leave, y.");
    table.add(
        "shooterVelocityX",
        "m/s",
        -ANY,
        n -> n.shooterVelocityX,
        (n, v) -> n.shooterVelocityX = v,
        "The shooter's velocity, x.");
    table.add(
        "shooterVelocityY",
        "m/s",
        -ANY,
        n -> n.shooterVelocityY,
        (n, v) -> n.shooterVelocityY = v,
        "The shooter's velocity, y.");
    table.add(
        "facing", "rad", -ANY, n -> n.facing, (n, v) -> n.facing = v, "Where the barrel points.");
    table.add(
        "slewRate",
        "rad/s",
        0,
        n -> n.slewRate,
        (n, v) -> n.slewRate = v,
        "How fast the barrel turns.");
    table.add(
        "muzzleSpeed",
        "m/s",
        0,
        n -> n.muzzleSpeed,
        (n, v) -> n.muzzleSpeed = v,
        "How fast a shot leaves.");
    table.add("range", "m", 0, n -> n.range, (n, v) -> n.range = v, "How far a shot flies.");
    table.add(
        "horizon", "s", 0, n -> n.horizon, (n, v) -> n.horizon = v, "The latest impact allowed.");
    table.add(
        "timeToReady",
        "s",
        0,
        n -> n.timeToReady,
        (n, v) -> n.timeToReady = v,
        "Until the gun may fire again.");
    table.add(
        "gravityX",
        "m/s^2",
        -ANY,
        n -> n.gravityX,
        (n, v) -> n.gravityX = v,
        "The acceleration of a shot, x.");
    table.add(
        "gravityY",
        "m/s^2",
        -ANY,
        n -> n.gravityY,
        (n, v) -> n.gravityY = v,
        "The acceleration of a shot, y.");
    table.add(
        "arcCentre",
        "rad",
        -ANY,
        n -> n.arcCentre,
        (n, v) -> n.arcCentre = v,
        "The middle of the firing arc.");
    table.add("arcHalf", "rad", 0, n -> n.arcHalf, (n, v) -> n.arcHalf = v, "Half the firing arc.");
    table.add(
        "toleranceAngle",
        "rad",
        0,
        n -> n.toleranceAngle,
        (n, v) -> n.toleranceAngle = v,
        "How far beside the bearing the barrel may point.");
    table.add(
        "toleranceRadius",
        "m",
        0,
        n -> n.toleranceRadius,
        (n, v) -> n.toleranceRadius = v,
        "How far beside the target's centre the line of fire may pass.");
    table.add(
        "targetX", "m", -ANY, n -> n.targetX, (n, v) -> n.targetX = v, "Where the target is, x.");
    table.add(
        "targetY", "m", -ANY, n -> n.targetY, (n, v) -> n.targetY = v, "Where the target is, y.");
    table.add(
        "targetVelocityX",
        "m/s",
        -ANY,
        n -> n.targetVelocityX,
        (n, v) -> n.targetVelocityX = v,
        "The target's velocity, x.");
    table.add(
        "targetVelocityY",
        "m/s",
        -ANY,
        n -> n.targetVelocityY,
        (n, v) -> n.targetVelocityY = v,
        "The target's velocity, y.");
    table.add(
        "targetAccelerationX",
        "m/s^2",
        -ANY,
        n -> n.targetAccelerationX,
        (n, v) -> n.targetAccelerationX = v,
        "The target's acceleration, x.");
    table.add(
        "targetAccelerationY",
        "m/s^2",
        -ANY,
        n -> n.targetAccelerationY,
        (n, v) -> n.targetAccelerationY = v,
        "The target's acceleration, y.");
    table.add(
        "targetTurnRate",
        "rad/s",
        -ANY,
        n -> n.targetTurnRate,
        (n, v) -> n.targetTurnRate = v,
        "How fast the target's course turns.");
    table.add(
        "targetStopTime",
        "s",
        0,
        n -> n.targetStopTime,
        (n, v) -> n.targetStopTime = v,
        "When the target stops.");
    return table;
  }

  private void add(
      String name,
      String unit,
      double least,
      ToDoubleFunction<Situation> getter,
      ObjDoubleConsumer<Situation> setter,
      String sentence) {
    double standard = getter.applyAsDouble(everyday);
    parameters.add(new Parameter(name, unit, standard, least, ANY, sentence));
    setters.add(setter);
  }
}
