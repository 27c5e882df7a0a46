package towline.session;

import towline.content.Campaign;
import towline.content.SectorSpec;
import towline.content.Spawn;
import towline.content.WaveSpec;
import towline.math.RandomStream;
import towline.math.StateHash;
import towline.sim.World;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Tick;

/** Sends the waves: one after the other, each when the one before is cleared. */
final class WaveDirector {
  private final Campaign campaign;
  private final World world;
  private final SpawnPoints spawnPoints;
  private WaveSpec wave;
  private int number;
  private int[] wanted;
  private int[] sent;
  private double clock;
  private double pauseLeft;
  private boolean won;

  WaveDirector(Campaign campaign, World world, RandomStream random, int firstWave) {
    this.campaign = campaign;
    this.world = world;
    spawnPoints = new SpawnPoints(world, random);
    number = firstWave;
    wave = campaign.wave(firstWave);
    wanted = new int[wave.groups().size()];
    sent = new int[wave.groups().size()];
    pauseLeft = campaign.pause();
  }

  int number() {
    return number;
  }

  WaveSpec wave() {
    return wave;
  }

  /** Where the wave is fought. */
  SectorSpec sector() {
    return campaign.sector(number);
  }

  /** Whether there is no further wave. */
  boolean won() {
    return won;
  }

  /**
   * Moves the clock on and sends what is due; returns whether the wave was cleared just now.
   *
   * @param crowd how many come, as a multiple
   */
  boolean direct(double dt, double crowd, EventList out) {
    if (won) {
      return false;
    }
    if (pauseLeft > 0) {
      pauseLeft -= dt;
      if (pauseLeft <= 0) {
        startWave(crowd, out);
      }
      return false;
    }
    clock += dt;
    boolean allSent = true;
    for (int g = 0; g < sent.length; g++) {
      WaveSpec.Group group = wave.groups().get(g);
      while (sent[g] < wanted[g] && clock >= group.after() + sent[g] * group.every()) {
        sent[g]++;
        spawnPoints.spawn(group.spawn());
      }
      allSent &= sent[g] == wanted[g];
    }
    // What was just sent enters in the next tick, so a wave cannot be cleared in this one.
    return allSent && world.foes() == 0 && clock > lastEntry();
  }

  /** Goes on to the next wave, if there is one. */
  void next(EventList out) {
    out.add(EventType.WAVE_CLEARED, number);
    if (number == campaign.last()) {
      won = true;
      return;
    }
    SectorSpec left = sector();
    number++;
    wave = campaign.wave(number);
    wanted = new int[wave.groups().size()];
    sent = new int[wave.groups().size()];
    pauseLeft = campaign.pause();
    if (!sector().equals(left)) {
      out.add(EventType.SECTOR_ENTERED, sector().index());
    }
  }

  void hashInto(StateHash hash) {
    hash.add(number);
    hash.add(clock);
    hash.add(pauseLeft);
    hash.add(won);
    for (int g = 0; g < sent.length; g++) {
      hash.add(wanted[g]);
      hash.add(sent[g]);
    }
    spawnPoints.hashInto(hash);
  }

  private void startWave(double crowd, EventList out) {
    clock = 0;
    for (int g = 0; g < wanted.length; g++) {
      WaveSpec.Group group = wave.groups().get(g);
      Spawn spawn = group.spawn();
      wanted[g] =
          spawn.isMany() ? (int) Math.max(1, Math.round(group.count() * crowd)) : group.count();
    }
    out.add(EventType.WAVE_STARTED, number);
  }

  private double lastEntry() {
    double last = 0;
    for (int g = 0; g < wanted.length; g++) {
      WaveSpec.Group group = wave.groups().get(g);
      last = Math.max(last, group.after() + (wanted[g] - 1) * group.every());
    }
    return last + 2 * Tick.SECONDS;
  }
}
