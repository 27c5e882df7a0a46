package towline.view.world.painter;

import java.util.List;
import towline.sim.spec.SnakeSpec;
import towline.view.draw.Polygon;

/**
 * The shapes of a snake of one build, in its own frame.
 *
 * @param segment segment of the body
 * @param mark mark on a whole segment
 * @param tail last segment
 * @param head head
 * @param leftJaw pieces of the left jaw
 * @param rightJaw pieces of the right jaw, which mirror the left
 * @param taper shrinkage of the last segment against the first, as a share
 * @param gape mean opening of the jaws, rad
 * @param chew amplitude of the jaws' motion, rad
 * @param chewRate angular frequency of the jaws' motion, rad/s
 * @param eyeAhead position of the eyes ahead of the centre, radii
 * @param eyeAside distance of the eyes from the axis, radii
 * @param eye radius of an eye, radii
 */
record SnakeShapes(
    Polygon segment,
    Polygon mark,
    Polygon tail,
    Polygon head,
    List<Polygon> leftJaw,
    List<Polygon> rightJaw,
    double taper,
    double gape,
    double chew,
    double chewRate,
    double eyeAhead,
    double eyeAside,
    double eye) {
  private static final Polygon SPINE = Polygon.open(0.42, 0, -0.42, 0);
  private static final List<Polygon> NO_JAW = List.of();

  /** Linked diamonds, and a round head with short jaws. */
  private static final SnakeShapes LINKED =
      new SnakeShapes(
          Polygon.closed(0.88, 0, 0, 0.95, -0.88, 0, 0, -0.95),
          SPINE,
          Polygon.closed(0.9, 0.45, -1.6, 0, 0.9, -0.45),
          Polygon.closed(
              0.35, 0, 0.75, 0.62, 0.1, 0.98, -0.85, 0.6, -1.2, 0, -0.85, -0.6, 0.1, -0.98, 0.75,
              -0.62),
          List.of(Polygon.closed(0.7, 0.66, 1.75, 0.2, 0.3, 0.05)),
          List.of(Polygon.closed(0.7, -0.66, 1.75, -0.2, 0.3, -0.05)),
          0,
          0.16,
          0.16,
          9,
          0.12,
          0.48,
          0.2);

  /** Barbs that point ahead, and a spearhead. */
  private static final SnakeShapes BARBED =
      new SnakeShapes(
          Polygon.closed(1.2, 0, -0.55, 1.35, -0.15, 0, -0.55, -1.35),
          SPINE,
          Polygon.closed(0.9, 0.5, -2.4, 0, 0.9, -0.5),
          Polygon.closed(2, 0, 0.35, 0.55, -1.15, 1.6, -0.5, 0, -1.15, -1.6, 0.35, -0.55),
          NO_JAW,
          NO_JAW,
          0.35,
          0,
          0,
          0,
          0.3,
          0.26,
          0.15);

  /** A dart with two fins, and a tail of thin needles. */
  private static final SnakeShapes DART =
      new SnakeShapes(
          Polygon.closed(1.15, 0, -0.3, 0.42, -1.15, 0, -0.3, -0.42),
          Polygon.open(0.7, 0, -0.7, 0),
          Polygon.closed(0.9, 0.3, -2.6, 0, 0.9, -0.3),
          Polygon.closed(3.1, 0, 0.2, 0.5, -1.5, 1.45, -0.7, 0, -1.5, -1.45, 0.2, -0.5),
          NO_JAW,
          NO_JAW,
          0.5,
          0,
          0,
          0,
          0.5,
          0.2,
          0.14);

  /** Facets of glass. */
  private static final SnakeShapes GLASS =
      new SnakeShapes(
          Polygon.closed(1, 0, 0.45, 0.85, -0.65, 0.95, -0.95, 0, -0.65, -0.95, 0.45, -0.85),
          Polygon.open(0.45, 0.85, -0.1, 0, 0.45, -0.85),
          Polygon.closed(0.9, 0.6, -1.2, 0.25, -1.9, 0, -1.2, -0.25, 0.9, -0.6),
          Polygon.closed(
              1.5, 0, 0.7, 0.95, -0.5, 1.15, -1.2, 0.45, -1.2, -0.45, -0.5, -1.15, 0.7, -0.95),
          NO_JAW,
          NO_JAW,
          0.2,
          0,
          0,
          0,
          0.35,
          0.38,
          0.24);

  /** Beads, and two sickles wider than all of them. */
  private static final SnakeShapes JAWED =
      new SnakeShapes(
          Polygon.regular(6),
          Polygon.open(0, 0.5, 0, -0.5),
          Polygon.closed(0.7, 0.4, -1.3, 0, 0.7, -0.4),
          Polygon.closed(0.6, 0, 0.25, 0.75, -0.6, 0.7, -0.95, 0, -0.6, -0.7, 0.25, -0.75),
          List.of(
              Polygon.closed(-0.25, 0.35, 0.55, 0.4, 1.3, 1.25, 0.6, 2.25),
              Polygon.closed(0.6, 2.25, 1.3, 1.25, 2.5, 0.2, 2.1, 1.75)),
          List.of(
              Polygon.closed(-0.25, -0.35, 0.6, -2.25, 1.3, -1.25, 0.55, -0.4),
              Polygon.closed(0.6, -2.25, 2.1, -1.75, 2.5, -0.2, 1.3, -1.25)),
          0.3,
          0.05,
          0.22,
          13,
          0.05,
          0.34,
          0.17);

  /** Returns the shapes of a build. */
  static SnakeShapes of(SnakeSpec.Build build) {
    return switch (build) {
      case LINKED -> LINKED;
      case BARBED -> BARBED;
      case DART -> DART;
      case GLASS -> GLASS;
      case JAWED -> JAWED;
    };
  }
}
