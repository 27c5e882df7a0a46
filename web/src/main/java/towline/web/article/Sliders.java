package towline.web.article;

/** The sliders below a picture, by their names. */
interface Sliders {
  /** The value of a slider. */
  double value(String name);
}
