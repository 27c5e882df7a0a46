/**
 * One small pilot for each kind of entity: what it perceives goes through aim, homing or avoidance
 * and comes out as a command.
 */
@NullMarked
package towline.ai.pilot;

import org.jspecify.annotations.NullMarked;
