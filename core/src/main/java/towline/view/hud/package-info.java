/**
 * The text and panels over the picture, from score to aim modes, and the board of messages.
 *
 * <p>No text covers another one. {@code ScreenRoom} keeps the taken rectangles of a frame. Panels
 * take theirs first; then {@code MessageBoard}, which owns titles, the card of a wave, medals,
 * notices and answers to keys, gives each of its places to one message at a time, the important
 * places first; labels of the world take what is left or are not drawn. A message without room
 * waits, and its time stops.
 */
@NullMarked
package towline.view.hud;

import org.jspecify.annotations.NullMarked;
