"use strict";

// The service worker, which lets the page open without a network. The build writes `sw.js`, which sets
// VERSION, a hash of all files, and FILES, the hash of each by its path, and then imports this script.
// One cache has all files of one build: a page never gets files of two.
const scope = self.registration.scope;

// Other pages of the same server may be Towline as well.
const prefix = "towline " + scope + " ";
const name = prefix + VERSION;

// All or nothing: with a file that is missing or of another build, the old worker stays.
self.addEventListener("install", (event) => {
  const requests = Object.entries(FILES).map(
    ([file, hash]) =>
      new Request(new URL(file, scope), { cache: "no-cache", integrity: "sha256-" + hash }),
  );
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(requests)));
});

// Comes when no page of the old build is open any more.
self.addEventListener("activate", (event) => {
  const remove = (names) =>
    names
      .filter((other) => other.startsWith(prefix) && other !== name)
      .map((other) => caches.delete(other));
  event.waitUntil(caches.keys().then((names) => Promise.all(remove(names))));
});

// What is not listed, such as a replay beside the page, goes to the network.
self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  const folder = new URL(scope);
  if (address.origin !== folder.origin || !address.pathname.startsWith(folder.pathname)) {
    return;
  }
  // The options of a page are behind a question mark, and no part of its path.
  const path = address.pathname.slice(folder.pathname.length).replace(/(^|\/)$/, "$1index.html");
  if (event.request.method === "GET" && Object.hasOwn(FILES, path)) {
    event.respondWith(kept(new URL(path, scope), event.request));
  }
});

async function kept(file, request) {
  const cache = await caches.open(name);
  const found = await cache.match(file);
  // A browser opens no page whose answer has followed a redirection, as from index.html to its folder.
  return found ? new Response(found.body, found) : fetch(request);
}
