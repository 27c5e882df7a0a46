package towline.sound;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import towline.content.sound.Cue;
import towline.content.sound.SoundCrowd;
import towline.content.sound.SoundSpec;
import towline.content.sound.SoundSpec.Bus;
import towline.content.sound.VoiceSpec;

/**
 * The effects that sound now, limited in number in total, per cue and per crowd, as the table says.
 * When all voices are taken, the least important one, and of these the oldest, makes room, unless
 * it is more important than the new one. An effect too soon after one of its kind, or too many for
 * its crowd, makes an existing voice thicker.
 */
final class VoicePool {
  /** Number of additional voices for those in release. */
  private static final int RELEASED_VOICES = 12;

  private final SoundSpec spec;
  private final SoundBank soundBank;
  private final Voice[] voices;
  private final Map<Cue, SoundCrowd> crowds = new EnumMap<>(Cue.class);
  private final Map<Cue, Set<Cue>> alone = new EnumMap<>(Cue.class);
  private final double maxThickness;
  private final long[] lastStarts = new long[Cue.values().length];
  private long starts;

  VoicePool(SoundSpec spec, SoundBank soundBank) {
    this.spec = spec;
    this.soundBank = soundBank;
    maxThickness = PanLaw.gain(spec.mix().thickest());
    for (Cue cue : Cue.values()) {
      alone.put(cue, Set.of(cue));
    }
    spec.crowds().forEach(crowd -> crowd.cues().forEach(cue -> crowds.put(cue, crowd)));
    Arrays.fill(lastStarts, Long.MIN_VALUE / 2);
    voices = new Voice[spec.mix().voices() + RELEASED_VOICES];
    for (int i = 0; i < voices.length; i++) {
      voices[i] = new Voice();
    }
  }

  /**
   * Plays a cue by a voice of its own or by thickening an existing one; a cue less important than
   * all playing ones is dropped.
   *
   * @param block number of the block that is mixed next
   * @param pitchFactor pitch relative to the recording
   * @return true if the cue has a voice of its own
   */
  boolean play(Cue cue, long block, double pitchFactor, double leftGain, double rightGain) {
    VoiceSpec voiceSpec = spec.voice(cue);
    if (tooSoon(cue, voiceSpec, block)) {
      thicken(youngest(alone.getOrDefault(cue, Set.of())), leftGain, rightGain);
      return false;
    }
    SoundCrowd crowd = crowds.get(cue);
    if (crowd != null && count(crowd.cues()) >= crowd.most()) {
      thicken(youngest(crowd.cues()), leftGain, rightGain);
      return false;
    }
    if (!roomFor(cue, voiceSpec)) {
      return false;
    }
    lastStarts[cue.ordinal()] = block;
    Voice voice = free();
    starts++;
    voice.start(soundBank.cue(cue), cue, voiceSpec.priority(), starts);
    voice.setGains(pitchFactor, leftGain, rightGain);
    return true;
  }

  private void thicken(@Nullable Voice voice, double leftGain, double rightGain) {
    if (voice != null) {
      voice.thicken(leftGain, rightGain, maxThickness);
    }
  }

  private boolean tooSoon(Cue cue, VoiceSpec voiceSpec, long block) {
    return (block - lastStarts[cue.ordinal()]) * MixBlock.SECONDS < voiceSpec.gap();
  }

  /** True if a voice of a cue may start; releases the voice that must make room. */
  private boolean roomFor(Cue cue, VoiceSpec voiceSpec) {
    if (count(cue) >= voiceSpec.maxVoices()) {
      oldest(cue).release();
      return true;
    }
    if (count() < spec.mix().voices()) {
      return true;
    }
    Voice least = quietest();
    if (least.priority() > voiceSpec.priority()) {
      return false;
    }
    least.release();
    return true;
  }

  private @Nullable Voice youngest(Set<Cue> cues) {
    Voice youngest = null;
    for (Voice voice : voices) {
      boolean later = youngest == null || voice.started() > youngest.started();
      if (voice.counts() && cues.contains(voice.cue()) && later) {
        youngest = voice;
      }
    }
    return youngest;
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

  /** Returns a free voice, or else the one that has been in release for longest. */
  private Voice free() {
    Voice oldestReleased = voices[0];
    long since = Long.MAX_VALUE;
    for (Voice voice : voices) {
      if (!voice.isPlaying()) {
        return voice;
      }
      if (!voice.counts() && voice.started() < since) {
        oldestReleased = voice;
        since = voice.started();
      }
    }
    return oldestReleased;
  }

  /** Returns the number of voices that play and have not been released. */
  int count() {
    int count = 0;
    for (Voice voice : voices) {
      count += voice.counts() ? 1 : 0;
    }
    return count;
  }

  /** Returns the number of voices of a cue that play and have not been released. */
  int count(Cue cue) {
    int count = 0;
    for (Voice voice : voices) {
      count += voice.counts() && voice.cue() == cue ? 1 : 0;
    }
    return count;
  }

  private int count(Set<Cue> cues) {
    int count = 0;
    for (Voice voice : voices) {
      count += voice.counts() && cues.contains(voice.cue()) ? 1 : 0;
    }
    return count;
  }

  /** Adds the voices of a bus to {@code signals} if they must be heard, else to {@code rest}. */
  void mixInto(Bus bus, MixBlock signals, MixBlock rest) {
    for (Voice voice : voices) {
      if (voice.isPlaying() && spec.voice(voice.cue()).bus() == bus) {
        voice.mixInto(spec.signals().cues().contains(voice.cue()) ? signals : rest);
      }
    }
  }

  void releaseAll() {
    for (Voice voice : voices) {
      voice.release();
    }
  }
}
