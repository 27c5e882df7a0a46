package towline.menu;

import java.util.List;

/**
 * Everything that can be set, leaf by leaf.
 *
 * @param leaves in the order in which they are shown
 */
public record Options(List<Leaf> leaves) {
  /**
   * What belongs together.
   *
   * @param name the end of its key in the text bundle
   * @param presets several settings at one press
   * @param settings one by one
   */
  public record Leaf(String name, List<Preset> presets, List<Setting> settings) {}

  /**
   * Several settings at one press.
   *
   * @param name the end of its keys in the text bundle
   * @param choose sets them
   */
  public record Preset(String name, Runnable choose) {}
}
