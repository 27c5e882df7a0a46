package towline.content.look;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import towline.data.JsonFields;

/**
 * The colour of a part of an effect.
 *
 * @param source its source
 * @param role the role, if it is one of the palette's
 */
public record EffectColor(Source source, Optional<ColorRole> role) {
  /** The source of a colour. */
  public enum Source {
    /** The palette. */
    ROLE,
    /** The aim mode whose index is the amount of the event. */
    AIM_MODE,
    /** The kind of the event's subject. */
    SUBJECT,
    /** The row that uses the shared effect; resolved when the file is read. */
    INHERIT
  }

  /** Colour that a shared effect takes from the row that uses it. */
  static final EffectColor INHERITED = new EffectColor(Source.INHERIT, Optional.empty());

  private static EffectColor of(ColorRole role) {
    return new EffectColor(Source.ROLE, Optional.of(role));
  }

  /** Reads the name of a role or of another source. */
  static EffectColor read(JsonFields in, String field) {
    String name = in.text(field, allowed());
    for (ColorRole role : ColorRole.values()) {
      if (role.name().equals(name)) {
        return of(role);
      }
    }
    for (Source source : Source.values()) {
      if (source != Source.ROLE && source.name().equals(name)) {
        return new EffectColor(source, Optional.empty());
      }
    }
    throw in.error(field, name, allowed());
  }

  private static String allowed() {
    List<String> names = new ArrayList<>();
    for (Source source : Source.values()) {
      if (source != Source.ROLE) {
        names.add(source.name());
      }
    }
    for (ColorRole role : ColorRole.values()) {
      names.add(role.name());
    }
    return "one of " + String.join(", ", names);
  }

  /** Returns the colour in a row that gives {@code used} to a shared effect. */
  EffectColor usedWith(EffectColor used) {
    return source == Source.INHERIT ? used : this;
  }
}
