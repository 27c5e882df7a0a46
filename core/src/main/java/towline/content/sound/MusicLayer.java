package towline.content.sound;

/** A layer of the music, which the danger brings in; each loop has notes for all of them. */
public enum MusicLayer {
  /** Chords and figures, always heard. */
  PULSE,
  /** Low notes. */
  BASS,
  /** Drums. */
  DRUMS,
  /** Melody. */
  LEAD
}
