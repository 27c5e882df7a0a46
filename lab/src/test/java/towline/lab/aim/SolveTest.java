package towline.lab.aim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.internal.RandomStream;
import towline.store.InputException;
import towline.trial.NumberFormats;

class SolveTest {
  private static final String HEADER =
      "id,mode,psx,psy,vsx,vsy,inherit,phi0,omega,s,ptx,pty,vtx,vty,ax,ay,gx,gy,t_max,max_range";
  private static final String ROW = "a,ROT,0,0,0,0,1,0,1,5,10,0,0,3,0,0,0,0,10,Infinity";

  private static final int ROWS = 2000;

  private static String solve(String table) throws IOException, InputException {
    return Solve.solve(
        new ByteArrayInputStream(table.getBytes(StandardCharsets.UTF_8)), "shots.csv");
  }

  private static void assertRefused(String table, String... parts) {
    assertThatThrownBy(() -> solve(table))
        .isInstanceOf(InputException.class)
        .hasMessageContainingAll(parts);
  }

  /** A slow barrel at 90 degrees, for which the high flight is ready first. */
  @Test
  void aColumnRestrictsTheFlights() throws IOException, InputException {
    String row = ",ROT,0,0,0,0,1,1.5707963267948966,0.03490658503988659,30,70,0,0,0,0,0,0,-9.81,,,";
    String rows = "a" + row + "\nb" + row + "ANY\nc" + row + "HIGH\nd" + row + "LOW\n";
    List<String> answers = solve(HEADER + ",lob\n" + rows).lines().skip(1).toList();
    List<Double> impacts =
        answers.stream().map(line -> Double.valueOf(line.split(",", -1)[2])).toList();
    assertThat(impacts.get(0)).isCloseTo(17.98, within(0.005));
    assertThat(impacts.get(1)).isEqualTo(impacts.get(0));
    assertThat(impacts.get(2)).isEqualTo(impacts.get(0));
    assertThat(impacts.get(3)).isCloseTo(35.14, within(0.005));
    assertRefused(HEADER + ",lob\ne" + row + "low\n", "shots.csv", "lob", "one of ANY, LOW, HIGH");
  }

  @Test
  void solvesTheReferenceTable() throws IOException, InputException {
    Path table = Path.of("../library/src/test/resources/towline/aim/aim.csv");
    List<String> rows = Files.readAllLines(table);
    List<String> columns = List.of(rows.get(0).split(",", -1));
    try (InputStream in = Files.newInputStream(table)) {
      List<String> lines = Solve.solve(in, "aim.csv").lines().toList();
      assertThat(lines).hasSameSizeAs(rows);
      for (int i = 1; i < rows.size(); i++) {
        String[] row = rows.get(i).split(",", -1);
        String[] answer = lines.get(i).split(",", -1);
        assertThat(answer[0]).isEqualTo(row[0]);
        boolean hits = row[columns.indexOf("hit")].equals("1");
        assertThat(answer[1].equals("HIT")).as(answer[0]).isEqualTo(hits);
        if (hits) {
          assertThat(Double.parseDouble(answer[2]))
              .as(answer[0])
              .isCloseTo(Double.parseDouble(row[columns.indexOf("t_impact")]), within(1e-9));
        }
      }
    }
  }

  @Test
  void aShotBeyondTheRangeOfNumbersIsUndecidedAndTheOtherRowsAreAnswered()
      throws IOException, InputException {
    String far = "m,STATIC,0,0,0,0,1,0,0,1e-160,1e160,0,0,0,0,0,0,0,inf,inf";
    List<String> lines = solve(String.join("\n", HEADER, ROW, far, ROW)).lines().toList();
    assertThat(lines).hasSize(4);
    assertThat(lines.get(1)).startsWith("a,HIT,4.0003795133868");
    assertThat(lines.get(2)).isEqualTo("m,UNDECIDED,,,,,,,");
    assertThat(lines.get(3)).isEqualTo(lines.get(1));
  }

