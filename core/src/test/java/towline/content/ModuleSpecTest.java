package towline.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import towline.data.ContentException;
import towline.data.JsonFields;
import towline.sim.loadout.ModuleKind;
import towline.sim.loadout.ModuleSpec;
import towline.sim.loadout.Stat;

class ModuleSpecTest {
  @Test
  void everyStatIsRaisedBySomeModule() {
    assertThat(GameContent.load().modules())
        .flatExtracting(module -> module.raises().keySet())
        .contains(Stat.values());
  }

  @Test
  void aNumberOutOfItsRangeIsRefusedInOneSentence() {
    assertThatThrownBy(() -> read("{ \"barrels\": 99 }"))
        .isInstanceOf(ContentException.class)
        .hasMessage("modules.json: LIVE_CABLE.barrels is 99; it must be a number from 1.0 to 3.0.");
  }

  @Test
  void aFieldThatIsNoStatIsRefused() {
    assertThatThrownBy(() -> read("{ \"barrels\": 1, \"barels\": 1 }"))
        .isInstanceOf(ContentException.class)
        .hasMessageContaining("barels");
  }

  @Test
  void aModuleThatRaisesNothingIsRefusedInOneSentence() {
    assertThatThrownBy(() -> read("{}"))
        .isInstanceOf(ContentException.class)
        .hasMessageContaining("modules.json: LIVE_CABLE");
  }

  /** Reads a file with {@code entry} for every module. */
  private static void read(String entry) {
    String text =
        Arrays.stream(ModuleKind.values())
            .map(module -> "\"" + module + "\": " + entry)
            .collect(Collectors.joining(", ", "{", "}"));
    JsonFields.read("modules.json", text, ModuleSpec::readAll);
  }
}
