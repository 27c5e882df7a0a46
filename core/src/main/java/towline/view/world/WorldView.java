package towline.view.world;

import towline.content.GameContent;
import towline.content.Mastery;
import towline.content.SectorSpec;
import towline.content.look.ColorRole;
import towline.content.look.EffectTable;
import towline.session.framing.CameraFollow;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.Snapshot;
import towline.sim.spec.WorldSpec;
import towline.view.draw.GradientMesh;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.CosmeticRandom;
import towline.view.effect.CourierRibbons;
import towline.view.effect.DamageSmoke;
import towline.view.effect.EffectPlayer;
import towline.view.effect.HarpoonReturn;
import towline.view.effect.HitFeedback;
import towline.view.effect.Ribbon;
import towline.view.effect.Shake;
import towline.view.effect.ShockWaves;
import towline.view.effect.Sparks;
import towline.view.effect.SpringGrid;
import towline.view.effect.Trails;
import towline.view.effect.WhipGlow;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;
import towline.view.world.backdrop.Backdrops;
import towline.view.world.painter.CourierPainter;
import towline.view.world.painter.EngineGlow;
import towline.view.world.painter.FloorPainter;
import towline.view.world.painter.PaintFrame;
import towline.view.world.vessel.VesselBodies;
import towline.view.world.vessel.Wrecks;

/**
 * The picture of a run: owns the decorations that move, and draws all layers from back to front.
 */
public final class WorldView {
  private static final long COSMETIC_SEED = 20_250;

  private final Palette palette;
  private final Camera camera = new Camera();
  private final InterpolatedScene scene = new InterpolatedScene();
  private final CameraFollow cameraFraming = new CameraFollow();
  private final HitFeedback hitFeedback = new HitFeedback();
  private final CosmeticRandom random = new CosmeticRandom(COSMETIC_SEED);
  private final Sparks sparks = new Sparks(random);
  private final ShockWaves shockWaves = new ShockWaves();
  private final HarpoonReturn harpoonReturn = new HarpoonReturn();
  private final Shake shake = new Shake();
  private final WhipGlow whipGlow = new WhipGlow();
  private final Ribbon shipTrail = new Ribbon(26, 1.0 / 60);
  private final Trails trails = new Trails();
  private final CourierRibbons ribbons = new CourierRibbons();
  private final VesselBodies vesselBodies = new VesselBodies();
  private final Wrecks wrecks;
  private final SpringGrid grid;
  private final EventEffects eventEffects;
  private final EngineGlow engineGlow;
  private final Backdrops backdrops;
  private final FloorPainter floorPainter;
  private final WorldPainter painter;
  private final double width;
  private final double height;
  private Mastery mastery = Mastery.none();
  private boolean isHaulAtRisk = true;
  private double time;

  /** Creates a view of a world of {@code content}. */
  public WorldView(Palette palette, EffectTable effects, GameContent content) {
    WorldSpec spec = content.world();
    this.palette = palette;
    width = spec.arena().width();
    height = spec.arena().height();
    engineGlow = new EngineGlow(spec.ship());
    camera.sector(width, height);
    grid = new SpringGrid(width, height);
    EffectPlayer player = new EffectPlayer(effects, palette, sparks, shockWaves, grid, shake);
    wrecks = new Wrecks(effects, player);
    eventEffects = new EventEffects(effects, player, hitFeedback, vesselBodies, wrecks);
    backdrops = new Backdrops(palette);
    floorPainter = new FloorPainter(palette);
    painter =
        new WorldPainter(
            palette,
            new CourierPainter(palette, ribbons, content.couriers()),
            vesselBodies,
            wrecks,
            trails,
            sparks,
            shockWaves,
            harpoonReturn);
  }

  public Camera camera() {
    return camera;
  }

  /** Returns the drawn state of the world. */
  public InterpolatedScene scene() {
    return scene;
  }

  /** Returns the brightness of the ship's last hurt, 1 at once and falling to 0. */
  public double hurtBrightness() {
    return hitFeedback.hurt();
  }

  /** Returns the shake, so that its strength can be set. */
  public Shake shake() {
    return shake;
  }

  /** Sets the strength of flashes, 0 for none to 1.5; 1 is the designed strength. */
  public void setFlashBrightness(double share) {
    shockWaves.setFlashBrightness(share);
    hitFeedback.setFlashBrightness(share);
    painter.setFlashBrightness(share);
  }

  /** Sets the share of the particles that are drawn, above 0 to 1. */
  public void setParticles(double share) {
    sparks.setShare(share);
  }

  /**
   * Sets the look of the sector: at once for the first sector of a run, in a passage for later
   * ones.
   */
  public void setLook(SectorSpec.Look look) {
    backdrops.enter(look);
  }

  /** True if ship, drone and cable are drawn alone. */
  public boolean isShipAlone() {
    return painter.isShipAlone();
  }

  /** Sets whether ship, drone and cable are drawn alone, on an empty field. */
  public void showShipAlone(boolean alone) {
    painter.showShipAlone(alone);
  }

  /** Sets the mastery that the drone and its shots show. */
  public void setMastery(Mastery steps) {
    mastery = steps;
  }

  /** Sets whether a part of the haul is at risk; if not, haul gates are drawn quietly. */
  public void setHaulAtRisk(boolean wanted) {
    isHaulAtRisk = wanted;
    painter.setHaulAtRisk(wanted);
  }

  /** True if a part of the haul is at risk, as far as the view was told. */
  public boolean isHaulAtRisk() {
    return isHaulAtRisk;
  }

