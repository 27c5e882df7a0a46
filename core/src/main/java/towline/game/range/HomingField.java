package towline.game.range;

import java.util.ArrayList;
import java.util.List;
import towline.ai.aim.AimMode;
import towline.trial.homing.HomingFlight;
import towline.trial.homing.TunedLaw;
import towline.view.draw.LinePath;
import towline.view.draw.ShapeDrawer;

/** The world of the bench HOMING: a target, the missiles, their trails and what they want. */
final class HomingField {
  /** The radius of a missile as it is drawn, m. */
  private static final double RADIUS = 0.45;

  /** The places of a trail. */
  private static final int LONGEST = 1500;

  private static final double GLOW = 0.7;

  /** The height of what is seen while the target is led, m. */
  private static final double LED_SPAN = 44;

  /** Where the target waits for a mouse, m. */
  private static final double BESIDE = 9;

  private final RangeTools tools;
  private final FieldView view = new FieldView();
  private final List<List<Double>> trails = new ArrayList<>();
  private final List<double[]> flashes = new ArrayList<>();
  private double span = 40;
  private double middleX;
  private double middleY;
  private double pixelX = Double.NaN;
  private double pixelY = Double.NaN;
  private List<HomingFlight> last = List.of();
  private List<TunedLaw> laws = List.of();

  HomingField(RangeTools tools) {
    this.tools = tools;
  }

  /** The colours of the aim modes, which can be told apart; a law has the same in every preset. */
  int colour(int index) {
    TunedLaw law = laws.get(index);
    boolean again = index > 0 && laws.get(index - 1).law() == law.law();
    int place = law.law().ordinal() + (again ? 1 : 0);
    return tools.palette().mode(1 + place % (AimMode.values().length - 1));
  }

  /** Begins anew with those laws. */
  void clear(List<TunedLaw> laws) {
    this.laws = laws;
    trails.clear();
    flashes.clear();
    last = List.of();
  }

  /** Notes where everybody is, and whose flight has ended. */
  void follow(List<HomingFlight> flights) {
    for (int i = 0; i < last.size() && i < flights.size(); i++) {
      if (last.get(i) != flights.get(i)) {
        end(i, last.get(i));
      }
    }
    last = flights;
    while (trails.size() < flights.size()) {
      trails.add(new ArrayList<>());
    }
    for (int i = 0; i < flights.size(); i++) {
      List<Double> trail = trails.get(i);
      if (trail.size() < 2 * LONGEST) {
        trail.add(flights.get(i).x());
        trail.add(flights.get(i).y());
      }
    }
  }

  private void end(int index, HomingFlight flight) {
    if (flight.timeToHit() < Double.POSITIVE_INFINITY) {
      flashes.add(new double[] {flight.targetX(), flight.targetY(), index, 0});
    }
    trails.get(index).clear();
  }

  /** The mouse is there, physical pixels. */
  void hover(double x, double y) {
    pixelX = x;
    pixelY = y;
  }

  /** Where the mouse is, x, m; before it was anywhere, beside the missiles. */
  double pointerX() {
    return Double.isNaN(pixelX) ? BESIDE : view.worldX(pixelX);
  }

  /** Where the mouse is, y, m. */
  double pointerY() {
    return Double.isNaN(pixelY) ? BESIDE : view.worldY(pixelY);
  }

  /** Whether the mouse is where the target is. */
  boolean pointsAtTarget() {
    double reach = Math.max(1.5, tools.line() / view.pixelsPerMetre());
    for (HomingFlight flight : last) {
      double dx = pointerX() - flight.targetX();
      double dy = pointerY() - flight.targetY();
      if (Math.hypot(dx, dy) <= reach) {
        return true;
      }
    }
    return false;
  }

