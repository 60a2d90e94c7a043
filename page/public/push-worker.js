// Shows what the server tells a browser whose page is closed, and opens the table that it is about. It keeps nothing and
// answers no requests: the page itself comes from the server as ever.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const told = event.data.json();
  event.waitUntil(
    self.registration.showNotification(told.title, {
      body: told.text,
      // One for each table: what is newer replaces it, and rings again.
      tag: told.tag,
      renotify: true,
      icon: '/icon-192.png',
      data: { path: told.path },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.path, self.location.origin).href));
});

/** Goes to an address: in a window that is there already, else in one that is open, else in a new one. */
async function open(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => one.url.split('?')[0] === address);
  if (there) return there.focus();
  const other = windows.find((one) => 'navigate' in one);
  if (!other) return self.clients.openWindow(address);
  const moved = await other.navigate(address).catch(() => null);
  return moved ? moved.focus() : self.clients.openWindow(address);
}

// A push service may give a browser another address; the server is told which one it replaces.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event));
});

async function renew(event) {
  const { options, endpoint } = event.oldSubscription ?? {};
  if (!options) return;
  const fresh = event.newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const { keys } = fresh.toJSON();
  await fetch('/api/me/channels', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind: 'push', address: fresh.endpoint, keys, replaces: endpoint }),
  });
}
