package towline.trial.duel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.ai.aim.Planning;
import towline.aim.situation.ShotFrame;
import towline.trial.ParameterValues;

@Tag("long")
class DuelSimulationTest {
  private static DuelOptions options(
      List<AimMode> modes, List<TargetMotion> motions, int engagements) {
    return new DuelOptions(modes, motions, engagements, 1, Planning.ONCE_A_SHOT, MountType.FIXED);
  }

  private static DuelSimulation finished(DuelOptions options) {
    DuelSimulation experiment = new DuelSimulation(options);
    experiment.finish();
    return experiment;
  }

  @Test
  void smarterModesHitStraightTargetsMoreOften() {
    List<AimMode> modes = List.of(AimMode.DIRECT, AimMode.LEAD, AimMode.TURN_LEAD);
    DuelSimulation duel = finished(options(modes, List.of(TargetMotion.STRAIGHT), 2000));
    DuelTally direct = duel.tally(AimMode.DIRECT, TargetMotion.STRAIGHT);
    DuelTally lead = duel.tally(AimMode.LEAD, TargetMotion.STRAIGHT);
    DuelTally turnLead = duel.tally(AimMode.TURN_LEAD, TargetMotion.STRAIGHT);
    assertThat(direct.interval().isBelow(lead.interval())).isTrue();
    assertThat(lead.interval().isBelow(turnLead.interval())).isTrue();
    assertThat(turnLead.hitRate()).isGreaterThanOrEqualTo(0.99);
  }

  @Test
  void everyTurningModeHitsWhatStandsStill() {
    List<AimMode> modes = Stream.of(AimMode.values()).filter(AimMode::turns).toList();
    DuelSimulation duel = finished(options(modes, List.of(TargetMotion.STILL), 500));
    for (AimMode mode : modes) {
      assertThat(duel.tally(mode, TargetMotion.STILL).hitRate()).as(mode.name()).isEqualTo(1);
    }
  }

  @Test
  void predictHitsWhatItsModelCovers() {
    List<TargetMotion> motions =
        List.of(TargetMotion.ACCELERATING, TargetMotion.CIRCLING, TargetMotion.BRAKING);
    DuelSimulation duel =
        finished(options(List.of(AimMode.PREDICT, AimMode.TURN_LEAD), motions, 300));
    for (TargetMotion motion : motions) {
      DuelTally predict = duel.tally(AimMode.PREDICT, motion);
      DuelTally turnLead = duel.tally(AimMode.TURN_LEAD, motion);
      assertThat(turnLead.interval().isBelow(predict.interval())).as(motion.name()).isTrue();
      assertThat(predict.hitRate()).as(motion.name()).isGreaterThanOrEqualTo(0.95);
    }
  }

  @Test
  void learnHitsWhatWeavesAndWhatHunts() {
    List<TargetMotion> motions = List.of(TargetMotion.WEAVING, TargetMotion.SNAKE);
    DuelSimulation duel = finished(options(List.of(AimMode.LEARN, AimMode.PREDICT), motions, 300));
    for (TargetMotion motion : motions) {
      DuelTally learn = duel.tally(AimMode.LEARN, motion);
      DuelTally predict = duel.tally(AimMode.PREDICT, motion);
      assertThat(predict.interval().isBelow(learn.interval())).as(motion.name()).isTrue();
      assertThat(learn.hitRate()).as(motion.name()).isGreaterThanOrEqualTo(0.95);
    }
  }

  @Test
  void predictIsNowhereWorseThanLead() {
    List<TargetMotion> motions = TargetMotion.CLASSES;
    DuelSimulation duel = finished(options(List.of(AimMode.PREDICT, AimMode.LEAD), motions, 300));
    for (TargetMotion motion : motions) {
      DuelTally predict = duel.tally(AimMode.PREDICT, motion);
      DuelTally lead = duel.tally(AimMode.LEAD, motion);
      assertThat(predict.interval().isBelow(lead.interval())).as(motion.name()).isFalse();
    }
  }

  @Test
  void everyShotOfSureHitsAndItFiresWheneverThereIsACertainMoment() {
    List<TargetMotion> motions = TargetMotion.CLASSES;
    DuelSimulation duel = finished(options(List.of(AimMode.SURE), motions, 80));
    int shots = 0;
    int possible = 0;
    for (TargetMotion motion : motions) {
      DuelTally sure = duel.tally(AimMode.SURE, motion);
      assertThat(sure.hits()).as(motion.name()).isEqualTo(sure.shots());
      shots += sure.shots();
      possible += sure.certainEngagements();
    }
    assertThat(possible).isPositive();
    assertThat(shots).isGreaterThanOrEqualTo((int) Math.ceil(0.95 * possible));
  }

