package towline.session.replay;

import java.nio.ByteBuffer;

/** A failure to read a replay; the message is one sentence with the reason. */
public final class ReplayException extends Exception {
  private static final long serialVersionUID = 1L;

  /** Creates an exception; {@code message} does not end in a full stop. */
  public ReplayException(String message) {
    super(message);
  }

  /**
   * Checks a value of the content.
   *
   * @param what the name of the value
   */
  static void check(boolean fits, int offset, String what, long value) throws ReplayException {
    if (!fits) {
      throw new ReplayException("byte " + offset + ": " + value + " is not a valid " + what);
    }
  }

  /** Checks that {@code bytes} bytes are left in {@code in}. */
  static void checkLeft(ByteBuffer in, long bytes) throws ReplayException {
    if (in.remaining() < bytes) {
      throw new ReplayException("it is damaged or cut off at byte " + in.position());
    }
  }
}
