// The sans for Japanese text: a large set, loaded only when the page speaks Japanese.
import '@fontsource/zen-kaku-gothic-new/400.css';
import '@fontsource/zen-kaku-gothic-new/700.css';
