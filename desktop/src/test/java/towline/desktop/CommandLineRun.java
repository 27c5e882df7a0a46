package towline.desktop;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/** The outcome of a command line. */
record CommandLineRun(int code, String out, String err) {
  /** Runs the command line in this process. */
  static CommandLineRun in(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = new Towline(new PrintWriter(out, true), new PrintWriter(err, true)).run(args);
    return new CommandLineRun(code, out.toString(), err.toString());
  }

  List<String> outLines() {
    return out.lines().toList();
  }

  List<String> errLines() {
    return err.lines().toList();
  }
}
