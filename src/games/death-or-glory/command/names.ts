import { groundName } from '../names.ts';
import type { GeneralOrder, State } from '../state.ts';
import type { Label } from './tables.ts';

/** The name of a brigade; its id, if it has no sheet. */
export const brigadeName = (id: string, { brigades }: Pick<State, 'brigades'>): string =>
  brigades?.[id]?.name ?? id.replaceAll('-', ' ');

/** What each general order is called. @ruling dg-114 */
export const LABEL_NAMES: Readonly<Record<Label, string>> = {
  attack: 'Attack',
  defend: 'Defend',
  reserve: 'Reserve',
  withdraw: 'Withdraw',
};

/** Names of places are told as they are written. */
const placeName = (id: string, state: State): string =>
  Object.hasOwn(state.terrain, id) ? groundName(id, state) : id.replaceAll('-', ' ');

/** `Attack, the mill hill`; what a sheet says of which only the back is seen. */
export const orderSaid = (order: GeneralOrder | null, state: State): string =>
  order === null
    ? 'an order that is not shown'
    : `${LABEL_NAMES[order.label]}${order.at === undefined ? '' : `, ${placeName(order.at, state)}`}`;

/** The order that a player gives with these fields. */
export const orderOf = ({ order: label, at }: { readonly order: Label; readonly at?: string }): GeneralOrder => ({
  label,
  ...(at !== undefined && { at }),
});

/** The name of a general who was wounded. */
export const woundedName = (id: string, { battle }: Pick<State, 'battle'>): string =>
  battle?.wounded.find((general) => general.id === id)?.name ?? id;
