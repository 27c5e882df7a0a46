package towline.sound;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Audio;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.audio.AudioDevice;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AudioOutputTest {
  private final @Nullable Audio before = Gdx.audio;
  private final PrintStream err = System.err;
  private final ByteArrayOutputStream errors = new ByteArrayOutputStream();

  /** Number of frames that the device claims to queue. */
  private int latency = AudioOutput.BUFFERS * AudioOutput.BUFFER_FRAMES;

  /**
   * The device's queue, which behaves like libGDX's: a write takes one buffer for each of its
   * parts.
   */
  private final BlockingQueue<short[]> queue = new ArrayBlockingQueue<>(AudioOutput.BUFFERS);

  private volatile boolean isDisposed;

  @BeforeEach
  void listen() {
    System.setErr(new PrintStream(errors, true, StandardCharsets.UTF_8));
    Gdx.audio = audio(this::device);
  }

  @AfterEach
  void restore() {
    System.setErr(err);
    Gdx.audio = before;
  }

  private static Audio audio(Supplier<AudioDevice> device) {
    return fake(
        Audio.class,
        (method, args) -> {
          assertThat(method).isEqualTo("newAudioDevice");
          assertThat(args).containsExactly(SoundClip.RATE, false);
          return device.get();
        });
  }

  private AudioDevice device() {
    return fake(
        AudioDevice.class,
        (method, args) ->
            switch (method) {
              case "getLatency" -> latency;
              case "dispose" -> {
                isDisposed = true;
                yield null;
              }
              case "writeSamples" -> {
                assertThat(isDisposed).isFalse();
                queue((short[]) args[0], (int) args[1], (int) args[2]);
                yield null;
              }
              default -> throw new UnsupportedOperationException(method);
            });
  }

  private void queue(short[] samples, int offset, int count) throws InterruptedException {
    int most = 2 * AudioOutput.BUFFER_FRAMES;
    for (int at = 0; at < count; at += most) {
      queue.put(Arrays.copyOfRange(samples, offset + at, offset + Math.min(at + most, count)));
    }
  }

  /** Returns the number of queued frames when no more fit. */
  private int framesWhenFull() {
    while (queue.remainingCapacity() > 0) {
      Thread.onSpinWait();
    }
    return queue.stream().mapToInt(samples -> samples.length / 2).sum();
  }

  /** Plays the silence with which every stream begins. */
  private void passSilence() throws InterruptedException {
    for (int i = 0; i < AudioOutput.BUFFERS; i++) {
      assertThat(queue.take()).containsOnly((short) 0);
    }
  }

  private interface Answer {
    @Nullable Object to(String method, Object[] args) throws InterruptedException;
  }

  private static <T> T fake(Class<T> type, Answer answer) {
    return type.cast(
        Proxy.newProxyInstance(
            AudioOutputTest.class.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, args) -> answer.to(method.getName(), args)));
  }

  private String errors() {
    return errors.toString(StandardCharsets.UTF_8);
  }

  /** Returns a stream that numbers its blocks from 1. */
  private static SoundOutput.Stream counting() {
    short[] block = new short[1];
    return out -> Arrays.fill(out, ++block[0]);
  }

  @Test
  void theDeviceHasItsFullLeadFromTheFirstWriteOn() throws Exception {
    AudioOutput output = Objects.requireNonNull(AudioOutput.open(files -> counting()));
    for (int played = 0; played < 30; played++) {
      assertThat(framesWhenFull()).isEqualTo(latency).isEqualTo(3072);
      queue.take();
    }
    close(output);
  }

  private void close(AudioOutput output) {
    Thread drain = new Thread(this::drain);
    drain.setDaemon(true);
    drain.start();
    output.close();
    assertThat(isDisposed).isTrue();
  }

  @Test
  void aMachineWithoutADeviceIsSilentAndSaysSo() {
    Gdx.audio =
        audio(
            () -> {
              throw new GdxRuntimeException("nothing to play on");
            });
    assertThat(AudioOutput.open(files -> counting())).isNull();
    assertThat(errors()).isEqualToIgnoringNewLines("towline: no sound: nothing to play on");
  }

  @Test
  void aDeviceThatTakesNoTimeCountsAsMissing() {
    latency = 0;
    assertThat(AudioOutput.open(files -> counting())).isNull();
    assertThat(isDisposed).isTrue();
    assertThat(errors()).isEmpty();
  }

  @Test
  void blocksArePlayedInOrderUntilItIsClosed() throws Exception {
    AudioOutput output = Objects.requireNonNull(AudioOutput.open(files -> counting()));
    passSilence();
    for (short block = 1; block < 100; block = (short) (block + 2)) {
      short[] buffer = queue.take();
      assertThat(Arrays.copyOf(buffer, buffer.length / 2)).containsOnly(block);
      assertThat(Arrays.copyOfRange(buffer, buffer.length / 2, buffer.length))
          .containsOnly((short) (block + 1));
    }
    close(output);
    assertThat(errors()).isEmpty();
  }

  private void drain() {
    try {
      while (!isDisposed) {
        queue.take();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void aFaultInTheStreamEndsTheSoundAndIsReported() throws Exception {
    SoundOutput.Stream counting = counting();
    AudioOutput output =
        Objects.requireNonNull(
            AudioOutput.open(
                files ->
                    out -> {
                      counting.next(out);
                      if (out[0] == 7) {
                        throw new IllegalStateException("a bad block");
                      }
                    }));
    passSilence();
    for (short block = 1; block < 7; block = (short) (block + 2)) {
      assertThat(queue.take()).startsWith(block);
    }
    while (errors().isEmpty()) {
      Thread.onSpinWait();
    }
    output.close();
    assertThat(isDisposed).isTrue();
    assertThat(errors()).isEqualToIgnoringNewLines("towline: sound lost: a bad block");
  }
}
