package towline.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import towline.ai.aim.AimMode;
import towline.ai.pilot.GamePilotFactory;
import towline.content.Campaign;
import towline.content.CourierTable;
import towline.content.Difficulty;
import towline.content.DifficultySpec;
import towline.content.GameContent;
import towline.content.HazardSpec;
import towline.content.PlayEvent;
import towline.content.SectorSpec;
import towline.content.SurvivalSpec;
import towline.internal.RandomStream;
import towline.session.belief.AimStreak;
import towline.sim.World;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.loadout.BuildSpec;
import towline.sim.loadout.ModuleSpec;

/**
 * A run of the game: the world, and the rules of play around it. With the same content, set-up and
 * commands it is the same run to the bit. Holds native memory until {@link #close()}.
 */
public final class Run implements Replayable {
  private static final long WORLD_STREAM = 1;
  private static final long WAVE_STREAM = 2;
  private static final long SURVIVAL_STREAM = 3;
  private static final long DRAFT_STREAM = 4;
  private static final long COURIER_STREAM = 5;
  private static final long AID_STREAM = 7;
  private static final long DANGER_STREAM = 8;
  private static final long DAILY_STREAM = 9;
  private static final Difficulty[] DIFFICULTIES = Difficulty.values();

  private final GameContent content;
  private final RunSetup setup;
  private final World world;
  private final Scoring scoring;
  private final AimStreak conviction;
  private final WaveDirector director;
  private final CourierDirector courierDirector;
  private final RepairAid repairAid;
  private final Distress distress;
  private final Draft draft;
  private final DangerDraft dangers;
  private final Hazards hazards = new Hazards();
  private final List<BuildSpec> builds = new ArrayList<>();
  private final List<BuildSpec> buildsSeen = Collections.unmodifiableList(builds);
  private final EventList events = new EventList();
  private final Command allowed = new Command();
  private final StateHash stateHash = new StateHash();
  private double overFor;

  /** For how long a boss has been alive, s. */
  private double bossFor;

  private boolean assisted;
  private boolean stoodStill;
  private boolean counted;
  private Difficulty difficulty;
  private Difficulty easiest;

  /**
   * A run at its first tick.
   *
   * @throws IllegalArgumentException as {@link #check} does
   */
  public Run(GameContent content, RunSetup setup) {
    check(content, setup);
    this.content = content;
    this.setup = setup;
    RandomStream root = chance(setup);
    long worldSeed = root.split(WORLD_STREAM).nextLong();
    world =
        new World(
            content.world(), worldSeed, new GamePilotFactory(), setup.aimMode(), content.engines());
    scoring = new Scoring(content);
    conviction = new AimStreak(content.conviction(), setup.aimMode());
    director =
        new WaveDirector(
            campaign(content, setup, root.split(SURVIVAL_STREAM)),
            content.arcade().pressure(),
            world,
            hazards,
            root.split(WAVE_STREAM),
            setup.firstWave());
    CourierTable dealt = content.couriers();
    if (setup.mode() == PlayMode.DAILY) {
      DailyPlan plan = DailyPlan.of(content, setup.seed());
      face(plan.hazard());
      dealt = dealt.dealing(plan.couriers());
    }
    courierDirector =
        new CourierDirector(dealt, world, root.split(COURIER_STREAM), setup.firstWave());
    repairAid = new RepairAid(world, root.split(AID_STREAM));
    distress = new Distress(content.arcade().distress());
    draft = new Draft(content.modules(), root.split(DRAFT_STREAM));
    dangers = new DangerDraft(content.survival().dangers(), root.split(DANGER_STREAM));
    difficulty = setup.difficulty();
    easiest = difficulty;
    setPressure();
    if (setup.mode() == PlayMode.PRACTICE) {
      world.makeShipInvulnerable();
    }
  }

