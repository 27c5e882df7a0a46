package towline.game.run;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import towline.ai.aim.AimMode;
import towline.content.CourierTable;
import towline.game.frame.FlownRun;
import towline.game.frame.PlayerProfile;
import towline.game.records.BuildWords;
import towline.game.records.KillMeans;
import towline.game.records.RunStatistics;
import towline.session.Assistance;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunSetup;
import towline.session.Score;
import towline.session.belief.CallReview;
import towline.session.belief.MissCause;
import towline.store.DailyAttempt;
import towline.store.ScoreEntry;
import towline.view.text.Localization;
import towline.view.text.NumberText;

/** Sums up a run for the results page. */
public final class ResultsSummary {
  private ResultsSummary() {}

  /** Minimum number of escaped couriers of a kind, or of missed harpoons, for a verdict. */
  static final int MIN_LOSSES = 2;

  /** Number of runs of a new player whose results are short: few of their words are known yet. */
  private static final int SHORT_RESULTS = 3;

  public static RunResult of(
      FlownRun flight,
      CallReview review,
      Culprit culprit,
      PlayerProfile profile,
      Localization words,
      RunWorth worth,
      Optional<DailyAttempt> attempt) {
    Run run = flight.run();
    Score score = run.score();
    boolean isShort = profile.store().statistics().sum(RunStatistics.RUNS) <= SHORT_RESULTS;
    return new RunResult(
        outcome(run),
        score.points(),
        culprit(culprit, words),
        isShort ? wave(run, words) : summary(flight, words),
        standing(run, profile, words, worth),
        verdict(run, review, words),
        callless(review, words),
        Optional.ofNullable(review.best()).map(one -> call(one, run, words)),
        Optional.ofNullable(review.worst()).map(one -> call(one, run, words)),
        run.sector().look(),
        run.setup().mode(),
        run.rankedDifficulty(),
        facts(run, words),
        isShort ? "" : highlights(run, words),
        couriers(run, words),
        FlownResult.modes(score),
        run.builds().stream().map(build -> BuildWords.full(build, words)).toList(),
        attempt);
  }

  private static RunResult.Outcome outcome(Run run) {
    if (!run.over()) {
      return RunResult.Outcome.ENDED;
    }
    return run.won() ? RunResult.Outcome.WON : RunResult.Outcome.LOST;
  }

  private static String culprit(Culprit culprit, Localization words) {
    String name = EnemyText.of(culprit.key(), words);
    return name.isEmpty() ? "" : words.of("over.culprit", name);
  }

  private static String wave(Run run, Localization words) {
    return words.of("hud.wave") + " " + run.wave();
  }

  private static String summary(FlownRun flight, Localization words) {
    RunSetup setup = flight.run().setup();
    boolean daily = setup.mode() == PlayMode.DAILY;
    String line =
        words.of(
            daily ? "over.summary.daily" : "over.summary",
            words.of("mode." + setup.mode().name()),
            words.of("value." + flight.run().difficulty().name()),
            flight.run().wave(),
            daily ? words.date(LocalDate.ofEpochDay(setup.seed())) : String.valueOf(setup.seed()));
    return flight.assistance() == Assistance.USED
        ? line + Localization.SEPARATOR + words.of("hud.assisted")
        : line;
  }

  /**
   * Returns the rank of a run that has been added to its table, and the points missing to the next
   * rank.
   */
  private static String standing(
      Run run, PlayerProfile profile, Localization words, RunWorth worth) {
    if (!worth.isRanked()) {
      return words.of(worth.text());
    }
    List<ScoreEntry> table = profile.table(run);
    int place = profile.latest().map(table::indexOf).orElse(-1);
    if (place == 0) {
      return words.of("over.best");
    }
    int next = place < 0 ? table.size() - 1 : place - 1;
    long missing = next < 0 ? 1 : table.get(next).points() + 1 - run.score().points();
    String gap = NumberText.grouped(missing);
    String nextRank = String.valueOf(Math.max(1, next + 1));
    return place < 0
        ? words.of("over.unranked", gap, nextRank)
        : words.of("over.ranked", String.valueOf(place + 1), gap, nextRank);
  }

  /**
   * Returns the aim mode that opens the kind of courier that escaped most often; without such a
   * kind, the mode that fits the targets of harpoons that missed; else nothing.
   */
  static String verdict(Run run, CallReview review, Localization words) {
    Score score = run.score();
    List<CourierTable.Kind> kinds = run.couriers().kinds();
    int worst = 0;
    for (int kind = 1; kind < kinds.size(); kind++) {
      worst = score.couriersEscaped(kind) > score.couriersEscaped(worst) ? kind : worst;
    }
    if (score.couriersEscaped(worst) >= MIN_LOSSES) {
      return words.of(
          "over.verdict.couriers",
          words.of("courier." + kinds.get(worst).spec().name()),
          score.couriersEscaped(worst),
          withKey(run.ownModeOfCourier(worst), words));
    }
    AimMode fitting = review.misfit();
    return review.misfits(fitting) < MIN_LOSSES
        ? ""
        : words.of("over.verdict.harpoons", review.misfits(fitting), withKey(fitting, words));
  }

  /** Returns the line of a run without calls. Harpoons have no name until one was loaded. */
  static String callless(CallReview review, Localization words) {
    return words.of(review.hasMetHarpoon() ? "over.calls.none" : "over.calls.unmet");
  }

