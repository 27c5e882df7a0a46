package towline.sound;

/** The exception for a sound device that is missing, or gone. */
public final class SoundDeviceException extends Exception {
  private static final long serialVersionUID = 1L;

  /** Creates an exception with a reason for the console. */
  public SoundDeviceException(String reason) {
    super(reason);
  }
}
