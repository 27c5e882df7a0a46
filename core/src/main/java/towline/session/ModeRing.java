package towline.session;

import java.util.List;
import org.jspecify.annotations.Nullable;
import towline.ai.aim.AimMode;

/**
 * The ring of aim modes on offer, in the order of their keys: those of the sector, and the chosen
 * and the right one even if they are none of the sector's.
 */
public final class ModeRing {
  /** Index of no mode. */
  public static final int NONE = -1;

  private final int[] modes = new int[AimMode.values().length];
  private int size;
  private int chosen;
  private int right = NONE;

  /** Returns a ring of modes, by their indices, of which {@code chosen} is chosen. */
  public static ModeRing of(int chosen, int... modes) {
    ModeRing ring = new ModeRing();
    ring.chosen = chosen;
    for (int mode : modes) {
      ring.modes[ring.size++] = mode;
    }
    return ring;
  }

  /**
   * Takes in the state of the run.
   *
   * @param hintsAlways true if the right mode is known in later waves, too
   */
  public void update(Run run, boolean hintsAlways) {
    chosen = run.current().droneGun().mode;
    @Nullable AimMode hinted = run.hintedMode(hintsAlways);
    right = hinted == null ? NONE : hinted.ordinal();
    List<AimMode> ofSector = run.sector().modes();
    size = 0;
    for (int mode = 0; mode < modes.length; mode++) {
      boolean isListed = mode == chosen || mode == right;
      for (int i = 0; i < ofSector.size(); i++) {
        isListed |= ofSector.get(i).ordinal() == mode;
      }
      if (isListed) {
        modes[size++] = mode;
      }
    }
  }

  /** Returns the number of modes. */
  public int size() {
    return size;
  }

  /** Returns the index of the mode at a place, from 0. */
  public int mode(int place) {
    return modes[place];
  }

  /** Returns the index of the chosen mode. */
  public int chosen() {
    return chosen;
  }

  /** Returns the index of the mode that a hint names, or {@link #NONE}. */
  public int right() {
    return right;
  }

  /** Returns the bearing of a place's middle, rad: clockwise, the first one at the upper left. */
  public static double bearing(int place, int size) {
    double each = 2 * Math.PI / size;
    return 0.5 * Math.PI + 0.5 * each * (size - 1) / size - place * each;
  }
}
