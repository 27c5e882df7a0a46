package towline.session;

import java.util.List;
import towline.content.Campaign;
import towline.content.FinaleSpec;
import towline.content.PlayEvent;
import towline.content.SectorSpec;
import towline.content.SpawnBudget;
import towline.content.WaveSpec;
import towline.internal.RandomStream;
import towline.sim.World;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Spawn;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/**
 * Runs the waves one after the other. Groups come by the clock, and a crowd is topped up as it is
 * shot down, until the player has killed enough or the crowd's time is over. Then the finale
 * enters. {@link #isOver} says when a wave is over.
 */
final class WaveDirector {
  private static final long CROWD_STREAM = 1;

  private final Campaign campaign;
  private final SpawnBudget budget;
  private final World world;
  private final SpawnPoints spawnPoints;
  private final CrowdDirector crowdDirector;
  private WaveSpec wave;
  private boolean hasBoss;
  private int number;
  private int[] counts;
  private int[] sent;
  private double clock;
  private double lastSentAt;
  private double pauseLeft;
  private boolean won;

  /** Weight of the foes that the player killed in the wave. */
  private double killed;

  /** True from the start of a wave's finale until the next wave starts. */
  private boolean finale;

  /** Time of the wave at which its finale started, s. */
  private double finaleAt;

  private int squadsSent;

  WaveDirector(
      Campaign campaign,
      SpawnBudget budget,
      World world,
      Hazards hazards,
      RandomStream random,
      int firstWave) {
    this.campaign = campaign;
    this.budget = budget;
    this.world = world;
    spawnPoints = new SpawnPoints(world, hazards, random);
    crowdDirector = new CrowdDirector(world, spawnPoints, budget, random.split(CROWD_STREAM));
    number = firstWave;
    wave = campaign.wave(firstWave);
    counts = new int[wave.groups().size()];
    sent = new int[wave.groups().size()];
    hasBoss = wave.boss().isPresent();
    pauseLeft = campaign.pause();
  }

  int number() {
    return number;
  }

  /** Returns the time since the wave began, s. */
  double seconds() {
    return clock;
  }

  /** Returns true from the start of a wave's finale until the next wave starts. */
  boolean isFinale() {
    return finale;
  }

  /** Returns the time until the foes of the finale flee, s; 0 for a wave with a boss. */
  double secondsLeft() {
    return hasBoss ? 0 : Math.max(0, fleeAt() - clock);
  }

  /** Returns the share of the finale's time that is left until its foes flee; 0 without one. */
  double finaleShareLeft() {
    boolean isOn = finale && pauseLeft <= 0 && !won;
    return isOn ? secondsLeft() / (fleeAt() - finaleAt) : 0;
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

  /** Counts the kills of a tick. */
  void count(EventList events) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() instanceof EventType type && type.isKill() && event.kind() != null) {
        killed += budget.weight(event.kind());
      }
    }
  }

  /**
   * Advances the clock by {@code dt} s and sends the enemies that are due; returns true if the wave
   * is over.
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
    sendGroups();
    if (!hasBoss && !finale && isCrowdBeaten(crowd)) {
      finale = true;
      finaleAt = clock;
      out.add(PlayEvent.FINALE_STARTED).wave(number);
    }
    if (finale) {
      sendSquads(crowd);
    } else if (crowdDirector.topUp(wave.crowd(), clock, crowd, dt)) {
      lastSentAt = clock;
    }
    return isOver();
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
    hasBoss = wave.boss().isPresent();
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
    hash.add(killed);
    hash.add(finale);
    hash.add(finaleAt);
    hash.add(squadsSent);
    for (int g = 0; g < sent.length; g++) {
      hash.add(counts[g]);
      hash.add(sent[g]);
    }
    spawnPoints.hashInto(hash);
    crowdDirector.hashInto(hash);
  }

  /**
   * Returns true if the wave is over. A wave with a boss ends with the boss. Any other ends with
   * its last foe once the whole finale has entered, but at the latest a fixed time after that.
   */
  private boolean isOver() {
    // Foes that were just sent are not in the world yet.
    if (clock <= lastSentAt + 2 * Tick.SECONDS) {
      return false;
    }
    if (hasBoss) {
      return isBossSent() && world.bosses() == 0;
    }
    return finale
        && squadsSent == wave.finale().squads().size()
        && (world.foes() == 0 || clock >= fleeAt());
  }

  /** Returns the time of the wave at which the foes of its finale flee, s. */
  private double fleeAt() {
    return finaleAt + wave.finale().lastEntry() + budget.fleeAfter();
  }

  /** Returns true if the player has killed enough for the finale, or its time has come. */
  private boolean isCrowdBeaten(double crowd) {
    return clock >= wave.crowd().seconds()
        || (clock >= wave.alone() && killed >= crowd * wave.crowd().quota());
  }

  private boolean isBossSent() {
    for (int g = 0; g < sent.length; g++) {
      if (sent[g] < counts[g] && wave.groups().get(g).spawn().spec().isBoss()) {
        return false;
      }
    }
    return true;
  }

  private void startWave(double crowd, EventList out) {
    clock = 0;
    lastSentAt = 0;
    killed = 0;
    finale = false;
    finaleAt = 0;
    squadsSent = 0;
    crowdDirector.startWave();
    for (int g = 0; g < counts.length; g++) {
      WaveSpec.Group group = wave.groups().get(g);
      Spawn spawn = group.spawn();
      counts[g] =
          spawn.isMany() ? (int) Math.max(1, Math.round(group.count() * crowd)) : group.count();
    }
    out.add(PlayEvent.WAVE_STARTED).wave(number);
  }

  /** Sends the groups that are due; in the finale only power-ups. */
  private void sendGroups() {
    for (int g = 0; g < sent.length; g++) {
      WaveSpec.Group group = wave.groups().get(g);
      while (sent[g] < counts[g]
          && clock >= group.after() + sent[g] * group.every()
          && !(finale && group.spawn().isFoe())) {
        sent[g]++;
        lastSentAt = clock;
        spawnPoints.spawn(group.spawn());
      }
    }
  }

  /** Sends the squads of the finale that are due. */
  private void sendSquads(double crowd) {
    List<FinaleSpec.Squad> squads = wave.finale().squads();
    while (squadsSent < squads.size() && clock >= finaleAt + squads.get(squadsSent).after()) {
      FinaleSpec.Squad squad = squads.get(squadsSent);
      squadsSent++;
      lastSentAt = clock;
      spawnPoints.spawn(squad, (int) Math.max(1, Math.round(squad.size() * crowd)));
    }
  }
}
