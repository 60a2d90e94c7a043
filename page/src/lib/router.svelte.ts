// Addresses of the page. Links are plain links; clicks on them do not load the page again.

let here = $state(location.pathname + location.search);

export function route(): { path: string[]; query: URLSearchParams } {
  const [path = '/', query = ''] = here.split('?');
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
  return { path: path.split('/').filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) };
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  here = location.pathname + location.search;
  if (!replace) scrollTo(0, 0);
}

addEventListener('popstate', () => (here = location.pathname + location.search));

addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search);
  if (link.hash) document.querySelector(link.hash)?.scrollIntoView();
});
