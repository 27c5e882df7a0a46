package towline.session.replay;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import towline.session.Replayable;
import towline.session.Run;
import towline.session.RunInput;
import towline.sim.api.EntityKind;

/** A golden replay, played once for all checks. */
final class GoldenPlayback implements Replayable {
  private final Run run;
  private final EventDigest digest = new EventDigest();
  private final BattedMissiles batted = new BattedMissiles();
  private final Set<EntityKind> kinds = EnumSet.noneOf(EntityKind.class);
  private final VerifyResult result;

  GoldenPlayback(Replay replay) {
    run = new Run(Golden.CONTENT, replay.setup());
    result = new ReplayVerifier(setup -> this).verify(replay);
  }

  @Override
  public void tick(RunInput input) {
    run.tick(input);
    digest.add(run.events(), run.score());
    batted.add(run.events());
    for (EntityKind kind : EntityKind.values()) {
      if (run.current().count(kind) > 0) {
        kinds.add(kind);
      }
    }
  }

  @Override
  public long hash() {
    return run.hash();
  }

  @Override
  public void close() {
    run.close();
  }

  VerifyResult result() {
    return result;
  }

  /** Returns the lines of its {@link EventDigest}. */
  List<String> events() {
    return digest.lines();
  }

  Set<EntityKind> kinds() {
    return kinds;
  }

  int modules() {
    return run.current().loadout().size();
  }

  long hits(int mode) {
    return run.score().hits(mode);
  }

  int batted() {
    return batted.strikes();
  }
}
