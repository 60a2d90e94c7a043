// Times and lists as people read them.

/** Seconds of a clock: 1:05, 1:02:03. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Seconds of a clock that runs for days, in the reader's language: 2 days 3 hr. The last day is shown by the second. */
export function longClockText(seconds: number, language: string): string {
  if (seconds < 86_400) return clockText(seconds);
  const unit = (n: number, of: 'day' | 'hour') =>
    // A number and its unit stay together where a phone has no room.
    new Intl.NumberFormat(language, { style: 'unit', unit: of, unitDisplay: 'short' })
      .format(n)
      .replaceAll(' ', '\u00a0');
  const hours = Math.floor(seconds / 3600);
  const days = unit(Math.floor(hours / 24), 'day');
  return hours % 24 ? `${days} ${unit(hours % 24, 'hour')}` : days;
}

/** How long ago something was, in the reader's language. */
export function ago(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const seconds = Math.round(now - then);
  if (seconds < 60) return format.format(0, 'minute');
  if (seconds < 3600) return format.format(-Math.floor(seconds / 60), 'minute');
  if (seconds < 86_400) return format.format(-Math.floor(seconds / 3600), 'hour');
  return format.format(-Math.floor(seconds / 86_400), 'day');
}

/** A bot's level or name without its settings, as a person reads it. */
export const botName = (bot: string): string => bot.split(':')[0]!;
