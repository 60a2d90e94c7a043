// The seats of a game that the page was not built with: as the plain table of the server calls them.
export { SEATS } from '../yokohama/seats';
