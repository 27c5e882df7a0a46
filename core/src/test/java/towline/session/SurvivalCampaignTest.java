package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.content.SectorSpec;
import towline.content.SurvivalSpec;
import towline.content.WaveSpec;
import towline.internal.RandomStream;
import towline.sim.api.Spawn;

class SurvivalCampaignTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final SurvivalSpec SPEC = CONTENT.survival();

  @Test
  void eachWavePressesAtLeastAsHardAsTheOneBeforeAndBringsOnePowerUp() {
    for (long seed = 1; seed <= 20; seed++) {
      SurvivalCampaign campaign = campaign(seed);
      double before = 0;
      for (int number = 1; number <= 30; number++) {
        WaveSpec wave = campaign.wave(number);
        long powerUps = wave.groups().stream().filter(g -> !g.spawn().isFoe()).count();
        assertThat(powerUps).isEqualTo(1);
        assertThat(wave.crowd().low()).isBetween(before, SPEC.most());
        assertThat(wave.crowd().offers()).isNotEmpty();
        before = wave.crowd().low();
      }
    }
  }

  @Test
  void aWaveDoesNotDependOnEarlierCalls() {
    SurvivalCampaign fresh = campaign(7);
    SurvivalCampaign used = campaign(7);
    used.wave(3);
    used.wave(12);
    assertThat(used.wave(9)).isEqualTo(fresh.wave(9));
    assertThat(campaign(8).wave(9)).isNotEqualTo(fresh.wave(9));
  }

  @Test
  void theSectorsAlternate() {
    SurvivalCampaign campaign = campaign(1);
    int stages = stages().size();
    for (int number = 1; number <= 40; number++) {
      int expected = (number - 1) / SPEC.wavesPerSector() % stages;
      assertThat(campaign.sector(number)).isEqualTo(stages().get(expected));
    }
  }

  @Test
  void oneBossOfARunReturnsAndIsAnnounced() {
    SurvivalSpec.Nemesis nemesis = SPEC.nemesis();
    Set<Spawn> met = new HashSet<>();
    for (long seed = 1; seed <= 20; seed++) {
      SurvivalCampaign campaign = campaign(seed);
      Set<Spawn> ofRun = new HashSet<>();
      for (int number = 1; number <= 30; number++) {
        WaveSpec wave = campaign.wave(number);
        int visit = nemesis.visit(number);
        assertThat(wave.name().equals(nemesis.name())).isEqualTo(visit == 1);
        assertThat(wave.name().equals(nemesis.again())).isEqualTo(visit > 1);
        wave.boss().filter(boss -> visit > 0).ifPresent(ofRun::add);
        assertThat(visit == 0 || wave.boss().isPresent()).isTrue();
      }
      assertThat(ofRun).hasSize(1);
      met.addAll(ofRun);
    }
    assertThat(met).hasSameSizeAs(nemesis.bosses());
  }

  @Test
  void aReturningBossIsAngrierEachTime() {
    SurvivalSpec.Nemesis nemesis = SPEC.nemesis();
    int first = nemesis.from();
    assertThat(nemesis.fury(1)).isEqualTo(1);
    assertThat(nemesis.fury(first)).isEqualTo(1);
    assertThat(nemesis.fury(first + nemesis.every())).isEqualTo(1 + nemesis.anger());
    assertThat(nemesis.fury(first + 3 * nemesis.every())).isEqualTo(1 + 3 * nemesis.anger());
  }

  private static List<SectorSpec> stages() {
    return CONTENT.arcade().sectors().stream().distinct().toList();
  }

  private static SurvivalCampaign campaign(long seed) {
    return new SurvivalCampaign(SPEC, stages(), new RandomStream(seed));
  }
}