  static RunResult.Call call(CallReview.Moment moment, Run run, Localization words) {
    String mode = words.of("aim." + moment.mode().name());
    boolean fits = moment.fitting() == moment.mode();
    String sentence;
    if (moment.cause() != null) {
      sentence = missed(moment, moment.cause(), run, words);
    } else if (moment.courierKind() >= 0) {
      String courier = target(moment, run, words);
      sentence =
          fits
              ? words.of("over.call.opened", mode, courier)
              : words.of("over.call.forced", mode, courier, withKey(moment.fitting(), words));
    } else {
      sentence =
          moment.kills() == 1
              ? words.of("over.call.kill", mode)
              : words.of("over.call.kills", mode, moment.kills());
    }
    return new RunResult.Call(moment, sentence);
  }

  /**
   * Returns the target of a miss, its cause, and the mode to try. The mode that opens a courier is
   * always right: a cause that argues against it is left out. For other targets, the mode is.
   */
  private static String missed(
      CallReview.Moment moment, MissCause missCause, Run run, Localization words) {
    String mode = words.of("aim." + moment.mode().name());
    String target = target(moment, run, words);
    AimMode fitting = moment.fitting();
    boolean isCourier = moment.courierKind() >= 0;
    boolean fits = fitting == moment.mode();
    boolean argues = isAgainst(missCause, fitting) || (fits && isCourier);
    boolean isPlain = argues || missCause == MissCause.NARROW;
    String cause = words.of("miss." + missCause.name());
    if (fits || (argues && !isCourier)) {
      return fits && isPlain
          ? words.of("over.call.missed.plain", target, mode)
          : words.of("over.call.missed", target, mode, cause);
    }
    String better = withKey(fitting, words);
    return isPlain
        ? words.of("over.call.try.plain", target, mode, better)
        : words.of("over.call.try", target, mode, cause, better);
  }

  /** Returns true if the motion behind a miss is one that {@code mode} does not expect. */
  static boolean isAgainst(MissCause cause, AimMode mode) {
    return switch (mode) {
      case HOLD, DIRECT -> cause == MissCause.MOVED || cause == MissCause.SPED_UP;
      case LEAD, TURN_LEAD ->
          switch (cause) {
            case TURNED, TURNED_BACK, STAYED, BRAKED, SPED_UP, FELL -> true;
            case TOO_SLOW_TO_TURN -> mode == AimMode.LEAD;
            default -> false;
          };
      default -> false;
    };
  }

  private static String target(CallReview.Moment moment, Run run, Localization words) {
    if (moment.courierKind() >= 0) {
      String kind = run.couriers().kinds().get(moment.courierKind()).spec().name();
      return words.of("courier." + kind);
    }
    String name =
        moment.target() < 0
            ? ""
            : EnemyText.of(EnemyText.key(moment.state().row(moment.target())), words);
    return name.isEmpty() ? words.of("over.call.target") : name;
  }

  /** Returns the key and the name of a mode. */
  private static String withKey(AimMode mode, Localization words) {
    return words.keyOf("MODE_" + (mode.ordinal() + 1)) + " " + words.of("aim." + mode.name());
  }

  /** Returns the facts of a run; means of killing without kills are left out. */
  static List<RunResult.Fact> facts(Run run, Localization words) {
    Score score = run.score();
    List<RunResult.Fact> facts = new ArrayList<>();
    facts.add(new RunResult.Fact(words.of("over.time"), NumberText.clock((int) run.seconds())));
    facts.add(fact(words.of("over.kills"), score.kills()));
    facts.add(fact(words.of("over.chain"), score.bestChain()));
    facts.add(fact(words.of("over.near"), score.nearMisses()));
    facts.add(fact(words.of("over.shards"), score.shards()));
    facts.add(fact(words.of("over.bosses"), score.bosses()));
    if (run.setup().mode() == PlayMode.PRACTICE) {
      facts.add(fact(words.of("over.blows"), score.blows()));
    }
    facts.add(new RunResult.Fact(words.of("over.couriers"), couriersOpened(score)));
    facts.add(new RunResult.Fact(words.of("over.haul"), bestHaul(score, words)));
    for (KillMeans means : KillMeans.values()) {
      if (means.kills(score) > 0) {
        facts.add(fact(words.of(means.text()), means.kills(score)));
      }
    }
    return facts;
  }

  private static String couriersOpened(Score score) {
    return score.couriers() + " / " + (score.couriers() + score.couriersEscaped());
  }

  private static String bestHaul(Score score, Localization words) {
    return "\u00d7" + words.number(score.bestHaul(), score.bestHaul() % 1 == 0 ? 0 : 1);
  }

  /** Returns the couriers opened and the best haul, in a line. */
  static String highlights(Run run, Localization words) {
    return words.of("over.couriers")
        + " "
        + couriersOpened(run.score())
        + Localization.SEPARATOR
        + words.of("over.haul")
        + " "
        + bestHaul(run.score(), words);
  }

  /** Returns, for each kind of courier that appeared, the numbers of opened and of all couriers. */
  static String couriers(Run run, Localization words) {
    Score score = run.score();
    List<String> kinds = new ArrayList<>();
    for (CourierTable.Kind kind : run.couriers().kinds()) {
      int opened = score.couriers(kind.spec().index());
      int all = opened + score.couriersEscaped(kind.spec().index());
      if (all > 0) {
        String name = words.of("courier." + kind.spec().name());
        kinds.add(name + "\u00a0" + opened + "\u00a0/\u00a0" + all);
      }
    }
    return String.join(Localization.SEPARATOR, kinds);
  }

  private static RunResult.Fact fact(String name, int count) {
    return new RunResult.Fact(name, String.valueOf(count));
  }
}