  @Test
  void sureLearnsWhereAWeaverWillBeCertain() {
    List<TargetMotion> weaving = List.of(TargetMotion.WEAVING);
    DuelTally sure =
        finished(options(List.of(AimMode.SURE), weaving, 200))
            .tally(AimMode.SURE, TargetMotion.WEAVING);
    assertThat(sure.hits()).isEqualTo(sure.shots());
    assertThat(sure.certainEngagements()).isGreaterThan(20);
    assertThat(sure.shots())
        .isGreaterThanOrEqualTo((int) Math.ceil(0.95 * sure.certainEngagements()));
  }

  @Test
  void whoSeesTheShotLeaveGetsOutOfTheWayOfAllOthers() {
    List<AimMode> modes = List.of(AimMode.PREDICT);
    List<TargetMotion> motions = List.of(TargetMotion.STRAIGHT, TargetMotion.EVADING);
    DuelSimulation duel = finished(options(modes, motions, 200));
    assertThat(duel.tally(AimMode.PREDICT, TargetMotion.STRAIGHT).hitRate()).isEqualTo(1);
    assertThat(duel.tally(AimMode.PREDICT, TargetMotion.EVADING).hitRate()).isLessThan(0.25);
  }

  @Test
  void predictHitsStraightTargetsFromTheTow() {
    DuelSimulation duel =
        finished(
            new DuelOptions(
                List.of(AimMode.PREDICT),
                List.of(TargetMotion.STRAIGHT),
                200,
                1,
                Planning.ONCE_A_SHOT,
                MountType.TOWED));
    assertThat(duel.tally(AimMode.PREDICT, TargetMotion.STRAIGHT).hitRate())
        .isGreaterThanOrEqualTo(0.95);
  }

  @Test
  void turnLeadReplannedFiresInEveryEngagementAndAtMostATickLate() {
    DuelSimulation duel =
        finished(
            new DuelOptions(
                List.of(AimMode.TURN_LEAD),
                List.of(TargetMotion.STRAIGHT),
                1000,
                1,
                Planning.EVERY_TICK,
                MountType.FIXED));
    DuelTally tally = duel.tally(AimMode.TURN_LEAD, TargetMotion.STRAIGHT);
    assertThat(tally.shots()).isEqualTo(1000);
    assertThat(tally.longestDelay()).isLessThanOrEqualTo(DuelTurret.TICK);
  }

  @Test
  void theTallySoFarIsThatOfAShorterExperiment() {
    List<AimMode> modes = List.of(AimMode.LEAD, AimMode.PREDICT);
    List<TargetMotion> motions = List.of(TargetMotion.JINKING, TargetMotion.SNAKE);
    DuelSimulation running = new DuelSimulation(options(modes, motions, 20));
    while (running.tally(AimMode.PREDICT, TargetMotion.SNAKE).engagements() < 7) {
      running.tick();
    }
    DuelSimulation shorter = finished(options(modes, motions, 7));
    for (AimMode mode : modes) {
      for (TargetMotion motion : motions) {
        assertThat(running.tally(mode, motion))
            .as("%s %s", mode, motion)
            .usingRecursiveComparison()
            .isEqualTo(shorter.tally(mode, motion));
      }
    }
  }

  @Test
  void noModeDependsOnTheOthers() {
    List<TargetMotion> motions = TargetMotion.CLASSES;
    DuelSimulation together = finished(options(List.of(AimMode.values()), motions, 20));
    for (AimMode mode : AimMode.values()) {
      DuelSimulation alone = finished(options(List.of(mode), motions, 20));
      for (TargetMotion motion : motions) {
        assertThat(together.tally(mode, motion))
            .as("%s %s", mode, motion)
            .usingRecursiveComparison()
            .isEqualTo(alone.tally(mode, motion));
      }
    }
  }

  /** A duel of one mode against one motion, with parameters. */
  private static DuelOptions options(
      AimMode mode, TargetMotion motion, ShotFrame frame, Map<String, Double> set) {
    return new DuelOptions(
        List.of(mode),
        List.of(motion),
        200,
        1,
        Planning.ONCE_A_SHOT,
        frame == ShotFrame.SHOOTER ? MountType.TOWED : MountType.FIXED,
        frame,
        values(set));
  }

  private static ParameterValues values(Map<String, Double> set) {
    ParameterValues values = ParameterValues.standard(DuelParameters.TABLE);
    for (Map.Entry<String, Double> each : set.entrySet()) {
      values = values.with(each.getKey(), each.getValue());
    }
    return values;
  }

  private static DuelTally with(AimMode mode, TargetMotion motion, Map<String, Double> set) {
    return finished(options(mode, motion, ShotFrame.WORLD, set)).tally(mode, motion);
  }

  @Test
  void theLargerTheErrorOfTheAimTheFewerHits() {
    double before = 1;
    for (double spread : new double[] {2, 6, 20}) {
      DuelTally tally = with(AimMode.TURN_LEAD, TargetMotion.STRAIGHT, Map.of("spread", spread));
      assertThat(tally.shots()).isEqualTo(200);
      assertThat(tally.hitRate()).as("spread %s", spread).isPositive().isLessThan(before - 0.05);
      before = tally.hitRate();
    }
  }

