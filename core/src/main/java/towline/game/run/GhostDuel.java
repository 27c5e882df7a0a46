package towline.game.run;

import java.util.Optional;
import towline.content.GameContent;
import towline.session.replay.Challenge;

/** A challenge from another player, and the ghost of its run. */
record GhostDuel(Challenge challenge, ReplayGhost ghost) {
  /** Creates a duel whose ghost is at its first tick. */
  static GhostDuel begin(GameContent content, Challenge challenge) {
    return new GhostDuel(challenge, new ReplayGhost(content, Optional.of(challenge.replay())));
  }

  /** Returns this duel, if its ghost has flown to the end, else one that begins anew. */
  GhostDuel again(GameContent content) {
    return ghost.result().isPresent() ? this : begin(content, challenge);
  }
}
