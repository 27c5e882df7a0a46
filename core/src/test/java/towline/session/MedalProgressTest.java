package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import towline.aim.AimMode;
import towline.content.Feat;
import towline.content.GameContent;
import towline.content.MedalSpec;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;

/** What earns a medal, and what does not. */
class MedalProgressTest {
  private static final GameContent CONTENT = GameContent.load();
  private final EventList events = new EventList();

  private static MedalProgress towards(Feat feat, int goal, @Nullable AimMode mode) {
    return new MedalProgress(
        CONTENT, List.of(new MedalSpec("M", feat, goal, mode)), PlayMode.ARCADE);
  }

  private void happen(MedalProgress progress, EventType type, double amount) {
    happen(progress, type, EntityKind.TANK, amount);
  }

  private void happen(MedalProgress progress, EventType type, EntityKind kind, double amount) {
    events.clear();
    events.add(type, kind, 0, 0, 1, 2, amount);
    progress.count(events);
  }

  @Test
  void twoSwingsOfOneAreNoSwingOfTwo() {
    MedalProgress progress = towards(Feat.SWING_KILLS, 2, null);
    happen(progress, EventType.WHIP_ENDED, 1);
    happen(progress, EventType.WHIP_ENDED, 1);
    assertThat(progress.earned(0)).isFalse();
    happen(progress, EventType.WHIP_ENDED, 2);
    assertThat(progress.earned(0)).isTrue();
  }

  @Test
  void aWaveInOneModeAllowsNoShotInAnother() {
    int direct = AimMode.DIRECT.ordinal();
    for (int stray = 0; stray < 2; stray++) {
      MedalProgress progress = towards(Feat.WAVES_IN_MODE, 1, AimMode.DIRECT);
      happen(progress, EventType.DRONE_FIRED, direct);
      for (int kill = 0; kill < MedalProgress.ENOUGH_KILLS; kill++) {
        happen(progress, EventType.KILLED_BY_DRONE, direct);
      }
      if (stray == 1) {
        happen(progress, EventType.DRONE_FIRED, AimMode.LEAD.ordinal());
      }
      happen(progress, EventType.WAVE_CLEARED, 1);
      assertThat(progress.earned(0)).isEqualTo(stray == 0);
    }
  }

  @Test
  void aWaveWithoutKillsEarnsNothing() {
    MedalProgress progress = towards(Feat.WAVES_IN_MODE, 1, AimMode.DIRECT);
    happen(progress, EventType.DRONE_FIRED, AimMode.DIRECT.ordinal());
    happen(progress, EventType.WAVE_CLEARED, 1);
    assertThat(progress.earned(0)).isFalse();
  }

  @Test
  void onlyALuredMissileEarnsTheTurret() {
    MedalProgress progress = towards(Feat.LURED_TURRETS, 1, null);
    happen(progress, EventType.KILLED_BY_OWN_MISSILE, EntityKind.VESSEL_TURRET, 1);
    happen(progress, EventType.KILLED_BY_LURED_MISSILE, EntityKind.TANK, 1);
    assertThat(progress.earned(0)).isFalse();
    happen(progress, EventType.KILLED_BY_LURED_MISSILE, EntityKind.VESSEL_TURRET, 1);
    assertThat(progress.earned(0)).isTrue();
  }

  @Test
  void aMissEndsAStreak() {
    MedalProgress progress = towards(Feat.HITS_IN_A_ROW, 3, null);
    for (int i = 0; i < 2; i++) {
      happen(progress, EventType.DRONE_SHOT_HIT, 1);
      happen(progress, EventType.DRONE_SHOT_HIT, 1);
      happen(progress, EventType.DRONE_SHOT_MISSED, 1);
    }
    assertThat(progress.count(0)).isEqualTo(2);
    for (int i = 0; i < 3; i++) {
      happen(progress, EventType.DRONE_SHOT_HIT, 1);
    }
    assertThat(progress.earned(0)).isTrue();
  }

  @Test
  void beingHurtBeginsTheWavesAnew() {
    MedalProgress progress = towards(Feat.WAVES_UNHURT, 2, null);
    happen(progress, EventType.WAVE_CLEARED, 1);
    happen(progress, EventType.SHIP_HURT, 0.5);
    happen(progress, EventType.WAVE_CLEARED, 2);
    happen(progress, EventType.WAVE_CLEARED, 3);
    assertThat(progress.earned(0)).isFalse();
    happen(progress, EventType.WAVE_CLEARED, 4);
    assertThat(progress.earned(0)).isTrue();
  }

  @Test
  void aWaveCountsInItsOwnModeOfPlay() {
    MedalProgress progress = towards(Feat.SURVIVAL_WAVE, 1, null);
    happen(progress, EventType.WAVE_CLEARED, 5);
    assertThat(progress.earned(0)).isFalse();
  }

  @Test
  void thereAreAtLeastTwentyAndAllFeatsAreUsed() {
    List<MedalSpec> medals = MedalSpec.load();
    assertThat(medals).hasSizeGreaterThanOrEqualTo(20);
    assertThat(medals).extracting(MedalSpec::feat).contains(Feat.values());
  }

  /** Its sentence speaks of all aim modes. */
  @Test
  void anOpenMindTakesEveryAimMode() {
    assertThat(MedalSpec.load())
        .filteredOn(medal -> medal.feat() == Feat.MODES_WITH_KILLS)
        .extracting(MedalSpec::goal)
        .containsExactly(AimMode.values().length);
  }

  @Test
  void theMultiplierOfItsMedalCanBeReached() {
    assertThat(MedalSpec.load())
        .filteredOn(medal -> medal.feat() == Feat.MULTIPLIER)
        .allMatch(medal -> medal.goal() <= GameContent.load().score().multiplierMost());
  }
}
