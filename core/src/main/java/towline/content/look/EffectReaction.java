package towline.content.look;

/** What a thing in the world does when something happens to it. */
public enum EffectReaction {
  /** The subject lights up. */
  SUBJECT_LIGHTS_UP,
  /** The gun of the object recoils. */
  OBJECT_RECOILS,
  /** The ship's gun recoils. */
  SHIP_RECOILS,
  /** The drone's gun recoils. */
  DRONE_RECOILS,
  /** The rim of the picture glows: the ship is hurt. */
  SHIP_HURT,
  /** A flash runs along the hull of the vessel whose core is the subject. */
  VESSEL_FLASHES,
  /** The subject stays behind as a part of the wreck of the vessel whose core is the object. */
  PART_WRECKED,
  /** The vessel whose core is the subject becomes a wreck, which then goes down. */
  VESSEL_WRECKED
}
