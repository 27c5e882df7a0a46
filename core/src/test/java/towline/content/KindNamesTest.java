package towline.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;
import towline.data.ContentException;
import towline.data.JsonFields;
import towline.sim.api.EntityKind;

class KindNamesTest {
  private static Set<EntityKind> read(String list) {
    return JsonFields.read(
        "x.json", "{\"kinds\": " + list + "}", in -> KindNames.read(in, "kinds"));
  }

  /** Returns the name of a tank's field among the given fields. */
  private static String field(String fields) {
    return JsonFields.read(
        "x.json",
        fields,
        in -> {
          in.names().forEach(name -> in.number(name, 0, 9));
          return KindNames.field(in, EntityKind.TANK);
        });
  }

  @Test
  void aListNamesKindsAndAllFighters() {
    assertThat(read("[\"FIGHTERS\", \"MITE\"]"))
        .contains(EntityKind.TANK, EntityKind.MITE)
        .doesNotContain(EntityKind.COURIER, EntityKind.SHIP);
    assertThat(read("[\"MITE\"]")).containsExactly(EntityKind.MITE);
  }

  @Test
  void anUnknownNameAndAnEmptyListAreRefused() {
    assertThatThrownBy(() -> read("[\"TANKS\"]"))
        .isInstanceOf(ContentException.class)
        .hasMessageStartingWith("x.json: kinds is TANKS; it must be one of SHIP,")
        .hasMessageEndingWith("FIGHTERS.");
    assertThatThrownBy(() -> read("[]"))
        .hasMessage(
            "x.json: kinds is empty; it must be a list in brackets with at least one name.");
  }

  @Test
  void aFighterHasItsOwnFieldOrThatOfAll() {
    assertThat(field("{\"FIGHTERS\": 6}")).isEqualTo("FIGHTERS");
    assertThat(field("{\"FIGHTERS\": 6, \"TANK\": 7}")).isEqualTo("TANK");
  }
}