  /** Cells between the smallest and the greatest representable number. */
  @Test
  void everyRowOfAnExtremeTableIsAnswered() throws IOException, InputException {
    StringBuilder table = new StringBuilder(HEADER).append('\n');
    RandomStream random = new RandomStream(7);
    for (int row = 0; row < ROWS; row++) {
      table.append(row % 10 == 0 ? ROW : extremeRow(random)).append('\n');
    }
    List<String> lines = solve(table.toString()).lines().skip(1).toList();
    assertThat(lines).hasSize(ROWS);
    for (int row = 0; row < ROWS; row++) {
      assertThat(lines.get(row))
          .matches(
              row % 10 == 0
                  ? "a,HIT,4\\.0003795133868.*"
                  : "x,(HIT(,[-+.\\dE]+){6},[-.\\dE]*|[A-Z_]+,{7})");
    }
  }

  private static String extremeRow(RandomStream random) {
    String[] modes = {"STATIC", "ACC", "LOB", "ROT", "ROTACC"};
    List<String> cells = new ArrayList<>(List.of("x", modes[random.index(modes.length)]));
    for (int i = 0; i < 4; i++) {
      cells.add(extreme(random));
    }
    cells.add("1");
    cells.add(extreme(random));
    cells.add(extreme(random).replace("-1e", "1e"));
    cells.add("1e" + exponent(random));
    for (int i = 0; i < 8; i++) {
      cells.add(extreme(random));
    }
    cells.add(random.index(2) == 0 ? "inf" : "1e" + exponent(random));
    cells.add(random.index(2) == 0 ? "inf" : "1e" + exponent(random));
    return String.join(",", cells);
  }

  private static String extreme(RandomStream random) {
    String[] signs = {"1e", "-1e"};
    return random.index(2) == 0 ? "0" : signs[random.index(2)] + exponent(random);
  }

  private static int exponent(RandomStream random) {
    return random.index(608) - 300;
  }

  @ParameterizedTest
  @ValueSource(strings = {"inf", "Infinity", "", "1.7976931348623157E308", "1e154"})
  void noHorizonActsLikeAVeryDistantOne(String limit) throws IOException, InputException {
    String near = solve(HEADER + "\n" + ROW.replace(",0,10,", ",0,1000,") + "\n");
    assertThat(near).contains("a,HIT,4.0003795133868");
    String row = ROW.replace(",0,10,Infinity", ",0," + limit + "," + limit);
    assertThat(solve(HEADER + "\n" + row + "\n")).isEqualTo(near);
    String late = row.replace("ROT,0,0,0,0,1,0,1,5", "ROT,0,0,0,0,1,3.141592653589793,0.01,5");
    assertThat(solve(HEADER + "\n" + late + "\n")).contains("a,HIT,");
  }

  @Test
  void readsFiringArcs() throws IOException, InputException {
    String table = HEADER + ",arc_centre,arc_half\n" + ROW + ",3,1\n";
    assertThat(solve(table)).endsWith("\na,OUTSIDE_ARC,,,,,,,\n");
  }

  @Test
  void readsEveryFieldOfAProblem() throws IOException, InputException {
    String more = ",tolerance_angle,tolerance_radius,time_to_ready,stop_time,turn_rate";
    String table = HEADER + more + "\n" + ROW;
    String plain = solve(HEADER + "\n" + ROW + "\n");
    assertThat(solve(table + ",,,,,\n")).isEqualTo(plain);
    assertThat(solve(table + ",0.1,,,,\n")).isNotEqualTo(plain);
    assertThat(solve(table + ",,0.5,,,\n")).isNotEqualTo(plain);
    assertThat(solve(table + ",,,9,,\n")).endsWith("a,TOO_LATE,,,,,,,\n");
    assertThat(solve(table + ",,,,0,\n")).contains("a,HIT,2,0,0,2,10,0,0");
    assertThat(solve(table + ",,,,Infinity,0.5\n")).isNotEqualTo(plain);
    assertRefused(table + ",4,,,,\n", "line 2", "tolerance_angle", "pi");
  }

