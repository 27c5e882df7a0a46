package towline.lab.figures;

import static towline.lab.figures.Column.code;
import static towline.lab.figures.Column.count;
import static towline.lab.figures.Column.fixed;
import static towline.lab.figures.Column.interval;
import static towline.lab.figures.Column.number;
import static towline.lab.figures.Column.option;
import static towline.lab.figures.Column.ratio;
import static towline.lab.figures.Column.share;
import static towline.lab.figures.Column.text;
import static towline.lab.figures.Figure.quick;
import static towline.lab.figures.Figure.slow;
import static towline.lab.figures.Figure.timed;
import static towline.lab.figures.MarkdownTable.columns;
import static towline.lab.figures.MarkdownTable.pivot;

import java.util.ArrayList;
import java.util.List;

/**
 * All figures, in the order of the page. A new figure needs an entry here, and its marker in the
 * documents that show it.
 */
final class FigureList {
  /** Text above the figures. */
  static final String HEAD =
      """
      # Figures

      For developers who check or renew a number: the tables that README and docs rely on, each with
      the command that prints it. A hit rate of .5 means that half of the shots hit.

      `towline-lab.jar figures` writes this page, and the copies of its tables in other documents.
      Each build runs the quick commands and compares; the profile `figures` also runs the slow
      ones. Times are dated and never compared.
      """;

  private static final MarkdownTable DUEL = pivot("mode", "motion", share("hit_rate", 3));

  private static final MarkdownTable ROAMING =
      columns(
          text("law", "law"),
          count("tanks", "tanks"),
          text("seconds", "seconds"),
          text("Hz", "hz"),
          fixed("collisions a tank-minute", "collisions_per_tank_minute", 3),
          count("edge violations", "edge_violations"),
          share("speed kept", "speed_kept"),
          share("straightness", "straightness"));

  private static final MarkdownTable SCENES =
      columns(
          text("scene", "scene"),
          text("tanks", "tanks"),
          text("law", "law"),
          count("touches", "touches"),
          count("of walls", "wall_touches"),
          share("through", "through_share"),
          fixed("median, s", "median_seconds", 2),
          fixed("95 %, s", "p95_seconds", 1),
          fixed("alone, s", "alone_seconds", 2),
          share("speed", "speed_kept"));

  private static final MarkdownTable SORTIE =
      columns(
          text("mode", "mode"),
          count("shots", "shots"),
          count("hits", "hits"),
          share("hit rate", "hit_rate"),
          interval("95 % interval"),
          share("of living", "hit_rate_alive"),
          count("kills", "kills"),
          count("mean score", "mean_score"),
          text("deaths", "deaths"));

  /** Hits a harpoon, and kills a minute by any weapon. */
  private static final MarkdownTable KINDS =
      pivot(
          "kind",
          "mode",
          row ->
              ratio("", "hits", "shots").cell().of(row)
                  + " / "
                  + number("kills_min", "%.1f").of(row));

  private static final MarkdownTable WAVES =
      columns(
          text("difficulty", "difficulty"),
          text("wave", "wave"),
          share("reached", "reached"),
          share("cleared", "cleared"),
          fixed("seconds to clear it, median", "median_seconds", 0));

