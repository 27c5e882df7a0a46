/**
 * One small pilot for each kind of entity. It reads the snapshot, calls aim, homing or avoidance,
 * and fills in a command.
 *
 * <p><b>Bosses announce.</b> {@code GunControl} starts a salvo with a wind-up, which the row
 * publishes, so the gun aims each shot for its own moment and the view draws lanes and rings on the
 * ground. Shots of bosses do not fall, so lanes are straight; a lane is as long as the flight of
 * its shots. {@code GaitSpec} and {@code ChargeSpec} describe movement and charges in each phase. A
 * pilot commands a charge and its length; the world carries it out as a lane that is shown first
 * and then followed to its end. From the announcement on nothing turns the vessel, and all its
 * parts stay inside the lane. {@code VesselPilot} commands a charge only where its lane has room.
 * Between two phases a boss is shielded: none of its parts can be hurt or acts. All attacks of a
 * boss are announced.
 *
 * <p><b>Bosses believe.</b> A {@code ShipForecast} holds one belief about the ship's flight and
 * foretells its place; the shells of a barrage land there together, and hurt whatever is there, the
 * boss's own parts and escorts too. The belief changes only after the ship has flown otherwise for
 * some seconds: the player can teach it, and then fly otherwise. An elite tank does the same.
 */
@NullMarked
package towline.ai.pilot;

import org.jspecify.annotations.NullMarked;
