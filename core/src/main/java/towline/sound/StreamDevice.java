package towline.sound;

/** A device that plays a stream of samples. Only one thread may use it. */
public interface StreamDevice {
  /** Number of frames in a buffer of the device. */
  int BUFFER_FRAMES = 2 * MixBlock.FRAMES;

  /**
   * Number of buffers that the device queues: it is 70 ms ahead, which is the longest stall that is
   * not heard.
   */
  int BUFFERS = 6;

  /** Number of frames per second. */
  int RATE = SoundClip.RATE;

  /** Opens the machine's device. */
  @FunctionalInterface
  interface Opener {
    /**
     * Returns the opened device; waits as long as the machine's sound server does.
     *
     * @throws SoundDeviceException if there is none
     */
    StreamDevice open() throws SoundDeviceException;
  }

  /**
   * Queues {@link #BUFFER_FRAMES} frames, left and right samples alternating; waits until they fit.
   *
   * @throws SoundDeviceException if the device is gone
   */
  void write(short[] samples) throws SoundDeviceException, InterruptedException;

  /** Stops and releases the device. */
  void close();
}
