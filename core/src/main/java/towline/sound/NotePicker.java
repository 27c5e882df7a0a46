package towline.sound;

import java.util.List;
import towline.content.sound.Cue;
import towline.content.sound.VoiceSpec;
import towline.internal.RandomStream;

/** Picks a note of the key for each voice, so that a fight sounds like music. */
final class NotePicker {
  /** Time after the last sound of a cue within which the next one continues its rise, s. */
  private static final double SUCCESSION_SECONDS = 1.6;

  private static final double CENTS_PER_SEMITONE = 100;

  private final RandomStream random = new RandomStream(112);
  private final int[] risen = new int[Cue.values().length];
  private final double[] last = new double[Cue.values().length];
  private double time;

  /** Advances by {@code seconds}. */
  void update(double seconds) {
    time += seconds;
  }

  /** Returns the pitch of the next voice of a cue, semitones above the recorded one. */
  double next(Cue cue, VoiceSpec voice, double amount) {
    List<Integer> notes = voice.notes();
    int index =
        switch (voice.order()) {
          case ANY -> random.index(notes.size());
          case RISING -> rise(cue);
          case BY_AMOUNT -> (int) Math.max(0, Math.min(notes.size(), amount));
        };
    double detune = random.range(-voice.detune(), voice.detune()) / CENTS_PER_SEMITONE;
    return notes.get(Math.min(index, notes.size() - 1)) + detune;
  }

  private int rise(Cue cue) {
    int i = cue.ordinal();
    risen[i] = time - last[i] > SUCCESSION_SECONDS ? 0 : risen[i] + 1;
    last[i] = time;
    return risen[i];
  }
}
