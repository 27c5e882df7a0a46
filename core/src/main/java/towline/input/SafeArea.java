package towline.input;

/**
 * The distances of the window's safe area, clear of notches and rounded corners, from the window's
 * edges; physical pixels.
 */
public record SafeArea(double left, double top, double right, double bottom) {
  /** The whole window. */
  public static final SafeArea WHOLE = new SafeArea(0, 0, 0, 0);

  /** Returns the distances in another unit, that is {@code pixels} long. */
  SafeArea in(double pixels) {
    return new SafeArea(left / pixels, top / pixels, right / pixels, bottom / pixels);
  }
}
