package towline.view.draw;

/** Colours in the format of the line batch: premultiplied, packed into a float. */
final class PackedColor {
  private static final int RED = 16;
  private static final int GREEN = 8;

  /** Mask that clears one exponent bit, so that no packed colour is a NaN. */
  private static final int NAN_MASK = 0xfeffffff;

  private PackedColor() {}

  /**
   * Packs a colour.
   *
   * @param rgb 0xRRGGBB
   * @param light brightness factor, from 0; each channel is clipped at its maximum
   * @param cover opacity towards the background, 0 to 1
   */
  static float pack(int rgb, double light, double cover) {
    int red = channel((rgb >> RED & 0xff) * light);
    int green = channel((rgb >> GREEN & 0xff) * light);
    int blue = channel((rgb & 0xff) * light);
    int alpha = channel(255 * cover);
    return Float.intBitsToFloat((alpha << 24 | blue << 16 | green << 8 | red) & NAN_MASK);
  }

  private static int channel(double value) {
    return value > 0 ? (int) Math.min(255, value + 0.5) : 0;
  }
}
