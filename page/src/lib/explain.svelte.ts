// Everything at the table explains itself. Elements say what they are by `data-explain`, or by the `data-at` they have
// anyway; a game says in sentences what that is; shell/table/Explain.svelte shows it beside the thing. Whatever else is
// to be read beside the thing that is pointed at (a preview, a reason) is moved there by `within`.

/** A thing in words: its name, one or two sentences, and the section of the rules. */
export interface Explained {
  title: string;
  text: string[];
  /** How it stands now: left out where a preview says how it would be. */
  now?: string;
  section: string | null;
}

const THINGS = '[data-explain], [data-at]';
/** Buttons that lie over other things; what is beneath explains itself. */
const COVERS = '.cover, .closer';
/** A pointer that passes by is told nothing; one that goes on from thing to thing waits less. */
const REST = 350;
const SOON = 120;
/** A note that has been there for a while can be entered; before that clicks go through it. */
const SETTLED = 700;
const GRACE = 250;
const HOLD = 450;
const SLOP = 10;

export const nameOf = (thing: Element | null): string | null =>
  (thing as HTMLElement | SVGElement | null)?.dataset.explain ?? (thing as HTMLElement | null)?.dataset.at ?? null;

const holds = (box: DOMRect, x: number, y: number) =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** The thing at a point; of things within each other the smallest. */
export function thingAt(x: number, y: number): Element | null {
  const top = document.elementFromPoint(x, y);
  if (!top || top.closest('dialog')) return null;
  const found = top.closest(THINGS) ?? top.closest(COVERS);
  if (!found) return null;
  if (!found.matches(COVERS)) return found;
  const beneath = [...(found.parentElement?.querySelectorAll(THINGS) ?? [])]
    .map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
    .filter(({ thing, box }) => thing !== found && holds(box, x, y))
    .sort((a, b) => a.box.width * a.box.height - b.box.width * b.box.height);
  return beneath[0]?.thing ?? found.closest(THINGS);
}

/** All things that can be seen, for those who go from one to the next by keys. */
export function thingsInSight(): { thing: Element; box: DOMRect }[] {
  return [...document.querySelectorAll(THINGS)]
    .map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
    .filter(
      ({ thing, box }) =>
        box.width > 2 &&
        box.height > 2 &&
        box.right > 0 &&
        box.bottom > 0 &&
        box.left < innerWidth &&
        box.top < innerHeight &&
        !thing.closest('.explain, .unseen, dialog') &&
        (thing as HTMLElement).checkVisibility(),
    );
}

const ARROWS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

class Explainer {
  /** What is explained: pointed at, held, focused, or reached by keys. */
  thing = $state.raw<Element | null>(null);
  /** Whether arrow keys go from thing to thing. */
  walking = $state(false);
  /** Whether the note can be entered. */
  settled = $state(false);
  /** What was pressed last: reasons that come later belong there. */
  pressed = $state.raw<Element | null>(null);
  /** How many previews and reasons lie in the note. */
  guests = $state(0);
  /** Where they lie. */
  slot: HTMLElement | null = null;
  /** Only things that have words are worth a note. */
  known: (name: string) => boolean = () => true;

  #next: Element | null = null;
  #showing = 0;
  #settling = 0;
  #leaving = 0;
  #holding = 0;
  #left = 0;
  /** A thing that was pressed keeps still until the pointer has left it. */
  #hushed: Element | null = null;

