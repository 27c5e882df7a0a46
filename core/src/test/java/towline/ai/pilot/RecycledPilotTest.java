package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.content.GameContent;
import towline.math.RandomStream;
import towline.math.StateHash;
import towline.sim.WorldScenario;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.PilotFactory;
import towline.sim.api.Snapshot;
import towline.sim.spec.EntitySpec;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.TankSpec;

/** A pilot that is used again is as good as a new one: it remembers and decides the same. */
class RecycledPilotTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int SELF = 50;
  private static final int TICKS = 200;

  /** Who is used again. */
  enum Recycled {
    GUN_TANK(EntityKind.TANK),
    MORTAR_TANK(EntityKind.TANK),
    SEEKER_TANK(EntityKind.TANK),
    MITE(EntityKind.MITE),
    MISSILE(EntityKind.MISSILE),
    SEEKER(EntityKind.SEEKER),
    OWN_MISSILE(EntityKind.OWN_MISSILE);

    private final EntityKind kind;

    Recycled(EntityKind kind) {
      this.kind = kind;
    }

    private Pilot from(PilotFactory factory, long seed) {
      return factory.pilot(kind, spec(), 0.3, seed);
    }

    private EntitySpec spec() {
      return switch (this) {
        case GUN_TANK -> tank(TankSpec.Weapon.GUN);
        case MORTAR_TANK -> tank(TankSpec.Weapon.MORTAR);
        case SEEKER_TANK -> tank(TankSpec.Weapon.SEEKER);
        case MITE -> CONTENT.mites().get(0);
        case MISSILE -> CONTENT.missiles().get(0);
        case SEEKER -> CONTENT.missiles().get(2);
        case OWN_MISSILE -> CONTENT.missiles().get(3);
      };
    }

    private static TankSpec tank(TankSpec.Weapon weapon) {
      return CONTENT.tanks().stream().filter(t -> t.weapon() == weapon).findFirst().orElseThrow();
    }
  }

  @ParameterizedTest
  @EnumSource
  void itRemembersNothingAndDecidesAsANewOneDoes(Recycled who) {
    Pilot again = who.from(new GamePilotFactory(), 3);
    live(who, again, 17);
    assertThat(again.restart(who.kind, 0.3, 9)).isTrue();
    isAsGoodAsNew(who, again);
  }

  @Test
  void thePilotOfABattedMissileChangesSidesAndBack() {
    Pilot pilot = Recycled.MISSILE.from(new GamePilotFactory(), 3);
    MissileSpec spec = CONTENT.missiles().get(0);
    live(Recycled.MISSILE, pilot, 17);
    assertThat(pilot.restart(EntityKind.OWN_MISSILE, 0.3, 9)).isTrue();
    Pilot own = new GamePilotFactory().pilot(EntityKind.OWN_MISSILE, spec, 0.3, 9);
    assertThat(live(Recycled.OWN_MISSILE, pilot, 23))
        .isEqualTo(live(Recycled.OWN_MISSILE, own, 23));
    assertThat(pilot.restart(EntityKind.MISSILE, 0.3, 9)).isTrue();
    isAsGoodAsNew(Recycled.MISSILE, pilot);
  }

  private static void isAsGoodAsNew(Recycled who, Pilot again) {
    Pilot fresh = who.from(new GamePilotFactory(), 9);
    assertThat(hash(again)).isEqualTo(hash(fresh));
    assertThat(live(who, again, 23)).isEqualTo(live(who, fresh, 23));
  }

  /** Lets it decide for a while in a world that changes by chance; the hash of all it did. */
  private static long live(Recycled who, Pilot pilot, long seed) {
    RandomStream random = new RandomStream(seed);
    StateHash hash = new StateHash();
    Command command = new Command();
    for (int tick = 0; tick < TICKS; tick++) {
      Snapshot seen =
          new WorldScenario()
              .ship(random.range(30, 60), random.range(20, 40))
              .moving(random.range(-9, 9), random.range(-9, 9))
              .drone(random.range(30, 60), 20, 0)
              .thing(EntityKind.TANK, 60, random.range(10, 90), 30, 1)
              .thing(who.kind, SELF, random.range(20, 40), 24, random.range(-3, 3))
              .seen();
      command.clear();
      pilot.decide(seen, seen.indexOf(SELF), command);
      hash.add(command.thrustX);
      hash.add(command.thrustY);
      hash.add(command.turnRate);
      hash.add(command.throttle);
      hash.add(command.bearing);
      hash.add(command.fire);
      hash.add(command.target);
      hash.add(command.landingX);
      pilot.hashInto(hash);
    }
    return hash.value();
  }

  private static long hash(Pilot pilot) {
    StateHash hash = new StateHash();
    pilot.hashInto(hash);
    return hash.value();
  }
}
