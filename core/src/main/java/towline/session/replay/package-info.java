/**
 * Recorded runs: the set-up of a run, every input of the player (quantised, run-length coded), the
 * hash of the state after each second, and a checksum. In memory only; files belong to {@code
 * towline.store}.
 *
 * <p>No names, no paths. Every length in a file is capped and checked before anything of that
 * length is allocated. {@code BehaviourVersion} names the behaviour that a replay belongs to;
 * {@code GoldenReplayTest} notices when the behaviour changes.
 */
@NullMarked
package towline.session.replay;

import org.jspecify.annotations.NullMarked;
