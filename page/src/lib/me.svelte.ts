// Who sits before the screen, as the server knows them.
import { get, post, type Me } from './server';

export const me = $state<{ person: Me | null; known: boolean }>({ person: null, known: false });

export async function askMe(): Promise<void> {
  try {
    me.person = await get<Me | null>('/me');
  } catch {
    me.person = null;
  }
  me.known = true;
}

/** What a guest has said that they are called; nothing where they have an account, or have said nothing. */
export const guestName = (fallback: string): string =>
  me.person && !me.person.account && me.person.name !== fallback ? me.person.name : '';

/** Whoever wants to play needs a name; who has given none yet is called something kind. */
export async function somebody(fallback: string): Promise<Me> {
  me.person ??= await post<Me>('/me', { name: fallback });
  return me.person;
}
