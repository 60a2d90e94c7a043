// First moves in words, for the opening explorer.
export { moveWords as words } from './words';
