package towline.view.text;

import java.time.LocalDate;
import java.util.Locale;

/** Writes dates. */
@FunctionalInterface
public interface DateText {
  /** Returns a date in the language's format, such as Nov 22, 2026. */
  String of(LocalDate day, Locale language);
}
