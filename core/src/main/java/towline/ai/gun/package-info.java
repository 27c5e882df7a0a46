/** Turrets that turn, aim and decide to fire: fire control applied to an entity's gun. */
@NullMarked
package towline.ai.gun;

import org.jspecify.annotations.NullMarked;
