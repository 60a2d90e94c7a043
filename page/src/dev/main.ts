// For development only: /fixture.html?fixture=NAME shows src/dev/NAME.json, a whole view or a game's own, with
// &lang=de &theme=night &readonly. Moves are written to the console.
import { mount } from 'svelte';
import '../theme.css';
import '../fonts';
import { preferredLanguage, speak } from '../lib/say.svelte';
import Fixture from './Fixture.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'day';
await speak(preferredLanguage(asked.get('lang'), []));
const files = import.meta.glob<Record<string, unknown>>('./*.json', { import: 'default' });
const name = asked.get('fixture') ?? 'osaka';
const load = files[`./${name}.json`];
const target = document.getElementById('page')!;
if (load) mount(Fixture, { target, props: { fixture: await load(), readonly: asked.has('readonly') } });
else target.textContent = `There is ${Object.keys(files).join(', ')}.`;
