/**
 * Recorded runs: the set-up of a run, every input of the player (quantised, run-length coded), the
 * hash of the state after each second, and a checksum. In memory only; files belong to {@code
 * towline.store}.
 *
 * <p>A {@code Challenge} is a run with the initials of its player, in a link or a file.
 *
 * <p>A replay has no names and no paths. Every length in a file is capped and checked before
 * anything of that length is allocated. {@code BehaviourVersion} names the behaviour that a replay
 * belongs to; {@code GoldenReplayTest} notices when the behaviour changes.
 */
@NullMarked
package towline.session.replay;

import org.jspecify.annotations.NullMarked;
