package towline.sound;

import java.util.List;
import towline.content.sound.Cue;
import towline.content.sound.VoiceSpec;
import towline.internal.RandomStream;

/** Picks a note of the key for each voice, so that a fight sounds like music. */
final class NotePicker {
  /** What comes within that time after the last one continues its rise, s. */
  private static final double SUCCESSION = 1.6;

  private static final double CENTS = 100;

  private final RandomStream random = new RandomStream(112);
  private final int[] risen = new int[Cue.values().length];
  private final double[] last = new double[Cue.values().length];
  private double now;

  /** Lets that time pass, s. */
  void update(double seconds) {
    now += seconds;
  }

  /** The pitch of the next voice of a cue, semitones above the recorded one. */
  double next(Cue cue, VoiceSpec voice, double amount) {
    List<Integer> notes = voice.notes();
    int index =
        switch (voice.order()) {
          case ANY -> random.index(notes.size());
          case RISING -> rise(cue);
          case BY_AMOUNT -> (int) Math.max(0, Math.min(notes.size(), amount));
        };
    double stray = random.range(-voice.detune(), voice.detune()) / CENTS;
    return notes.get(Math.min(index, notes.size() - 1)) + stray;
  }

  private int rise(Cue cue) {
    int i = cue.ordinal();
    risen[i] = now - last[i] > SUCCESSION ? 0 : risen[i] + 1;
    last[i] = now;
    return risen[i];
  }
}
