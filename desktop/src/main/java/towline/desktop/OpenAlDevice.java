package towline.desktop;

import java.nio.IntBuffer;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.lwjgl.openal.AL;
import org.lwjgl.openal.AL10;
import org.lwjgl.openal.ALC;
import org.lwjgl.openal.ALC10;
import org.lwjgl.openal.ALC11;
import org.lwjgl.openal.ALCCapabilities;
import org.lwjgl.openal.EXTDisconnect;
import org.lwjgl.openal.SOFTDirectChannels;
import org.lwjgl.openal.SOFTReopenDevice;
import org.lwjgl.openal.SOFTSystemEventProc;
import org.lwjgl.openal.SOFTSystemEvents;
import towline.sound.SoundDeviceException;
import towline.sound.StreamDevice;

/**
 * The default sound device of the machine, by OpenAL. libGDX's own device is opened with the
 * window, which would wait for a sound server that hangs; and its observer reopens a lost one
 * without a pause.
 */
final class OpenAlDevice implements StreamDevice {
  /** Name of the device that OpenAL Soft opens if there is no other; it plays nothing. */
  private static final String NULL_DEVICE = "No Output";

  /** Time between two looks for a buffer that has been played, ms. */
  private static final long POLL_MS = 5;

  private static final int[] DEFAULT_CHANGES = {
    SOFTSystemEvents.ALC_EVENT_TYPE_DEFAULT_DEVICE_CHANGED_SOFT
  };

  private final long device;
  private final long context;
  private final ALCCapabilities capabilities;
  private final int source;
  private final int[] buffers = new int[BUFFERS];
  private final AtomicBoolean defaultChanged = new AtomicBoolean();
  private final @Nullable SOFTSystemEventProc listener;
  private int filled;

  private OpenAlDevice(long device, long context) {
    this.device = device;
    this.context = context;
    ALC10.alcMakeContextCurrent(context);
    capabilities = ALC.createCapabilities(device);
    AL.createCapabilities(capabilities);
    source = AL10.alGenSources();
    if (AL.getCapabilities().AL_SOFT_direct_channels) {
      AL10.alSourcei(source, SOFTDirectChannels.AL_DIRECT_CHANNELS_SOFT, AL10.AL_TRUE);
    }
    AL10.alGenBuffers(buffers);
    listener = listen();
  }

  /**
   * Returns the opened default device.
   *
   * @throws SoundDeviceException if there is none, or OpenAL is missing
   */
  static StreamDevice open() throws SoundDeviceException {
    if (!SoundDevice.mayBeThere()) {
      throw new SoundDeviceException("no sound device found");
    }
    try {
      return opened();
    } catch (RuntimeException | LinkageError e) {
      throw new SoundDeviceException("the sound device cannot be opened: " + e.getMessage());
    }
  }

  private static OpenAlDevice opened() throws SoundDeviceException {
    long device = ALC10.alcOpenDevice((CharSequence) null);
    if (device == 0) {
      throw new SoundDeviceException("no sound device answers");
    }
    String name = ALC10.alcGetString(device, ALC11.ALC_ALL_DEVICES_SPECIFIER);
    if (NULL_DEVICE.equals(name) && !SoundDevice.isNamed(System.getenv())) {
      ALC10.alcCloseDevice(device);
      throw new SoundDeviceException("no sound device answers");
    }
    long context = ALC10.alcCreateContext(device, (IntBuffer) null);
    if (context == 0) {
      ALC10.alcCloseDevice(device);
      throw new SoundDeviceException("the sound device cannot be used");
    }
    return new OpenAlDevice(device, context);
  }

  /** Listens to the system's choice of another default device, such as headphones. */
  private @Nullable SOFTSystemEventProc listen() {
    if (!capabilities.ALC_SOFT_system_events || !capabilities.ALC_SOFT_reopen_device) {
      return null;
    }
    SOFTSystemEventProc changes =
        SOFTSystemEventProc.create(
            (event, kind, changed, length, message, user) -> {
              if (kind == SOFTSystemEvents.ALC_PLAYBACK_DEVICE_SOFT) {
                defaultChanged.set(true);
              }
            });
    SOFTSystemEvents.alcEventCallbackSOFT(changes, 0);
    SOFTSystemEvents.alcEventControlSOFT(DEFAULT_CHANGES, true);
    return changes;
  }

  @Override
  public void write(short[] samples) throws SoundDeviceException, InterruptedException {
    check();
    int buffer = filled < buffers.length ? buffers[filled++] : played();
    AL10.alBufferData(buffer, AL10.AL_FORMAT_STEREO16, samples, RATE);
    AL10.alSourceQueueBuffers(source, buffer);
    boolean full = filled == buffers.length;
    if (full && AL10.alGetSourcei(source, AL10.AL_SOURCE_STATE) != AL10.AL_PLAYING) {
      AL10.alSourcePlay(source);
    }
  }

  /** Waits for a buffer that has been played, and returns it. */
  private int played() throws SoundDeviceException, InterruptedException {
    while (AL10.alGetSourcei(source, AL10.AL_BUFFERS_PROCESSED) == 0) {
      Thread.sleep(POLL_MS);
      check();
    }
    return AL10.alSourceUnqueueBuffers(source);
  }

  private void check() throws SoundDeviceException {
    boolean moved =
        !defaultChanged.getAndSet(false)
            || SOFTReopenDevice.alcReopenDeviceSOFT(device, (CharSequence) null, (IntBuffer) null);
    // Sources of a device that is gone stop at once: each buffer counts as played.
    boolean connected =
        !capabilities.ALC_EXT_disconnect
            || ALC10.alcGetInteger(device, EXTDisconnect.ALC_CONNECTED) != 0;
    if (!moved || !connected) {
      throw new SoundDeviceException("the sound device is gone");
    }
  }

  @Override
  public void close() {
    if (listener != null) {
      SOFTSystemEvents.alcEventControlSOFT(DEFAULT_CHANGES, false);
      SOFTSystemEvents.nalcEventCallbackSOFT(0, 0);
      listener.free();
    }
    AL10.alSourceStop(source);
    AL10.alDeleteSources(source);
    AL10.alDeleteBuffers(buffers);
    ALC10.alcMakeContextCurrent(0);
    ALC10.alcDestroyContext(context);
    ALC10.alcCloseDevice(device);
  }
}
