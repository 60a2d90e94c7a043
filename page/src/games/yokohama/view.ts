// The parts of the view of YOKOHAMA by short names. What is in them the server says: lib/api.d.ts is made from it.
import type { components } from '../../lib/api';

type Told = components['schemas'];

export type Game = Told['YokohamaView'];
export type Merchant = Told['YokohamaMerchant'];
export type AreaView = Told['YokohamaArea'];
/** The name of an area. */
export type Area = AreaView['neighbours'][number];
export type Good = keyof Told['YokohamaGoods'];
export type Country = keyof Told['YokohamaByCountry'];
/** A number of some icon: points, yen, goods, effects. */
export type Amount = Told['YokohamaAmount'];
export type Order = Told['YokohamaOrder'];
export type Technology = Told['YokohamaTechnology'];
export type TrackSpace = Told['YokohamaChurchSpace'] | Told['YokohamaCustomsSpace'];
export type Achievement = Told['YokohamaAchievement'];
export type Pieces = Told['YokohamaPieces'];
export type Way = Told['YokohamaWay'];
/** What a move brings about; which of its parts there are depends on the move. */
export type Foresight = Told['YokohamaPreview'];
export type Move = Told['YokohamaMove'];
