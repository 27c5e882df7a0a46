package towline.game.run;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.function.Consumer;
import towline.content.look.ColorRole;
import towline.input.Control;
import towline.input.Device;
import towline.menu.ButtonTable;
import towline.menu.Menu;
import towline.menu.MenuButton;
import towline.menu.MenuItem;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.SpinItem;
import towline.menu.UiTheme;
import towline.view.text.NumberText;
import towline.view.text.TextSize;

/** The page for the initials of a high score: three letters, typed or chosen one by one. */
public final class InitialsPage extends Page {
  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

  /** Width of the page, and with a key for each letter; design pixels. */
  private static final double WIDTH = 520;

  private static final double TOUCH_WIDTH = 760;
  private static final int KEYS_IN_ROW = 12;

  private final Consumer<String> submit;
  private final long points;
  private final String standing;
  private final char[] letters;

  /** True if a key was pressed since the last letter; the repeats of a held key are not typed. */
  private boolean keyPressed;

  /** Place of the letter that the next tapped key writes. */
  private int tapped;

  /**
   * Creates a page for initials.
   *
   * @param standing the rank of the score, in words
   * @param initials the first letters shown
   * @param submit gets the letters, no matter how the page is left
   */
  public InitialsPage(long points, String standing, String initials, Consumer<String> submit) {
    super("initials");
    this.submit = submit;
    this.points = points;
    this.standing = standing;
    letters = (initials + "AAA").substring(0, 3).toCharArray();
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    Table body = new Table();
    Label score = theme.label(TextSize.FIGURE, ColorRole.SHIP, NumberText.grouped(points));
    Label place = theme.prose(TextSize.BODY, ColorRole.SHARD, standing);
    if (theme.isTouched()) {
      Table line = new Table();
      line.add(score).padRight(theme.px(24));
      line.add(place).growX();
      body.add(line).colspan(3).growX().row();
    } else {
      place.setAlignment(Align.center);
      body.add(score).colspan(3).padTop(theme.px(6)).row();
      body.add(place).colspan(3).growX().padBottom(theme.px(layout.compact() ? 4 : 16)).row();
    }
    Label text = theme.label(TextSize.BODY, ColorRole.TEXT, theme.text("menu.initials.enter"));
    MenuButton done =
        new MenuButton(
            theme,
            "enter",
            text,
            theme.text("menu.initials.enter.hint"),
            MenuItem.Style.FRAMED,
            this::submit);
    Table row = new Table();
    double high = layout.compact() ? 84 : 108;
    row.defaults().width(theme.px(76)).height(theme.isTouched() ? theme.finger() : theme.px(high));
    for (int i = 0; i < letters.length; i++) {
      row.add(new Letter(theme, i, menu)).pad(theme.px(theme.isTouched() ? 2 : 6));
    }
    body.add(row).colspan(3).row();
    if (theme.isTouched()) {
      row.add(done).width(done.getPrefWidth()).padLeft(theme.px(16));
      body.add(keys(theme, menu)).colspan(3).padTop(theme.px(4));
    } else {
      body.add(done).colspan(3).padTop(theme.px(layout.compact() ? 4 : 16));
    }
    double wide = theme.isTouched() ? TOUCH_WIDTH : WIDTH;
    layout.page(theme.text("menu.initials.heading"), null, body, wide);
  }

  /** Returns a key for each letter, for players without a keyboard. */
  private ButtonTable keys(UiTheme theme, Menu menu) {
    ButtonTable keys = new ButtonTable(theme, "key.", MenuItem.Style.FRAMED, KEYS_IN_ROW);
    keys.defaults().width(theme.finger()).pad(theme.px(1));
    for (int i = 0; i < LETTERS.length(); i++) {
      char letter = LETTERS.charAt(i);
      String name = String.valueOf(letter);
      Label label = theme.label(TextSize.BODY, ColorRole.TEXT, name);
      keys.place(
          new MenuButton(
                  theme, "key." + name, label, "", MenuItem.Style.FRAMED, () -> tap(letter, menu))
              .narrow());
    }
    return keys;
  }

  private void tap(char letter, Menu menu) {
    letters[tapped] = letter;
    tapped = (tapped + 1) % letters.length;
    menu.refresh();
    menu.focus("letter." + tapped);
  }

  @Override
  public String firstFocus() {
    return "letter.0";
  }

  @Override
  public String backText() {
    return "menu.foot.skip";
  }

  private void submit() {
    submit.accept(new String(letters));
  }

  /** Submits the letters as they are, so that no key loses a score. */
  @Override
  public void back(Menu menu) {
    submit();
  }

  /** Lets keys type letters that would otherwise move the focus. */
  @Override
  public boolean capture(Control control, Menu menu) {
    if (control.device() != Device.KEYBOARD) {
      return false;
    }
    keyPressed = true;
    if (control.code() == Keys.BACKSPACE) {
      menu.focus("letter." + Math.max(0, place(menu) - 1));
      return true;
    }
    return control.code() >= Keys.NUM_0
        && (control.code() <= Keys.NUM_9 || (control.code() >= Keys.A && control.code() <= Keys.Z));
  }

  @Override
  public boolean typed(char letter, Menu menu) {
    char capital = Character.toUpperCase(letter);
    int place = place(menu);
    if (!keyPressed || LETTERS.indexOf(capital) < 0 || place == letters.length) {
      return false;
    }
    keyPressed = false;
    letters[place] = capital;
    menu.refresh();
    menu.focus(place + 1 < letters.length ? "letter." + (place + 1) : "enter");
    return true;
  }

  /** Returns the index of the focused letter; the number of letters if none has the focus. */
  private int place(Menu menu) {
    String focused = menu.focused();
    return focused.startsWith("letter.")
        ? Character.digit(focused.charAt("letter.".length()), 10)
        : letters.length;
  }

  /** A letter. */
  private final class Letter extends SpinItem {
    private final int place;
    private final Menu menu;
    private final Label label;

    Letter(UiTheme theme, int place, Menu menu) {
      super(theme, "letter." + place);
      this.place = place;
      this.menu = menu;
      label = theme.label(TextSize.FIGURE, ColorRole.SHIP, String.valueOf(letters[place]));
      label.setAlignment(Align.center);
      add(label).grow();
    }

    @Override
    public void activate() {
      tapped = place;
      String next = place + 1 < letters.length ? "letter." + (place + 1) : "enter";
      menu.focus(next);
    }

    @Override
    public boolean spin(int by) {
      int at = Math.floorMod(LETTERS.indexOf(letters[place]) - by, LETTERS.length());
      letters[place] = LETTERS.charAt(at);
      label.setText(String.valueOf(letters[place]));
      return true;
    }

    @Override
    public String hint() {
      return theme.text("menu.initials.hint");
    }
  }
}
