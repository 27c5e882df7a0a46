package towline.lab.runs;

import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunSetup;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventType;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/** A fight of a bot in a wave, with the kills by weapon and by kind of foe. */
final class BiteRun {
  /** The harpoons that were fired at a kind of foe, their hits, and the kills by any weapon. */
  static final class KindCount {
    int shots;
    int hits;
    int kills;
  }

  int kills;
  int whipKills;
  int harpoonKills;
  int gunKills;

  /** Kills in the chains of mites that a harpoon or the swung drone began. */
  int harpoonChainKills;

  int whipChainKills;
  long points;

  /** Time of the fight, s. */
  double seconds;

  /** Time from the beginning of the wave until it was cleared, s; NaN if it was not. */
  double clearSeconds = Double.NaN;

  private final Map<String, KindCount> kinds = new TreeMap<>();

  /** Shots at couriers and at nothing. */
  private final KindCount uncounted = new KindCount();

  /** Ids of the harpoons that were fired. */
  private final Set<Integer> harpoons = new HashSet<>();

  private final int wave;
  private double waveStart = Double.NaN;

  private BiteRun(int wave) {
    this.wave = wave;
  }

  /** Flies until the wave is cleared, but at most {@code seconds} s; drafts take no time. */
  static BiteRun fly(
      GameContent content, int wave, BiteChoice choice, String bot, long seed, int seconds) {
    RunSetup setup = new RunSetup(seed, PlayMode.ARCADE, wave, choice.first().ordinal());
    BiteRun fight = new BiteRun(wave);
    try (BotRun flight = new BotRun(content, setup, choice.bot(bot, seed), choice.modeChoice())) {
      Run run = flight.run();
      long ticks = (long) seconds * Tick.PER_SECOND;
      while (run.current().tick() < ticks && !run.over() && Double.isNaN(fight.clearSeconds)) {
        flight.tick();
        fight.count(run);
      }
      fight.points = run.score().points();
    }
    return fight;
  }

  /** Returns the names of the kinds of foe that were shot at, hit or killed. */
  Set<String> kinds() {
    return kinds.keySet();
  }

  /** Returns the count of the kind of foe with the name {@code kind}. */
  KindCount count(String kind) {
    return kinds.getOrDefault(kind, new KindCount());
  }

  private void count(Run run) {
    seconds = run.current().tick() * Tick.SECONDS;
    for (int i = 0; i < run.events().size(); i++) {
      Event event = run.events().get(i);
      if (event.type() == PlayEvent.WAVE_STARTED && event.wave() == wave) {
        waveStart = seconds;
      } else if (event.type() == PlayEvent.WAVE_CLEARED && event.wave() == wave) {
        clearSeconds = seconds - waveStart;
      } else if (event.type() instanceof EventType type) {
        count(type, event, run.previous());
      }
    }
  }

  private void count(EventType type, Event event, Snapshot before) {
    switch (type) {
      case HARPOON_FIRED -> {
        harpoons.add(event.shot());
        kind(before, event.target()).shots++;
      }
      case HARPOON_HIT -> kind(before, event.foe()).hits++;
      case KILLED_BY_WHIP -> whipKills++;
      case KILLED_BY_DRONE -> gunKills++;
      case KILLED_BY_HARPOON -> harpoonKills++;
      case KILLED_BY_CHAIN -> {
        if (harpoons.contains(event.cause())) {
          harpoonChainKills++;
        } else if (event.cause() == before.id(before.first(EntityKind.DRONE))) {
          whipChainKills++;
        }
      }
      default -> {
        // No other event is of the drone.
      }
    }
    if (type.isKill()) {
      kills++;
      kind(before, event.foe()).kills++;
    }
  }

  /** Returns the count of a foe's kind. */
  private KindCount kind(Snapshot before, int foe) {
    int index = before.indexOf(KindRange.FOES, foe);
    if (index < 0 || before.kind(index) == EntityKind.COURIER) {
      return uncounted;
    }
    String name = name(before.kind(index), before.row(index).variant);
    return kinds.computeIfAbsent(name, unused -> new KindCount());
  }

  /** Returns the name of a kind of foe, which is that of its spec and of the file of the spec. */
  private static String name(EntityKind kind, String variant) {
    String family =
        switch (kind) {
          case SNAKE_HEAD, SNAKE_SEGMENT -> "snake";
          default -> kind.isVesselPart() ? "vessel" : kind.name().toLowerCase(Locale.ROOT);
        };
    return family.equals(variant) ? family : family + " " + variant;
  }
}
