package towline.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.ai.pilot.EnemyKind;
import towline.data.ContentException;
import towline.data.JsonFields;
import towline.sim.spec.WorldSpec;

/** Data that would load and then play wrongly is refused, with file, field and allowed values. */
class SpecReadingTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final Path TUNING = Path.of("../assets/tuning");
  private static final String SHOT = "'shot': { 'speed': 15, 'range': 28, 'radius': 0.2 }";
  private static final String MORTAR =
      "'mortar': { 'speed': 13, 'gravity': 9.8, 'shortest': 1.3, 'blast': 3.0 }";
  private static final String BARRAGE =
      "'barrage': {'flight': 1.2, 'shells': 3, 'blast': 2, 'damage': 6, 'studyTime': 5}";
  private static final String SEEKER = "'seeker': 'ember'";

  private static final Pattern NUMBER = Pattern.compile("(?<=[\\[:,] {0,2})-?[0-9][0-9.]*");

  @Test
  void aTankHasExactlyOneWeapon() {
    for (String weapon : List.of(SHOT, MORTAR, SEEKER, BARRAGE)) {
      assertThatCode(tank(weapon)).doesNotThrowAnyException();
    }
    assertThatThrownBy(tank(MORTAR + "," + SEEKER))
        .isInstanceOf(ContentException.class)
        .hasMessageContaining("tanks.json: crawler")
        .hasMessageContaining("exactly one of shot, mortar, seeker and barrage, not 2");
    assertThatThrownBy(tank(SHOT + "," + MORTAR)).hasMessageContaining("not 2");
    assertThatThrownBy(tank("")).hasMessageContaining("not 0");
  }

  @Test
  void eachPhaseOfAVesselHasAVulnerablePart() {
    assertThatCode(vessel(1, 0, 0)).doesNotThrowAnyException();
    assertThatCode(vessel(2, 1, 0)).doesNotThrowAnyException();
    assertThatThrownBy(vessel(2, 1, 1))
        .isInstanceOf(ContentException.class)
        .hasMessageContaining("vessels.json: barge")
        .hasMessageContaining("phase 0 has none");
    assertThatThrownBy(vessel(3, 2, 0)).hasMessageContaining("phase 1 has none");
    assertThatThrownBy(vessel(2, 0, 1))
        .hasMessageContaining("the phase of the core must be the last, 1, not 0");
    assertThatThrownBy(vessel(1, 0, 1)).hasMessageContaining("below the number of gaits, 1");
  }

  @Test
  void aVesselThatChargesNeedsACharge() {
    assertThatThrownBy(barge("'gaits': [{'steering': 'CHARGE', 'speed': 2, 'standOff': 8}],"))
        .hasMessageContaining("a charge if, and only if");
    assertThatThrownBy(
            barge(
                "'gaits': [{'steering': 'ORBIT', 'speed': 2, 'standOff': 8}], 'charge': {'every': 3,"
                    + " 'windUp': 1, 'seconds': 1, 'speed': 9, 'acceleration': 9},"))
        .hasMessageContaining("has a charge if, and only if");
  }

  @Test
  void anAnnouncementOfABossIsLongEnough() {
    assertThatThrownBy(
            barge("'windUp': 0.5, 'gaits': [{'steering': 'ORBIT', 'speed': 2, 'standOff': 8}],"))
        .hasMessageContaining("windUp")
        .hasMessageContaining("0.6");
  }

  /** Returns a vessel with a core only and the given fields. */
  private static ThrowingCallable barge(String fields) {
    return () ->
        JsonFields.read(
            "vessels.json",
            quoted(
                String.format(
                    Locale.ROOT,
                    """
        {'barge': {%s 'timeConstant': 2, 'acceleration': 2, 'salvoPause': 0.2, 'shards': 4,
          'parts': [
          {'role': 'CORE', 'along': 0, 'across': 0, 'radius': 1, 'health': 5, 'phase': 0}]}}
        """,
                    fields)),
            in -> EntityCatalogue.vessels(in, CONTENT.missiles(), CONTENT.snakes()));
  }

  @Test
  void aMissilesLawIsOneOfTheCatalogue() {
    assertThatCode(missile("SMOOTH_EXACT")).doesNotThrowAnyException();
    assertThatThrownBy(missile("SMOOTH"))
        .isInstanceOf(ContentException.class)
        .hasMessageContaining("missiles.json: wasp.law is SMOOTH")
        .hasMessageContaining("LEAD_ARC")
        .hasMessageContaining("ARTICLE");
  }

  private static Stream<String> files() {
    return Stream.concat(
        Stream.of("missiles.json", "snakes.json", "vessels.json", "world.json"),
        EnemyKind.ALL.stream().map(EnemyKind::file));
  }

  /** Each number has a range; outside of it it is refused with file, field, value and range. */
  @ParameterizedTest
  @MethodSource("files")
  void everyNumberHasARange(String file) throws IOException {
    String text = Files.readString(TUNING.resolve(file));
    assertThatCode(() -> read(file, text)).doesNotThrowAnyException();
    Matcher number = NUMBER.matcher(text);
    int count = 0;
    while (number.find()) {
      for (String wrong : List.of("-1000000", "1000000")) {
        String broken = text.substring(0, number.start()) + wrong + text.substring(number.end());
        assertThatThrownBy(() -> read(file, broken))
            .isInstanceOf(ContentException.class)
            .hasMessageMatching(
                file
                    + ": [^ ]+\\."
                    + field(text, number.start())
                    + " is "
                    + wrong
                    + "; it must be a (list of numbers|number) from [-0-9.E]+ to [-0-9.E]+\\.");
      }
      count++;
    }
    assertThat(count).isGreaterThan(5);
  }

  /** Returns the name of the field at a place in the text. */
  private static String field(String text, int place) {
    int colon = text.lastIndexOf("\":", place);
    return text.substring(text.lastIndexOf('"', colon - 1) + 1, colon);
  }

  private static Object read(String file, String text) {
    return JsonFields.read(
        file,
        text,
        in ->
            switch (file) {
              case "missiles.json" -> EntityCatalogue.missiles(in);
              case "snakes.json" -> EntityCatalogue.snakes(in);
              case "vessels.json" ->
                  EntityCatalogue.vessels(in, CONTENT.missiles(), CONTENT.snakes());
              case "world.json" ->
                  WorldSpec.read(in, CONTENT.world().drone().guns(), CONTENT.missiles());
              default -> enemies(file, in);
            });
  }

  private static Object enemies(String file, JsonFields in) {
    return EnemyKind.ALL.stream()
        .filter(kind -> kind.file().equals(file))
        .findFirst()
        .orElseThrow()
        .read(in, CONTENT.missiles());
  }

  private static ThrowingCallable tank(String weapons) {
    return () ->
        JsonFields.read(
            "tanks.json",
            quoted(
                String.format(
                        Locale.ROOT,
                        """
        {'crawler': {'aim': 'LEAD', 'speed': 3, 'turnRate': 1.3, 'radius': 0.9,
          'health': 5, 'sight': 7, 'margin': 1.3, 'slewRate': 1, 'reload': 2.6, 'reach': 32, %s}}
        """,
                        weapons)
                    .replaceAll(", *}", "}")),
            in -> enemies("tanks.json", in));
  }

  /** Returns a vessel with its core and a turret in given phases. */
  private static ThrowingCallable vessel(int phases, int corePhase, int turretPhase) {
    String gait = "{'steering': 'ORBIT', 'speed': 2, 'standOff': 8}";
    String gaits = String.join(", ", Collections.nCopies(phases, gait));
    return () ->
        JsonFields.read(
            "vessels.json",
            quoted(
                String.format(
                    Locale.ROOT,
                    """
        {'barge': {'gaits': [%s], 'timeConstant': 2, 'acceleration': 2,
          'barrage': {'flight': 1.2, 'reload': 3, 'reach': 30, 'shells': 3, 'blast': 2,
                      'damage': 6, 'studyTime': 5},
          'salvoPause': 0.2, 'shards': 4, 'parts': [
          {'role': 'CORE', 'along': 0, 'across': 0, 'radius': 1, 'health': 5, 'phase': %d},
          {'role': 'HULL', 'along': 2, 'across': 0, 'radius': 1},
          {'role': 'TURRET', 'along': 3, 'across': 0, 'radius': 1, 'health': 9, 'phase': %d,
           'slewRate': 1}]}}
        """,
                    gaits,
                    corePhase,
                    turretPhase)),
            in -> EntityCatalogue.vessels(in, CONTENT.missiles(), CONTENT.snakes()));
  }

  private static ThrowingCallable missile(String law) {
    return () ->
        JsonFields.read(
            "missiles.json",
            quoted(
                String.format(
                    Locale.ROOT,
                    """
        {'wasp': {'form': 'MISSILE', 'law': '%s', 'speed': 13, 'turnRate': 3, 'directionKept': 0.9,
          'radius': 0.3, 'health': 1, 'fuel': 7, 'fuse': 0.3, 'blast': 2, 'damage': 4, 'atRim': 0.4,
          'arming': 1, 'shipWeight': 3}}
        """,
                    law)),
            EntityCatalogue::missiles);
  }

  private static String quoted(String json) {
    return json.replace('\'', '"');
  }
}
