package towline.screen.range;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import towline.aim.AimMode;

/** The tour of the bench AIM. */
final class AimPresets {
  static final List<BenchPreset> ALL =
      List.of(
          drawn("everyday", "STRAIGHT", "DIRECT", "LEAD", "TURN_LEAD", "PREDICT", "REFINE"),
          staged("turning", List.of("LEAD", "TURN_LEAD")),
          staged(
              "outrun",
              List.of("DIRECT", "LEAD", "TURN_LEAD", "PREDICT"),
              "staged.targetX=9",
              "staged.targetY=4",
              "staged.targetVelocityX=26",
              "staged.targetVelocityY=12"),
          staged(
              "windows",
              List.of("LEAD", "TURN_LEAD", "PREDICT"),
              "staged.slewRate=1.4",
              "staged.targetX=13",
              "staged.targetY=0",
              "staged.targetVelocityX=-11",
              "staged.targetVelocityY=4"),
          staged("falsehit", List.of("TURN_LEAD", "REFINE"), "staged.facing=2.6"),
          staged(
              "diverges",
              List.of("TURN_LEAD", "REFINE"),
              "staged.slewRate=1",
              "staged.targetX=20",
              "staged.targetY=2",
              "staged.targetVelocityX=-27",
              "staged.targetVelocityY=-2"),
          drawn("brakes", "BRAKING", "LEAD", "TURN_LEAD", "PREDICT"),
          drawn("circles", "CIRCLING", "LEAD", "TURN_LEAD", "PREDICT"),
          staged(
              "lob",
              List.of("DIRECT", "TURN_LEAD", "LOB"),
              "staged.gravityY=-9.81",
              "staged.targetX=26",
              "staged.targetY=2",
              "staged.targetVelocityX=0",
              "staged.targetVelocityY=0",
              "staged.range=80"),
          drawn("tow", "STRAIGHT", "LEAD", "TURN_LEAD", "PREDICT", "mount=TOWED"),
          drawn("dodges", "EVADING", "LEAD", "TURN_LEAD", "PREDICT"));

  private AimPresets() {}

  private static BenchPreset drawn(String name, String motion, String... modesAndMore) {
    List<String> lines = new ArrayList<>();
    lines.add("target=" + motion);
    List<String> modes = Stream.of(modesAndMore).filter(text -> !text.contains("=")).toList();
    Stream.of(modesAndMore).filter(text -> text.contains("=")).forEach(lines::add);
    lines.addAll(hidden(modes));
    return new BenchPreset(name, lines);
  }

  private static BenchPreset staged(String name, List<String> modes, String... more) {
    List<String> lines = new ArrayList<>(List.of(more));
    lines.add("target=" + AimSetup.STAGED);
    lines.addAll(hidden(modes));
    return new BenchPreset(name, lines);
  }

  /** All other modes, unless none was named. */
  private static List<String> hidden(List<String> modes) {
    List<String> lines = new ArrayList<>();
    for (AimMode mode : AimMode.values()) {
      if (!modes.isEmpty() && !modes.contains(mode.name())) {
        lines.add(mode + "=HIDDEN");
      }
    }
    return lines;
  }
}
