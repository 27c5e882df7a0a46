package towline.content;

/** A sequence of waves and their sectors. */
public interface Campaign {
  /** Returns wave {@code number}, from 1 on. */
  WaveSpec wave(int number);

  /** Returns the sector of wave {@code number}. */
  SectorSpec sector(int number);

  /** Returns the number of the last wave, which wins the run. */
  int last();

  /** Returns the time between two waves, s. */
  double pause();

  /** Returns the factor of guns' reload rate in wave {@code number} while a boss lives. */
  double fury(int number);
}
