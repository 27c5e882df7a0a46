package towline.view.world.backdrop;

import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import towline.content.SectorSpec;
import towline.view.draw.GradientMesh;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.Camera;

/**
 * The backdrops of all sectors, and the passage from one to the next, which sinks in from above.
 */
public final class Backdrops {
  /** Duration of a passage, s. */
  static final double PASSAGE = 1.8;

  /** Width of the front of a passage, in heights of the picture. */
  private static final double FRONT_WIDTH = 0.7;

  private final Map<SectorSpec.Look, Backdrop> all = new EnumMap<>(SectorSpec.Look.class);
  private final Backdrop initial;
  private Backdrop old;
  private Backdrop current;
  private SectorSpec.@Nullable Look look;
  private double timeSinceChange = PASSAGE;

  public Backdrops(Palette palette) {
    for (SectorSpec.Look each : SectorSpec.Look.values()) {
      all.put(each, backdrop(each, palette));
    }
    initial = backdrop(SectorSpec.Look.SPACE, palette);
    old = initial;
    current = initial;
  }

  private static Backdrop backdrop(SectorSpec.Look look, Palette palette) {
    return switch (look) {
      case SPACE -> new OpenSpace(palette);
      case HULL -> new GreatHull(palette);
      case UNDERTOW -> new Undertow(palette);
    };
  }

  /** Ends the run, so that the next sector appears without a passage. */
  public void leave() {
    look = null;
  }

  public void enter(SectorSpec.Look wanted) {
    if (wanted == look) {
      return;
    }
    old = current;
    current = all.getOrDefault(wanted, initial);
    timeSinceChange = look == null ? PASSAGE : 0;
    look = wanted;
  }

  public void update(double seconds) {
    timeSinceChange = Math.min(PASSAGE, timeSinceChange + Math.max(0, seconds));
  }

  /** Returns the progress of the passage, 0 to 1. */
  double share() {
    return smooth(timeSinceChange / PASSAGE);
  }

  private static double smooth(double share) {
    double s = Math.max(0, Math.min(1, share));
    return s * s * (3 - 2 * s);
  }

  public int grid() {
    return Palette.mix(old.grid(), current.grid(), share());
  }

  public double gridLight() {
    return old.gridLight() + (current.gridLight() - old.gridLight()) * share();
  }

  /** Draws the sky, which covers the picture; call before everything else is drawn. */
  public void drawSky(GradientMesh gradient, Camera camera) {
    double stepX = (camera.right() - camera.left()) / (GradientMesh.COLUMNS - 1);
    double stepY = (camera.top() - camera.bottom()) / (GradientMesh.ROWS - 1);
    for (int row = 0; row < GradientMesh.ROWS; row++) {
      double y = camera.bottom() + row * stepY;
      double arrived = progressAt((double) row / (GradientMesh.ROWS - 1));
      for (int column = 0; column < GradientMesh.COLUMNS; column++) {
        gradient.setColor(column, row, sky(camera, camera.left() + column * stepX, y, arrived));
      }
    }
    gradient.draw();
  }

  /**
   * Returns the progress of the passage, 0 to 1, at a height of the picture, 0 at its foot to 1.
   */
  private double progressAt(double height) {
    return smooth((share() * (1 + FRONT_WIDTH) - (1 - height)) / FRONT_WIDTH);
  }

  /**
   * Returns the background's colour at a place; {@code arrived} is the passage's progress there, 0
   * to 1.
   */
  int sky(Camera camera, double x, double y, double arrived) {
    if (arrived >= 1) {
      return current.sky(camera, x, y);
    }
    return Palette.mix(old.sky(camera, x, y), current.sky(camera, x, y), arrived);
  }

  public void draw(ShapeDrawer pen, Camera camera, double time) {
    double share = share();
    if (share < 1) {
      old.draw(pen, camera, time, 1 - share);
    }
    current.draw(pen, camera, time, share);
  }
}
