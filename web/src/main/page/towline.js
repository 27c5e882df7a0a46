"use strict";

// Loads a page's program and shows how far it is. What only a script of the page can do for the program
// is a function of `towline`; everything else is Java.
const towline = (() => {
  const DATABASE = "towline";
  const FILES = "files";
  const PROGRAM = document.body.dataset.program;
  const SOUNDS = "sounds.bin";

  const RATE = 44100;

  // The longest block of a short window of Vorbis, frames.
  const BLOCK = 256;

  // Frames that the loudspeakers have in hand: as on a desktop at first, more after a gap.
  const LEAST_AHEAD = 3072;
  const MOST_AHEAD = 12288;

  // Bytes, for servers that do not tell; the bar need not be exact.
  const PROGRAM_SIZE = Number(document.body.dataset.size);

  const cover = document.getElementById("cover");
  const message = document.getElementById("message");
  const progress = document.getElementById("progress");
  const again = document.getElementById("again");
  const isGame = document.body.classList.contains("game");
  const asked = new URLSearchParams(location.search + "&" + location.hash.slice(1));

  const self = {
    // What is kept, by its name; the program reads it once.
    kept: new Map(),
    // The decoded sounds by their paths: a list of channels with 16 bits a sample.
    sounds: new Map(),
    // What the loudspeakers were given, frames; how often they had to wait; the loudest sample.
    sound: { played: 0, gaps: 0, peak: 0 },
    // When the first picture was there, ms after the page was asked for.
    firstMs: NaN,
    // Adopts what another page has written, or with null removed; later it is the program's function.
    arrived: (name, bytes) => (bytes ? self.kept.set(name, bytes) : self.kept.delete(name)),
    // Opens a file that was dropped on the page; the program puts its own function here.
    dropped: () => {},
    // Whether the first thing that points here is a finger.
    handheld:
      matchMedia("(hover: none) and (pointer: coarse)").matches && navigator.maxTouchPoints > 0,
    // The insets of the safe area, pixels of the page: left, top, right, bottom; their changes.
    safe: [0, 0, 0, 0],
    safeChanges: 0,
    // How the game stands, as key=value lines; the program puts its own answer here.
    state: () => "",
  };
  // Pages of one origin have the same files: each tells the others what it writes.
  const others = "BroadcastChannel" in window ? new BroadcastChannel(DATABASE) : null;
  if (others) {
    others.onmessage = (event) => self.arrived(event.data.name, event.data.bytes);
  }
  let database = null;
  let failed = false;
  let begun = null;
  let player = null;
  let context = null;
  let ahead = LEAST_AHEAD;
  const first = new Promise((shown) => {
    begun = shown;
  });
  // What a browser takes for one: Escape is none.
  const gesture = new Promise((done) => {
    for (const kind of ["keydown", "pointerdown", "pointerup"]) {
      const hear = () => {
        if (!navigator.userActivation || navigator.userActivation.hasBeenActive) {
          removeEventListener(kind, hear, true);
          done();
        }
      };
      addEventListener(kind, hear, true);
    }
  });

  // A link that differs behind the hash alone is opened in the page that is there.
  addEventListener("hashchange", () => location.reload());

  // One line on the console, and the same in the place of the picture.
  self.fail = (sentence) => {
    console.error(sentence);
    tell(sentence.replace(/^towline: ./, (start) => start.slice(9).toUpperCase()));
    // What fails with options in the address may well do without.
    if (again && location.search + location.hash !== "") {
      again.hidden = false;
    }
    failed = true;
  };

  // The first picture is there.
  self.started = () => {
    if (!failed) {
      self.firstMs = performance.now();
      cover.hidden = true;
      document.getElementById("canvas").focus();
      begun();
    }
  };

  // Reports each finger, numbered from 1, with its place in pixels of the canvas.
  self.listenToFingers = (canvas, report) => {
    for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) {
      canvas.addEventListener(type, (event) => {
        if (event.pointerType === "mouse") {
          return;
        }
        event.preventDefault();
        const box = canvas.getBoundingClientRect();
        const x = Math.round(((event.clientX - box.left) * canvas.width) / box.width);
        const y = Math.round(((event.clientY - box.top) * canvas.height) / box.height);
        report(type, event.pointerId + 1, x, y);
      });
    }
  };

  self.put = (name, bytes) => change(name, bytes, (files) => files.put(bytes, name));
  self.remove = (name) => change(name, null, (files) => files.delete(name));

  // Hands a file to the player, as every browser does with downloads.
  self.download = (name, bytes) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([bytes]));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  };

  // Opens the system's share sheet; says whether there is one for that. A player may close it.
  self.share = (what) => {
    if (!navigator.canShare || !navigator.canShare(what)) {
      return false;
    }
    navigator.share(what).catch(() => {});
    return true;
  };

  function note(text, ms) {
    const shown = document.getElementById("copied");
    shown.textContent = text;
    shown.hidden = false;
    setTimeout(() => (shown.hidden = shown.hidden || shown.textContent === text), ms);
  }

  // Copies a text and says `copied`, if anything; where the browser refuses, shows the text, to be copied
  // by hand.
  self.copy = (text, copied) => {
    const refused = () => note(text, 20000);
    if (!navigator.clipboard) {
      refused();
      return;
    }
    navigator.clipboard.writeText(text).then(() => copied && note(copied, 2000), refused);
  };

  // Shares a text, or copies it.
  self.shareText = (text, copied) => {
    if (!self.share({ text })) {
      self.copy(text, copied);
    }
  };

  // The largest file that can be a challenge, bytes.
  const LONGEST_FILE = 1 << 20;

  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", async (event) => {
    event.preventDefault();
    const file = event.dataTransfer && event.dataTransfer.files[0];
    if (file) {
      // One byte more than a challenge can have is enough to refuse a longer file.
      self.dropped(new Int8Array(await file.slice(0, LONGEST_FILE + 1).arrayBuffer()));
    }
  });

  // Loads the sounds when the game is in the picture, then lets the program make its mixer of them
  // (`ready`), and after the first key or click asks it for so many frames whenever they are due
  // (`fill`), which it hands to `play`.
  self.openSound = (ready, fill) => {
    sound(ready, fill).catch((problem) => {
      console.warn("no sound: " + (problem.message || problem));
    });
  };

  self.play = (samples) => {
    for (const sample of samples) {
      self.sound.peak = Math.max(self.sound.peak, Math.abs(sample));
    }
    player.port.postMessage(samples, [samples.buffer]);
  };

  async function sound(ready, fill) {
    await first;
    const response = await fetch(SOUNDS);
    if (!response.ok) {
      throw new Error(SOUNDS + " cannot be loaded: " + response.status);
    }
    await decode(await response.arrayBuffer());
    ready();
    self.sounds.clear();
    await gesture;
    context = new AudioContext({ sampleRate: RATE, latencyHint: "interactive" });
    await context.audioWorklet.addModule("sound.js");
    player = new AudioWorkletNode(context, "towline-player", {
      numberOfInputs: 0,
      outputChannelCount: [2],
    });
    player.port.onmessage = (event) => {
      if (event.data.gaps > self.sound.gaps) {
        ahead = Math.min(MOST_AHEAD, ahead + LEAST_AHEAD);
      }
      self.sound.played = event.data.played;
      self.sound.gaps = event.data.gaps;
      if (event.data.ahead < ahead) {
        fill(ahead - event.data.ahead);
      }
    };
    player.connect(context.destination);
    listenToSilence();
    await context.resume();
  }

  // A hidden page is silent. A phone call interrupts the sound; the next tap or key brings it back.
  function listenToSilence() {
    const sounds = () => {
      if (!document.hidden && context.state !== "running") {
        context.resume().catch(() => {});
      }
    };
    addEventListener("pointerup", sounds, true);
    addEventListener("keydown", sounds, true);
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) {
        context.suspend().catch(() => {});
      } else {
        sounds();
      }
    });
  }

  async function decode(pack) {
    const size = new DataView(pack).getInt32(0, true);
    const index = JSON.parse(new TextDecoder().decode(new Uint8Array(pack, 4, size)));
    const decoder = new OfflineAudioContext(2, 1, RATE);
    await Promise.all(
      Object.entries(index).map(async ([name, [offset, bytes, frames]]) => {
        const start = 4 + size + offset;
        const clip = await decoder.decodeAudioData(pack.slice(start, start + bytes));
        const channels = [];
        for (let i = 0; i < clip.numberOfChannels; i++) {
          channels.push(rounded(clip.getChannelData(i), frames));
        }
        self.sounds.set(name, channels);
        if (Math.abs(clip.length - frames) > BLOCK) {
          throw new Error(name + " has " + clip.length + " frames in the place of " + frames);
        }
      }),
    );
  }

  // Loops must be of their own length to the sample. Chromium's are; of some short sounds it leaves
  // out half a block.
  function rounded(samples, frames) {
    const whole = new Int16Array(frames);
    for (let i = 0; i < Math.min(frames, samples.length); i++) {
      whole[i] = Math.max(-32768, Math.min(32767, Math.round(samples[i] * 32768)));
    }
    return whole;
  }

  function tell(sentence) {
    message.textContent = sentence;
    message.hidden = false;
    if (cover) {
      cover.hidden = false;
      progress.hidden = true;
    }
  }

  function change(name, bytes, write) {
    if (others) {
      others.postMessage({ name, bytes });
    }
    if (database) {
      write(database.transaction(FILES, "readwrite", { durability: "relaxed" }).objectStore(FILES));
    }
  }

  // Without a database - private windows of some browsers - the game is played, and nothing kept.
  function openDatabase() {
    return new Promise((done) => {
      if (!("indexedDB" in window)) {
        done();
        return;
      }
      const opening = indexedDB.open(DATABASE, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(FILES);
      opening.onerror = () => done();
      opening.onsuccess = () => {
        database = opening.result;
        const cursor = database.transaction(FILES).objectStore(FILES).openCursor();
        cursor.onerror = () => done();
        cursor.onsuccess = () => {
          if (cursor.result) {
            self.kept.set(cursor.result.key, cursor.result.value);
            cursor.result.continue();
          } else {
            done();
          }
        };
      };
    });
  }

  function script(file) {
    return new Promise((done, broken) => {
      const element = document.createElement("script");
      element.src = file;
      element.onload = done;
      element.onerror = () => broken(new Error(file + " cannot be loaded"));
      document.head.append(element);
    });
  }

  async function program() {
    const response = await fetch(PROGRAM);
    if (!response.ok) {
      throw new Error(PROGRAM + " cannot be loaded: " + response.status);
    }
    const encoded = response.headers.has("Content-Encoding");
    const size = (!encoded && Number(response.headers.get("Content-Length"))) || PROGRAM_SIZE;
    const parts = [];
    let loaded = 0;
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      loaded += part.value.length;
      if (progress) {
        progress.value = Math.min(1, loaded / size);
      }
    }
    if (progress) {
      progress.removeAttribute("value");
    }
    return new Blob(parts).arrayBuffer();
  }

  // Its library puts an object in the place of the function that makes it.
  async function pixels() {
    await script("gdx.wasm.js");
    while (typeof window.Gdx === "function") {
      await new Promise((next) => setTimeout(next, 5));
    }
  }

  function hasGarbageCollection() {
    // A module with one empty struct type.
    const smallest = [0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 95, 0];
    return typeof WebAssembly === "object" && WebAssembly.validate(new Uint8Array(smallest));
  }

  function hasPicture() {
    return document.createElement("canvas").getContext("webgl2") !== null;
  }

  // Custom properties, because a page learns of env() by CSS alone.
  function readSafeArea() {
    const style = getComputedStyle(document.documentElement);
    const safe = ["left", "top", "right", "bottom"].map(
      (side) => parseFloat(style.getPropertyValue("--safe-" + side)) || 0,
    );
    if (safe.join() !== self.safe.join()) {
      self.safe = safe;
      self.safeChanges++;
    }
  }

  function watchSafeArea() {
    addEventListener("resize", readSafeArea);
    addEventListener("orientationchange", readSafeArea);
    readSafeArea();
  }

  // Upright there is room for a sentence alone, and the run pauses.
  function watchTurning() {
    const upright = matchMedia("(orientation: portrait)");
    const turned = () => {
      document.getElementById("turn").hidden = !upright.matches;
      dispatchEvent(new Event(upright.matches ? "blur" : "focus"));
    };
    upright.addEventListener("change", turned);
    first.then(() => {
      if (upright.matches) {
        turned();
      }
    });
  }

  // At the first tap, where the browser can: no bars, no turning, no dark screen.
  function fillScreen() {
    keepAwake();
    document.addEventListener("visibilitychange", keepAwake);
    const page = document.documentElement;
    if (page.requestFullscreen) {
      // Some browsers answer nothing in the place of a promise.
      Promise.resolve(page.requestFullscreen({ navigationUI: "hide" }))
        .then(() => screen.orientation.lock("landscape"))
        .catch(() => {});
    }
  }

  function keepAwake() {
    if (navigator.wakeLock && !document.hidden) {
      navigator.wakeLock.request("screen").catch(() => {});
    }
  }

  // After the first picture, because the worker loads all files of the page.
  self.keepOffline = () => {
    if (navigator.serviceWorker) {
      first
        .then(() => navigator.serviceWorker.register("sw.js", { updateViaCache: "none" }))
        .catch((problem) => console.warn("not kept for playing offline: " + problem.message));
    }
  };

  // An upright phone that asks for nothing else is led to Six Shots, made for one thumb. An installed
  // page is not: its icon is the game's.
  function leadsToShots() {
    const one = "(orientation: portrait) and (display-mode: browser)";
    return isGame && location.search + location.hash === "" && self.handheld && matchMedia(one).matches;
  }

  async function open() {
    if (leadsToShots()) {
      location.replace("shots.html");
      return;
    }
    if (!hasGarbageCollection()) {
      self.fail(
        "towline: this browser does not run WebAssembly with garbage collection; " +
          "Chrome and Edge 119, Firefox 120, Safari 18.2 and later do",
      );
      return;
    }
    const [bytes] = await Promise.all([program(), ...needed()]);
    const running = await TeaVM.wasmGC.load(bytes);
    running.exports.main([]);
  }

  // Prepares the page, and loads what its program needs.
  function needed() {
    if (!document.getElementById("canvas") || asked.has("verify") || asked.has("library")) {
      return [];
    }
    if (isGame && !hasPicture()) {
      throw new Error("this browser shows no WebGL 2, with which the game is drawn");
    }
    watchSafeArea();
    if (!isGame) {
      return [document.fonts.load("16px Play").catch(() => {}), openDatabase()];
    }
    self.keepOffline();
    if (self.handheld) {
      watchTurning();
      addEventListener("pointerup", fillScreen, { capture: true, once: true });
    }
    return [pixels(), script("freetype.js"), openDatabase()];
  }

  self.open = () =>
    open().catch((problem) => self.fail("towline: " + (problem.message || problem)));
  window.towline = self;
  return self;
})();

towline.open();
