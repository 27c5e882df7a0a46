package towline.menu.page;

/**
 * A replay in the list.
 *
 * @param key what the game knows it by
 * @param title what it is called: the mode, or the file's name
 * @param detail when it was made, how long it is, what it brought
 */
public record ReplayLine(String key, String title, String detail) {}