  /** An infinite time of turning once made the whole table fail. */
  @Test
  void aBarrelThatCannotTurnDoesNotFailTheTable() throws IOException, InputException {
    String row = "A,ROTACC,0,0,0,0,1,0.5,0,20,0,6,1,0,0,-2,0,0,10,Infinity";
    assertThat(solve(HEADER + "\n" + row + "\n")).contains("\nA,HIT,").doesNotContain("Infinity");
  }

  @Test
  void columnsComeInAnyOrderAndOthersAreIgnored() throws IOException, InputException {
    String usual = solve(HEADER + "\n" + ROW + "\n");
    String turned = "note," + HEADER + "\r\nx," + ROW + "\r\n";
    assertThat(solve(turned)).isEqualTo(usual);
  }

  @Test
  void refusesAnEmptyFile() {
    assertRefused("", "shots.csv", "empty");
  }

  @Test
  void refusesAMissingColumn() {
    String without = HEADER.replace(",omega", ",other");
    assertRefused(without + "\n" + ROW + "\n", "shots.csv", "line 1", "omega", "missing");
    assertRefused(without + "\n", "shots.csv", "line 1", "omega", "missing");
    assertRefused("something\n", "shots.csv", "line 1", "id", "missing");
  }

  @Test
  void aTableWithoutRowsHasAnAnswerWithoutRows() throws IOException, InputException {
    assertThat(solve(HEADER + "\n"))
        .isEqualTo("id,outcome,t_impact,t_fire,t_rotate,t_flight,impact_x,impact_y,aim_angle\n");
  }

  @Test
  void refusesADuplicateColumn() {
    assertRefused(HEADER + ",s\n", "line 1", "column s", "twice");
  }

  @Test
  void refusesARowOfAnotherLength() {
    assertRefused(HEADER + "\n" + ROW + ",1\n", "line 2", "21 columns", "20");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ten", "NaN", "", "1e999", "0x10", "1d", "Infinity", "1,5"})
  void refusesInvalidNumbers(String text) {
    String row = ROW.replace(",5,10,", ",5," + text + ",");
    assertRefused(HEADER + "\n" + ROW + "\n" + row + "\n", "shots.csv", "line 3");
  }

  @Test
  void namesLineColumnAndValue() {
    String row = ROW.replace(",5,10,", ",5,ten,");
    assertRefused(HEADER + "\n" + row + "\n", "line 2", "column ptx", "\"ten\"");
    assertRefused(HEADER + "\n" + ROW.replace("ROT", "ROTATE"), "column mode", "\"ROTATE\"");
    assertRefused(HEADER + "\n" + ROW.replace(",1,5,", ",1,0,"), "column s", "\"0\"");
    assertRefused(HEADER + "\n" + ROW.replace(",1,5,", ",-1,5,"), "column omega", "\"-1\"");
  }

  @Test
  void refusesAShotThatItsShooterOvertakes() {
    String row = ROW.replace("0,0,0,0,1,0,1,5", "0,0,6,0,0,0,1,5");
    assertRefused(HEADER + "\n" + row + "\n", "line 2", "column s", "shooter");
    assertRefused(HEADER + "\n" + row.replace("ROT", "ACC").replace(",1,5,", ",1,0,"), "column s");
  }

  @Test
  void aShotAtOnceMayBeSlowerThanItsShooter() throws IOException, InputException {
    String row = ROW.replace("ROT,0,0,0,0,1,0,1,5", "STATIC,0,0,6,0,0,0,1,5");
    assertThat(solve(HEADER + "\n" + row + "\n")).contains("a,HIT,2.5,0,0,2.5,10,7.5,");
  }

  @Test
  void refusesALineOfMoreThanAMegabyte() {
    assertRefused(HEADER + "\n" + "9".repeat(1_000_001), "line 2", "1000000 bytes");
  }

  @Test
  void refusesAMissingFile(@TempDir Path folder) {
    assertThatThrownBy(() -> Solve.solve(folder.resolve("none.csv"), new StringBuilder()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("none.csv");
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 1, -1, 0.1, 1e-300, 1.0 / 3, 1e22, 123456789, Math.PI, 1e5})
  void numbersAreReadBackExactly(double value) {
    assertThat(Double.parseDouble(NumberFormats.exact(value))).isEqualTo(value);
  }
}
