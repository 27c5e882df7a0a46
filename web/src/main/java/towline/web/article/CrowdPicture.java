package towline.web.article;

import towline.avoidance.AgentLimits;
import towline.avoidance.AvoidanceLaw;
import towline.avoidance.Crowd;
import towline.avoidance.Steerer;
import towline.avoidance.SteeringInput;
import towline.avoidance.SteeringOutput;
import towline.shots.Pen;

/** Vehicles on a ring, each with a goal on the opposite side. */
final class CrowdPicture implements LivePicture {
  private static final AvoidanceLaw[] LAWS = {
    AvoidanceLaw.NONE, AvoidanceLaw.ARTICLE, AvoidanceLaw.ORCA, AvoidanceLaw.LOOKAHEAD
  };
  private static final double RADIUS = 0.55;
  private static final AgentLimits LIMITS = new AgentLimits(4, 3, 7, 1.3);
  private static final double RING_RADIUS = 8.5;
  private static final double MAX_SECONDS = 9;
  private static final int MAX_VEHICLES = 40;

  private final Crowd crowd = new Crowd(3.5);
  private Steerer steerer = new Steerer(AvoidanceLaw.NONE);
  private final SteeringInput input = new SteeringInput();
  private final SteeringOutput output = new SteeringOutput();
  private final double[] x = new double[MAX_VEHICLES];
  private final double[] y = new double[MAX_VEHICLES];
  private final double[] course = new double[MAX_VEHICLES];
  private final double[] speed = new double[MAX_VEHICLES];
  private final double[] moveX = new double[MAX_VEHICLES];
  private final double[] moveY = new double[MAX_VEHICLES];
  private final boolean[][] touching = new boolean[MAX_VEHICLES][MAX_VEHICLES];
  private AvoidanceLaw law = AvoidanceLaw.NONE;
  private int count;
  private int contacts;
  private double time = Double.POSITIVE_INFINITY;

  private void begin(Sliders sliders) {
    law = LAWS[(int) sliders.value("law")];
    steerer = new Steerer(law);
    count = (int) sliders.value("count");
    contacts = 0;
    time = 0;
    for (int i = 0; i < count; i++) {
      double angle = 2 * Math.PI * i / count + 0.01 * i;
      x[i] = RING_RADIUS * StrictMath.cos(angle);
      y[i] = RING_RADIUS * StrictMath.sin(angle);
      course[i] = angle + Math.PI;
      speed[i] = LIMITS.speed();
    }
  }

  @Override
  public void tick(Sliders sliders) {
    if (time > MAX_SECONDS) {
      begin(sliders);
    }
    time += TICK;
    crowd.clear();
    for (int i = 0; i < count; i++) {
      crowd.add(
          x[i],
          y[i],
          speed[i] * StrictMath.cos(course[i]),
          speed[i] * StrictMath.sin(course[i]),
          RADIUS);
    }
    crowd.build();
    for (int i = 0; i < count; i++) {
      steer(i);
    }
    for (int i = 0; i < count; i++) {
      x[i] += moveX[i];
      y[i] += moveY[i];
    }
    countContacts();
  }

  private void steer(int i) {
    double goal = 2 * Math.PI * i / count + 0.01 * i + Math.PI;
    double dx = 3 * RING_RADIUS * StrictMath.cos(goal) - x[i];
    double dy = 3 * RING_RADIUS * StrictMath.sin(goal) - y[i];
    double far = StrictMath.hypot(dx, dy);
    input.self = i;
    input.headingX = StrictMath.cos(course[i]);
    input.headingY = StrictMath.sin(course[i]);
    input.desiredX = LIMITS.speed() * dx / far;
    input.desiredY = LIMITS.speed() * dy / far;
    steerer.steer(crowd, input, LIMITS, TICK, output);
    course[i] += TICK * output.turnRate;
    speed[i] = output.speed;
    moveX[i] = output.moveX;
    moveY[i] = output.moveY;
  }

  private void countContacts() {
    double close = 2 * RADIUS;
    for (int i = 0; i < count; i++) {
      for (int j = i + 1; j < count; j++) {
        boolean touches = StrictMath.hypot(x[i] - x[j], y[i] - y[j]) < close;
        contacts += touches && !touching[i][j] ? 1 : 0;
        touching[i][j] = touches;
      }
    }
  }

  @Override
  public void restart() {
    time = Double.POSITIVE_INFINITY;
  }

  @Override
  public void draw(Pen pen) {
    for (int i = 0; i < count; i++) {
      boolean touched = false;
      for (int j = 0; j < count; j++) {
        touched |= touching[Math.min(i, j)][Math.max(i, j)];
      }
      int colour = touched ? TARGET : SECOND;
      pen.ring(colour, 1, LINE, x[i], y[i], RADIUS);
      pen.line(
          colour,
          1,
          LINE,
          x[i],
          y[i],
          x[i] + 0.9 * StrictMath.cos(course[i]),
          y[i] + 0.9 * StrictMath.sin(course[i]));
    }
  }

  @Override
  public String result() {
    return law + ": " + contacts + (contacts == 1 ? " collision" : " collisions");
  }
}
