package towline.web.article;

/** A live picture. Lengths in metres from its middle, y up. */
interface LivePicture {
  /** The time between two steps, s. */
  double TICK = 1.0 / 60;

  /** Moves on by a step, with the sliders as they stand. */
  void tick(Sliders sliders);

  /** Draws how things stand. */
  void draw(Pen pen);

  /** What has come of it so far. */
  String result();

  /** Forgets what has come of it: a slider was moved. */
  void restart();
}
