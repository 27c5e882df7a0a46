"use strict";

// Runs towline.js with a browser of stand-ins, and fails with an error if it asks for too much, too
// often, or throws where a browser lacks something. Its argument is the path of towline.js.
const assert = require("node:assert");
const fs = require("node:fs");
const vm = require("node:vm");

const program = fs.readFileSync(process.argv[2], "utf8");

// Lets everything that waits for promises alone happen.
const settle = () => new Promise((done) => setTimeout(done, 20));

class Target {
  constructor() {
    this.listeners = [];
  }

  addEventListener(type, listener, options) {
    this.listeners.push({ type, listener, once: options === Object(options) && options.once });
  }

  removeEventListener(type, listener) {
    this.listeners = this.listeners.filter((one) => one.listener !== listener);
  }

  dispatchEvent(event) {
    const due = this.listeners.filter((one) => one.type === event.type);
    this.listeners = this.listeners.filter((one) => !(one.type === event.type && one.once));
    due.forEach((one) => one.listener(event));
  }
}

class Context {
  constructor() {
    this.state = "suspended";
    this.resumes = 0;
    this.audioWorklet = { addModule: async () => {} };
    Context.latest = this;
  }

  async resume() {
    this.resumes++;
    this.state = "running";
  }

  async suspend() {
    this.state = "suspended";
  }
}

// Opens the page in a browser that has `extras` beside what every browser has.
function page(extras) {
  const window = new Target();
  const document = new Target();
  const element = () => Object.assign(new Target(), { focus() {}, getContext: () => ({}) });
  const asked = { fullscreen: 0, orientation: 0, awake: 0 };
  const note = element();
  Object.assign(document, {
    hidden: false,
    documentElement: element(),
    body: {
      dataset: { program: "towline.wasm", size: "1" },
      classList: { contains: (name) => name === "game" },
    },
    head: { append() {} },
    getElementById: (id) => (id === "copied" ? note : element()),
    createElement: element,
  });
  if (extras.fullscreen) {
    document.documentElement.requestFullscreen = () => {
      asked.fullscreen++;
      return extras.fullscreen();
    };
  }
  const lock = async () => {
    asked.orientation++;
    throw new Error("no");
  };
  const request = async () => {
    asked.awake++;
    throw new Error("no");
  };
  const navigator = { maxTouchPoints: 5, ...extras.navigator };
  if (extras.wakeLock) {
    navigator.wakeLock = { request };
  }
  const sounds = Buffer.from([2, 0, 0, 0, 123, 125]);
  const global = {
    window,
    document,
    navigator,
    console,
    setTimeout: (task, ms) => setTimeout(task, ms).unref(),
    URLSearchParams,
    Event,
    DataView,
    Uint8Array,
    TextDecoder,
    JSON,
    performance,
    screen: extras.orientation ? { orientation: { lock } } : {},
    location: { search: "", hash: "" },
    matchMedia: (query) => Object.assign(new Target(), { matches: query.includes("coarse") }),
    getComputedStyle: () => ({ getPropertyValue: () => "" }),
    WebAssembly: { validate: () => true },
    AudioContext: Context,
    OfflineAudioContext: class {},
    AudioWorkletNode: class {
      constructor() {
        this.port = {};
      }
      connect() {}
    },
    fetch: (file) =>
      file === "sounds.bin"
        ? Promise.resolve({
            ok: true,
            arrayBuffer: async () => new Uint8Array(sounds).buffer,
          })
        : new Promise(() => {}),
  };
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"]) {
    global[name] = window[name].bind(window);
  }
  vm.runInNewContext(program, global);
  return {
    asked,
    document,
    note,
    towline: window.towline,
    tap: () => window.dispatchEvent({ type: "pointerup" }),
    hide(hidden) {
      document.hidden = hidden;
      document.dispatchEvent({ type: "visibilitychange" });
    },
  };
}

async function aPhoneIsAskedOnce() {
  const phone = page({ fullscreen: async () => {}, orientation: true, wakeLock: true });
  await settle();
  assert.deepStrictEqual(phone.asked, { fullscreen: 0, orientation: 0, awake: 0 });
  for (let tap = 0; tap < 3; tap++) {
    phone.tap();
    await settle();
  }
  assert.deepStrictEqual(phone.asked, { fullscreen: 1, orientation: 1, awake: 1 });
  // A hidden page loses its wake lock.
  phone.hide(true);
  phone.hide(false);
  await settle();
  assert.deepStrictEqual(phone.asked, { fullscreen: 1, orientation: 1, awake: 2 });
}

async function nothingIsMissed() {
  const answers = [null, async () => {}, async () => Promise.reject(new Error("no")), () => {}];
  for (const fullscreen of answers) {
    for (const wakeLock of [false, true]) {
      const phone = page({ fullscreen, wakeLock });
      await settle();
      phone.tap();
      await settle();
      assert.strictEqual(phone.asked.awake, wakeLock ? 1 : 0);
    }
  }
}

async function withoutAShareSheetTheGameHelpsItself() {
  const sheet = { url: "https://towline.example/#c=1" };
  assert.strictEqual(page({}).towline.share(sheet), false);
  const refusing = { canShare: () => false, share: () => assert.fail("shared") };
  assert.strictEqual(page({ navigator: refusing }).towline.share(sheet), false);
  const closed = { canShare: () => true, share: async () => Promise.reject(new Error("closed")) };
  assert.strictEqual(page({ navigator: closed }).towline.share(sheet), true);
  await settle();
}

async function aTextThatCannotBeCopiedIsShown() {
  const refused = { writeText: async () => Promise.reject(new Error("no")) };
  for (const clipboard of [undefined, refused]) {
    const phone = page({ navigator: { clipboard } });
    phone.towline.copy("the text", "copied");
    await settle();
    assert.strictEqual(phone.note.textContent, "the text");
    assert.strictEqual(phone.note.hidden, false);
  }
  const copied = [];
  const phone = page({ navigator: { clipboard: { writeText: async (text) => copied.push(text) } } });
  phone.towline.shareText("the text", "copied");
  await settle();
  assert.deepStrictEqual(copied, ["the text"]);
  assert.strictEqual(phone.note.textContent, "copied");
}

async function aTapBringsInterruptedSoundBack() {
  const phone = page({});
  phone.towline.openSound(
    () => {},
    () => {},
  );
  phone.towline.started();
  await settle();
  phone.tap();
  await settle();
  const context = Context.latest;
  assert.strictEqual(context.state, "running");
  const before = context.resumes;
  phone.tap();
  assert.strictEqual(context.resumes, before);
  context.state = "interrupted";
  phone.tap();
  assert.strictEqual(context.state, "running");
  phone.hide(true);
  assert.strictEqual(context.state, "suspended");
  phone.tap();
  assert.strictEqual(context.state, "suspended");
  phone.hide(false);
  assert.strictEqual(context.state, "running");
}

process.on("unhandledRejection", (problem) => {
  throw problem;
});

(async () => {
  await aPhoneIsAskedOnce();
  await nothingIsMissed();
  await withoutAShareSheetTheGameHelpsItself();
  await aTextThatCannotBeCopiedIsShown();
  await aTapBringsInterruptedSoundBack();
  console.log("done");
})();
