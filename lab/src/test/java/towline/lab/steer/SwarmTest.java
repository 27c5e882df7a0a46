package towline.lab.steer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.lab.LabRun;

@Tag("long")
class SwarmTest {
  @Test
  void equalOptionsGiveEqualBytes() {
    String first = LabRun.printed("swarm --tanks 50 --seconds 4 --csv");
    assertThat(LabRun.printed("swarm --tanks 50 --seconds 4 --csv")).isEqualTo(first);
    List<String> lines = first.lines().toList();
    assertThat(lines.get(0))
        .isEqualTo(
            "law,tanks,seconds,hz,collisions_per_tank_minute,edge_violations,"
                + "speed_kept,straightness");
    assertThat(lines.get(1)).startsWith("LOOKAHEAD,50,4,60,");
    assertThat(lines).hasSize(5);
  }

  @Test
  void timesArePrintedOnlyOnRequest() {
    String table = LabRun.printed("swarm --tanks 20 --seconds 2 --csv --timing");
    assertThat(table.lines().findFirst().orElseThrow()).endsWith(",straightness,us_per_tank_tick");
  }

  private static String table(String... scenes) {
    String line = "swarm --law LOOKAHEAD,NONE --tanks 12 --seed 7001 --seeds 3 --csv --scene ";
    return LabRun.printed(line + String.join(",", scenes));
  }

  @Test
  void theTableHasARowForEachSceneAndLaw() {
    String table = table("ring", "streams", "surround", "twins");
    List<String> lines = table.lines().toList();
    assertThat(lines.get(0))
        .isEqualTo(
            "scene,law,tanks,seeds,touches,wall_touches,through_share,median_seconds,"
                + "p95_seconds,alone_seconds,edge_violations,speed_kept");
    assertThat(lines)
        .extracting(line -> line.substring(0, line.indexOf(',')))
        .containsExactly(
            "scene",
            "ring",
            "ring",
            "streams",
            "streams",
            "streams-head-on",
            "streams-head-on",
            "surround",
            "surround",
            "twins",
            "twins");
    assertThat(lines.get(7)).matches("surround,LOOKAHEAD,12,3,0,0,[01.]+,,,,0,.*");
    assertThat(lines.get(10)).matches("twins,NONE,12,3,0,0,0.0000,inf,inf,,0,1.0000");
  }

  @Test
  void nonsenseIsRefused() {
    assertThat(LabRun.refusal("swarm --tanks 0"))
        .contains("Invalid value for option '--tanks': 0 is out of range (1 to 1000000)");
    assertThat(LabRun.refusal("swarm --seconds 1"))
        .contains("Invalid value for option '--seconds': 1 is out of range (2 to 1000000)");
  }
}
