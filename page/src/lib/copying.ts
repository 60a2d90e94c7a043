// Copies a text to the clipboard. Without a secure connection, as in most homes, browsers have no clipboard for pages:
// there the old way works.

export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.style.position = 'fixed';
    area.style.opacity = '0';
    // What lies outside an open dialog cannot be selected.
    const focused = document.activeElement as HTMLElement | null;
    (document.querySelector('dialog[open]') ?? document.body).append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    focused?.focus();
    return done;
  }
}
