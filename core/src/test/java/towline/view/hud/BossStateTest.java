package towline.view.hud;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.spec.PartSpec;
import towline.sim.spec.VesselSpec;

class BossStateTest {
  private static final int VESSEL = 900;
  private static final List<VesselSpec> KINDS = GameContent.load().vessels();

  private final BossState boss = new BossState(KINDS);

  private static VesselSpec named(String name) {
    return KINDS.stream().filter(kind -> kind.name().equals(name)).findFirst().orElseThrow();
  }

  /** Returns a vessel in a phase: the parts of earlier phases are gone, all others whole. */
  private static Snapshots vessel(VesselSpec spec, int phase) {
    Snapshots snapshot = new Snapshots(1);
    int id = 1;
    for (EntityKind kind :
        List.of(
            EntityKind.VESSEL_TURRET,
            EntityKind.VESSEL_BAY,
            EntityKind.VESSEL_NEST,
            EntityKind.VESSEL_CORE)) {
      for (int place = 0; place < spec.parts().size(); place++) {
        PartSpec part = spec.parts().get(place);
        if (("VESSEL_" + part.role()).equals(kind.name()) && part.phase() >= phase) {
          snapshot.withPart(kind, id, VESSEL, spec.index(), place);
          if (part.phase() > phase) {
            snapshot.armoured();
          }
          id++;
        }
      }
    }
    return snapshot;
  }

  @Test
  void anUndamagedLeviathanHasAFullBarInEachPhase() {
    VesselSpec leviathan = named("leviathan");
    boss.update(vessel(leviathan, 0).build());
    assertThat(boss.present()).isTrue();
    assertThat(boss.spec()).isSameAs(leviathan);
    for (int phase = 0; phase < leviathan.phases(); phase++) {
      assertThat(boss.left(phase)).as("phase " + phase).isCloseTo(1, within(1e-9));
    }
  }

  @Test
  void thePhaseIsThatOfTheVulnerableParts() {
    VesselSpec leviathan = named("leviathan");
    for (int phase = 0; phase < leviathan.phases(); phase++) {
      boss.update(vessel(leviathan, phase).build());
      assertThat(boss.phase()).isEqualTo(phase);
      if (phase > 0) {
        assertThat(boss.left(phase - 1)).isZero();
      }
      assertThat(boss.left(phase)).isCloseTo(1, within(1e-9));
    }
  }

  @Test
  void everyLargeVesselOfTheGameIsRecognised() {
    for (VesselSpec spec : KINDS) {
      boss.update(vessel(spec, 0).build());
      assertThat(boss.present()).isEqualTo(spec.parts().size() > 6);
    }
  }

  @Test
  void aDestroyedBossIsNotPresent() {
    boss.update(vessel(named("leviathan"), 0).build());
    boss.update(new Snapshots(2).build());
    assertThat(boss.present()).isFalse();
  }
}
