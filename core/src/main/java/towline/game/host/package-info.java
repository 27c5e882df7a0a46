/**
 * The machine that the game runs on. A machine with other physics, other files, other sound and no
 * threads implements these interfaces; no code asks where it runs. Beside those of this package,
 * which come with the {@code Host}: {@code sim.physics.PhysicsEngine} (Box2D in native code, or
 * JBox2D), {@code store.Disk} (files, or memory with a keeper of changes), {@code
 * input.GamepadSource} and {@code input.KeyLayout}.
 *
 * <p>Code for the page that takes nothing but Java is in {@code web/src/portable}, which is
 * compiled into the tests of core: they hold both implementations to the same laws.
 */
@NullMarked
package towline.game.host;

import org.jspecify.annotations.NullMarked;
