package towline.session;

import towline.content.Campaign;
import towline.content.PlayEvent;
import towline.content.SectorSpec;
import towline.content.SpawnBudget;
import towline.content.WaveSpec;
import towline.internal.RandomStream;
import towline.sim.World;
import towline.sim.api.EventList;
import towline.sim.api.Spawn;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/**
 * Runs the waves one after the other: groups that come by the clock, and a crowd that is topped up
 * as it is shot down. The rest of a crowd fights on in the next wave.
 */
final class WaveDirector {
  private static final long CROWD_STREAM = 1;

  private final Campaign campaign;
  private final World world;
  private final SpawnPoints spawnPoints;
  private final CrowdDirector crowdDirector;
  private WaveSpec wave;
  private boolean isAboutBoss;
  private int number;
  private int[] counts;
  private int[] sent;
  private double clock;
  private double lastSentAt;
  private double pauseLeft;
  private boolean won;

  WaveDirector(
      Campaign campaign,
      SpawnBudget pressure,
      World world,
      Hazards hazards,
      RandomStream random,
      int firstWave) {
    this.campaign = campaign;
    this.world = world;
    spawnPoints = new SpawnPoints(world, hazards, random);
    crowdDirector = new CrowdDirector(world, spawnPoints, pressure, random.split(CROWD_STREAM));
    number = firstWave;
    wave = campaign.wave(firstWave);
    counts = new int[wave.groups().size()];
    sent = new int[wave.groups().size()];
    isAboutBoss = wave.boss().isPresent();
    pauseLeft = campaign.pause();
  }

  int number() {
    return number;
  }

  /** Returns the time since the wave began, s. */
  double seconds() {
    return clock;
  }

  /** Returns the time beyond that of the wave's crowd, s; 0 between two waves. */
  double overtime() {
    return pauseLeft > 0 ? 0 : Math.max(0, clock - wave.crowd().seconds());
  }

  WaveSpec wave() {
    return wave;
  }

  /** Returns the sector of the wave. */
  SectorSpec sector() {
    return campaign.sector(number);
  }

  /** Returns the factor of the guns' rate of fire while a boss is there. */
  double fury() {
    return campaign.fury(number);
  }

  /** Returns true if there is no further wave. */
  boolean won() {
    return won;
  }

  /**
   * Advances the clock by {@code dt} s and sends the enemies that are due; returns true if the wave
   * was cleared just now.
   *
   * @param crowd factor of the number of enemies
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
    boolean allSent = sendGroups();
    boolean hasBoss = world.bosses() > 0 || (!allSent && hasBossToCome());
    boolean goesOn = clock < wave.crowd().seconds() || hasBoss;
    if (goesOn && crowdDirector.topUp(wave.crowd(), clock, crowd, dt)) {
      lastSentAt = clock;
    }
    // New enemies appear in the snapshot of the next tick: no wave is cleared in this one.
    boolean settled = allSent && !goesOn && clock > lastSentAt + 2 * Tick.SECONDS;
    return settled && crowdDirector.isWornDown(wave.crowd(), crowd, isAboutBoss);
  }

  /** Advances to the next wave, if there is one. */
  void next(EventList out) {
    out.add(PlayEvent.WAVE_CLEARED).wave(number);
    if (number == campaign.last()) {
      won = true;
      return;
    }
    SectorSpec lastSector = sector();
    number++;
    wave = campaign.wave(number);
    counts = new int[wave.groups().size()];
    sent = new int[wave.groups().size()];
    isAboutBoss = wave.boss().isPresent();
    pauseLeft = campaign.pause();
    if (!sector().equals(lastSector)) {
      out.add(PlayEvent.SECTOR_ENTERED).index(sector().index());
    }
  }

  void hashInto(StateHash hash) {
    hash.add(number);
    hash.add(clock);
    hash.add(lastSentAt);
    hash.add(pauseLeft);
    hash.add(won);
    for (int g = 0; g < sent.length; g++) {
      hash.add(counts[g]);
      hash.add(sent[g]);
    }
    spawnPoints.hashInto(hash);
    crowdDirector.hashInto(hash);
  }

  private void startWave(double crowd, EventList out) {
    clock = 0;
    lastSentAt = 0;
    crowdDirector.startWave();
    for (int g = 0; g < counts.length; g++) {
      WaveSpec.Group group = wave.groups().get(g);
      Spawn spawn = group.spawn();
      counts[g] =
          spawn.isMany() ? (int) Math.max(1, Math.round(group.count() * crowd)) : group.count();
    }
    out.add(PlayEvent.WAVE_STARTED).wave(number);
  }

  /** Sends the groups that are due; returns true if all but power-ups have been sent. */
  private boolean sendGroups() {
    boolean allSent = true;
    for (int g = 0; g < sent.length; g++) {
      WaveSpec.Group group = wave.groups().get(g);
      while (sent[g] < counts[g] && clock >= group.after() + sent[g] * group.every()) {
        sent[g]++;
        lastSentAt = clock;
        spawnPoints.spawn(group.spawn());
      }
      allSent &= sent[g] == counts[g] || !group.spawn().isFoe();
    }
    return allSent;
  }

  private boolean hasBossToCome() {
    for (int g = 0; g < sent.length; g++) {
      if (sent[g] < counts[g] && wave.groups().get(g).spawn().spec().isBoss()) {
        return true;
      }
    }
    return false;
  }
}
