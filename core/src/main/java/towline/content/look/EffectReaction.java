package towline.content.look;

/** A reaction of an entity's drawing to an event. */
public enum EffectReaction {
  /** The subject lights up. */
  SUBJECT_LIGHTS_UP,
  /** The gun of the object recoils. */
  OBJECT_RECOILS,
  /** The ship's gun recoils. */
  SHIP_RECOILS,
  /** The drone's gun recoils. */
  DRONE_RECOILS,
  /** The drone's eye is content. */
  DRONE_CONTENT,
  /** The drone's eye winces. */
  DRONE_WINCES,
  /** The rim of the picture glows: the ship is hurt. */
  SHIP_HURT,
  /** A flash runs along the hull of the vessel with the subject as its core. */
  VESSEL_FLASHES,
  /** The subject remains as a part of the wreck of the vessel with the object as its core. */
  PART_WRECKED,
  /** The vessel with the subject as its core becomes a wreck, which then goes down. */
  VESSEL_WRECKED
}
