// The parts of the view of TRADERS OF OSAKA by short names. What is in them the server says: lib/api.d.ts is made from it.
import type { components } from '../../lib/api';

type Told = components['schemas'];

export type OsakaView = Told['OsakaView'];
export type OsakaPreview = Told['OsakaPreview'];
export type Slot = Told['OsakaSlot'];
/** What can be saved of a colour whose ship sinks, and each way to do so. */
export type Insurance = Told['OsakaInsurance'];
export type Way = Told['OsakaWay'];
export type Trader = Told['OsakaTrader'];
export type Colour = keyof Told['OsakaByColour'];
/** A card is a letter and a value: R5. */
export type CardText = Slot['card'];
