package towline.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import towline.ai.aim.AimMode;
import towline.ai.aim.FittingMode;
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
import towline.session.belief.AimCall;
import towline.session.belief.MissWatch;
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
  private final MissWatch missWatch = new MissWatch();
  private final WaveDirector director;
  private final CourierDirector courierDirector;
  private final HaulGateDirector haulGateDirector;
  private final RepairAid repairAid;
  private final Distress distress;
  private final Draft draft;
  private final HazardDraft hazardDraft;
  private final Hazards hazards = new Hazards();
  private final List<BuildSpec> builds = new ArrayList<>();
  private final List<BuildSpec> buildsView = Collections.unmodifiableList(builds);
  private final EventList events = new EventList();
  private final Command command = new Command();
  private final StateHash stateHash = new StateHash();
  private double timeSinceEnd;

  /** Time for which a boss has been alive, s. */
  private double bossSeconds;

  private boolean assisted;
  private boolean wasPaused;
  private boolean counted;
  private Difficulty difficulty;
  private Difficulty easiest;

  /**
   * Creates a run at its first tick.
   *
   * @throws IllegalArgumentException see {@link #check}
   */
  public Run(GameContent content, RunSetup setup) {
    check(content, setup);
    this.content = content;
    this.setup = setup;
    RandomStream root = randomOf(setup);
    long worldSeed = root.split(WORLD_STREAM).nextLong();
    world =
        new World(
            content.world(), worldSeed, new GamePilotFactory(), setup.aimMode(), content.engines());
    scoring = new Scoring(content);
    director =
        new WaveDirector(
            campaign(content, setup, root.split(SURVIVAL_STREAM)),
            content.arcade().pressure(),
            world,
            hazards,
            root.split(WAVE_STREAM),
            setup.firstWave());
    CourierTable courierTable = content.couriers();
    if (setup.mode() == PlayMode.DAILY) {
      DailyPlan plan = DailyPlan.of(content, setup.seed());
      face(plan.hazard());
      courierTable = courierTable.dealing(plan.couriers());
    }
    courierDirector =
        new CourierDirector(courierTable, world, courierStream(setup), setup.firstWave());
    haulGateDirector = new HaulGateDirector(courierTable, world);
    repairAid = new RepairAid(world, root.split(AID_STREAM));
    distress = new Distress(content.arcade().distress());
    draft = new Draft(content.modules(), root.split(DRAFT_STREAM));
    hazardDraft = new HazardDraft(content.survival().dangers(), root.split(DANGER_STREAM));
    difficulty = setup.difficulty();
    easiest = difficulty;
    setPressure();
    if (setup.mode() == PlayMode.PRACTICE) {
      world.makeShipInvulnerable();
    }
  }

  /**
   * Plays one tick of 1/60 s; does not change {@code input}. While an offer is open, only the
   * choice counts, and everything else is paused.
   */
  @Override
  public void tick(RunInput input) {
    events.clear();
    wasPaused = isChoiceOpen();
    if (draft.isOpen()) {
      fit(draft.choose(input.choice, Tick.SECONDS));
    } else if (hazardDraft.isOpen()) {
      faceChosen(hazardDraft.choose(input.choice, Tick.SECONDS));
    }
    if (wasPaused) {
      counted = false;
      return;
    }
    boolean wasOver = over();
    counted = !wasOver;
    if (input.firstRun && world.current().tick() == 0 && setup.mode() != PlayMode.DAILY) {
      courierDirector.beginFirstRun();
    }
    command.set(input.flight);
    if (!wasOver) {
      assisted |=
          command.missileLaw != Command.UNCHANGED
              || command.tankLaw != Command.UNCHANGED
              || command.foeAim != Command.UNCHANGED;
      changeDifficulty(input.difficulty);
    } else {
      command.keepLaws();
    }
    world.tick(command);
    events.addAll(world.events());
    if (counted) {
      scoring.count(world.events(), world.current(), Tick.SECONDS, events);
      missWatch.count(world.previous(), world.current(), world.events(), events);
    }
    distress.count(world.events());
    director.count(world.events());
    world.setGravity(0, -gravity());
    updateBossTime();
    setPressure();
    if (!over()) {
      repairAid.direct(spec().aidEvery() / director.sector().help(), distress.level());
      // Nobody can be spared to wait for couriers: none comes with a finale.
      courierDirector.direct(director.number(), shotsFall(), !director.isFinale());
      haulGateDirector.direct();
    }
    if (over()) {
      timeSinceEnd += Tick.SECONDS;
    } else if (!courierDirector.isIntroducing()
        && director.direct(Tick.SECONDS, spec().crowd() * enemyShare(), events)) {
      endWave();
      director.next(events);
      if (!won() && setup.mode().hasArcadeWaves()) {
        draft.schedule(Draft.DELAY);
      }
    } else if (draft.update(Tick.SECONDS, world.current().loadout())) {
      events.add(PlayEvent.DRAFT_OPENED).choices(draft.items().size());
    }
    if (setup.mode().hasHazardDrafts() && !over() && hazardDraft.update(Tick.SECONDS, hazards)) {
      events.add(PlayEvent.DRAFT_OPENED).choices(hazardDraft.items().size());
    }
  }

  /** Pays for the wave, and lets the foes that are left flee. */
  private void endWave() {
    scoring.waveCleared(director.number(), director.seconds());
    if (director.secondsLeft() > 0) {
      scoring.swept(director.number(), director.secondsLeft(), world.current(), events);
    }
    world.repairShip(spec().repair());
    world.routFoes();
  }

  /**
   * Opens a draft at once, as after a wave. For tests and pictures: no command does this, so no
   * replay repeats it.
   */
  public void openDraft() {
    draft.schedule(0);
    draft.update(0, world.current().loadout());
  }

  /** Opens the choice of a hazard at once. For tests and pictures: no command does this. */
  public void openHazardDraft() {
    hazardDraft.update(content.survival().dangers().every(), hazards);
  }

  /**
   * Fits the modules that a bot would have chosen after {@code waves} waves of this run, for
   * experiments that begin with a later wave. No command does this, so no replay repeats it.
   */
  public void fitModulesOfWaves(int waves) {
    for (int wave = 0; wave < waves; wave++) {
      draft.schedule(0);
      if (draft.update(0, world.current().loadout())) {
        fit(draft.choose(draft.favourite(), 0));
        // Builds are checked against the published snapshot.
        world.publishSpawned();
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
   * Checks that {@code content} has the mode, wave and day of {@code setup}.
   *
   * @throws IllegalArgumentException with a sentence, if it lacks one of them
   */
  public static void check(GameContent content, RunSetup setup) {
    int modes = content.aimModes().size();
    if (setup.aimMode() >= modes) {
      throw new IllegalArgumentException(
          "there is no aim mode " + setup.aimMode() + "; choose 0 to " + (modes - 1));
    }
    int last = content.arcade().last();
    if (setup.mode().hasArcadeWaves() && setup.firstWave() > last) {
      throw new IllegalArgumentException(
          "the arcade has no wave " + setup.firstWave() + "; it has 1 to " + last);
    }
    if (setup.mode() == PlayMode.DAILY && (setup.seed() < 0 || setup.seed() > RunSetup.LAST_DAY)) {
      throw new IllegalArgumentException(
          "there is no daily run of day " + setup.seed() + "; choose 0 to " + RunSetup.LAST_DAY);
    }
    if (setup.mode() == PlayMode.DAILY && setup.difficulty() != Difficulty.NORMAL) {
      throw new IllegalArgumentException(
          "a daily run is the same for everybody, NORMAL, not " + setup.difficulty());
    }
  }

  /** Returns the random numbers of the couriers of a run. */
  static RandomStream courierStream(RunSetup setup) {
    return randomOf(setup).split(COURIER_STREAM);
  }

  /**
   * Returns the random numbers of a run; those of survival and of the daily run differ even for
   * equal seeds.
   */
  private static RandomStream randomOf(RunSetup setup) {
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

  private void changeDifficulty(int wanted) {
    if (wanted < 0 || wanted >= DIFFICULTIES.length || wanted == difficulty.ordinal()) {
      return;
    }
    if (setup.mode() == PlayMode.DAILY) {
      // Everybody flies at the same difficulty.
      return;
    }
    difficulty = DIFFICULTIES[wanted];
    easiest = wanted < easiest.ordinal() ? difficulty : easiest;
    events.add(PlayEvent.DIFFICULTY_CHANGED).index(wanted);
  }

  /**
   * Updates the time for which a boss has been alive; pay falls with it, and the boss becomes
   * angry.
   */
  private void updateBossTime() {
    bossSeconds = world.bosses() > 0 ? bossSeconds + Tick.SECONDS : 0;
    scoring.setBossTime(bossSeconds);
  }

  /** Sets the pressure of enemies by the difficulty, their anger and the hull that is left. */
  private void setPressure() {
    double fury = world.bosses() == 0 ? 1 : director.fury();
    double anger = fury * content.score().anger(bossSeconds);
    Pressure.set(world, spec(), hazards, anger, enemyShare());
    world.setFoesLearning(spec().learns());
    world.setPlating(director.wave().plating());
    // Points have the factor of the difficulty of the board on which they are ranked.
    scoring.scale(spec(easiest).score() * hazards.pay());
  }

  private void faceChosen(@Nullable HazardSpec chosen) {
    if (chosen != null) {
      face(chosen);
      events.add(PlayEvent.HAZARD_FACED).index(chosen.index());
    }
  }

  /** Adds a hazard, which lasts. */
  private void face(HazardSpec hazard) {
    hazards.add(hazard);
    if (!hazards.rack()) {
      world.emptyRack();
    }
  }

  /** Returns the gravity for shots, m/s^2. */
  private double gravity() {
    return director.sector().gravity() + hazards.gravity();
  }

  /**
   * Returns true if gravity is so strong that couriers have the decks and modes of falling shots.
   */
  private boolean shotsFall() {
    return couriers().falls(gravity());
  }

  private double enemyShare() {
    Snapshot snapshot = world.current();
    int ship = snapshot.first(EntityKind.SHIP);
    double hull = ship < snapshot.end(EntityKind.SHIP) ? snapshot.health(ship) : 1;
    return spec().spared(hull, distress.level(), director.sector());
  }

  private DifficultySpec spec() {
    return spec(difficulty);
  }

  private DifficultySpec spec(Difficulty level) {
    return content.difficulties().get(level.ordinal());
  }

  /** Returns the set-up of this run. */
  public RunSetup setup() {
    return setup;
  }

  /** Returns the state before the last tick. */
  public Snapshot previous() {
    return world.previous();
  }

  /** Returns the state after the last tick. */
  public Snapshot current() {
    return world.current();
  }

  /** Returns the events of the last tick. */
  public EventList events() {
    return events;
  }

  /** Returns true if the last tick left the world unchanged because an offer was open. */
  public boolean wasPaused() {
    return wasPaused;
  }

  /**
   * Returns true if the last tick counted for the score: it was neither paused nor after the end.
   */
  public boolean counted() {
    return counted;
  }

  public Score score() {
    return scoring.score();
  }

  /** Returns the number of the wave that is on, or comes next. */
  public int wave() {
    return director.number();
  }

  /** Returns the key of the wave's name in the text bundle. */
  public String waveName() {
    return director.wave().name();
  }

  /** Returns true from the start of a wave's finale until the next wave starts. */
  public boolean isFinale() {
    return director.isFinale();
  }

  /** Returns the share of the finale's time that is left until its foes flee; 0 without one. */
  public double finaleShareLeft() {
    return director.finaleShareLeft();
  }

  /** Returns the points for the death of the finale's last foe at this moment. */
  public double sweepPoints() {
    return scoring.sweepPoints(director.number(), director.secondsLeft());
  }

  /** Returns the key of the line that teaches the wave's idea, or an empty string. */
  public String wavePrompt() {
    return director.wave().prompt();
  }

  /** Returns the aim mode that the line of the wave asks for, or null. */
  public @Nullable AimMode modeInPrompt() {
    return director.wave().asks();
  }

  /** Returns the couriers and their pay. */
  public CourierTable couriers() {
    return content.couriers();
  }

  /** Returns the own aim mode of a kind of courier in the sector of the wave. */
  public AimMode ownModeOfCourier(int courierKind) {
    return couriers().ownMode(courierKind, gravity());
  }

  /**
   * Returns true if hints name the modes of couriers in the present wave.
   *
   * @param always true for hints in all waves
   */
  public boolean namesModeOfCouriers(boolean always) {
    return always || couriers().namesMode(wave());
  }

  /**
   * Returns the aim mode that is right for the drone's target, if it is a courier or the next shot
   * at it is a harpoon; else null, also after the waves with hints.
   *
   * @param always true for hints in all waves
   */
  public @Nullable AimMode hintedMode(boolean always) {
    Snapshot snapshot = current();
    int target = snapshot.indexOf(snapshot.droneGun().target);
    if (target < 0) {
      return null;
    }
    if (snapshot.kind(target) == EntityKind.COURIER) {
      return namesModeOfCouriers(always)
          ? ownModeOfCourier(snapshot.row(target).courierKind)
          : null;
    }
    boolean isHinted = always || wave() <= content.world().drone().harpoon().hintedUntil();
    return isHinted && snapshot.droneGun().harpoonReady
        ? FittingMode.forFoe(snapshot, target)
        : null;
  }

  /** Returns the last miss of a harpoon or of a shot at a courier; it changes with the next one. */
  public AimCall lastMiss() {
    return missWatch.lastMiss();
  }

  /** Returns the last hit of a harpoon or of a shot at a courier; it changes with the next one. */
  public AimCall lastHit() {
    return missWatch.lastHit();
  }

  /** Returns the sector of the wave. */
  public SectorSpec sector() {
    return director.sector();
  }

  /** Returns true if the last wave was cleared. */
  public boolean won() {
    return director.won();
  }

  /** Returns the choice of hazards. */
  public HazardDraft hazardDraft() {
    return hazardDraft;
  }

  /** Returns true if the run waits for a choice; the world is paused. */
  public boolean isChoiceOpen() {
    return draft.isOpen() || hazardDraft.isOpen();
  }

  /** Returns the number of items on offer; 0 while no offer is open. */
  public int choices() {
    return draft.isOpen() ? draft.items().size() : hazardDraft.items().size();
  }

  /**
   * Returns an unmodifiable view of the complete builds in the order in which they were completed.
   */
  public List<BuildSpec> builds() {
    return buildsView;
  }

  /** Returns the active hazards. */
  public Hazards hazards() {
    return hazards;
  }

  /** Returns the choice of modules. */
  public Draft draft() {
    return draft;
  }

  /** Returns the current difficulty. */
  public Difficulty difficulty() {
    return difficulty;
  }

  /** Returns the difficulty with which the score is ranked: the easiest that the run has had. */
  public Difficulty rankedDifficulty() {
    return easiest;
  }

  /** Returns true if the ship is gone or the last wave was cleared. */
  public boolean over() {
    return won() || world.current().count(EntityKind.SHIP) == 0;
  }

  /** Returns true if the player has changed the enemies' laws. */
  public boolean assisted() {
    return assisted;
  }

  /** Returns the duration of the run, s, without the time of choices and after its end. */
  public double seconds() {
    return Math.max(0, world.current().tick() * Tick.SECONDS - timeSinceEnd);
  }

  /** Returns the time since the end of the run, s; 0 before it. */
  public double secondsSinceEnd() {
    return timeSinceEnd;
  }

  /** Appends the aims and plans of all pilots that {@code layer} shows. Changes nothing. */
  public void explain(PilotTrace.Layer layer, PilotTrace out) {
    world.explain(layer, out);
  }

  @Override
  public long hash() {
    stateHash.reset();
    stateHash.add(world.hash());
    scoring.hashInto(stateHash);
    missWatch.hashInto(stateHash);
    director.hashInto(stateHash);
    courierDirector.hashInto(stateHash);
    haulGateDirector.hashInto(stateHash);
    repairAid.hashInto(stateHash);
    distress.hashInto(stateHash);
    draft.hashInto(stateHash);
    hazards.hashInto(stateHash);
    if (setup.mode().hasHazardDrafts()) {
      hazardDraft.hashInto(stateHash);
    }
    stateHash.add(bossSeconds);
    stateHash.add(timeSinceEnd);
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
