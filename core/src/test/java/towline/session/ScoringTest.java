package towline.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.lang.reflect.Field;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.content.CourierPay;
import towline.content.CourierTable;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.content.ScoreSpec;
import towline.sim.EventLog;
import towline.sim.WorldScenario;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.GameEvent;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.TestEvents;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.VesselSpec;

class ScoringTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final ScoreSpec SPEC = CONTENT.score();

  /** A chain of two kills more than the greatest multiplier needs. */
  private static final int FULL_CHAIN = 2 + SPEC.multiplierAt().get(SPEC.multiplierMost() - 2);

  private final Scoring scoring = new Scoring(CONTENT);
  private final EventList worldEvents = new EventList();
  private final EventList told = new EventList();
  private final EventLog log = new EventLog();
  private final Snapshot empty = new WorldScenario().ship(48, 27).snapshot();
  private final Snapshot fought =
      new WorldScenario().ship(48, 27).entity(EntityKind.TANK, 20, 60, 27, 0).snapshot();

  @BeforeEach
  void begin() {
    worldEvents.clear();
  }

  @Test
  void theChainWaitsWhileNoFoeIsInViewAndRunsOutWhenThereIsOne() {
    kill(EventType.KILLED_BY_SHIP, EntityKind.TANK);
    seconds(2 * SPEC.chainTime(), empty);
    assertThat(scoring.score().chainLeft()).isEqualTo(1);
    seconds(SPEC.chainTime() / 2, fought);
    assertThat(scoring.score().chainLeft()).isBetween(0.4, 0.6);
    seconds(SPEC.chainTime(), fought);
    assertThat(scoring.score().chainLeft()).isZero();
  }

  /**
   * Opening a courier in its own mode pays once, and only after a switch to it since the courier
   * came.
   */
  @ParameterizedTest
  @CsvSource({"false, false", "false, true", "true, false", "true, true"})
  void aSwitchToTheOwnModeOfACourierIsAGoodCall(boolean switched, boolean own) {
    CourierTable.Kind kind = CONTENT.couriers().kinds().get(0);
    AimMode fits = own ? kind.mode(false) : AimMode.LEARN;
    open(kind, switched ? AimMode.LOB : fits, fits);
    CourierPay pay = CONTENT.couriers().pay();
    long bounty = pay.bounty().get(fits.ordinal());
    boolean called = switched && own;
    assertThat(told(PlayEvent.GOOD_CALL)).hasSize(called ? 1 : 0);
    double factor = scoring.score().multiplier() * scoring.score().haul();
    long call = called ? Math.round(pay.goodCall() * factor) : 0;
    assertThat(scoring.score().points()).isEqualTo(bounty + call);
  }

  @Test
  void anOpenedCourierPaysAndRaisesTheHaul() {
    CourierPay pay = CONTENT.couriers().pay();
    CourierTable.Kind kind = CONTENT.couriers().kinds().get(0);
    open(kind, kind.mode(false));
    int bounty = pay.bounty().get(kind.mode(false).ordinal());
    assertThat(scoring.score().points()).isEqualTo(bounty);
    double haul = 1 + pay.haulGrowth(1);
    assertThat(scoring.score().haul()).isEqualTo(haul);
    assertThat(scoring.score().kills()).isZero();
    int multiplier = scoring.score().multiplier();
    worldEvents.clear();
    TestEvents.add(worldEvents, EventType.NEAR_MISS, null, 20, 10, 5, 6, 0);
    scoring.count(worldEvents, empty, Tick.SECONDS, told);
    long nearMiss = Math.round(SPEC.nearMiss() * multiplier * haul);
    assertThat(scoring.score().points()).isEqualTo(bounty + nearMiss);
  }

  @Test
  void aCourierOpenedInAnotherModeRaisesTheHaulByLess() {
    CourierPay pay = CONTENT.couriers().pay();
    CourierTable.Kind kind = CONTENT.couriers().kinds().get(0);
    open(kind, AimMode.LEARN);
    assertThat(scoring.score().haul()).isEqualTo(1 + pay.haulGrowth(1) * pay.otherMode());
    assertThat(pay.otherMode()).isLessThan(1);
  }

  @Test
  void eachKindOfCourierIsCountedByItself() {
    List<CourierTable.Kind> kinds = CONTENT.couriers().kinds();
    for (CourierTable.Kind kind : kinds) {
      for (int i = 0; i <= kind.spec().index(); i++) {
        open(kind, AimMode.LEAD);
        escape(kind);
        escape(kind);
      }
    }
    int opened = 0;
    for (int kind = 0; kind < kinds.size(); kind++) {
      assertThat(scoring.score().couriers(kind)).isEqualTo(kind + 1);
      assertThat(scoring.score().couriersEscaped(kind)).isEqualTo(2 * (kind + 1));
      opened += kind + 1;
    }
    assertThat(scoring.score().couriers()).isEqualTo(opened);
    assertThat(scoring.score().couriersEscaped()).isEqualTo(2 * opened);
  }

  @Test
  void theBestHaulIsTheGreatestSoFar() {
    CourierTable.Kind kind = CONTENT.couriers().kinds().get(0);
    open(kind, kind.mode(false));
    double best = scoring.score().haul();
    earned(EventType.SHIP_HURT, 0.5);
    assertThat(scoring.score().haul()).isLessThan(best);
    assertThat(scoring.score().bestHaul()).isEqualTo(best);
  }

  @Test
  void aCourierCountsAsSeveralKillsOfAChain() {
    CourierTable.Kind kind = CONTENT.couriers().kinds().get(0);
    int chain = (int) CONTENT.couriers().pay().chain();
    assertThat(chain).isGreaterThan(1);
    open(kind, kind.mode(false));
    assertThat(scoring.score().bestChain()).isEqualTo(chain);
    assertThat(scoring.score().chainLeft()).isEqualTo(1);
  }

  /** A courier's own mode differs under strong gravity, but not under a weak one. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 5, 10.9, 11, 22, 27})
  void aGoodCallDependsOnTheGravity(double gravity) {
    boolean falls = gravity >= 11;
    Snapshot snapshot = new WorldScenario().ship(48, 27).falling(gravity).snapshot();
    for (CourierTable.Kind kind : CONTENT.couriers().kinds()) {
      for (AimMode mode : AimMode.values()) {
        worldEvents.clear();
        log.clear();
        int index = kind.spec().index();
        TestEvents.add(
            worldEvents,
            EventType.COURIER_OPENED,
            EntityKind.COURIER,
            20,
            10,
            5,
            index,
            mode.ordinal());
        scoring.count(worldEvents, snapshot, Tick.SECONDS, told);
        boolean own = mode == (falls ? kind.modeFalling() : kind.mode());
        assertThat(told(PlayEvent.HAUL_RAISED).get(0).ownMode()).isEqualTo(own);
      }
    }
  }

  private void open(CourierTable.Kind kind, AimMode mode) {
    open(kind, mode, mode);
  }

  private void open(CourierTable.Kind kind, AimMode before, AimMode mode) {
    worldEvents.clear();
    empty.droneGun().mode = before.ordinal();
    TestEvents.add(worldEvents, EventType.COURIER_BORN, EntityKind.COURIER, 20, 10, 5, 0, 0);
    scoring.count(worldEvents, empty, Tick.SECONDS, told);
    worldEvents.clear();
    empty.droneGun().mode = mode.ordinal();
    int index = kind.spec().index();
    TestEvents.add(
        worldEvents,
        EventType.COURIER_OPENED,
        EntityKind.COURIER,
        20,
        10,
        5,
        index,
        mode.ordinal());
    scoring.count(worldEvents, empty, Tick.SECONDS, told);
  }

  private void escape(CourierTable.Kind kind) {
    worldEvents.clear();
    int index = kind.spec().index();
    TestEvents.add(worldEvents, EventType.COURIER_ESCAPED, EntityKind.COURIER, 20, 10, 5, 0, index);
    scoring.count(worldEvents, empty, Tick.SECONDS, told);
  }

  @Test
  void aMiteThatBurstsByTouchingEarnsNothing() {
    kill(EventType.MITE_LOST, EntityKind.MITE);
    assertThat(scoring.score().points()).isZero();
    assertThat(scoring.score().kills()).isZero();
  }

  /** n kills of one swing earn sqrt(n) times as much as one. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 9, 25, 100})
  void aSwingEarnsTheRootOfItsKills(int kills) {
    double one = SPEC.kill(EntityKind.VESSEL_CORE) * SPEC.whipFactor();
    for (int kill = 1; kill <= kills; kill++) {
      kill(EventType.KILLED_BY_WHIP, EntityKind.VESSEL_CORE);
      score().multiplier = 1;
    }
    assertThat(score().points()).isEqualTo(Math.round(one * Math.sqrt(kills)));
    long before = score().points();
    assertThat(earnedBySwing(kills)).as("the end of it earns nothing more").isZero();
    kill(EventType.KILLED_BY_WHIP, EntityKind.VESSEL_CORE);
    assertThat(score().points() - before).as("the next begins anew").isEqualTo(Math.round(one));
  }

  @Test
  void aChainBegunByASwingBelongsToTheSwing() {
    kill(EventType.KILLED_BY_WHIP, EntityKind.TANK);
    int drone = fought.id(fought.first(EntityKind.DRONE));
    long before = score().points();
    worldEvents.clear();
    TestEvents.add(
        worldEvents, EventType.KILLED_BY_CHAIN, EntityKind.VESSEL_CORE, 60, 27, 20, drone, 1);
    scoring.count(worldEvents, fought, Tick.SECONDS, told);
    long share = Math.round(SPEC.kill(EntityKind.VESSEL_CORE) * (Math.sqrt(2) - 1));
    assertThat(score().points() - before).isBetween(share - 1, share + 1);
  }

  /** Such as a chain that a missile begins; it is no kill of the swing either. */
  @Test
  void aChainNotBegunByTheDronePaysInFull() {
    kill(EventType.KILLED_BY_WHIP, EntityKind.VESSEL_CORE);
    long before = score().points();
    TestEvents.add(
        worldEvents, EventType.KILLED_BY_CHAIN, EntityKind.VESSEL_CORE, 60, 27, 20, 77, 1);
    scoring.count(worldEvents, fought, Tick.SECONDS, told);
    worldEvents.clear();
    assertThat(score().points() - before).isEqualTo(SPEC.kill(EntityKind.VESSEL_CORE));
    before = score().points();
    kill(EventType.KILLED_BY_WHIP, EntityKind.VESSEL_CORE);
    double second = SPEC.kill(EntityKind.VESSEL_CORE) * SPEC.whipFactor() * (Math.sqrt(2) - 1);
    assertThat((double) score().points() - before).isCloseTo(second, within(1.0));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 25})
  void aSwingOfTwoOrMoreKillsIsAnnounced(int kills) {
    assertThat(earnedBySwing(kills)).isZero();
    assertThat(scoring.score().bestSwing()).isEqualTo(kills);
    assertThat(told(PlayEvent.WHIP_SWING)).hasSize(kills > 1 ? 1 : 0);
    for (Event swing : told(PlayEvent.WHIP_SWING)) {
      assertThat(swing.kills()).isEqualTo(kills);
    }
  }

  @Test
  void aWaveHasItsOwnBestSwing() {
    earnedBySwing(5);
    earnedBySwing(3);
    scoring.waveCleared(1, 40);
    assertThat(score().lastWave().bestSwing()).isEqualTo(5);
    earnedBySwing(2);
    scoring.waveCleared(2, 40);
    assertThat(score().lastWave().bestSwing()).isEqualTo(2);
    assertThat(score().bestSwing()).isEqualTo(5);
  }

  /** In a chain, with its own difficulty, announced points add up to the earned ones. */
  @Test
  void allPointsAreMultipliedAndAnnouncedWhereTheyAreEarned() {
    scoring.scale(1.5);
    for (int kill = 0; kill <= FULL_CHAIN; kill++) {
      int multiplier = score().multiplier();
      long before = score().points();
      log.clear();
      assertThat(earned(EventType.KILLED_BY_SHIP, 0))
          .isEqualTo(Math.round(SPEC.kill(EntityKind.TANK) * multiplier * 1.5));
      List<Event> points = told(PlayEvent.POINTS);
      assertThat(points).hasSize(1);
      assertThat(points.get(0).x()).isEqualTo(60);
      assertThat(points.get(0).entity()).isEqualTo(20);
      assertThat(points.get(0).points()).isEqualTo((double) (score().points() - before));
      assertThat(told(PlayEvent.MULTIPLIER_RAISED))
          .extracting(Event::multiplier)
          .isEqualTo(score().multiplier() > multiplier ? List.of(score().multiplier()) : List.of());
    }
    assertThat(score().multiplier()).isEqualTo(SPEC.multiplierMost());
    long before = score().points();
    scoring.waveCleared(2, 40);
    assertThat(score().points() - before).isEqualTo(Math.round(1.5 * 2 * SPEC.wave()));
  }

  @Test
  void aBlowIsCountedAndOnlyALostMultiplierIsAnnounced() {
    earned(EventType.SHIP_HURT, 0.8);
    assertThat(told(PlayEvent.MULTIPLIER_LOST)).isEmpty();
    for (int kill = 0; kill < SPEC.multiplierAt().get(1); kill++) {
      kill(EventType.KILLED_BY_SHIP, EntityKind.TANK);
    }
    earned(EventType.SHIP_HURT, 0.6);
    assertThat(told(PlayEvent.MULTIPLIER_LOST)).extracting(Event::multiplier).isEqualTo(List.of(3));
    assertThat(score().blows()).isEqualTo(2);
  }

  /** Fractions of a kill in the chain and the difficulty affect later points, too. */
  @Test
  void allStateOfLaterPointsIsHashed() {
    long none = hash();
    scoring.scale(2);
    assertThat(hash()).isNotEqualTo(none);
    Scoring other = new Scoring(CONTENT);
    for (Scoring each : List.of(scoring, other)) {
      each.scale(1);
      earned(each, EventType.KILLED_BY_SHIP, 0);
      earned(each, EventType.KILLED_BY_SHIP, 0);
    }
    assertThat(hash(other)).isEqualTo(hash());
    // Half a kill in the chain, with an equal score.
    long points = score().points();
    earned(EventType.SHARD_TAKEN, 0);
    scoring.score().points = points;
    scoring.score().shards = 0;
    assertThat(score().bestChain()).isEqualTo(other.score().bestChain());
    assertThat(hash()).isNotEqualTo(hash(other));
  }

  @Test
  void aBossPaysForDamage() {
    TestEvents.add(worldEvents, EventType.VESSEL_HURT, EntityKind.VESSEL_CORE, 60, 27, 5, 6, 2.5);
    scoring.count(worldEvents, fought, Tick.SECONDS, told);
    assertThat(scoring.score().points()).isEqualTo(Math.round(2.5 * SPEC.vesselDamage()));
  }

  /** Otherwise sparing a boss would raise the pay of all later waves. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 30, 60, 600})
  void besideABossTheHaulRisesLessByTheFactorOfPoints(double bossTime) {
    CourierPay pay = CONTENT.couriers().pay();
    CourierTable.Kind kind = CONTENT.couriers().kinds().get(0);
    scoring.setBossTime(bossTime);
    open(kind, kind.mode(false));
    assertThat(score().haul())
        .isCloseTo(1 + pay.haulGrowth(1) * SPEC.crowdShare(bossTime), within(1e-12));
  }

  /** Ten minutes of a living boss's crowd earn less than two of its patience times. */
  @Test
  void stayingWithABossNeverPays() {
    double perSecond = SPEC.kill(EntityKind.VESSEL_CORE);
    double earned = 0;
    double lastMinute = 0;
    for (int second = 0; second < 600; second++) {
      scoring.setBossTime(second);
      earned += SPEC.crowdShare(second) * perSecond;
      lastMinute = earned(EventType.KILLED_BY_SHIP, 0) / (double) score().multiplier();
    }
    assertThat(earned).isLessThan(2 * SPEC.patience() * perSecond);
    assertThat(lastMinute).as("a tank's worth").isLessThan(0.05 * SPEC.kill(EntityKind.TANK) + 1);
    long before = score().points();
    TestEvents.add(worldEvents, EventType.KILLED_BY_SHIP, EntityKind.VESSEL_CORE, 60, 27, 20, 0, 0);
    scoring.count(worldEvents, fought, Tick.SECONDS, told);
    assertThat(score().points() - before)
        .as("the boss itself pays in full")
        .isGreaterThanOrEqualTo((long) SPEC.kill(EntityKind.VESSEL_CORE) * score().multiplier());
    assertThat(SPEC.anger(0)).isEqualTo(1);
    assertThat(SPEC.anger(SPEC.patience())).as("it is patient").isEqualTo(1);
    assertThat(SPEC.anger(1.2 * SPEC.patience())).isCloseTo(1.2, within(1e-12));
    assertThat(SPEC.anger(600)).as("it is not to end the fight").isLessThan(1.5);
  }

  /** Results and tables depend on these fields; the golden replays must notice every change. */
  @Test
  void everyFieldOfTheScoreIsHashed() throws IllegalAccessException {
    for (Field field : Score.class.getDeclaredFields()) {
      if (field.getType() == WaveResult.class) {
        continue; // Copies of the other fields at the end of a wave.
      }
      long before = hash();
      spoil(field);
      assertThat(hash()).as(field.getName()).isNotEqualTo(before);
    }
  }

  @Test
  void aKillCountsForItsWeaponAndEarnsThePayInTheData() {
    Map<EventType, Double> factors =
        Map.of(
            EventType.KILLED_BY_SHIP, 1.0,
            EventType.KILLED_BY_WINGMAN, 1.0,
            EventType.KILLED_BY_OWN_MISSILE, SPEC.missileFactor(),
            EventType.KILLED_BY_CHAIN, 1.0,
            EventType.KILLED_BY_LURED_MISSILE, SPEC.lureFactor(),
            EventType.KILLED_BY_BARRAGE, SPEC.barrageFactor(),
            EventType.KILLED_BY_MODULE, SPEC.moduleFactor(),
            EventType.KILLED_BY_WHIP, SPEC.whipFactor());
    assertThat(fought.cable().length).as("or the tow would count").isZero();
    factors.forEach(
        (type, factor) -> {
          assertThat(earned(type, 0)).isEqualTo(Math.round(SPEC.kill(EntityKind.TANK) * factor));
          earned(EventType.SHIP_HURT, 0.5);
        });
    assertThat(score().kills()).isEqualTo(8);
    assertThat(score().shipKills()).isEqualTo(1);
    assertThat(score().wingmanKills()).isEqualTo(1);
    assertThat(score().missileKills()).isEqualTo(1);
    assertThat(score().chainKills()).isEqualTo(1);
    assertThat(score().luredKills()).as("missiles and barrages").isEqualTo(2);
    assertThat(score().moduleKills()).isEqualTo(1);
    assertThat(score().whipKills()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.4, 1})
  void killsOfTheDroneEarnMoreOnALongerCable(double share) {
    fought.cable().length = share * CONTENT.world().cable().longest();
    double tow = 1 + share * SPEC.longTowBonus();
    for (int mode = 0; mode < CONTENT.aimModes().size(); mode++) {
      Scoring fresh = new Scoring(CONTENT);
      double factor = CONTENT.aimModes().get(mode).scoreFactor();
      assertThat(earned(fresh, EventType.KILLED_BY_DRONE, mode))
          .isEqualTo(Math.round(SPEC.kill(EntityKind.TANK) * factor * tow));
      assertThat(fresh.score().kills(mode)).isEqualTo(1);
      assertThat(fresh.score().droneKills()).isEqualTo(1);
    }
    assertThat(earned(new Scoring(CONTENT), EventType.KILLED_BY_WHIP, 25))
        .isEqualTo(Math.round(SPEC.kill(EntityKind.TANK) * SPEC.whipFactor() * tow));
    assertThat(earned(new Scoring(CONTENT), EventType.KILLED_BY_SHIP, 0))
        .as("nobody else's")
        .isEqualTo(SPEC.kill(EntityKind.TANK));
  }

  @ParameterizedTest
  @EnumSource
  void aKillEarnsThePayOfItsKind(EntityKind kind) {
    TestEvents.add(worldEvents, EventType.KILLED_BY_SHIP, kind, 60, 27, 20, 0, 0);
    scoring.count(worldEvents, fought, Tick.SECONDS, told);
    assertThat(score().points()).isEqualTo(SPEC.kill(kind));
    boolean isPaidByKill = KindRange.FOES.contains(kind) && kind != EntityKind.COURIER;
    assertThat(SPEC.kill(kind) > 0).isEqualTo(isPaidByKill);
  }

  @Test
  void weaponsTurnedAgainstTheEnemyPay() {
    int missile = SPEC.kill(EntityKind.MISSILE);
    assertThat(earned(EventType.MISSILE_BATTED, 20)).isEqualTo(missile);
    assertThat(earned(EventType.SHOT_MIRRORED, 1))
        .isEqualTo(Math.round(missile * SPEC.lureFactor()));
    assertThat(score().kills()).isZero();
    assertThat(score().multiplier()).isEqualTo(1);
  }

  /** A hit of a barrage on a vessel comes with VESSEL_HURT; together they pay the factor. */
  @Test
  void damageByABarragePaysItsFactor() {
    double damage = 10;
    long hurt = earned(EventType.VESSEL_HURT, damage);
    assertThat(hurt).isEqualTo(Math.round(damage * SPEC.vesselDamage()));
    assertThat(hurt + earned(EventType.BARRAGE_HIT, damage))
        .isEqualTo(Math.round(damage * SPEC.vesselDamage() * SPEC.barrageFactor()));
  }

  @Test
  void onlyAVesselWithSeveralPhasesPaysAsABoss() {
    for (VesselSpec vessel : CONTENT.vessels()) {
      int bosses = score().bosses();
      boolean isBoss = vessel.phases() > 1;
      assertThat(earned(EventType.VESSEL_DIED, vessel.index())).isEqualTo(isBoss ? SPEC.boss() : 0);
      assertThat(score().bosses() - bosses).isEqualTo(isBoss ? 1 : 0);
    }
  }

  @Test
  void aMiteCountsAsAFractionOfAKillInTheChain() {
    double mites = SPEC.multiplierAt().get(0) / SPEC.swarmChain();
    for (int mite = 1; mite <= mites + 1; mite++) {
      kill(EventType.KILLED_BY_CHAIN, EntityKind.MITE);
      if (mite <= mites - 1) {
        assertThat(score().multiplier()).isEqualTo(1);
      }
    }
    assertThat(score().multiplier()).isEqualTo(2);
  }

  @Test
  void theMultiplierRisesWithTheChainUpToItsLimitAndABlowBreaksIt() {
    int highHaul = SPEC.multiplierMost();
    for (int kills = 1; kills <= FULL_CHAIN; kills++) {
      kill(EventType.KILLED_BY_SHIP, EntityKind.TANK);
      int reached = kills;
      long steps = SPEC.multiplierAt().stream().filter(at -> reached >= at).count();
      assertThat(score().multiplier()).isEqualTo((int) (1 + steps));
    }
    assertThat(score().multiplier()).isEqualTo(highHaul);
    int best = score().bestChain();
    assertThat(best).isEqualTo(score().kills());
    told.clear();
    TestEvents.add(worldEvents, EventType.SHIP_HURT, EntityKind.SHIP, 48, 27, 1, 20, 0.5);
    scoring.count(worldEvents, fought, Tick.SECONDS, told);
    assertThat(score().multiplier()).isEqualTo(1);
    assertThat(score().chainLeft()).isZero();
    assertThat(score().bestChain()).isEqualTo(best);
    assertThat(told.get(0).type()).isEqualTo(PlayEvent.MULTIPLIER_LOST);
  }

  @Test
  void pickUpsNearMissesAndEndsEarnThePayInTheData() {
    assertThat(earned(EventType.NEAR_MISS, 0.3)).isEqualTo(SPEC.nearMiss());
    assertThat(earned(EventType.SHARD_TAKEN, 0)).isEqualTo(SPEC.shard());
    assertThat(earned(EventType.POWER_UP_TAKEN, 0)).isEqualTo(SPEC.powerUp());
    assertThat(earned(EventType.SNAKE_DIED, 4)).isEqualTo(SPEC.snake());
    assertThat(score().nearMisses()).isEqualTo(1);
    assertThat(score().shards()).isEqualTo(1);
    long before = score().points();
    scoring.waveCleared(3, 40);
    long cleared = Math.round(3.0 * SPEC.wave() * score().haul());
    assertThat(score().points() - before).isBetween(cleared - 1, cleared + 1);
  }

  @Test
  void aShardKeepsAChainAliveButStartsNone() {
    earned(EventType.SHARD_TAKEN, 0);
    assertThat(score().chainLeft()).isZero();
    kill(EventType.KILLED_BY_SHIP, EntityKind.TANK);
    seconds(SPEC.chainTime() / 2, fought);
    earned(EventType.SHARD_TAKEN, 0);
    assertThat(score().chainLeft()).isEqualTo(1);
  }

  @Test
  void shardsRaiseTheMultiplierOfAChain() {
    kill(EventType.KILLED_BY_SHIP, EntityKind.TANK);
    for (double chain = 1; chain < SPEC.multiplierAt().get(0); chain += SPEC.shardChain()) {
      assertThat(score().multiplier()).isEqualTo(1);
      earned(EventType.SHARD_TAKEN, 0);
    }
    assertThat(score().multiplier()).isEqualTo(2);
  }

  @Test
  void theDronesShotsAndHitsCountForTheModeThatFiredThem() {
    earned(EventType.DRONE_FIRED, 3);
    earned(EventType.DRONE_FIRED, 3);
    earned(EventType.DRONE_SHOT_HIT, 3);
    earned(EventType.DRONE_SHOT_STRAYED, 3);
    assertThat(score().shots(3)).isEqualTo(2);
    assertThat(score().hits(3)).isEqualTo(1);
    assertThat(score().shots(2)).isZero();
    assertThat(score().points()).isZero();
  }

  @Test
  void aLapsedShotDoesNotCount() {
    earned(EventType.DRONE_FIRED, 3);
    earned(EventType.DRONE_FIRED, 3);
    earned(EventType.DRONE_SHOT_HIT, 3);
    earned(EventType.DRONE_SHOT_LAPSED, 3);
    assertThat(scoring.score().shots(3)).isEqualTo(1);
    assertThat(scoring.score().hits(3)).isEqualTo(1);
  }

  @Test
  void aMirroredShotHasItsOwnPayAndIsNoLuredMissile() {
    earned(EventType.SHOT_MIRRORED, 0);
    assertThat(score().points()).isEqualTo(SPEC.mirror()).isPositive();
    assertThat(score().luredKills()).isZero();
  }

  @Test
  void theDifficultyScalesThePoints() {
    scoring.scale(1.5);
    assertThat(earned(EventType.KILLED_BY_SHIP, 0))
        .isEqualTo(Math.round(1.5 * SPEC.kill(EntityKind.TANK)));
  }

  private Score score() {
    return scoring.score();
  }

  private long hash() {
    return hash(scoring);
  }

  private static long hash(Scoring scoring) {
    StateHash hash = new StateHash();
    scoring.hashInto(hash);
    return hash.value();
  }

  /** Returns the events of type {@code type} since the log was cleared. */
  private List<Event> told(GameEvent type) {
    log.add(told);
    told.clear();
    return log.all(type);
  }

  private void spoil(Field field) throws IllegalAccessException {
    field.setAccessible(true);
    Object score = scoring.score();
    Class<?> type = field.getType();
    if (type == long.class) {
      field.setLong(score, 77);
    } else if (type == int.class) {
      field.setInt(score, 77);
    } else if (type == double.class) {
      field.setDouble(score, 0.77);
    } else {
      int[] byMode = (int[]) field.get(score);
      byMode[byMode.length - 1] = 77;
    }
  }

  /** Returns the points of an event of a tank. */
  private long earned(EventType type, double amount) {
    return earned(scoring, type, amount);
  }

  private long earned(Scoring by, EventType type, double amount) {
    long before = by.score().points();
    worldEvents.clear();
    TestEvents.add(worldEvents, type, EntityKind.TANK, 60, 27, 20, 0, amount);
    by.count(worldEvents, fought, Tick.SECONDS, told);
    worldEvents.clear();
    return by.score().points() - before;
  }

  private long earnedBySwing(int kills) {
    long before = scoring.score().points();
    worldEvents.clear();
    TestEvents.add(worldEvents, EventType.WHIP_ENDED, null, 60, 27, 2, 0, kills);
    scoring.count(worldEvents, fought, Tick.SECONDS, told);
    return scoring.score().points() - before;
  }

  private void kill(EventType type, EntityKind kind) {
    TestEvents.add(worldEvents, type, kind, 60, 27, 20, 0, 0);
    scoring.count(worldEvents, fought, Tick.SECONDS, told);
    worldEvents.clear();
  }

  private void seconds(double time, Snapshot snapshot) {
    for (double left = time; left > 0; left -= Tick.SECONDS) {
      scoring.count(worldEvents, snapshot, Tick.SECONDS, told);
    }
  }
}