  static final List<Figure> ALL =
      List.of(
          slow(
                  "duel",
                  "Hit rate of each aim mode by the target's motion: hits / engagements.",
                  DUEL,
                  "duel --shots 10000 --seed 1 --mode"
                      + " HOLD,DIRECT,LEAD,TURN_LEAD,PREDICT,REFINE,LOB,LEARN --csv")
              .withChart(Chart.heat("One shot at one target: how often it hits")),
          slow(
              "duel-towed",
              "Hit rate of a turret on the tow: hits / engagements.",
              DUEL,
              "duel --shots 2000 --seed 1 --towed --mode LEAD,TURN_LEAD,PREDICT,REFINE,LEARN"
                  + " --motion STRAIGHT,ACCELERATING,CIRCLING --csv"),
          slow(
              "shots",
              "Marks of simple players in a year of Six Shots, as shares of all shots.",
              columns(
                  text("player", "bot"),
                  fixed("full", "full", 3),
                  fixed("half", "half", 3),
                  fixed("none", "none", 3)),
              "shots --bots --from 2027-01-01 --days 365 --csv"),
          quick(
              "duel-replan",
              "Hit rate of a turret that plans again in every tick.",
              columns(
                  text("mode", "mode"),
                  count("engagements", "engagements"),
                  count("shots", "shots"),
                  count("hits", "hits"),
                  share("hits / engagements", "hit_rate")),
              "duel --shots 2000 --seed 1 --mode LEAD,TURN_LEAD --motion STRAIGHT --replan --csv"),
          slow(
              "duel-time",
              "Mean time from first sight to the hit, in seconds.",
              pivot("mode", "motion", number("mean_time_to_hit_s", "%.2f")),
              "duel --shots 2000 --seed 1 --mode PREDICT,LEARN --csv"),
          slow(
              "duel-sure",
              "SURE: shares of shots that hit, of engagements in which it fires, and of those in"
                  + " which it could. The last foresees each jink; a gun that knows only the odds"
                  + " of jinks gets 277 of JINKING's 1,000.",
              columns(
                  text("motion", "motion"),
                  ratio("shots that hit", "hits", "shots"),
                  ratio("fires, of the engagements", "shots", "engagements"),
                  ratio("possible, of the engagements", "possible", "engagements")),
              "duel --shots 1000 --seed 1 --mode SURE --csv"),
          slow(
              "duel-exact",
              "Hit rates with exact positions and even ticks.",
              DUEL,
              "duel --shots 1000 --seed 1 --mode PREDICT,LEARN,SURE --csv"),
          slow(
              "duel-noise",
              "Hit rates with positions off by up to 1 cm and ticks by up to a tenth.",
              DUEL,
              "duel --shots 1000 --seed 1 --mode PREDICT,LEARN,SURE --set noise=.01,jitter=.1"
                  + " --csv"),
          timed(
              "aim-speed",
              "Accuracy and time of the library, of published methods and of usual methods of"
                  + " engines, in one run.",
              methods(count("ns", "ns"), fixed("relative", "relative", 2), count("bytes", "bytes")),
              "methods --timing --csv"),
          quick(
              "homing",
              "The homing laws at 60 Hz.",
              columns(
                  text("law", "law"),
                  new Column("hit", share("hit", 4)),
                  share("straight", "hit_straight"),
                  share("weave", "hit_weave"),
                  share("circle", "hit_circle"),
                  share("break", "hit_break"),
                  fixed("time to hit, s", "mean_time_to_hit_s", 2),
                  fixed("RMS turn, deg/s", "rms_turn_deg_s", 1),
                  count("peak (95 %)", "p95_peak_turn_deg_s")),
              "homing --seed 1 --csv"),
          slow(
              "homing-rates",
              "Hit rate of the homing laws by frame rate, Hz.",
              pivot("law", "hz", share("hit", 4)),
              "homing --seed 1 --hz 30,60,144,240 --csv"),
          slow(
              "homing-seeds",
              "The two best homing laws with other seeds.",
              columns(
                  option("seed", "--seed"),
                  text("law", "law"),
                  new Column("hit", share("hit", 4)),
                  fixed("RMS turn, deg/s", "rms_turn_deg_s", 1)),
              "homing --seed 2 --law LEAD_ARC,PROPORTIONAL --csv",
              "homing --seed 3 --law LEAD_ARC,PROPORTIONAL --csv"),
          slow(
              "homing-augmented",
              "The homing laws beside augmented proportional navigation, which knows the target's turn"
                  + " rate, too.",
              columns(
                  text("law", "law"),
                  new Column("hit", share("hit", 4)),
                  share("straight", "hit_straight"),
                  share("weave", "hit_weave"),
                  share("circle", "hit_circle"),
                  share("break", "hit_break"),
                  fixed("RMS turn, deg/s", "rms_turn_deg_s", 1)),
              "homing --seed 1 --law LEAD_ARC,PROPORTIONAL,AUGMENTED --csv"),
          slow("swarm", "Roaming tanks by avoidance law.", ROAMING, "swarm --seed 1 --csv"),
          slow(
              "swarm-rates",
              "Roaming tanks with LOOKAHEAD by frame rate.",
              ROAMING,
              "swarm --law LOOKAHEAD --hz 30,60,144,240 --seed 1 --csv"),
          slow(
              "swarm-long",
              "Roaming tanks with LOOKAHEAD for 1,000,000 tank-seconds.",
              ROAMING,
              "swarm --law LOOKAHEAD --seconds 1000 --csv"),
          slow(
              "scenes",
              "The scenes by which crowds are judged.",
              SCENES,
              "swarm --scene roam --seeds 5 --csv",
              "swarm --scene ring,exact-ring,streams,corridor,doorway,surround,pile,twins --seeds"
                  + " 20 --csv"),
          slow(
              "scenes-unseen",
              "LOOKAHEAD on a hundred seeds on which nothing was tuned.",
              SCENES,
              "swarm --scene ring,corridor,doorway --law LOOKAHEAD --seed 2001 --seeds 100 --csv"),
          slow(
              "sortie",
              "The real game from wave 1, by aim mode.",
              SORTIE,
              "sortie --seeds 20 --seconds 60 --csv"),
          slow(
                  "couriers",
                  "Mean score by aim mode and wave. GUESS is the bot that reads each courier's track"
                      + " and chooses a mode for it; the other rows keep one mode.",
                  pivot("mode", "wave", number("mean_score", "%,.0f")),
                  "sortie --wave 1,3,5,7,11 --seeds 30 --seconds 60 --first-seed 5001 --mode"
                      + " HOLD,DIRECT,LEAD,TURN_LEAD,PREDICT,REFINE,LOB,LEARN,SURE,GUESS --csv")
              .withChart(
                  Chart.bars(
                      "Points by aim mode, over the median of all; gold: the mode that fits",
                      "wave",
                      "GUESS")),
          slow(
              "kinds",
              "Foes by kind and aim mode, as the demo bot fights: hits a harpoon that was fired at"
                  + " the kind / kills of it a minute by any weapon. CHOOSES is the bot that"
                  + " chooses the mode.",
              KINDS,
              "bite --kinds --seeds 4 --first-seed 12001 --csv"),
          slow(
              "kinds-novice",
              "Foes by kind and aim mode, as the novice fights.",
              KINDS,
              "bite --bot novice --kinds --seeds 4 --first-seed 12001 --csv"),
          slow(
                  "waves-novice",
                  "Share of the novice's runs that reach and clear each wave.",
                  WAVES,
                  "waves --bot novice --seeds 20 --difficulty easy,normal --csv")
              .withChart(
                  Chart.lines("How many runs of a novice reach each wave", "wave", "reached")),
          slow(
              "modules",
              "Score of the demo bot with one module from wave 2 on.",
              columns(
                  text("module", "module"),
                  count("mean score", "mean_score"),
                  share("relative", "relative"),
                  interval("95 % interval"),
                  text("wave at the end, median", "median_wave")),
              "modules --seeds 20 --csv"),
          quick(
              "load",
              "Memory that the simulation allocates under load.",
              columns(
                  code("options", PrintedRow.OPTIONS),
                  count("entities", "entities"),
                  count("bytes a tick", "bytes_per_tick")),
              "load --ticks 3600 --tanks 300 --missiles 100 --shots 2000",
              "load --ticks 3600 --snakes 20 --shots 2000"),
          timed(
              "load-time",
              "Time of a tick under load, on one core, without a graphics card.",
              columns(
                  code("options", PrintedRow.OPTIONS),
                  fixed("median, ms", "tick_ms_p50", 2),
                  fixed("99 %, ms", "tick_ms_p99", 2)),
              "load --ticks 3600 --tanks 300 --missiles 100 --shots 2000 --timing",
              "load --ticks 3600 --snakes 20 --shots 2000 --timing"),
          // Short runs of the slow ones, so that each build notices changes.
          quick(
              "duel-small", "A short run of duel, with all modes.", DUEL, "duel --shots 25 --csv"),
          quick(
              "methods-small",
              "A short run of aim-speed, without times.",
              methods(),
              "methods --cases 100 --csv"),
          quick(
              "swarm-small",
              "A short run of swarm.",
              ROAMING,
              "swarm --tanks 200 --seconds 10 --csv"),
          quick(
              "scenes-small",
              "A short run of scenes.",
              SCENES,
              "swarm --scene ring --tanks 20 --csv",
              "swarm --scene corridor,doorway,twins --csv"),
          quick(
              "sortie-small",
              "A short run of sortie.",
              SORTIE,
              "sortie --seeds 2 --seconds 15 --csv"),
          quick(
              "waves-small",
              "A short run of waves-novice.",
              WAVES,
              "waves --bot novice --seeds 3 --difficulty normal --csv"));

  private FigureList() {}

  private static MarkdownTable methods(Column... more) {
    List<Column> shown = new ArrayList<>();
    shown.add(text("question", "question"));
    shown.add(text("method", "method"));
    shown.add(share("hits", "hit_rate"));
    shown.add(count("in vain", "vain"));
    shown.add(fixed("passes, m", "passes_m", 3));
    shown.add(fixed("late, s", "late_s", 3));
    shown.addAll(List.of(more));
    return columns(shown.toArray(new Column[0]));
  }
}
