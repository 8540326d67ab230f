/** A person's own preferences. Nobody reads or writes another's. */
import {
  storedPreferencesSchema,
  type Preferences,
  type PreferencesPatch,
} from '../../domain/preferences/preferences';
import type { UserActor } from '../actor';
import { database } from '../database';

/** The actor's preferences, whole: what was never chosen has its default. */
export async function readOwnPreferences(actor: UserActor): Promise<Preferences> {
  const { preferences } = await database().user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { preferences: true },
  });
  return storedPreferencesSchema.parse(preferences);
}

/** Replaces the named preferences in one statement, so that two windows never undo each other. */
export async function changeOwnPreferences(
  actor: UserActor,
  patch: PreferencesPatch,
): Promise<void> {
  await database().$executeRaw`
    UPDATE "User" SET "preferences" = "preferences" || ${JSON.stringify(patch)}::jsonb
    WHERE "id" = ${actor.userId}`;
}
