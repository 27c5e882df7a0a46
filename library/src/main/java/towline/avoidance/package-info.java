/**
 * Avoidance: how a swarm of discs flows without touching, and stays inside its walls. {@link
 * towline.avoidance.AvoidanceLaw} is the catalogue.
 *
 * <p>All decide on the same picture of the {@link towline.avoidance.Crowd}, then all move; so the
 * order in which they decide makes no difference. Metres, seconds, radians; no clock, no
 * randomness, no game. The page docs/steering.md explains it with pictures.
 */
@NullMarked
package towline.avoidance;

import org.jspecify.annotations.NullMarked;