  /**
   * Moves everything on by one tick of 1/60 s; {@code input} is what the player wants, and is not
   * changed. While a draft is open, only the choice counts, and everything else stands still.
   */
  @Override
  public void tick(RunInput input) {
    events.clear();
    stoodStill = waits();
    if (draft.isOpen()) {
      fit(draft.choose(input.choice, Tick.SECONDS));
    } else if (dangers.isOpen()) {
      faceChosen(dangers.choose(input.choice, Tick.SECONDS));
    }
    if (stoodStill) {
      counted = false;
      return;
    }
    boolean wasOver = over();
    counted = !wasOver;
    if (input.firstRun && world.current().tick() == 0 && setup.mode() != PlayMode.DAILY) {
      courierDirector.beginFirstRun();
    }
    allowed.set(input.flight);
    if (!wasOver) {
      assisted |=
          allowed.missileLaw != Command.SAME
              || allowed.tankLaw != Command.SAME
              || allowed.foeAim != Command.SAME;
      change(input.difficulty);
    } else {
      allowed.keepLaws();
    }
    world.tick(allowed);
    events.addAll(world.events());
    if (counted) {
      scoring.count(world.events(), world.current(), Tick.SECONDS, events);
      conviction.count(world.previous(), world.current(), world.events(), events);
      world.setConviction(conviction.step(), conviction.reload());
    }
    distress.count(world.events());
    world.setGravity(0, -gravity());
    watchTime();
    setPressure();
    if (!over()) {
      repairAid.direct(spec().aidEvery() / director.sector().help(), distress.level());
      courierDirector.direct(director.number(), falls());
    }
    if (over()) {
      overFor += Tick.SECONDS;
    } else if (!courierDirector.isIntroducing()
        && director.direct(Tick.SECONDS, spec().crowd() * spared(), events)) {
      scoring.waveCleared(director.number(), director.seconds());
      world.repairShip(spec().repair());
      director.next(events);
      if (!won() && setup.mode().hasArcadeWaves()) {
        draft.schedule(Draft.DELAY);
      }
    } else if (draft.update(Tick.SECONDS, world.current().loadout())) {
      events.add(PlayEvent.DRAFT_OPENED).choices(draft.offer().size());
    }
    if (setup.mode().hasDangers() && !over() && dangers.update(Tick.SECONDS, hazards)) {
      events.add(PlayEvent.DRAFT_OPENED).choices(dangers.offer().size());
    }
  }

  /**
   * Opens a draft at once, as after a wave. For looking at it: no command does this, so no replay
   * repeats it.
   */
  public void openDraft() {
    draft.schedule(0);
    draft.update(0, world.current().loadout());
  }

  /** Lets a hazard be chosen at once. For looking at it: no command does this. */
  public void openDangers() {
    dangers.update(content.survival().dangers().every(), hazards);
  }

  /**
   * Fits what a bot would have chosen after that many waves of this run, for experiments that begin
   * with a later one. No command does this, so no replay repeats it.
   */
  public void fitAsAfter(int waves) {
    for (int wave = 0; wave < waves; wave++) {
      draft.schedule(0);
      if (draft.update(0, world.current().loadout())) {
        fit(draft.choose(draft.favourite(), 0));
        // What completes a build is asked of what shows.
        world.settleSpawned();
      }
    }
  }

  private void fit(@Nullable ModuleSpec chosen) {
    if (chosen != null) {
      world.fit(chosen);
      events.add(PlayEvent.MODULE_FITTED).module(chosen.module().ordinal());
      for (BuildSpec build : content.builds()) {
        if (build.completes(world.current().loadout(), chosen.module())) {
          world.complete(build);
          builds.add(build);
          events.add(PlayEvent.BUILD_COMPLETED).index(build.index());
        }
      }
    }
  }

