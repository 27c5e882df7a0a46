package towline.view.world.painter;

import towline.content.Mastery;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.HitFeedback;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;

/**
 * The drawing tools and the state for one frame.
 *
 * @param shapes drawing tool
 * @param scene drawn state of the world
 * @param camera camera
 * @param hitFeedback lights and recoils
 * @param thrust the ship's thrust, 0 to 1
 * @param slew signed angle that the drone's barrel still has to turn, radians
 * @param heat glow of the drone: 0 while it breaks nothing, 1 at its fastest
 * @param mastery mastery of the aim modes, which shows on the drone and its shots
 * @param time time of the decorations, s
 */
public record PaintFrame(
    ShapeDrawer shapes,
    InterpolatedScene scene,
    Camera camera,
    HitFeedback hitFeedback,
    double thrust,
    double slew,
    double heat,
    Mastery mastery,
    double time) {}
