package towline.store;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What went wrong with a file. Whoever shows it finds the words: the game in the player's language,
 * by the text {@code problem.KIND} of the bundle; logs and the console in English, by {@link
 * #toString}.
 *
 * @param arguments what the kind's {0}, {1}, ... stand for: texts, or problems that are the reason
 */
public record Problem(Kind kind, List<Object> arguments) {
  private static final Pattern PLACE = Pattern.compile("\\{(\\d)}");

  /** What there is to say, and how in English: without the bundle, which may be what is missing. */
  public enum Kind {
    /** A file or folder; why. */
    CANNOT_READ("cannot read {0}: {1}"),
    /** A file; why. */
    CANNOT_WRITE("cannot write {0}: {1}"),
    /** A file; why. */
    CANNOT_DELETE("cannot delete {0}: {1}"),
    /** A folder; why. */
    CANNOT_LOCK("cannot lock {0}: {1}"),
    /** A replay; why. */
    CANNOT_PLAY("cannot play {0}: {1}"),
    /** A file whose content is not what it should be; why. */
    CANNOT_USE("cannot use {0}: {1}"),
    /** A reason. */
    NO_SUCH_FILE("no such file; check the name"),
    /** A reason. */
    PERMISSION_DENIED("permission denied; check the permissions or choose another name"),
    /** A reason for not writing: what the system says. */
    SYSTEM_REFUSES("the system reports \"{0}\"; choose another name or free some space"),
    /** A reason. */
    NOT_REPLACEABLE("it exists and is not a regular file; choose another name"),
    /** A reason. */
    NO_FOLDER("its folder does not exist; create it or choose another name"),
    /** A reason. */
    NOT_A_REPLAY("it is not a regular file; give the name of a replay"),
    /** A reason for not using a file of the game's own. */
    NOT_REGULAR("it is not a regular file; delete it"),
    /** Nothing to write to. */
    NO_NAME("cannot write to a file without a name; give one"),
    /** A file. */
    LEFT_ALONE("{0} is not a regular file; Towline leaves it alone and saves nothing to it"),
    /** A file, its version, and the latest that this game reads. */
    NEWER(
        "{0} is from a newer Towline (version {1}; this one reads {2}); it is left alone and nothing"
            + " is saved to it"),
    /** A file, its new name, and what is wrong with it. */
    MOVED_ASIDE("{0} was damaged and has been moved to {1} ({2})"),
    /** A file, what is wrong with it, and why it is still there. */
    STUCK("{0} is damaged ({1}) and cannot be moved aside: {2}"),
    /** A file, and what is wrong with it. */
    TOO_MANY_COPIES(
        "{0} is damaged ({1}), and there are too many damaged copies beside it; delete some"),
    /** A file. */
    RESTORED("{0} was missing; its backup was used"),
    /** The backup. */
    BACKUP_USED("the backup {0} was used instead"),
    /** A file, and what it holds. */
    NOT_SAVED("the {1} of this session were not saved to {0}"),
    /** A file, and what is wrong in it. */
    NOTE("{0}: {1}"),
    /** A file, and how many fields. */
    MORE_NOTES("{0}: {1} more fields were not valid"),
    /** The key of a setting. */
    SETTING_TWICE("the setting {0} appears twice; the last one counts"),
    /** The key of a setting, what it was, what it may be, and what it is now. */
    SETTING_INVALID("the setting {0} cannot be '{1}', only {2}; it was reset to {3}"),
    /** The key of a setting. */
    SETTING_UNKNOWN("the setting {0} is unknown and was ignored"),
    /** What it was. */
    VERSION_INVALID("the version '{0}' is not a whole number from 1 to 999999 and was ignored"),
    /** An action, and what is wrong. */
    BINDINGS_IGNORED("the bindings of {0} were ignored: {1}"),
    /** What failed, as programmers say it. */
    CRASHED("Towline crashed ({0})"),
    /** The file of a crash report. */
    REPORT("The report is in {0}"),
    /** Why. */
    NO_REPORT("No report could be written: {0}. It would have said"),
    /** The file of a replay. */
    RUN_KEPT("The run up to the crash is in {0}"),
    /** Why. */
    RUN_LOST("The run could not be saved: {0}"),
    /** What the reader of a file found, in English everywhere. */
    DETAIL("{0}");

    private final String english;

    Kind(String english) {
      this.english = english;
    }
  }

  /** Copies the arguments. */
  public Problem {
    arguments = List.copyOf(arguments);
  }

  /** A problem with those arguments; what is no problem counts as text, without control signs. */
  static Problem of(Kind kind, @Nullable Object... arguments) {
    return new Problem(
        kind,
        Stream.of(arguments)
            .map(
                argument ->
                    argument instanceof Problem ? argument : OneLine.of(String.valueOf(argument)))
            .toList());
  }

  /** In English, without a full stop. */
  @Override
  public String toString() {
    return PLACE
        .matcher(kind.english)
        .replaceAll(
            place ->
                Matcher.quoteReplacement(
                    String.valueOf(arguments.get(Integer.parseInt(place.group(1))))));
  }
}
