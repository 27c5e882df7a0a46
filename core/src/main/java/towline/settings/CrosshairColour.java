package towline.settings;

/** What the crosshair is drawn in; the palette says which colour that is. */
public enum CrosshairColour {
  /** As the ship's shots. */
  SHOTS,
  WHITE,
  MINT,
  AMBER,
  PINK
}