  /**
   * Whether the game's content has what a set-up asks for.
   *
   * @throws IllegalArgumentException with a sentence, if it has not
   */
  public static void check(GameContent content, RunSetup setup) {
    int modes = content.aimModes().size();
    if (setup.aimMode() >= modes) {
      throw new IllegalArgumentException(
          "no aim mode " + setup.aimMode() + "; there are 0 to " + (modes - 1));
    }
    int last = content.arcade().last();
    if (setup.mode().hasArcadeWaves() && setup.firstWave() > last) {
      throw new IllegalArgumentException(
          "the arcade has no wave " + setup.firstWave() + "; it has 1 to " + last);
    }
    if (setup.mode() == PlayMode.DAILY && (setup.seed() < 0 || setup.seed() > RunSetup.LAST_DAY)) {
      throw new IllegalArgumentException(
          "no daily run of day " + setup.seed() + "; there are 0 to " + RunSetup.LAST_DAY);
    }
    if (setup.mode() == PlayMode.DAILY && setup.difficulty() != Difficulty.NORMAL) {
      throw new IllegalArgumentException(
          "a daily run is the same for everybody, NORMAL, not " + setup.difficulty());
    }
  }

  /** Survival with the number of a day as its seed is not the daily run of that day. */
  private static RandomStream chance(RunSetup setup) {
    RandomStream ofSeed = new RandomStream(setup.seed());
    return setup.mode() == PlayMode.DAILY ? ofSeed.split(DAILY_STREAM) : ofSeed;
  }

  private static Campaign campaign(GameContent content, RunSetup setup, RandomStream random) {
    return switch (setup.mode()) {
      case ARCADE, PRACTICE -> content.arcade();
      case SURVIVAL -> endless(content, content.survival(), random);
      case DAILY -> endless(content, content.survival().named(content.daily().name()), random);
    };
  }

  private static Campaign endless(GameContent content, SurvivalSpec waves, RandomStream random) {
    return new SurvivalCampaign(
        waves, content.arcade().sectors().stream().distinct().toList(), random);
  }

  private void change(int wanted) {
    if (wanted < 0 || wanted >= DIFFICULTIES.length || wanted == difficulty.ordinal()) {
      return;
    }
    if (setup.mode() == PlayMode.DAILY) {
      // The same for everybody.
      return;
    }
    difficulty = DIFFICULTIES[wanted];
    easiest = wanted < easiest.ordinal() ? difficulty : easiest;
    events.add(PlayEvent.DIFFICULTY_CHANGED).index(wanted);
  }

  /** Keeping a boss or a wave for what comes with it pays less and less; a boss becomes angry. */
  private void watchTime() {
    bossFor = world.bosses() > 0 ? bossFor + Tick.SECONDS : 0;
    scoring.overstay(Math.max(bossFor, director.overtime()));
  }

  /** Lets the difficulty take effect, the anger of enemies, and how much hull is left. */
  private void setPressure() {
    double fury = world.bosses() == 0 ? 1 : director.fury();
    double anger = fury * content.score().anger(bossFor);
    Pressure.set(world, spec(), hazards, anger, spared());
    world.letFoesLearn(spec().learns());
    // Points weigh as on the board that they count for.
    scoring.scale(spec(easiest).score() * hazards.pay());
  }

  private void faceChosen(@Nullable HazardSpec chosen) {
    if (chosen != null) {
      face(chosen);
      events.add(PlayEvent.HAZARD_FACED).index(chosen.index());
    }
  }

  /** From now on a hazard lasts. */
  private void face(HazardSpec hazard) {
    hazards.add(hazard);
    if (!hazards.rack()) {
      world.emptyRack();
    }
  }

  /** How strongly shots fall, m/s^2. */
  private double gravity() {
    return director.sector().gravity() + hazards.gravity();
  }

  /** True if the gravity is so strong that couriers have the decks and modes of falling shots. */
  private boolean falls() {
    return couriers().falls(gravity());
  }

  private double spared() {
    Snapshot now = world.current();
    int ship = now.first(EntityKind.SHIP);
    double hull = ship < now.end(EntityKind.SHIP) ? now.health(ship) : 1;
    return spec().spared(hull, distress.level(), director.sector());
  }

  private DifficultySpec spec() {
    return spec(difficulty);
  }

  private DifficultySpec spec(Difficulty of) {
    return content.difficulties().get(of.ordinal());
  }

  /** How this run began. */
  public RunSetup setup() {
    return setup;
  }

  /** The state before the last tick. */
  public Snapshot previous() {
    return world.previous();
  }