  /** Draws the flights; with a fixed view, if somebody points into it. */
  void draw(BenchFrame frame, List<HomingFlight> flights, boolean isLed) {
    if (flights.isEmpty()) {
      return;
    }
    if (isLed) {
      look(frame, 0, 0, LED_SPAN);
    } else {
      fit(frame, flights);
    }
    ShapeDrawer pen = tools.pen();
    frame.begin(view, pen);
    tools.drawGrid(view);
    drawTrails();
    drawTargets(flights, frame.time());
    for (int i = 0; i < flights.size(); i++) {
      HomingFlight flight = flights.get(i);
      if (!flight.isOver()) {
        drawMissile(flight, colour(i));
      }
    }
    for (double[] flash : flashes) {
      flash[3] += frame.seconds() / GLOW;
      double age = Math.min(1, flash[3]);
      pen.glow(colour((int) flash[2]), 0.9 * (1 - age));
      pen.halo(flash[0], flash[1], 1.5 + 2 * age);
      pen.ring(flash[0], flash[1], 0.5 + 2 * age, 0.12);
    }
    flashes.removeIf(flash -> flash[3] >= 1);
    view.end(pen);
  }

  private void fit(BenchFrame frame, List<HomingFlight> flights) {
    double left = 0;
    double right = 0;
    double low = 0;
    double high = 0;
    for (HomingFlight flight : flights) {
      left = Math.min(left, Math.min(flight.x(), flight.targetX()));
      right = Math.max(right, Math.max(flight.x(), flight.targetX()));
      low = Math.min(low, Math.min(flight.y(), flight.targetY()));
      high = Math.max(high, Math.max(flight.y(), flight.targetY()));
    }
    double ratio = frame.height() / frame.width();
    double wanted = Math.max(14, 1.15 * Math.max(high - low, (right - left) * ratio) + 5);
    look(frame, 0.5 * (left + right), 0.5 * (low + high), wanted);
  }

  private void look(BenchFrame frame, double x, double y, double wanted) {
    double share = 1 - Math.exp(-3 * frame.seconds());
    span += (wanted - span) * share;
    middleX += (x - middleX) * share;
    middleY += (y - middleY) * share;
    view.place(frame.left(), frame.bottom(), frame.width(), frame.height());
    view.look(middleX, middleY, span);
  }

  private void drawTrails() {
    ShapeDrawer pen = tools.pen();
    for (int i = 0; i < trails.size(); i++) {
      List<Double> trail = trails.get(i);
      LinePath path = pen.path();
      for (int k = 0; k + 1 < trail.size(); k += 2) {
        path.add(trail.get(k), trail.get(k + 1));
      }
      if (path.size() > 1) {
        pen.ink(colour(i), 0.7);
        pen.strokeOpen(0.1);
      }
    }
  }

  private void drawTargets(List<HomingFlight> flights, double time) {
    HomingFlight shown = flights.get(0);
    for (HomingFlight flight : flights) {
      shown = flight.isOver() ? shown : flight;
    }
    ShapeDrawer pen = tools.pen();
    for (int i = 0; i < flights.size(); i++) {
      HomingFlight flight = flights.get(i);
      boolean apart =
          Math.hypot(flight.targetX() - shown.targetX(), flight.targetY() - shown.targetY()) > 0.1;
      if (apart && !flight.isOver()) {
        pen.ink(colour(i), 0.9);
        pen.ring(flight.targetX(), flight.targetY(), 0.6, 0.09);
      }
    }
    double heading = Math.atan2(shown.targetVelocityY(), shown.targetVelocityX());
    double gape = 0.16 + 0.16 * Math.sin(9 * time);
    tools.snakes().drawHead(pen, shown.targetX(), shown.targetY(), heading, 0.7, gape, 0);
  }

  /** The missile, where it wants to fly (thin) and where it flies (thick). */
  private void drawMissile(HomingFlight flight, int rgb) {
    ShapeDrawer pen = tools.pen();
    double x = flight.x();
    double y = flight.y();
    pen.ink(rgb, 0.55);
    double wanted = 3;
    pen.line(
        x, y, x + wanted * flight.guidance().demandX, y + wanted * flight.guidance().demandY, 0.05);
    pen.ink(rgb, 0.9);
    pen.line(x, y, x + 2 * flight.directionX(), y + 2 * flight.directionY(), 0.11);
    double heading = Math.atan2(flight.directionY(), flight.directionX());
    tools.missiles().draw(pen, x, y, heading, RADIUS, rgb);
  }
}
