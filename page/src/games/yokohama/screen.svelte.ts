// Which of five layouts the window has room for, and how large everything is in it.
import { cityWidth, SMALL, TILE } from './city';
import { closeFor, LEAST, type Close } from './close';
import type { Desk } from './desk.svelte';
import { MINE, stageFor, type Stage } from './stage';
import { uprightFor, type Upright } from './upright';

// Below this the whole stage could not be read: phones get tabs, tablets held upright the city across their width.
const PHONE = 900;
const TABLET = 720;
const SIDEWAYS = 480;
const TALLEST_BAR = 110;
/** The part beside the small city on a phone held sideways. */
const ASIDE = 294;

export type Layout = 'sideways' | 'phone' | 'upright' | 'close' | 'whole';

export class Screen {
  #desk: Desk;
  width = $state(MINE.width);
  height = $state(900);
  barHeight = $state(60);

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** In large windows the question grows with the stage. */
  barZoom: number = $derived.by(() =>
    this.#desk.props.board ? 1 : Math.max(1, Math.min(this.width / 1700, this.height / 940)),
  );
  /** A phone held sideways: too low for anything below the city. */
  sideways: boolean = $derived.by(
    () => !this.#desk.props.board && this.height <= SIDEWAYS && this.width > this.height && this.width > 540,
  );
  #tablet: boolean = $derived.by(() => {
    const { board, hand } = this.#desk.props;
    return !board && !hand && this.width > TABLET && this.width <= PHONE && this.height > this.width;
  });
  phone: boolean = $derived.by(() => this.width <= PHONE && !this.sideways && !this.#tablet);

  stage: Stage = $derived.by(() => {
    const { game, harbours, schools, props } = this.#desk;
    return stageFor({
      width: this.width,
      height: this.height - this.barHeight,
      layout: game.layout,
      harbours: harbours.length,
      schools: schools.length,
      rivals: game.merchants.length - (game.seat === null ? 0 : 1),
      mine: !props.board,
    });
  });
  /** Where letters on the stage would be too small, the city stays large and boards wait behind tabs. */
  close: Close | null = $derived.by(() => {
    const { game, harbours, schools, props } = this.#desk;
    const other = this.phone || this.#tablet || this.sideways || props.board;
    if (other || Math.min(this.stage.zoom, this.stage.mineZoom) >= LEAST - 0.001) return null;
    const [width, height] = [this.width, this.height - this.barHeight];
    return closeFor({ width, height, layout: game.layout, areas: [...harbours, ...schools] });
  });
  upright: Upright | null = $derived.by(() =>
    this.#tablet
      ? uprightFor({ width: this.width, height: this.height - this.barHeight, layout: this.#desk.game.layout })
      : null,
  );
  layout: Layout = $derived.by(() => {
    if (this.sideways) return 'sideways';
    if (this.phone) return 'phone';
    return this.upright ? 'upright' : this.close ? 'close' : 'whole';
  });
  tile: typeof TILE = $derived.by(() => (this.sideways ? SMALL : (this.upright?.tile ?? this.close?.tile ?? TILE)));
  /** How large the small city of a phone held sideways is drawn. */
  smallZoom: number = $derived.by(() => {
    const { layout } = this.#desk.game;
    return Math.max(
      1,
      Math.min(
        (this.width - ASIDE) / (cityWidth(layout, SMALL) + 8),
        (this.height - 48) / (layout.length * SMALL.down + 2),
      ),
    );
  });

  /** Keeps up with the size of the table; gives what ends that. */
  watch(root: HTMLElement): () => void {
    const watch = new ResizeObserver(() => {
      this.width = root.clientWidth;
      this.height = root.clientHeight;
    });
    watch.observe(root);
    return () => watch.disconnect();
  }

  /** Keeps room for the tallest question, so that nothing jumps, until the window changes; gives what ends that. */
  watchBar(slot: HTMLElement): () => void {
    const high = () => Math.min(slot.offsetHeight, TALLEST_BAR * this.barZoom);
    this.barHeight = high();
    const watch = new ResizeObserver(() => {
      this.barHeight = Math.max(this.barHeight, high());
    });
    watch.observe(slot);
    return () => watch.disconnect();
  }
}
