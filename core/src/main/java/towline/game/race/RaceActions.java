package towline.game.race;

import java.util.List;
import towline.menu.Slider;

/** What the page of the race asks of its screen. */
public interface RaceActions {
  /** What can be set, in order. */
  List<Slider> sliders();

  /** Starts the same race again. */
  void again();

  /** Whether there are races on other seeds. */
  boolean hasSeeds();

  /** Starts a race on the next seed. */
  void nextSeed();

  /** Goes back to where the race was opened. */
  void leave();
}
