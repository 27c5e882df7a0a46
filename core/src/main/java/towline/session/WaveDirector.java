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
 * Sends the waves one after the other: what comes by the clock, and a crowd that is topped up as it
 * is shot down. What is left of a crowd at its end fights on in the next wave.
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
  private int[] wanted;
  private int[] sent;
  private double clock;
  private double lastSent;
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
    wanted = new int[wave.groups().size()];
    sent = new int[wave.groups().size()];
    isAboutBoss = wave.boss().isPresent();
    pauseLeft = campaign.pause();
  }

  int number() {
    return number;
  }

  /** How long the wave has been on, s. */
  double seconds() {
    return clock;
  }

  /** Time for which the wave has been on beyond that of its crowd, s; 0 between two waves. */
  double overtime() {
    return pauseLeft > 0 ? 0 : Math.max(0, clock - wave.crowd().seconds());
  }

  WaveSpec wave() {
    return wave;
  }

  /** Where the wave is fought. */
  SectorSpec sector() {
    return campaign.sector(number);
  }

  /** How much faster guns reload while a boss is there, as a multiple. */
  double fury() {
    return campaign.fury(number);
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
    boolean allSent = sendGroups();
    boolean hasBoss = world.bosses() > 0 || (!allSent && hasBossToCome());
    boolean goesOn = clock < wave.crowd().seconds() || hasBoss;
    if (goesOn && crowdDirector.topUp(wave.crowd(), clock, crowd, dt)) {
      lastSent = clock;
    }
    // What was just sent shows in the next tick, so a wave cannot be cleared in this one.
    boolean settled = allSent && !goesOn && clock > lastSent + 2 * Tick.SECONDS;
    return settled && crowdDirector.isWornDown(wave.crowd(), crowd, isAboutBoss);
  }

  /** Goes on to the next wave, if there is one. */
  void next(EventList out) {
    out.add(PlayEvent.WAVE_CLEARED).wave(number);
    if (number == campaign.last()) {
      won = true;
      return;
    }
    SectorSpec left = sector();
    number++;
    wave = campaign.wave(number);
    wanted = new int[wave.groups().size()];
    sent = new int[wave.groups().size()];
    isAboutBoss = wave.boss().isPresent();
    pauseLeft = campaign.pause();
    if (!sector().equals(left)) {
      out.add(PlayEvent.SECTOR_ENTERED).index(sector().index());
    }
  }

  void hashInto(StateHash hash) {
    hash.add(number);
    hash.add(clock);
    hash.add(lastSent);
    hash.add(pauseLeft);
    hash.add(won);
    for (int g = 0; g < sent.length; g++) {
      hash.add(wanted[g]);
      hash.add(sent[g]);
    }
    spawnPoints.hashInto(hash);
    crowdDirector.hashInto(hash);
  }

  private void startWave(double crowd, EventList out) {
    clock = 0;
    lastSent = 0;
    crowdDirector.startWave();
    for (int g = 0; g < wanted.length; g++) {
      WaveSpec.Group group = wave.groups().get(g);
      Spawn spawn = group.spawn();
      wanted[g] =
          spawn.isMany() ? (int) Math.max(1, Math.round(group.count() * crowd)) : group.count();
    }
    out.add(PlayEvent.WAVE_STARTED).wave(number);
  }

  /** Sends what is due by the clock; returns whether all has been sent but power-ups. */
  private boolean sendGroups() {
    boolean allSent = true;
    for (int g = 0; g < sent.length; g++) {
      WaveSpec.Group group = wave.groups().get(g);
      while (sent[g] < wanted[g] && clock >= group.after() + sent[g] * group.every()) {
        sent[g]++;
        lastSent = clock;
        spawnPoints.spawn(group.spawn());
      }
      allSent &= sent[g] == wanted[g] || !group.spawn().isFoe();
    }
    return allSent;
  }

  private boolean hasBossToCome() {
    for (int g = 0; g < sent.length; g++) {
      if (sent[g] < wanted[g] && wave.groups().get(g).spawn().spec().isBoss()) {
        return true;
      }
    }
    return false;
  }
}
