package towline.avoidance;

import java.util.Arrays;
import java.util.SplittableRandom;

/** A few tanks in an arena, for tests: all decide, then all move on exact arcs. */
final class CrowdScene {
  static final AgentLimits LIMITS = new AgentLimits(3, Math.toRadians(120), 5, 1.2);
  static final double RADIUS = 0.5;
  static final double DT = 1.0 / 60;

  final Crowd crowd;
  final int count;
  final double[] xs;
  final double[] ys;
  final double[] headings;
  final double[] speeds;
  final SteeringOutput[] answers;
  private final Steerer[] steerers =
      Arrays.stream(AvoidanceLaw.values()).map(Steerer::new).toArray(Steerer[]::new);
  private final SteeringInput input = new SteeringInput();

  CrowdScene(Bounds bounds, int count) {
    crowd = new Crowd(bounds, 2.5);
    this.count = count;
    xs = new double[count];
    ys = new double[count];
    headings = new double[count];
    speeds = new double[count];
    answers = new SteeringOutput[count];
    for (int i = 0; i < count; i++) {
      answers[i] = new SteeringOutput();
      speeds[i] = LIMITS.speed();
    }
  }

  static CrowdScene random(long seed, int count, double size) {
    SplittableRandom random = new SplittableRandom(seed);
    CrowdScene scene = new CrowdScene(new Bounds(0, 0, size, size), count);
    for (int i = 0; i < count; i++) {
      scene.xs[i] = random.nextDouble(0.2 * size, 0.8 * size);
      scene.ys[i] = random.nextDouble(0.2 * size, 0.8 * size);
      scene.headings[i] = random.nextDouble(-Math.PI, Math.PI);
      scene.speeds[i] = random.nextDouble(0, LIMITS.speed());
    }
    return scene;
  }

  void fill() {
    crowd.clear();
    for (int i = 0; i < count; i++) {
      crowd.add(
          xs[i],
          ys[i],
          speeds[i] * StrictMath.cos(headings[i]),
          speeds[i] * StrictMath.sin(headings[i]),
          RADIUS);
    }
    crowd.build();
  }

  /** Lets every tank decide to go on along its heading. */
  void decide(AvoidanceLaw law, double dt) {
    for (int i = 0; i < count; i++) {
      decide(law, i, dt, headings[i]);
    }
  }

  void decide(AvoidanceLaw law, int i, double dt, double wish) {
    input.self = i;
    input.headingX = StrictMath.cos(headings[i]);
    input.headingY = StrictMath.sin(headings[i]);
    input.desiredX = LIMITS.speed() * StrictMath.cos(wish);
    input.desiredY = LIMITS.speed() * StrictMath.sin(wish);
    steerers[law.ordinal()].steer(crowd, input, LIMITS, dt, answers[i]);
  }

  void move() {
    for (int i = 0; i < count; i++) {
      xs[i] += answers[i].moveX;
      ys[i] += answers[i].moveY;
      headings[i] = StrictMath.atan2(answers[i].headingY, answers[i].headingX);
      speeds[i] = answers[i].speed;
    }
  }

  void tick(AvoidanceLaw law) {
    fill();
    decide(law, DT);
    move();
  }

  double distance(int i, int j) {
    return StrictMath.hypot(xs[i] - xs[j], ys[i] - ys[j]);
  }
}
