'use server';

import { changeOwnPreferences } from '../data/users/preferences';
import { preferencesPatchSchema } from '../domain/preferences/preferences';
import { defineAction } from './define-action';

export const savePreferences = defineAction(preferencesPatchSchema, changeOwnPreferences);
