package towline.view;

/**
 * A level of detail of the picture, from the cheapest on. Its shares are factors of what the player
 * has set.
 */
public enum Detail {
  /** Fewer pixels and particles, and no bloom. */
  LOW(0, 0.75, 0.5),
  /** No bloom. */
  MEDIUM(0, 1, 1),
  /** Everything. */
  HIGH(1, 1, 1);

  private final double bloom;
  private final double renderScale;
  private final double particles;

  Detail(double bloom, double renderScale, double particles) {
    this.bloom = bloom;
    this.renderScale = renderScale;
    this.particles = particles;
  }

  /** Returns the share of the bloom's strength. */
  public double bloom() {
    return bloom;
  }

  /** Returns the share of the render scale. */
  public double renderScale() {
    return renderScale;
  }

  /** Returns the share of the particles. */
  public double particles() {
    return particles;
  }
}
