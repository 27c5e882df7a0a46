"use strict";

// Plays the samples that the page sends, and asks for more: in the thread of the sound.
class Player extends AudioWorkletProcessor {
  constructor() {
    super();
    this.blocks = [];
    this.at = 0;
    // Frames that have come and been played, and how often there were none.
    this.sent = 0;
    this.played = 0;
    this.gaps = 0;
    this.dry = true;
    this.told = 0;
    this.port.onmessage = (event) => {
      this.blocks.push(event.data);
      this.sent += event.data.length / 2;
    };
  }

  process(inputs, outputs) {
    const [left, right] = outputs[0];
    for (let i = 0; i < left.length; i++) {
      const block = this.blocks[0];
      if (!block) {
        if (!this.dry) {
          this.dry = true;
          this.gaps++;
        }
        break;
      }
      this.dry = false;
      left[i] = block[this.at] / 32768;
      right[i] = block[this.at + 1] / 32768;
      this.at += 2;
      this.played++;
      if (this.at === block.length) {
        this.blocks.shift();
        this.at = 0;
      }
    }
    // Four quanta are 12 ms.
    if (this.told++ % 4 === 0) {
      this.port.postMessage({ ahead: this.sent - this.played, played: this.played, gaps: this.gaps });
    }
    return true;
  }
}

registerProcessor("towline-player", Player);
