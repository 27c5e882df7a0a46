package towline.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/** The outcome of a command line of the laboratory. */
public record LabRun(int code, String out, String err) {
  /** Runs the command line in this process. */
  public static LabRun in(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = Laboratory.program(new PrintWriter(out, true), new PrintWriter(err, true)).run(args);
    return new LabRun(code, out.toString(), err.toString());
  }

  /** Runs a line of words between blanks. */
  public static LabRun of(String line) {
    return in(line.split(" ", -1));
  }

  /** Returns the output of a command, which must succeed. */
  public static String printed(String line) {
    LabRun run = of(line);
    assertThat(run.err).as(line).isEmpty();
    assertThat(run.code).as(line).isZero();
    return run.out;
  }

  /** Returns the sentence of a refusal, which must print nothing else. */
  public static String refusal(String line) {
    LabRun run = of(line);
    assertThat(run.code).as(line).isEqualTo(2);
    assertThat(run.out).as(line).isEmpty();
    assertThat(run.errLines()).as(line).hasSize(1);
    return run.err;
  }

  public List<String> outLines() {
    return out.lines().toList();
  }

  public List<String> errLines() {
    return err.lines().toList();
  }
}