  /** Removes the traces of the last run and shows {@code first}. */
  public void reset(Snapshot first) {
    sparks.clear();
    shockWaves.clear();
    harpoonReturn.clear();
    hitFeedback.clear();
    shake.clear();
    backdrops.leave();
    whipGlow.clear();
    shipTrail.clear();
    trails.clear();
    ribbons.clear();
    vesselBodies.clear();
    wrecks.clear();
    painter.clear();
    setHaulAtRisk(true);
    engineGlow.clear();
    scene.update(first, first, 1);
    int ship = scene.only(EntityKind.SHIP);
    if (ship >= 0) {
      camera.cut(scene.x(ship), scene.y(ship));
    }
  }

  /** Shows the events of a tick; {@code snapshot} is the world after it. */
  public void onEvents(EventList events, Snapshot snapshot) {
    eventEffects.onEvents(events, snapshot);
    harpoonReturn.onEvents(events, snapshot);
    ribbons.take(snapshot);
  }

  /**
   * Moves the scene to {@code alpha} of the way between two snapshots, and the decorations on by
   * {@code seconds}, which is 0 while paused.
   */
  public void update(Snapshot previous, Snapshot current, double alpha, double seconds) {
    scene.update(previous, current, alpha);
    time += seconds;
    engineGlow.update(scene, seconds, sparks, random, palette.colour(ColorRole.THRUST));
    disturbGrid(seconds);
    grid.update(seconds);
    vesselBodies.update(scene.snapshot(), seconds);
    wrecks.update(seconds);
    painter.update(scene, seconds);
    DamageSmoke.emit(scene, seconds, sparks, random, palette);
    sparks.setFall(scene.snapshot().gravityX(), scene.snapshot().gravityY());
    sparks.update(seconds);
    shockWaves.update(seconds);
    harpoonReturn.update(seconds);
    backdrops.update(seconds);
    shake.setListener(camera.x(), camera.y());
    int ship = scene.only(EntityKind.SHIP);
    hitFeedback.update(seconds, ship < 0 ? 0 : scene.snapshot().health(ship));
    shake.update(seconds);
    trail(seconds);
    cameraFraming.update(camera, scene, seconds);
    camera.shake(shake.x(), shake.y());
  }

  private void disturbGrid(double seconds) {
    Snapshot snapshot = scene.snapshot();
    for (int i = snapshot.first(EntityKind.DRONE_SHOT);
        i < snapshot.end(EntityKind.DRONE_SHOT);
        i++) {
      grid.drag(
          scene.x(i),
          scene.y(i),
          2.2,
          seconds * 2.6 * snapshot.vx(i),
          seconds * 2.6 * snapshot.vy(i));
    }
    for (int i = snapshot.first(EntityKind.SHIP_SHOT);
        i < snapshot.end(EntityKind.SHIP_SHOT);
        i++) {
      grid.drag(
          scene.x(i),
          scene.y(i),
          1.6,
          seconds * 1.3 * snapshot.vx(i),
          seconds * 1.3 * snapshot.vy(i));
    }
    int ship = scene.only(EntityKind.SHIP);
    if (ship >= 0) {
      double push = -seconds * 34 * engineGlow.thrust();
      double heading = scene.heading(ship);
      grid.drag(
          scene.x(ship), scene.y(ship), 3, push * Math.cos(heading), push * Math.sin(heading));
    }
    int drone = scene.only(EntityKind.DRONE);
    if (drone >= 0) {
      double share = seconds * 1.4;
      grid.drag(
          scene.x(drone),
          scene.y(drone),
          2.6,
          share * snapshot.vx(drone),
          share * snapshot.vy(drone));
    }
  }

  private void trail(double seconds) {
    whipGlow.update(scene, seconds);
    int ship = scene.only(EntityKind.SHIP);
    if (ship >= 0) {
      shipTrail.update(seconds, scene.x(ship), scene.y(ship), engineGlow.thrust());
    } else {
      shipTrail.clear();
    }
  }

  /** Covers the picture with the sky. */
  public void drawSky(GradientMesh gradient) {
    backdrops.drawSky(gradient, camera);
  }

  /** Draws everything in front of the sky through the projection of the camera. */
  public void draw(ShapeDrawer pen, double pixelsPerMetre) {
    pen.begin(camera.projection(), pixelsPerMetre);
    backdrops.draw(pen, camera, time);
    floorPainter.draw(pen, camera, grid, backdrops.grid(), backdrops.gridLight());
    floorPainter.drawEdge(pen, width, height);
    PaintFrame frame = frame(pen);
    painter.drawShadows(frame);
    shipTrail.draw(pen, palette.colour(ColorRole.THRUST), 0.35, 0.4);
    whipGlow.draw(pen, palette);
    painter.draw(frame);
    pen.end();
  }

  /** Draws the entities alone through the projection of the camera, without a background. */
  public void drawEntities(ShapeDrawer pen) {
    pen.begin(camera.projection(), camera.pixelsPerMetre());
    painter.draw(frame(pen));
    pen.end();
  }

  private PaintFrame frame(ShapeDrawer pen) {
    return new PaintFrame(
        pen,
        scene,
        camera,
        hitFeedback,
        engineGlow.thrust(),
        engineGlow.slew(),
        whipGlow.heat(),
        mastery,
        time);
  }

  /**
   * Sets the turn that the barrel still has to make, rad, signed; part of the drone's plan, which a
   * player sees only in the overlay.
   */
  public void setSlew(double signedAngle) {
    engineGlow.slew(signedAngle);
  }
}
