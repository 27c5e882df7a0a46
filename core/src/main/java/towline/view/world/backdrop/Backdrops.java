package towline.view.world.backdrop;

import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import towline.content.SectorSpec;
import towline.view.draw.GradientMesh;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.Camera;

/** The backdrops of all sectors, and the passage from one to the next: it sinks in from above. */
public final class Backdrops {
  /** How long a passage takes, s. */
  static final double PASSAGE = 1.8;

  /** How broad the front of a passage is, in heights of the picture. */
  private static final double FRONT = 0.7;

  private final Map<SectorSpec.Look, Backdrop> all = new EnumMap<>(SectorSpec.Look.class);
  private final Backdrop first;
  private Backdrop old;
  private Backdrop now;
  private SectorSpec.@Nullable Look look;
  private double since = PASSAGE;

  public Backdrops(Palette palette) {
    for (SectorSpec.Look each : SectorSpec.Look.values()) {
      all.put(each, backdrop(each, palette));
    }
    first = backdrop(SectorSpec.Look.SPACE, palette);
    old = first;
    now = first;
  }

  private static Backdrop backdrop(SectorSpec.Look look, Palette palette) {
    return switch (look) {
      case SPACE -> new OpenSpace(palette);
      case HULL -> new GreatHull(palette);
      case UNDERTOW -> new Undertow(palette);
    };
  }

  /** The run is at its end: the next sector is there without a passage. */
  public void leave() {
    look = null;
  }

  public void enter(SectorSpec.Look wanted) {
    if (wanted == look) {
      return;
    }
    old = now;
    now = all.getOrDefault(wanted, first);
    since = look == null ? PASSAGE : 0;
    look = wanted;
  }

  public void update(double seconds) {
    since = Math.min(PASSAGE, since + Math.max(0, seconds));
  }

  /** How far the passage is, 0 to 1. */
  double share() {
    return smooth(since / PASSAGE);
  }

  private static double smooth(double share) {
    double s = Math.max(0, Math.min(1, share));
    return s * s * (3 - 2 * s);
  }

  public int grid() {
    return Palette.mix(old.grid(), now.grid(), share());
  }

  public double gridLight() {
    return old.gridLight() + (now.gridLight() - old.gridLight()) * share();
  }

  /** Before anything else: it covers the picture. */
  public void drawSky(GradientMesh gradient, Camera camera) {
    double stepX = (camera.right() - camera.left()) / (GradientMesh.COLUMNS - 1);
    double stepY = (camera.top() - camera.bottom()) / (GradientMesh.ROWS - 1);
    for (int row = 0; row < GradientMesh.ROWS; row++) {
      double y = camera.bottom() + row * stepY;
      double arrived = arrivedAt((double) row / (GradientMesh.ROWS - 1));
      for (int column = 0; column < GradientMesh.COLUMNS; column++) {
        gradient.setColor(column, row, sky(camera, camera.left() + column * stepX, y, arrived));
      }
    }
    gradient.draw();
  }

  /** How far the passage is at that height of the picture, 0 at its foot to 1. */
  private double arrivedAt(double height) {
    return smooth((share() * (1 + FRONT) - (1 - height)) / FRONT);
  }

  /** The ground at a place where the passage is so far, 0 to 1. */
  int sky(Camera camera, double x, double y, double arrived) {
    if (arrived >= 1) {
      return now.sky(camera, x, y);
    }
    return Palette.mix(old.sky(camera, x, y), now.sky(camera, x, y), arrived);
  }

  public void draw(ShapeDrawer pen, Camera camera, double time) {
    double share = share();
    if (share < 1) {
      old.draw(pen, camera, time, 1 - share);
    }
    now.draw(pen, camera, time, share);
  }
}
