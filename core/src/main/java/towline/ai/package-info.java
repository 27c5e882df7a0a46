/**
 * One small pilot per kind: what it perceives goes through aim, homing or avoidance and comes out
 * as a command. The only place where those libraries and the simulation meet.
 */
@NullMarked
package towline.ai;

import org.jspecify.annotations.NullMarked;
