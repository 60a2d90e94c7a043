// A lesson is begun: where it was left, or again from its beginning.
import { go } from '../../lib/router.svelte';
import { post } from '../../lib/server';

export async function beginLesson(game: string, name: string, again: boolean): Promise<void> {
  const { id } = await post<{ id: string }>(`/lessons/${game}/${name}`, { again });
  go(`/table/${id}`);
}
