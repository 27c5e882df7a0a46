package towline.store;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import towline.content.JsonFields;
import towline.settings.Option;
import towline.settings.Options;
import towline.settings.Settings;

/** Settings as fields: each option as text under its key, and the bindings. */
final class SettingsCodec implements Codec<Settings> {
  @Override
  public String kind() {
    return "settings";
  }

  @Override
  public int version() {
    return 1;
  }

  @Override
  public Settings defaults() {
    return Settings.defaults();
  }

  @Override
  public void write(Settings settings, JsonWriter out) {
    out.field("options").beginObject();
    for (Option<?> option : Options.all()) {
      out.field(option.key()).text(settings.asText(option));
    }
    out.end();
    out.field("bindings").beginObject();
    for (Map.Entry<String, List<String>> binding : settings.bindings().entrySet()) {
      out.field(binding.getKey()).beginArray();
      binding.getValue().forEach(control -> out.entry().text(control));
      out.end();
    }
    out.end();
  }

  @Override
  public Settings read(JsonFields fields, Consumer<String> notes) {
    Settings options = fields.part("options", in -> options(in, notes));
    return options.withBindings(fields.part("bindings", SettingsCodec::bindings));
  }

  /** Unknown options and values are left out; the option then has its default. */
  private static Settings options(JsonFields in, Consumer<String> notes) {
    Map<String, Option<?>> known = new HashMap<>();
    Options.all().forEach(option -> known.put(option.key(), option));
    Settings settings = Settings.defaults();
    for (String name : in.names()) {
      String text = in.text(name, "a text");
      Option<?> option = known.get(name);
      if (option == null) {
        notes.accept("the setting %s is unknown and was ignored".formatted(name));
      } else {
        settings = with(settings, option, text, notes);
      }
    }
    return settings;
  }

  private static <T> Settings with(
      Settings settings, Option<T> option, String text, Consumer<String> notes) {
    Optional<T> value = option.parse(text);
    if (value.isEmpty()) {
      notes.accept(
          "the setting %s cannot be '%s', only %s; it was reset to %s"
              .formatted(option.key(), text, option.range(), option.write(option.defaultValue())));
      return settings;
    }
    return settings.with(option, value.get());
  }

  private static Map<String, List<String>> bindings(JsonFields in) {
    Map<String, List<String>> bindings = new LinkedHashMap<>();
    for (String action : in.names()) {
      bindings.put(action, in.texts(action));
    }
    return bindings;
  }
}