  /** The state after the last tick. */
  public Snapshot current() {
    return world.current();
  }

  /** What happened in the last tick. */
  public EventList events() {
    return events;
  }

  /** Whether the last tick left the world as it was, since a draft was open. */
  public boolean stoodStill() {
    return stoodStill;
  }

  /**
   * Whether the last tick counted for the score. Neither does one that stood still, nor what
   * happens after the end.
   */
  public boolean counted() {
    return counted;
  }

  /** What has been earned. */
  public Score score() {
    return scoring.score();
  }

  /** The number of the wave that is on, or is coming. */
  public int wave() {
    return director.number();
  }

  /** The key of the wave's name in the text bundle. */
  public String waveName() {
    return director.wave().name();
  }

  /** The key of the line that teaches the wave's idea, or empty. */
  public String wavePrompt() {
    return director.wave().prompt();
  }

  /** The aim mode that this line asks for; null: none. */
  public @Nullable AimMode promptMode() {
    return director.wave().asks();
  }

  /** The couriers, and what they earn. */
  public CourierTable couriers() {
    return content.couriers();
  }

  /** The aim mode whose belief a kind of courier flies by where the wave is fought. */
  public AimMode fittingMode(int courierKind) {
    return couriers().kinds().get(courierKind).mode(falls());
  }

  /** Where the wave is fought. */
  public SectorSpec sector() {
    return director.sector();
  }

  /** Whether the last wave was cleared. */
  public boolean won() {
    return director.won();
  }

  /** The hazards that are on offer. */
  public DangerDraft dangers() {
    return dangers;
  }

  /** Whether it waits for a choice, and the world stands still. */
  public boolean waits() {
    return draft.isOpen() || dangers.isOpen();
  }

  /** How much there is to choose from; 0 while nothing is. */
  public int choices() {
    return draft.isOpen() ? draft.offer().size() : dangers.offer().size();
  }

  /** The builds that are complete, in the order in which they came; it grows. */
  public List<BuildSpec> builds() {
    return buildsSeen;
  }

  /** The hazards of the run. */
  public Hazards hazards() {
    return hazards;
  }

  /** What can be fitted before the next wave. */
  public Draft draft() {
    return draft;
  }

  /** How hard it is now. */
  public Difficulty difficulty() {
    return difficulty;
  }

  /** The difficulty that its score counts for: the easiest that it ever had. */
  public Difficulty rankedAs() {
    return easiest;
  }

  /** Whether it is at its end: the ship is gone, or the last wave was cleared. */
  public boolean over() {
    return won() || world.current().count(EntityKind.SHIP) == 0;
  }

  /** Whether the player ever changed the enemies' laws. */
  public boolean assisted() {
    return assisted;
  }

  /** For how long it went on, s: neither while it waited for a choice, nor after its end. */
  public double seconds() {
    return Math.max(0, world.current().tick() * Tick.SECONDS - overFor);
  }

  /** For how long the run has been over, s; 0 while it goes on. */
  public double overFor() {
    return overFor;
  }

  /** Appends what all pilots want and plan, as far as the layer shows. Changes nothing. */
  public void explain(PilotTrace.Layer layer, PilotTrace out) {
    world.explain(layer, out);
  }

  @Override
  public long hash() {
    stateHash.reset();
    stateHash.add(world.hash());
    scoring.hashInto(stateHash);
    conviction.hashInto(stateHash);
    director.hashInto(stateHash);
    courierDirector.hashInto(stateHash);
    repairAid.hashInto(stateHash);
    distress.hashInto(stateHash);
    draft.hashInto(stateHash);
    hazards.hashInto(stateHash);
    if (setup.mode().hasDangers()) {
      dangers.hashInto(stateHash);
    }
    stateHash.add(bossFor);
    stateHash.add(overFor);
    stateHash.add(assisted);
    stateHash.add(difficulty.ordinal());
    stateHash.add(easiest.ordinal());
    return stateHash.value();
  }

  @Override
  public void close() {
    world.close();
  }
}
