package towline.store;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A failure concerning a file. The game shows it in the player's language, by the text {@code
 * problem.KIND} of the bundle; logs and the console in English, by {@link #toString}.
 *
 * @param arguments values for the kind's {0}, {1}, ...: texts, or problems that are the reason
 */
public record Problem(Kind kind, List<Object> arguments) {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\d)}");

  /**
   * The kind of failure with its English text, since the bundle itself may be missing. The comments
   * name the arguments.
   */
  public enum Kind {
    /** A file or folder; the reason. */
    CANNOT_READ("cannot read {0}: {1}"),
    /** A file; the reason. */
    CANNOT_WRITE("cannot write {0}: {1}"),
    /** A file; the reason. */
    CANNOT_DELETE("cannot delete {0}: {1}"),
    /** A folder; the reason. */
    CANNOT_LOCK("cannot lock {0}: {1}"),
    /** A replay; the reason. */
    CANNOT_PLAY("cannot play {0}: {1}"),
    /** A file with wrong content; the reason. */
    CANNOT_USE("cannot use {0}: {1}"),
    /** The defect of a challenge. */
    CHALLENGE_REFUSED("this challenge cannot be used: {0}"),
    /** The behaviour version of a challenge, and that of this game. */
    CHALLENGE_OLDER("this challenge is from an older Towline (behaviour {0}; this one has {1})"),
    /** The behaviour version of a challenge, and that of this game. */
    CHALLENGE_NEWER("this challenge is from a newer Towline (behaviour {0}; this one has {1})"),
    /** The day of a daily run. */
    CHALLENGE_TODAY(
        "this challenge is of the daily run of {0}; it opens when that day is over (UTC)"),
    /** A reason. */
    NO_SUCH_FILE("no such file; check the name"),
    /** A reason. */
    PERMISSION_DENIED("permission denied; check the permissions or choose another name"),
    /** A reason for not locking. */
    IN_USE("another Towline is using it; close that one"),
    /** A reason. */
    NOT_A_FOLDER("a file is in the place of the folder; rename it"),
    /** A reason for not writing. */
    DISK_FULL("the disk is full; free some space"),
    /** A reason: the message of the system. */
    SYSTEM_REFUSES("the system reports \"{0}\"; check the disk and the folder"),
    /** A reason. */
    NOT_REPLACEABLE("it exists and is not a regular file; choose another name"),
    /** A reason. */
    NO_FOLDER("its folder does not exist; create it or choose another name"),
    /** A reason. */
    NOT_A_REPLAY("it is not a regular file; give the name of a replay"),
    /** A reason for not using a file of the game's own. */
    NOT_REGULAR("it is not a regular file; delete it"),
    /** No file name to write to. */
    NO_NAME("cannot write to a file without a name; give one"),
    /** A file. */
    LEFT_ALONE("{0} is not a regular file; Towline leaves it alone and saves nothing to it"),
    /** A file, its version, and the latest version that this game reads. */
    NEWER(
        "{0} is from a newer Towline (version {1}; this one reads {2}); it is left alone and nothing"
            + " is saved to it"),
    /** A file, its new name, and its defect. */
    MOVED_ASIDE("{0} was damaged and has been moved to {1} ({2})"),
    /** A file, its defect, and the reason why it could not be moved. */
    STUCK("{0} is damaged ({1}) and cannot be moved aside: {2}"),
    /** A file, and its defect. */
    TOO_MANY_COPIES(
        "{0} is damaged ({1}), and there are too many damaged copies beside it; delete some"),
    /** A file. */
    RESTORED("{0} was missing; its backup was used"),
    /** The backup. */
    BACKUP_USED("the backup {0} was used instead"),
    /** A file, and the kind of its content. */
    NOT_SAVED("cannot save the {1} of this session to {0}"),
    /** A file, and a defect in it. */
    NOTE("{0}: {1}"),
    /** A file, and the number of further fields. */
    MORE_NOTES("{0}: {1} more fields were not valid"),
    /** The key of a setting. */
    SETTING_TWICE("the setting {0} appears twice; the last one counts"),
    /** The key of a setting, its invalid value, the allowed values, and the new value. */
    SETTING_INVALID("the setting {0} cannot be '{1}', only {2}; it was reset to {3}"),
    /** The key of a setting. */
    SETTING_UNKNOWN("the setting {0} is unknown and was ignored"),
    /** The invalid version. */
    VERSION_INVALID("the version '{0}' is not a whole number from 1 to 999999 and was ignored"),
    /** An action, and the reason. */
    BINDINGS_IGNORED("the bindings of {0} were ignored: {1}"),
    /** The failure in technical terms. */
    CRASHED("Towline crashed ({0})"),
    /** The file of a crash report. */
    REPORT("The report is in {0}"),
    /** The reason. */
    NO_REPORT("No report could be written: {0}. It would have said"),
    /** The file of a replay. */
    RUN_KEPT("The run up to the crash is in {0}"),
    /** The reason. */
    RUN_LOST("The run could not be saved: {0}"),
    /** The defect of a file, in English in all languages. */
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

  /**
   * Returns a problem with {@code arguments}; those that are no problems become text without
   * control characters.
   */
  static Problem of(Kind kind, @Nullable Object... arguments) {
    return new Problem(
        kind,
        Stream.of(arguments)
            .map(
                argument ->
                    argument instanceof Problem ? argument : OneLine.of(String.valueOf(argument)))
            .toList());
  }

  /** Returns the message in English, without a full stop. */
  @Override
  public String toString() {
    return PLACEHOLDER
        .matcher(kind.english)
        .replaceAll(
            place ->
                Matcher.quoteReplacement(
                    String.valueOf(arguments.get(Integer.parseInt(place.group(1))))));
  }
}
