package towline.web.article;

/** The sliders below a picture, by their names. */
interface Sliders {
  /** Returns the value of a slider. */
  double value(String name);
}
