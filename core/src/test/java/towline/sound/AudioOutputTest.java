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
  private final ByteArrayOutputStream told = new ByteArrayOutputStream();

  /** The first sample of each block that was played; a device takes a few, then it is full. */
  private final BlockingQueue<Short> played = new ArrayBlockingQueue<>(4);

  private int latency = 512;
  private volatile boolean isDisposed;

  @BeforeEach
  void listen() {
    System.setErr(new PrintStream(told, true, StandardCharsets.UTF_8));
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
                played.put(((short[]) args[0])[0]);
                yield null;
              }
              default -> throw new UnsupportedOperationException(method);
            });
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

  private String told() {
    return told.toString(StandardCharsets.UTF_8);
  }

  /** Numbers its blocks. */
  private static AudioOutput.Stream counting() {
    short[] block = new short[1];
    return out -> out[0] = block[0]++;
  }

  @Test
  void aMachineWithoutADeviceIsSilentAndSaysSo() {
    Gdx.audio =
        audio(
            () -> {
              throw new GdxRuntimeException("nothing to play on");
            });
    assertThat(AudioOutput.open(AudioOutputTest::counting)).isNull();
    assertThat(told()).isEqualToIgnoringNewLines("towline: no sound: nothing to play on");
  }

  @Test
  void aDeviceThatTakesNoTimeIsNone() {
    latency = 0;
    assertThat(AudioOutput.open(AudioOutputTest::counting)).isNull();
    assertThat(isDisposed).isTrue();
    assertThat(told()).isEmpty();
  }

  @Test
  void blocksArePlayedInOrderUntilItIsClosed() throws Exception {
    AudioOutput output = Objects.requireNonNull(AudioOutput.open(AudioOutputTest::counting));
    for (short block = 0; block < 100; block++) {
      assertThat(played.take()).isEqualTo(block);
    }
    Thread drain = new Thread(this::drain);
    drain.setDaemon(true);
    drain.start();
    output.close();
    assertThat(isDisposed).isTrue();
    assertThat(told()).isEmpty();
  }

  private void drain() {
    try {
      while (!isDisposed) {
        played.take();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void aFaultInTheStreamCostsTheSoundAndIsTold() throws Exception {
    AudioOutput.Stream counting = counting();
    AudioOutput output =
        Objects.requireNonNull(
            AudioOutput.open(
                () ->
                    out -> {
                      counting.next(out);
                      if (out[0] == 3) {
                        throw new IllegalStateException("a bad block");
                      }
                    }));
    for (short block = 0; block < 3; block++) {
      assertThat(played.take()).isEqualTo(block);
    }
    while (told().isEmpty()) {
      Thread.onSpinWait();
    }
    output.close();
    assertThat(isDisposed).isTrue();
    assertThat(told()).isEqualToIgnoringNewLines("towline: sound lost: a bad block");
  }
}