  #show(thing: Element | null, enterable = true): void {
    clearTimeout(this.#showing);
    clearTimeout(this.#settling);
    clearTimeout(this.#leaving);
    this.#next = thing;
    this.settled = false;
    if (!thing && this.thing) this.#left = performance.now();
    this.thing = thing;
    if (thing && enterable) this.#settling = window.setTimeout(() => (this.settled = true), SETTLED);
  }

  hide(): void {
    this.#show(null);
    this.walking = false;
  }

  /** The pointer is at a thing, or at none. */
  #point(thing: Element | null): void {
    if (this.walking) return;
    if (thing !== this.#hushed) this.#hushed = null;
    if (this.#hushed) return;
    const name = nameOf(thing);
    if (thing && (!name || !this.known(name))) thing = null;
    if (thing === this.#next) {
      if (thing && thing === this.thing) clearTimeout(this.#leaving);
      return;
    }
    clearTimeout(this.#showing);
    this.#next = thing;
    if (!thing) {
      clearTimeout(this.#leaving);
      this.#leaving = window.setTimeout(() => this.#show(null), this.settled ? GRACE : 0);
      return;
    }
    const lately = this.thing !== null || performance.now() - this.#left < REST;
    if (this.thing && this.thing !== thing && !this.settled) this.thing = null;
    this.#showing = window.setTimeout(() => this.#show(thing), lately ? SOON : REST);
  }

  /** Listens to everything that points; returns how to stop. */
  listen(): () => void {
    let frame = 0;
    let down: { x: number; y: number } | null = null;
    let at = { x: -1, y: -1 };
    const move = (event: PointerEvent) => {
      if (event.pointerType === 'touch') {
        if (down && Math.hypot(event.clientX - down.x, event.clientY - down.y) > SLOP) clearTimeout(this.#holding);
        return;
      }
      // What comes to lie under a pointer that rests was not pointed at.
      if (event.clientX === at.x && event.clientY === at.y) return;
      at = { x: event.clientX, y: event.clientY };
      // With a button down something is being moved.
      if (event.buttons) return this.#point(null);
      const { clientX, clientY } = event;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const top = document.elementFromPoint(clientX, clientY);
        if (top?.closest('.explain')) return this.#entered();
        this.#point(thingAt(clientX, clientY));
      });
    };
    const press = (event: PointerEvent) => {
      const target = event.target as Element;
      // A press on the note puts it away; its link leads to the rule, its button to the legend.
      if (target.closest?.('.explain')) return target.closest('a, button') ? undefined : this.hide();
      const thing = thingAt(event.clientX, event.clientY);
      cancelAnimationFrame(frame);
      this.#show(null);
      this.walking = false;
      this.pressed = thing;
      this.#hushed = thing;
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      down = { x: event.clientX, y: event.clientY };
      clearTimeout(this.#holding);
      const name = nameOf(thing);
      if (!thing || !name || !this.known(name)) return;
      this.#holding = window.setTimeout(() => {
        this.#show(thing);
        this.settled = true;
        swallowClick();
      }, HOLD);
    };
    const release = () => clearTimeout(this.#holding);
    const menu = (event: Event) => this.thing && down && event.preventDefault();
    const focus = (event: FocusEvent) => {
      const target = event.target as Element;
      if (this.walking || !target.matches?.(':focus-visible') || target.closest('.explain, dialog')) return;
      this.#point(target.closest(THINGS));
    };
    const blur = () => !this.walking && this.#point(null);
    const away = () => this.#point(null);
    const scrolled = (event: Event) =>
      !(event.target as Element).closest?.('.explain') && !this.walking && this.#show(null);
    const on: [string, (event: never) => void][] = [
      ['pointermove', move],
      ['pointerdown', press],
      ['pointerup', release],
      ['pointercancel', release],
      ['contextmenu', menu],
      ['focusin', focus],
      ['focusout', blur],
      ['blur', away],
      ['resize', away],
      ['scroll', scrolled],
      ['keydown', (event: KeyboardEvent) => this.#key(event)],
    ];
    const heard = on as [string, EventListener][];
    for (const [name, handler] of heard) addEventListener(name, handler, true);
    document.documentElement.addEventListener('pointerleave', away);
    return () => {
      for (const [name, handler] of heard) removeEventListener(name, handler, true);
      document.documentElement.removeEventListener('pointerleave', away);
      cancelAnimationFrame(frame);
      this.hide();
    };
  }

  #entered(): void {
    clearTimeout(this.#leaving);
    clearTimeout(this.#showing);
    this.#next = this.thing;
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as Element;
    if (target.closest?.('input, textarea, select, dialog')) return;
    if (event.key === 'Escape' && (this.thing || this.walking)) {
      if (this.walking) event.stopPropagation();
      this.hide();
    } else if (event.key.toLowerCase() === 'e' && !event.shiftKey) {
      event.preventDefault();
      if (this.walking) return this.hide();
      const focused = document.activeElement?.closest(THINGS);
      const start = this.thing ?? focused ?? this.#known()[0]?.thing ?? null;
      this.walking = start !== null;
      this.#show(start);
    } else if (this.walking && event.key in ARROWS) {
      event.preventDefault();
      event.stopPropagation();
      this.#walk(...ARROWS[event.key]!);
    }
  }

  #known(): { thing: Element; box: DOMRect }[] {
    return thingsInSight().filter(({ thing }) => this.known(nameOf(thing)!));
  }

  /** To the nearest thing in a direction; what lies straight ahead is nearer than what lies askew. */
  #walk(dx: number, dy: number): void {
    const from = this.thing!.getBoundingClientRect();
    const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const;
    const [x, y] = middle(from);
    let [best, least]: [Element | null, number] = [null, Infinity];
    for (const { thing, box } of this.#known()) {
      if (thing === this.thing) continue;
      const [ahead, askew] = [
        (middle(box)[0] - x) * dx + (middle(box)[1] - y) * dy,
        Math.abs((middle(box)[0] - x) * dy) + Math.abs((middle(box)[1] - y) * dx),
      ];
      const far = ahead + 2.5 * askew;
      if (ahead > 1 && far < least) [best, least] = [thing, far];
    }
    if (best) this.#show(best);
  }
}

export const explainer = new Explainer();

/** Moves something into the note beside what is pointed at; without a note it stays where it is. */
export function within(node: HTMLElement) {
  const { slot } = explainer;
  if (!slot) return;
  slot.append(node);
  explainer.guests++;
  return {
    destroy() {
      node.remove();
      explainer.guests--;
    },
  };
}

/** The click that ends a hold is none. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', stop, { capture: true, once: true });
  addEventListener('pointerdown', () => removeEventListener('click', stop, { capture: true }), {
    capture: true,
    once: true,
  });
}
