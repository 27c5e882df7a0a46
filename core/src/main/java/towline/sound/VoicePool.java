package towline.sound;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import towline.content.sound.Cue;
import towline.content.sound.SoundSpec;
import towline.content.sound.VoiceSpec;

/**
 * The effects that sound now. At most so many in all, and of each cue, as the table says. When all
 * are taken, the least important one, of these the oldest, makes room, unless it is more important
 * than what comes.
 */
final class VoicePool {
  /** Voices in release beside those that count. */
  private static final int LEAVING = 12;

  private final SoundSpec spec;
  private final SoundBank soundBank;
  private final Voice[] voices;
  private final long[] lastStarts = new long[Cue.values().length];
  private long starts;

  VoicePool(SoundSpec spec, SoundBank soundBank) {
    this.spec = spec;
    this.soundBank = soundBank;
    Arrays.fill(lastStarts, Long.MIN_VALUE / 2);
    voices = new Voice[spec.mix().voices() + LEAVING];
    for (int i = 0; i < voices.length; i++) {
      voices[i] = new Voice();
    }
  }

  /**
   * A voice that starts now, still to be tuned; or null when the table says that it is too many.
   *
   * @param block the number of the block that is mixed next
   */
  @Nullable Voice start(Cue cue, long block) {
    VoiceSpec its = spec.voice(cue);
    if (tooSoon(cue, its, block) || !roomFor(cue, its)) {
      return null;
    }
    lastStarts[cue.ordinal()] = block;
    Voice voice = free();
    starts++;
    voice.start(soundBank.cue(cue), cue, its.priority(), starts);
    return voice;
  }

  private boolean tooSoon(Cue cue, VoiceSpec its, long block) {
    return (block - lastStarts[cue.ordinal()]) * MixBlock.SECONDS < its.gap();
  }

  /** Whether a voice of that cue may start; releases the voice that must make room. */
  private boolean roomFor(Cue cue, VoiceSpec its) {
    int all = 0;
    int same = 0;
    for (Voice voice : voices) {
      if (voice.counts()) {
        all++;
        same += voice.cue() == cue ? 1 : 0;
      }
    }
    if (same >= its.maxVoices()) {
      oldest(cue).release();
      return true;
    }
    if (all < spec.mix().voices()) {
      return true;
    }
    Voice least = quietest();
    if (least.priority() > its.priority()) {
      return false;
    }
    least.release();
    return true;
  }

  private Voice oldest(Cue cue) {
    Voice oldest = voices[0];
    long since = Long.MAX_VALUE;
    for (Voice voice : voices) {
      if (voice.counts() && voice.cue() == cue && voice.started() < since) {
        oldest = voice;
        since = voice.started();
      }
    }
    return oldest;
  }

  private Voice quietest() {
    Voice least = voices[0];
    int priority = Integer.MAX_VALUE;
    for (Voice voice : voices) {
      boolean less =
          voice.priority() < priority
              || (voice.priority() == priority && voice.started() < least.started());
      if (voice.counts() && less) {
        least = voice;
        priority = voice.priority();
      }
    }
    return least;
  }

  /** A free voice, or else the one longest in release. */
  private Voice free() {
    Voice leaving = voices[0];
    long since = Long.MAX_VALUE;
    for (Voice voice : voices) {
      if (!voice.isPlaying()) {
        return voice;
      }
      if (!voice.counts() && voice.started() < since) {
        leaving = voice;
        since = voice.started();
      }
    }
    return leaving;
  }

  /** The number of voices that play and have not been released. */
  int count() {
    int count = 0;
    for (Voice voice : voices) {
      count += voice.counts() ? 1 : 0;
    }
    return count;
  }

  /** The same for one cue. */
  int count(Cue cue) {
    int count = 0;
    for (Voice voice : voices) {
      count += voice.counts() && voice.cue() == cue ? 1 : 0;
    }
    return count;
  }

  void mixInto(MixBlock effects, MixBlock rules) {
    for (Voice voice : voices) {
      if (voice.isPlaying()) {
        boolean rule = spec.voice(voice.cue()).bus() == SoundSpec.Bus.INTERFACE;
        voice.mixInto(rule ? rules : effects);
      }
    }
  }

  /** Releases all voices. */
  void releaseAll() {
    for (Voice voice : voices) {
      voice.release();
    }
  }
}
