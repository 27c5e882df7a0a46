package towline.view.draw;

/** Colours as the line batch takes them: premultiplied, packed into a float. */
final class PackedColor {
  private static final int RED = 16;
  private static final int GREEN = 8;

  /** The highest exponent bits of a packed colour must not all be set, or it would be a NaN. */
  private static final int NEVER_NAN = 0xfeffffff;

  private PackedColor() {}

  /**
   * Packs a colour.
   *
   * @param rgb 0xRRGGBB
   * @param light how much of it, from 0; more than 1 is clipped channel by channel
   * @param cover how much of the ground it hides, 0 to 1
   */
  static float pack(int rgb, double light, double cover) {
    int red = channel((rgb >> RED & 0xff) * light);
    int green = channel((rgb >> GREEN & 0xff) * light);
    int blue = channel((rgb & 0xff) * light);
    int alpha = channel(255 * cover);
    return Float.intBitsToFloat((alpha << 24 | blue << 16 | green << 8 | red) & NEVER_NAN);
  }

  private static int channel(double value) {
    return value > 0 ? (int) Math.min(255, value + 0.5) : 0;
  }
}
