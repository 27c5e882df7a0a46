package towline.store;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import towline.settings.Option;
import towline.settings.Options;
import towline.settings.Settings;

/**
 * Settings as JSON that the player may edit: each option under its key, and the bindings. There is
 * no checksum. Invalid fields are each reported in a sentence, and their options get their
 * defaults; all others are read.
 */
final class SettingsJson implements FileFormat<Settings> {
  private static final String KIND = "towline";
  private static final String VERSION = "version";
  private static final String CONTENT = "content";
  private static final String OPTIONS = "options";
  private static final String BINDINGS = "bindings";

  private static final Pattern VERSION_NUMBER = Pattern.compile("[1-9]\\d{0,5}");

  /** Greatest number of characters quoted from a value. */
  private static final int MAX_QUOTED_CHARACTERS = 40;

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
  public byte[] write(Settings settings) {
    JsonWriter out = new JsonWriter().beginObject();
    out.field(KIND).text(kind());
    out.field(VERSION).number(version());
    out.field(CONTENT).beginObject();
    out.field(OPTIONS).beginObject();
    for (Option<?> option : Options.all()) {
      out.field(option.key()).text(settings.asText(option));
    }
    out.end();
    out.field(BINDINGS).beginObject();
    for (Map.Entry<String, List<String>> binding : settings.bindings().entrySet()) {
      out.field(binding.getKey()).beginArray();
      binding.getValue().forEach(control -> out.entry().text(control));
      out.end();
    }
    String text = out.end().end().end() + "\n";
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  @Override
  public Settings read(byte[] bytes, String name, Consumer<Problem> notes)
      throws StoreException, NewerVersion {
    if (bytes.length > MOST_BYTES) {
      throw new StoreException(
          "it is too large for such a file (at most " + MOST_BYTES + " bytes)");
    }
    JsonValue root = parse(new String(bytes, StandardCharsets.UTF_8));
    checkHead(root, notes);
    reportUnknown(root, Set.of(KIND, VERSION, CONTENT), notes);
    JsonValue content = required(root, CONTENT);
    reportUnknown(content, Set.of(OPTIONS, BINDINGS), notes);
    Settings settings = options(required(content, OPTIONS), notes);
    return bindings(required(content, BINDINGS), settings, notes);
  }

  private JsonValue parse(String text) throws StoreException {
    JsonLimits.checkDepth(text);
    String json = text.startsWith("\uFEFF") ? text.substring(1) : text;
    if (!json.stripLeading().startsWith("{")) {
      throw wrongStart();
    }
    try {
      JsonValue root = new JsonReader().parse(json);
      if (root != null && root.isObject()) {
        return root;
      }
    } catch (RuntimeException e) {
      // On some broken texts the reader fails with other exceptions, such as an index out of
      // bounds.
      String reason = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
      throw new StoreException("it is not well-formed JSON: " + quoted(reason), e);
    }
    throw wrongStart();
  }

  private void checkHead(JsonValue root, Consumer<Problem> notes)
      throws StoreException, NewerVersion {
    String found = scalar(field(root, KIND));
    if (found == null) {
      throw wrongStart();
    }
    if (!found.equals(kind())) {
      throw new StoreException("it holds " + quoted(found) + ", not " + kind());
    }
    JsonValue version = field(root, VERSION);
    if (version == null) {
      return;
    }
    String text = scalar(version);
    if (text == null || !VERSION_NUMBER.matcher(text).matches()) {
      notes.accept(
          Problem.of(Problem.Kind.VERSION_INVALID, text == null ? "a structure" : quoted(text)));
    } else if (Integer.parseInt(text) > version()) {
      throw new NewerVersion(Integer.parseInt(text));
    }
  }

  private StoreException wrongStart() {
    return new StoreException("it does not start like a Towline file of " + kind());
  }

  /** Returns the field with exactly this name, unlike JsonValue.get, which ignores case. */
  private static @Nullable JsonValue field(JsonValue object, String name) {
    for (JsonValue entry = object.child; entry != null; entry = entry.next) {
      if (name.equals(entry.name)) {
        return entry;
      }
    }
    return null;
  }

  private static JsonValue required(JsonValue object, String name) throws StoreException {
    JsonValue part = field(object, name);
    if (part == null || !part.isObject()) {
      throw new StoreException(name + " is missing; it must be an object in braces");
    }
    return part;
  }

  private static void reportUnknown(JsonValue object, Set<String> known, Consumer<Problem> notes) {
    for (JsonValue entry = object.child; entry != null; entry = entry.next) {
      if (!known.contains(String.valueOf(entry.name))) {
        reportUnknown(entry, notes);
      }
    }
  }

  private static Settings options(JsonValue list, Consumer<Problem> notes) {
    Map<String, Option<?>> known = new HashMap<>();
    Options.all().forEach(option -> known.put(option.key(), option));
    Set<String> keysRead = new HashSet<>();
    Settings settings = Settings.defaults();
    for (JsonValue entry = list.child; entry != null; entry = entry.next) {
      Option<?> option = known.get(String.valueOf(entry.name));
      if (option == null) {
        if (!Options.isRemoved(String.valueOf(entry.name))) {
          reportUnknown(entry, notes);
        }
      } else {
        if (!keysRead.add(option.key())) {
          notes.accept(Problem.of(Problem.Kind.SETTING_TWICE, option.key()));
        }
        settings = with(settings, option, scalar(entry), notes);
      }
    }
    return settings;
  }

  private static <T> Settings with(
      Settings settings, Option<T> option, @Nullable String text, Consumer<Problem> notes) {
    Optional<T> value = text == null ? Optional.empty() : option.parse(text);
    if (value.isEmpty()) {
      notes.accept(
          Problem.of(
              Problem.Kind.SETTING_INVALID,
              option.key(),
              text == null ? "a structure" : quoted(text),
              option.range(),
              option.write(option.defaultValue())));
      return settings.with(option, option.defaultValue());
    }
    return settings.with(option, value.get());
  }

  private static Settings bindings(JsonValue list, Settings before, Consumer<Problem> notes) {
    Map<String, List<String>> bindings = new LinkedHashMap<>();
    Settings settings = before;
    for (JsonValue entry = list.child; entry != null; entry = entry.next) {
      String action = String.valueOf(entry.name);
      try {
        Map<String, List<String>> extended = new LinkedHashMap<>(bindings);
        extended.put(action, controls(entry));
        settings = settings.withBindings(extended);
        bindings = extended;
      } catch (IllegalArgumentException e) {
        notes.accept(
            Problem.of(
                Problem.Kind.BINDINGS_IGNORED,
                quoted(action),
                quoted(String.valueOf(e.getMessage()))));
      }
    }
    return settings;
  }

  private static List<String> controls(JsonValue list) {
    List<String> controls = new ArrayList<>();
    for (JsonValue entry = list.child; entry != null; entry = entry.next) {
      controls.add(String.valueOf(scalar(entry)));
    }
    if (!list.isArray()) {
      throw new IllegalArgumentException("they must be a list in brackets");
    }
    return controls;
  }

  private static void reportUnknown(JsonValue entry, Consumer<Problem> notes) {
    notes.accept(Problem.of(Problem.Kind.SETTING_UNKNOWN, quoted(String.valueOf(entry.name))));
  }

  /** Returns a text, a number or a truth value as text; null for everything else. */
  private static @Nullable String scalar(@Nullable JsonValue value) {
    return value == null || value.isObject() || value.isArray() || value.isNull()
        ? null
        : value.asString();
  }

  private static String quoted(String text) {
    return text.length() <= MAX_QUOTED_CHARACTERS
        ? text
        : text.substring(0, MAX_QUOTED_CHARACTERS) + "...";
  }
}
