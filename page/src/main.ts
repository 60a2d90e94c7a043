import { mount } from 'svelte';
import './theme.css';
import App from './App.svelte';
import { missingTexts } from './lib/say.svelte';
import { startSpeaking } from './lib/settings.svelte';

await startSpeaking();
mount(App, { target: document.getElementById('page')! });
void import('./fonts');

// For tests and for the curious: what could not be said so far.
Object.assign(window, { shokai: { missing: missingTexts } });
