// The seats of a game that the page was not built with: as the plain table of the server calls them.
import { SEATS as colours } from '../yokohama/seats';

export const SEATS = colours;
