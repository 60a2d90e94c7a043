// Push messages to this browser: whether it can have any, and subscribing to them.
import { language } from './say.svelte';
import { post } from './server';

/** Why this browser cannot be sent push messages; null if it can. */
export type Hindrance = 'insecure' | 'install' | 'unsupported' | 'denied';

/** iPhones and iPads offer push messages only to pages that were added to the home screen. */
function mustBeInstalled(): boolean {
  const apple =
    /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return apple && !matchMedia('(display-mode: standalone)').matches;
}

export function hindrance(): Hindrance | null {
  if (!isSecureContext) return 'insecure';
  if (mustBeInstalled()) return 'install';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

const WORKER = '/push-worker.js';

/** The address at which this browser is sent messages, if it is. */
export async function ownAddress(): Promise<string | null> {
  if (hindrance()) return null;
  const there = await navigator.serviceWorker.getRegistration('/');
  return (await there?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Asks for permission, subscribes this browser, and tells the server. Whether it did; the browser may have said no. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  let made: PushSubscription;
  try {
    made = await pushManager.subscribe(options);
  } catch (error) {
    // Subscribed with a key from before the server was set up anew.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    made = await pushManager.subscribe(options);
  }
  await post('/me/channels', {
    kind: 'push',
    address: made.endpoint,
    keys: { p256dh: made.toJSON().keys!.p256dh, auth: made.toJSON().keys!.auth },
    language: language(),
  });
  return true;
}

/** Ends the messages to this browser, on its side. */
export async function unsubscribe(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const there = await navigator.serviceWorker.getRegistration('/');
  await (await there?.pushManager.getSubscription())?.unsubscribe();
}

/** The bytes of a text in base64 for addresses. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
