package towline.settings;

/** The colour of the crosshair, by a name that the palette defines. */
public enum CrosshairColour {
  /** The colour of the ship's shots. */
  SHOTS,
  WHITE,
  MINT,
  AMBER,
  PINK
}
