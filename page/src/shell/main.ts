import { mount } from 'svelte';
import './theme.css';
import App from './App.svelte';
import { missingTexts } from '../lib/say.svelte';
import { startSpeaking } from '../lib/settings.svelte';

// A part of the page that was asked for while the server was gone is not asked for again by itself: come back whole.
let waiting = false;
window.addEventListener('vite:preloadError', () => {
  if (waiting) return;
  waiting = true;
  const again = setInterval(() => {
    fetch('/api/health').then(
      (answer) => {
        if (!answer.ok) return;
        clearInterval(again);
        location.reload();
      },
      () => undefined,
    );
  }, 1000);
});

await startSpeaking();
mount(App, { target: document.getElementById('page')! });
void import('./fonts');

// For tests and for the curious: what could not be said so far.
Object.assign(window, { shokai: { missing: missingTexts } });
