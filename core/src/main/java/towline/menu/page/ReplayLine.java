package towline.menu.page;

/**
 * A replay in the list of replays.
 *
 * @param key identifies it
 * @param title the mode, or "saved"
 * @param detail whose it is, with score, wave and difficulty; or the file's name
 */
public record ReplayLine(String key, String title, String detail) {}
