package towline.settings;

/** The kind of colour vision that the palette is made for. */
public enum ColourVision {
  /** Normal colour vision. */
  STANDARD,
  /** Protanopia: no red cones. */
  PROTAN,
  /** Deuteranopia: no green cones. */
  DEUTAN,
  /** Tritanopia: no blue cones. */
  TRITAN
}
