// Something that follows the pointer, by mouse, pen or finger. Only where it may be dropped does the table glow; dropped
// anywhere else it is where it was.

/** What is dragged; each game adds what it looks like. */
export interface Load {
  /** The places that it may be dropped on, what a drop there does, and what to point at meanwhile. */
  targets: Map<string, { drop: () => void; shows?: string }>;
}

/** How far a pointer goes before it drags: less is a click. */
const SLOP = 6;

export class Drag<Cargo extends Load> {
  load = $state.raw<Cargo | null>(null);
  x = $state(0);
  y = $state(0);
  /** The place under the pointer, if the load may be dropped there. */
  over = $state<string | null>(null);
  #stop: (() => void) | null = null;

  /** `point` shows what a drop would do, as pointing does, or nothing; places are known by `data-drop` or the like. */
  constructor(
    readonly point: (shown: string | null) => void,
    readonly named = 'drop',
  ) {}

  get on(): boolean {
    return this.load !== null;
  }

  takes(place: string): boolean {
    return this.load?.targets.has(place) ?? false;
  }

  /** A pointer went down on something that can be dragged, if there is anywhere to drop it. */
  begin(event: PointerEvent, load: Cargo): void {
    this.cancel();
    if (event.button !== 0 || !event.isPrimary || !load.targets.size) return;
    const { pointerId, clientX, clientY } = event;

    const move = (now: PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      if (!this.load) {
        if (Math.hypot(now.clientX - clientX, now.clientY - clientY) <= SLOP) return;
        this.load = load;
        this.point(null);
      }
      [this.x, this.y] = [now.clientX, now.clientY];
      const over = this.#placeAt(now.clientX, now.clientY, load);
      if (over === this.over) return;
      this.over = over;
      this.point(over === null ? null : (load.targets.get(over)!.shows ?? null));
    };
    const up = (now: PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      const target = this.over === null ? undefined : load.targets.get(this.over);
      const dragged = this.on;
      this.cancel();
      if (dragged) swallowClick();
      target?.drop();
    };
    const off = (now: PointerEvent) => now.pointerId === pointerId && this.cancel();
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', off);
    this.#stop = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', off);
    };
  }

  cancel(): void {
    this.#stop?.();
    this.#stop = null;
    if (!this.load) return;
    this.load = this.over = null;
    this.point(null);
  }

  /** The place at a point that takes what is dragged; places may lie in each other. */
  #placeAt(x: number, y: number, load: Cargo): string | null {
    const around = (element: Element | null | undefined) => element?.closest<HTMLElement>(`[data-${this.named}]`);
    let found = around(document.elementFromPoint(x, y));
    while (found && !load.targets.has(found.dataset[this.named]!)) found = around(found.parentElement);
    return found?.dataset[this.named] ?? null;
  }
}

/** The click that ends a drag where it began is none. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}
