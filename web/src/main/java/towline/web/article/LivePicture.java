package towline.web.article;

import towline.shots.Pen;

/** A live picture. Lengths are in metres from its middle, y up. */
interface LivePicture {
  /** Time between two steps, s. */
  double TICK = 1.0 / 60;

  /** Width of lines, m. */
  double LINE = 0.12;

  int GUN = 0xdfe8ff;
  int TARGET = 0xff4d7d;

  /** Colours of what a picture compares; the style sheet has the same for its words. */
  int FIRST = 0xffb347;

  int SECOND = 0x5fd7ff;
  int THIRD = 0x7dffb0;

  /** Advances by one step, with the current values of the sliders. */
  void tick(Sliders sliders);

  /** Draws the current state. */
  void draw(Pen pen);

  /** Returns the results in words. */
  String result();

  /** Resets the results. Called when a slider was moved. */
  void restart();
}
