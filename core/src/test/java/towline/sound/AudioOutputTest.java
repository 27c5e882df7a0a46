package towline.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AudioOutputTest {
  private static final String GONE = "the plug is out";

  private final PrintStream err = System.err;
  private final ByteArrayOutputStream errors = new ByteArrayOutputStream();

  /** The queue of the device, which behaves like OpenAL's: a write takes one buffer. */
  private final BlockingQueue<short[]> queue = new ArrayBlockingQueue<>(StreamDevice.BUFFERS);

  /** One character for each attempt to open a device: o if it succeeds, x if it fails. */
  private final BlockingQueue<Character> attempts = new LinkedBlockingQueue<>();

  private final List<Long> pauses = Collections.synchronizedList(new ArrayList<>());
  private final CountDownLatch closed = new CountDownLatch(1);
  private volatile boolean isGone;
  private final AtomicInteger opened = new AtomicInteger();
  private final AtomicInteger released = new AtomicInteger();

  @BeforeEach
  void listen() {
    System.setErr(new PrintStream(errors, true, StandardCharsets.UTF_8));
  }

  @AfterEach
  void restore() {
    System.setErr(err);
  }

  private final class QueueDevice implements StreamDevice {
    private boolean isReleased;

    @Override
    public void write(short[] samples) throws SoundDeviceException, InterruptedException {
      assertThat(isReleased).isFalse();
      assertThat(samples).hasSize(2 * BUFFER_FRAMES);
      if (isGone) {
        throw new SoundDeviceException(GONE);
      }
      queue.put(samples.clone());
    }

    @Override
    public void close() {
      assertThat(isReleased).isFalse();
      isReleased = true;
      released.incrementAndGet();
      closed.countDown();
    }
  }

  private StreamDevice device() throws SoundDeviceException {
    try {
      if (attempts.take() == 'x') {
        throw new SoundDeviceException("nothing to play on");
      }
    } catch (InterruptedException e) {
      throw new SoundDeviceException("interrupted");
    }
    opened.incrementAndGet();
    isGone = false;
    return new QueueDevice();
  }

  private SoundOutput open(String outcomes, SoundOutput.Stream stream) {
    outcomes.chars().forEach(outcome -> attempts.add((char) outcome));
    Function<SoundOutput.Decoder, SoundOutput.Stream> loading = files -> stream;
    return Objects.requireNonNull(AudioOutput.on(this::device, pauses::add).open(loading));
  }

  /** Waits until the device is full. */
  private void fill() {
    while (queue.remainingCapacity() > 0) {
      Thread.onSpinWait();
    }
  }

  /** Plays the silence with which every device begins. */
  private void passSilence() throws InterruptedException {
    for (int i = 0; i < StreamDevice.BUFFERS; i++) {
      assertThat(queue.take()).containsOnly((short) 0);
    }
  }

  private String errors() {
    return errors.toString(StandardCharsets.UTF_8);
  }

  /** Returns a stream that numbers its blocks from 1. */
  private static SoundOutput.Stream counting() {
    short[] block = new short[1];
    return out -> Arrays.fill(out, ++block[0]);
  }

  private void close(SoundOutput output) {
    output.close();
    assertThat(released).hasValue(opened.get());
  }

  @Test
  void theDeviceHasItsFullLeadFromTheFirstWriteOn() throws Exception {
    SoundOutput output = open("o", counting());
    for (int played = 0; played < 30; played++) {
      fill();
      queue.take();
    }
    close(output);
  }

  @Test
  void aMachineWithoutADeviceIsSilentAndSaysSo() {
    SoundOutput output = open("x", counting());
    while (errors().isEmpty()) {
      Thread.onSpinWait();
    }
    output.close();
    assertThat(errors()).isEqualToIgnoringNewLines("towline: no sound: nothing to play on");
    assertThat(pauses).isEmpty();
    assertThat(output.pollLost()).isFalse();
  }

  /** A sound server that hangs holds up its own thread alone. */
  @Test
  void openingAnOutputDoesNotWaitForTheDevice() throws Exception {
    SoundOutput output = open("", counting());
    assertThat(output.firstMs()).isNaN();
    attempts.add('o');
    passSilence();
    close(output);
  }

  @Test
  void anOutputThatNeverOpenedCanBeClosed() {
    open("", counting()).close();
    assertThat(opened).hasValue(0);
  }

  @Test
  void blocksArePlayedInOrderUntilItIsClosed() throws Exception {
    SoundOutput output = open("o", counting());
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

  /** A sound server that dies: one sentence, and an attempt every two seconds until it is back. */
  @Test
  void aLostDeviceIsOpenedAgainAfterAPause() throws Exception {
    SoundOutput output = open("oxxx", counting());
    passSilence();
    assertThat(output.pollLost()).isFalse();
    isGone = true;
    queue.clear();
    closed.await();
    attempts.add('o');
    queue.clear();
    while (opened.get() < 2) {
      queue.clear();
      Thread.onSpinWait();
    }
    fill();
    assertThat(output.pollLost()).isTrue();
    assertThat(output.pollLost()).isFalse();
    close(output);
    assertThat(opened).hasValue(2);
    assertThat(pauses).hasSize(4).containsOnly(AudioOutput.RETRY_MS);
    assertThat(errors())
        .isEqualToIgnoringNewLines(
            "towline: sound lost: " + GONE + "; it comes back with the device");
  }

  @Test
  void aFaultInTheStreamEndsTheSoundAndIsReported() throws Exception {
    SoundOutput.Stream counting = counting();
    SoundOutput output =
        open(
            "o",
            out -> {
              counting.next(out);
              if (out[0] == 7) {
                throw new IllegalStateException("a bad block");
              }
            });
    passSilence();
    for (short block = 1; block < 7; block = (short) (block + 2)) {
      assertThat(queue.take()).startsWith(block);
    }
    while (errors().isEmpty()) {
      Thread.onSpinWait();
    }
    close(output);
    assertThat(errors()).isEqualToIgnoringNewLines("towline: sound lost: a bad block");
  }

  @Test
  void aFaultInTheFilesReleasesTheDevice() {
    attempts.add('o');
    SoundOutput output =
        Objects.requireNonNull(
            AudioOutput.on(this::device, pauses::add)
                .open(
                    files -> {
                      throw new IllegalStateException("a bad file");
                    }));
    while (errors().isEmpty()) {
      Thread.onSpinWait();
    }
    close(output);
    assertThat(errors()).isEqualToIgnoringNewLines("towline: sound lost: a bad file");
  }
}
