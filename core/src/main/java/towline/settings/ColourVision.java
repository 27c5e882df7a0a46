package towline.settings;

/** Whose eyes the colours are made for. */
public enum ColourVision {
  /** Most people's. */
  STANDARD,
  /** Without the cones for red. */
  PROTAN,
  /** Without the cones for green. */
  DEUTAN,
  /** Without the cones for blue. */
  TRITAN
}
