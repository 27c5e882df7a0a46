package towline.view.world.painter;

import towline.content.Mastery;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.HitFeedback;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;

/**
 * What painters draw a frame with.
 *
 * @param pen what draws
 * @param scene the world as it is drawn
 * @param camera who sees it
 * @param hitFeedback what lights up and recoils
 * @param thrust the ship's thrust, 0 to 1
 * @param slew the signed angle that the drone's barrel still has to turn, radians
 * @param heat how fast the drone is swung: 0 while it breaks nothing, 1 at its fastest
 * @param mastery how far aim modes are mastered, which shows on the drone and its shots
 * @param time the time that has passed for the eye, s
 */
public record PaintFrame(
    ShapeDrawer pen,
    InterpolatedScene scene,
    Camera camera,
    HitFeedback hitFeedback,
    double thrust,
    double slew,
    double heat,
    Mastery mastery,
    double time) {}
