package towline.aim;

import towline.aim.learn.TargetLearner;
import towline.aim.noescape.NoEscapeProof;

/** What an aim strategy has to tell beside its plan; read only, and only during the call. */
public interface AimExplanation {
  /** Where the target can get to, against what a shot along the barrel as it is would hit. */
  void reach(NoEscapeProof proof);

  /** It chooses among the beliefs of {@code learner}. */
  void beliefs(TargetLearner learner);

  /** It expects its target on the path that {@code learner} trusts, not where its belief has it. */
  void followsPath(TargetLearner learner);
}
