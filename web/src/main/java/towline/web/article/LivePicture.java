package towline.web.article;

/** A live picture. Lengths are in metres from its middle, y up. */
interface LivePicture {
  /** Time between two steps, s. */
  double TICK = 1.0 / 60;

  /** Advances by one step, with the current values of the sliders. */
  void tick(Sliders sliders);

  /** Draws the current state. */
  void draw(Pen pen);

  /** Returns the results in words. */
  String result();

  /** Resets the results. Called when a slider was moved. */
  void restart();
}
