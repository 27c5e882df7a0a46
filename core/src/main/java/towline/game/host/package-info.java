/**
 * The machine that the game runs on. A machine with other physics, other files, other sound and no
 * threads implements these interfaces; no code checks which machine it runs on. Besides those of
 * this package, which belong to the {@code Host}, there are {@code sim.physics.PhysicsEngine}
 * (Box2D in native code, or JBox2D), {@code store.Disk} (files, or memory with a keeper of
 * changes), {@code input.GamepadSource} and {@code input.KeyLayout}.
 *
 * <p>Code for the page that needs nothing but Java is in {@code web/src/portable}, which is
 * compiled into the tests of core, where both implementations are tested against equal laws.
 */
@NullMarked
package towline.game.host;

import org.jspecify.annotations.NullMarked;
