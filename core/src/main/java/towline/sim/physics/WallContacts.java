package towline.sim.physics;

import com.badlogic.gdx.physics.box2d.Body;
import com.badlogic.gdx.physics.box2d.Contact;
import com.badlogic.gdx.physics.box2d.ContactImpulse;
import com.badlogic.gdx.physics.box2d.ContactListener;
import com.badlogic.gdx.physics.box2d.Manifold;

/** Keeps the hardest blow that ship and drone took from the edge in a step. */
final class WallContacts implements ContactListener {
  private final Body ship;
  private final Body drone;
  private double shipBlow;
  private double droneBlow;

  WallContacts(Body ship, Body drone) {
    this.ship = ship;
    this.drone = drone;
  }

  void clear() {
    shipBlow = 0;
    droneBlow = 0;
  }

  /** The change of speed that the edge gave the ship in this step, m/s; 0 without contact. */
  double shipBlow() {
    return shipBlow;
  }

  /** The change of speed that the edge gave the drone in this step, m/s; 0 without contact. */
  double droneBlow() {
    return droneBlow;
  }

  @Override
  public void postSolve(Contact contact, ContactImpulse impulse) {
    double hardest = 0;
    for (int i = 0; i < impulse.getCount(); i++) {
      hardest = Math.max(hardest, impulse.getNormalImpulses()[i]);
    }
    if (contact.getFixtureA().getBody() == ship || contact.getFixtureB().getBody() == ship) {
      shipBlow = Math.max(shipBlow, hardest / ship.getMass());
    } else {
      droneBlow = Math.max(droneBlow, hardest / drone.getMass());
    }
  }

  @Override
  public void beginContact(Contact contact) {}

  @Override
  public void endContact(Contact contact) {}

  @Override
  public void preSolve(Contact contact, Manifold oldManifold) {}
}
