package towline.content.look;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import towline.data.ContentException;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.api.GameEvent;
import towline.sim.api.Team;

class EffectTableTest {
  private static final EffectTable SHIPPED = EffectTable.load();

  /**
   * The file lists the events without effects; an event without rows or a place there is refused.
   */
  @ParameterizedTest
  @MethodSource("towline.content.AllEvents#stream")
  void anEventThatIsMissingInTheFileIsRefused(GameEvent type) {
    String name = "\"" + type.name() + "\"";
    String other = type == EventType.SHARD_BORN ? "\"DRONE_BITTEN\"" : "\"SHARD_BORN\"";
    String text =
        SHIPPED.rows(type).isEmpty()
            ? EffectTexts.with(name, other)
            : EffectTexts.with("    " + name + ": [", "    \"FORGOTTEN\": [");
    assertThatThrownBy(() -> EffectTable.read(text))
        .isInstanceOf(ContentException.class)
        .hasMessageStartingWith("look/effects.json: events")
        .hasMessageContaining(type.name());
  }

  @ParameterizedTest
  @EnumSource(
      value = EventType.class,
      names = {
        "KILLED_BY_SHIP",
        "KILLED_BY_DRONE",
        "KILLED_BY_WHIP",
        "KILLED_BY_WINGMAN",
        "KILLED_BY_OWN_MISSILE",
        "KILLED_BY_LURED_MISSILE"
      })
  void everyEnemyHasAnEffectOfItsDeath(EventType kill) {
    for (EntityKind kind : EntityKind.values()) {
      // Couriers are opened, which has an event of its own.
      if (kind.team() == Team.FOE && kind.isTarget() && kind != EntityKind.COURIER) {
        assertThat(SHIPPED.rows(kill))
            .as("%s of %s", kill, kind)
            .anyMatch(row -> row.condition().holds(kind, 1) && !row.rings().isEmpty());
      }
    }
  }

  @Test
  void theFlashesOfAChainGrowFromLinkToLink() {
    for (EffectRow row : SHIPPED.rows(EventType.MITE_BURST)) {
      for (int link = 0; link < 4; link++) {
        double magnitude = row.magnitude().at(link);
        double next = row.magnitude().at(link + 1);
        assertThat(row.flashes())
            .isNotEmpty()
            .allMatch(flash -> flash.radius().at(next) > flash.radius().at(magnitude));
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "\"count\": 30 | \"count\": 3000 | events.SHIP_HURT[0].sparks[0].count is 3000;"
            + " it must be a number from 0.0 to 300.0.",
        "\"times\": 1.1 } | \"times\": 1000 } | events.NEAR_MISS[0].sparks[0].speed.times is 1000;"
            + " it must be a number from 0.0 to 100.0.",
        "\"hitStop\": 0.045 | \"hitStop\": 0.5 | shared.KILL[1].hitStop is 0.5;"
            + " it must be a number from 0.0 to 0.08.",
        "\"use\": \"HIT\" | \"use\": \"HAT\" | events.SHIP_SHOT_HIT[0].use is HAT; it must be one"
            + " of EXPLOSION, KILL, BLAST, HIT, ARRIVAL.",
        "\"felt\": \"EVERYWHERE\" | \"felt\": \"HERE\" | events.WHIP_HIT[0].shake.felt is HERE;"
            + " it must be one of NEARBY, EVERYWHERE.",
        "\"SHIP_RECOILS\" | \"SHIP_JUMPS\" | events.SHIP_FIRED[0].reactions is SHIP_JUMPS;"
            + " it must be one of SUBJECT_LIGHTS_UP, OBJECT_RECOILS, SHIP_RECOILS,"
            + " DRONE_RECOILS, DRONE_CONTENT, DRONE_WINCES, SHIP_HURT, VESSEL_FLASHES, PART_WRECKED, VESSEL_WRECKED.",
        "\"kick\": -0.07 | \"kcik\": -0.07 | events.DRONE_FIRED[0].kcik is not a known" + " field.",
        "\"unseen\": [ | \"unseen\": [\"POINTS\", | events: POINTS must have either rows or a"
            + " place in \"unseen\".",
        "\"kinds\": [\"SEEKER\"] | \"origin\": \"SHIP\", \"ahead\": 1 |"
            + " events.MISSILE_LAUNCHED[1]: ahead, kick, spread and drag need an origin with a"
            + " direction, not SHIP.",
        "\"use\": \"HIT\", \"color\": \"SHIP_SHOT\" | \"use\": \"HIT\" |"
            + " events.SHIP_SHOT_HIT[0]: the colour INHERIT is only for shared effects.",
        "\"use\": \"BLAST\", | \"use\": \"KILL\", \"kinds\": [\"SHARD\"], |"
            + " events.MISSILE_BURST[1]: none of its kinds is a kind of the effect that it uses.",
      })
  void theErrorOfAWrongValueNamesIt(String right, String wrong, String sentence) {
    String text = EffectTexts.with(right, wrong);
    assertThatThrownBy(() -> EffectTable.read(text))
        .isInstanceOf(ContentException.class)
        .hasMessage("look/effects.json: " + sentence);
  }

  @Test
  void theErrorOfAnUnknownColourNamesIt() {
    String text = EffectTexts.with("\"color\": \"SHIP_SHOT\"", "\"color\": \"PINK\"");
    assertThatThrownBy(() -> EffectTable.read(text))
        .isInstanceOf(ContentException.class)
        .hasMessageContaining("color is PINK; it must be one of AIM_MODE, SUBJECT, INHERIT, SKY,");
  }

  @Test
  void aRowGivesColourAndScaleToASharedEffect() {
    String text =
        EffectTexts.with(
            "\"use\": \"HIT\", \"color\": \"SHIP_SHOT\"",
            "\"use\": \"EXPLOSION\", \"color\": \"SHARD\", \"scale\": 2");
    EffectRow row = EffectTable.read(text).rows(EventType.SHIP_SHOT_HIT).get(0);
    assertThat(row.rings().get(0).color().role()).contains(ColorRole.SHARD);
    assertThat(row.rings().get(0).radius().at(row.magnitude().at(77))).isEqualTo(2 * 2.6);
  }

  @Property(seed = "301")
  void ofComposesTwoNumbers(
      @ForAll @DoubleRange(min = -5, max = 5) double base,
      @ForAll @DoubleRange(max = 5) double times,
      @ForAll @DoubleRange(max = 20) double max,
      @ForAll @DoubleRange(max = 5) double innerTimes,
      @ForAll @DoubleRange(max = 20) double innerMax,
      @ForAll @DoubleRange(max = 50) double magnitude) {
    ScaledNumber outer = new ScaledNumber(base, times, max);
    ScaledNumber inner = new ScaledNumber(1, innerTimes, innerMax);
    assertThat(outer.of(inner).at(magnitude))
        .isCloseTo(outer.at(inner.at(magnitude)), org.assertj.core.data.Offset.offset(1e-9));
  }
}
