// Friends, as the server tells them, and what can be done about them.
import type { components } from './api';
import { post } from './server';

export type Friends = components['schemas']['FriendsTold'];
export type Change = '' | '/accept' | '/remove' | '/block';

export const changeFriends = (change: Change, name: string): Promise<Friends> =>
  post<Friends>(`/me/friends${change}`, { name });
