// Addresses for other devices: a page that was opened on the server's own machine is elsewhere not called localhost.
import { about } from './about.svelte';

const HERE = /^(localhost|127\.|\[::1\]$)/;

/** Whether a link of this page is of use on this computer only. */
export const onlyHere = (link: string): boolean => HERE.test(new URL(link).hostname);

/** The address of a page of ours as a phone in the same network reaches it. */
export function reachable(path: string): string {
  const others = (about.told?.addresses ?? []).filter((address) => !HERE.test(new URL(address).hostname));
  const base = HERE.test(location.hostname) && others.length ? others.at(-1)! : location.href;
  return new URL(path, base).href;
}
