// Fonts come after the first paint: files are split by script, and only those that a page needs are loaded.
import '@fontsource/shippori-mincho/700.css';
import '@fontsource-variable/source-sans-3';
