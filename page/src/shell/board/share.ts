// A study as a link: everything is in the part of the address that browsers do not send to the server.
import type { Kept, Line } from './study.svelte';

/** Longer addresses are cut by mail programs and messengers. */
export const LONGEST = 6000;

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const body = new Response(new Blob([bytes as BlobPart]).stream().pipeThrough(stream));
  return new Uint8Array(await body.arrayBuffer());
}

/** The part of a link behind the number sign. */
export async function packed({ record, line, step }: Kept): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([record, line, step]));
  const bytes = await through(text, new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `s=${btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** Unpacks no more than a record may have: a small link can hold very much. */
const MOST = 400_000;

/** What a link holds; null where it is no link of a study, or a broken one. */
export async function unpacked(hash: string): Promise<Kept | null> {
  const text = /^#?s=([\w-]+)$/.exec(hash)?.[1];
  if (!text) return null;
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const parts: Uint8Array[] = [];
    let length = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > MOST) {
        await reader.cancel();
        return null;
      }
      parts.push(part.value);
    }
    const told: unknown = JSON.parse(await new Blob(parts as BlobPart[]).text());
    if (!Array.isArray(told)) return null;
    const [record, line, step] = told as unknown[];
    const isStep = (n: unknown) => typeof n === 'number' && Number.isInteger(n) && n >= 0;
    const isLine = Array.isArray(line) && line.every((pair) => Array.isArray(pair) && pair.every(isStep));
    if (typeof record !== 'string' || !isLine || !(step === null || isStep(step))) return null;
    return { record, line: line as Line, step: step as number | null };
  } catch {
    return null;
  }
}

/** Has the browser save a file. */
export function save(name: string, body: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(body);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** A drawing as a picture that can be sent to anybody. */
export async function pictureOf(svg: string): Promise<Blob> {
  const size = /viewBox="0 0 (\d+) (\d+)"/.exec(svg);
  const [width, height] = [Number(size?.[1] ?? 800), Number(size?.[2] ?? 600)];
  const image = new Image(width, height);
  const source = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 2 * width;
    canvas.height = 2 * height;
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(source);
  }
}
