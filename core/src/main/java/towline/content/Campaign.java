package towline.content;

/** Which wave comes when, and where it is fought. */
public interface Campaign {
  /** The wave with that number, from 1 on. */
  WaveSpec wave(int number);

  /** Where that wave is fought. */
  SectorSpec sector(int number);

  /** The number of the last wave; with it the run is won. */
  int last();

  /** The time between two waves, s. */
  double pause();

  /** How much faster guns reload in that wave while a boss is there, as a multiple. */
  double fury(int number);
}
