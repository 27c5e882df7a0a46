/**
 * Not exported; may change at any time. Shots that no target can dodge: the reachable set of a
 * target, and the proofs.
 */
@NullMarked
package towline.aim.noescape;

import org.jspecify.annotations.NullMarked;
