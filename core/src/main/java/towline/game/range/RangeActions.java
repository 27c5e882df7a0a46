package towline.game.range;

import java.util.List;
import towline.menu.Slider;

/** What the page of the range asks of its screen. Places in physical pixels from the lower left. */
public interface RangeActions {
  /** The keys of the benches' names in the text bundle, in order. */
  List<String> benches();

  /** Which bench is open, from 0 on. */
  int openBench();

  /** Opens a bench. */
  void showBench(int index);

  /** What can be set on the open bench, in order. */
  List<Slider> sliders();

  /** The presets, as a choice. */
  Slider presets();

  /** Goes on to the next preset. */
  void nextPreset();

  /** The speed of time, as a choice. */
  Slider speed();

  /** The seed. */
  Slider seed();

  /** Adds a digit to the seed. */
  void typeSeed(int digit);

  /** Stops the time, or lets it go on. */
  void togglePause();

  /** Lets a single tick pass, and stops the time. */
  void singleTick();

  /** Starts the bench from the beginning. */
  void restart();

  /** Switches to the other view of the bench, if it has one. */
  void toggleView();

  /** Puts the command that reproduces the bench on the clipboard. */
  void copyCommand();

  /** Saves the set-up and the table. */
  void save();

  /** Reads the set-up that was saved last. */
  void load();

  /** Opens the race of two aim modes. */
  void race();

  /** Leaves for the title. */
  void leave();

  /** The mouse takes hold of what is there. */
  void press(float x, float y);

  /** The mouse is there with its button down. */
  void drag(float x, float y);

  /** The mouse lets go. */
  void release();

  /** The mouse is there with no button down. */
  void hover(float x, float y);
}
