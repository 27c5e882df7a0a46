package towline.game.range;

import java.util.ArrayList;
import java.util.List;
import towline.ai.aim.AimMode;
import towline.trial.homing.HomingFlight;
import towline.trial.homing.TunedLaw;
import towline.view.draw.LinePath;
import towline.view.draw.ShapeDrawer;

/** The world of the bench HOMING: a target, the missiles, their trails and their commands. */
final class HomingField {
  /** Radius of a missile as it is drawn, m. */
  private static final double RADIUS = 0.45;

  /** Maximum number of points of a trail. */
  private static final int TRAIL_POINTS = 1500;

  private static final double GLOW_SECONDS = 0.7;

  /** Height of the view while the target is led by hand, m. */
  private static final double LED_SPAN = 44;

  /** Coordinates of a target that waits for the mouse, m. */
  private static final double WAITING_PLACE = 9;

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

  /**
   * Returns the colour of a law, equal in all presets: one of those of the aim modes, which can be
   * distinguished.
   */
  int colour(int index) {
    TunedLaw law = laws.get(index);
    boolean again = index > 0 && laws.get(index - 1).law() == law.law();
    int place = law.law().ordinal() + (again ? 1 : 0);
    return tools.palette().modeColour(1 + place % (AimMode.values().length - 1));
  }

  /** Starts again with {@code laws}. */
  void clear(List<TunedLaw> laws) {
    this.laws = laws;
    trails.clear();
    flashes.clear();
    last = List.of();
  }

  /** Records the positions, and the ends of flights. */
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
      if (trail.size() < 2 * TRAIL_POINTS) {
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

  /** Moves the mouse to x, y, physical pixels. */
  void hover(double x, double y) {
    pixelX = x;
    pixelY = y;
  }

  /** Returns the x of the mouse, m; beside the missiles as long as the mouse has not moved. */
  double pointerX() {
    return Double.isNaN(pixelX) ? WAITING_PLACE : view.worldX(pixelX);
  }

  /** Returns the y of the mouse, m; beside the missiles as long as the mouse has not moved. */
  double pointerY() {
    return Double.isNaN(pixelY) ? WAITING_PLACE : view.worldY(pixelY);
  }

  /** Returns true if the mouse is on the target. */
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

  /** Draws the flights; the view is fixed while the target is led by hand. */
  void draw(BenchFrame frame, List<HomingFlight> flights, boolean isLed) {
    if (flights.isEmpty()) {
      return;
    }
    if (isLed) {
      look(frame, 0, 0, LED_SPAN);
    } else {
      fit(frame, flights);
    }
    ShapeDrawer pen = tools.shapes();
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
      flash[3] += frame.seconds() / GLOW_SECONDS;
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
    ShapeDrawer pen = tools.shapes();
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
    ShapeDrawer pen = tools.shapes();
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

  /** Draws the missile, its commanded direction (thin) and its direction (thick). */
  private void drawMissile(HomingFlight flight, int rgb) {
    ShapeDrawer pen = tools.shapes();
    double x = flight.x();
    double y = flight.y();
    pen.ink(rgb, 0.55);
    double length = 3;
    pen.line(
        x, y, x + length * flight.guidance().demandX, y + length * flight.guidance().demandY, 0.05);
    pen.ink(rgb, 0.9);
    pen.line(x, y, x + 2 * flight.directionX(), y + 2 * flight.directionY(), 0.11);
    double heading = Math.atan2(flight.directionY(), flight.directionX());
    tools.missiles().draw(pen, x, y, heading, RADIUS, rgb);
  }
}