  @Test
  void inexactPlacesAndUnevenTicksCostFewHits() {
    List<AimMode> modes = List.of(AimMode.PREDICT, AimMode.LEARN, AimMode.SURE);
    List<TargetMotion> motions = TargetMotion.CLASSES;
    DuelSimulation clean = finished(seen(modes, motions, 40, Map.of()));
    DuelSimulation blurred =
        finished(seen(modes, motions, 40, Map.of("noise", 0.01, "jitter", 0.1)));
    for (AimMode mode : modes) {
      for (TargetMotion motion : motions) {
        assertThat(blurred.tally(mode, motion).hitRate())
            .as("%s %s", mode, motion)
            .isGreaterThanOrEqualTo(clean.tally(mode, motion).hitRate() - 0.05);
      }
    }
  }

  @Test
  void aShotThatCannotBeDodgedHitsHoweverInexactlyItsTargetIsSeen() {
    DuelSimulation duel =
        finished(
            seen(
                List.of(AimMode.SURE),
                TargetMotion.CLASSES,
                100,
                Map.of("noise", 0.2, "jitter", 0.4)));
    int shots = 0;
    for (TargetMotion motion : TargetMotion.CLASSES) {
      DuelTally tally = duel.tally(AimMode.SURE, motion);
      assertThat(tally.hits()).as(motion.name()).isEqualTo(tally.shots());
      shots += tally.shots();
    }
    assertThat(shots).isGreaterThan(200);
  }

  private static DuelOptions seen(
      List<AimMode> modes, List<TargetMotion> motions, int engagements, Map<String, Double> set) {
    return new DuelOptions(
        modes,
        motions,
        engagements,
        77,
        Planning.ONCE_A_SHOT,
        MountType.FIXED,
        ShotFrame.WORLD,
        values(set));
  }

  @Test
  void asManyShotsMissOnPurposeAsAreMeantTo() {
    DuelTally tally = with(AimMode.TURN_LEAD, TargetMotion.STRAIGHT, Map.of("missShare", 0.25));
    assertThat(tally.shots()).isGreaterThanOrEqualTo(195);
    assertThat(tally.hitRate()).isBetween(0.65, 0.85);
    DuelTally never = with(AimMode.TURN_LEAD, TargetMotion.STRAIGHT, Map.of("missShare", 1.0));
    assertThat(never.hits()).isZero();
    assertThat(never.shots()).isGreaterThanOrEqualTo(190);
  }

  @Test
  void whereShotsFallOnlyWhoKnowsThatHits() {
    Map<String, Double> falling = Map.of("gravity", 5.0);
    DuelTally lob = with(AimMode.LOB, TargetMotion.STRAIGHT, falling);
    DuelTally turnLead = with(AimMode.TURN_LEAD, TargetMotion.STRAIGHT, falling);
    assertThat(lob.hitRate()).isGreaterThanOrEqualTo(0.95);
    assertThat(turnLead.interval().isBelow(lob.interval())).isTrue();
  }

  @Test
  void noShotLeavesBeforeTheGunIsLoadedAndNoneOutsideTheArc() {
    DuelTally slow = with(AimMode.TURN_LEAD, TargetMotion.STILL, Map.of("reload", 3.0));
    assertThat(slow.hitRate()).isEqualTo(1);
    assertThat(slow.meanTimeToHit()).isGreaterThan(3 + 8.0 / 24);
    DuelSimulation narrow =
        new DuelSimulation(
            options(
                AimMode.TURN_LEAD, TargetMotion.STRAIGHT, ShotFrame.WORLD, Map.of("arc", 90.0)));
    int fired = 0;
    while (!narrow.isDone()) {
      DuelTurret turret = narrow.turrets().get(0);
      narrow.tick();
      if (turret.hasFired()) {
        assertThat(Math.abs(turret.facing())).isLessThanOrEqualTo(Math.PI / 4);
        fired++;
      }
    }
    assertThat(fired).isGreaterThan(200);
  }

  @Test
  void whatIsCertainStaysSoWhateverTheGun() {
    Map<String, Double> gun = Map.of("gravity", 5.0, "reload", 0.5, "arc", 180.0);
    for (TargetMotion motion : List.of(TargetMotion.ACCELERATING, TargetMotion.EVADING)) {
      DuelTally sure = with(AimMode.SURE, motion, gun);
      assertThat(sure.hits()).as(motion.name()).isPositive().isEqualTo(sure.shots());
      assertThat(sure.shots())
          .isGreaterThanOrEqualTo((int) Math.ceil(0.95 * sure.certainEngagements()));
    }
  }

  @Test
  void modesReckonWithWhatAShotInherits() {
    DuelOptions options =
        options(AimMode.PREDICT, TargetMotion.STRAIGHT, ShotFrame.SHOOTER, Map.of());
    DuelTally inherits = finished(options).tally(AimMode.PREDICT, TargetMotion.STRAIGHT);
    assertThat(inherits.hitRate()).isGreaterThanOrEqualTo(0.9);
  }
}
